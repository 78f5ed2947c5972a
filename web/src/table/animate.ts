/** Pieces that keep their id move from their old place to the new one, also from one panel to another. */

import type { Scene } from '../lib/protocol';
import { difference, type Spot } from '../lib/scene';

const TIME = 320;
/** A long way takes longer, but never more than this. */
const LONGEST = 700;
const EASE = 'cubic-bezier(.3,.1,.2,1)';
/** More changes than this are a new picture, not a move. */
const MOST = 60;

const place = (spot: Spot): string => `translate(${spot.x}px, ${spot.y}px)`;

export function animate(root: HTMLElement, before: Scene, after: Scene): void {
  const change = difference(before, after);
  if (change.moved.length + change.added.length > MOST) return;
  const find = (id: string): SVGGElement | null => {
    const name = `[data-piece="${CSS.escape(id)}"]`;
    return root.querySelector(`[data-stage] ${name}`) ?? root.querySelector(name);
  };
  for (const { id, from, to } of change.moved) {
    const element = find(id);
    if (!element) continue;
    if (from.panel === to.panel) {
      const way = Math.hypot(to.x - from.x, to.y - from.y);
      const duration = Math.min(LONGEST, TIME + 30 * way);
      element.animate([{ transform: place(from) }, { transform: place(to) }], { duration, easing: EASE });
    } else fly(root, element, from, to);
  }
  for (const id of change.added) {
    find(id)?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME / 2, easing: 'ease-out' });
  }
}

function onScreen(root: HTMLElement, spot: Spot): DOMRect | null {
  const name = `svg[data-panel="${CSS.escape(spot.panel)}"]`;
  const svg = root.querySelector<SVGSVGElement>(`[data-stage] ${name}`) ?? root.querySelector<SVGSVGElement>(name);
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const corner = new DOMPoint(spot.x - spot.w / 2, spot.y - spot.h / 2).matrixTransform(matrix);
  return new DOMRect(corner.x, corner.y, spot.w * matrix.a, spot.h * matrix.d);
}

/** A copy of the piece flies over the page, since a panel cuts off what leaves it. */
function fly(root: HTMLElement, element: SVGGElement, from: Spot, to: Spot): void {
  const start = onScreen(root, from);
  const end = onScreen(root, to);
  const use = element.querySelector('use');
  if (!start || !end || !use) return;
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const drawn = use.cloneNode(true) as SVGUseElement;
  for (const [name, value] of [['x', '0'], ['y', '0'], ['width', '100%'], ['height', '100%']] as const) {
    drawn.setAttribute(name, value);
  }
  copy.append(drawn);
  copy.setAttribute('aria-hidden', 'true');
  const style = getComputedStyle(element);
  copy.style.setProperty('--seat', style.getPropertyValue('--seat'));
  copy.style.setProperty('--seat-ink', style.getPropertyValue('--seat-ink'));
  Object.assign(copy.style, { position: 'fixed', left: '0', top: '0', zIndex: '30', pointerEvents: 'none' });
  root.append(copy);
  const frame = (rect: DOMRect): Keyframe => ({
    transform: `translate(${rect.x}px, ${rect.y}px)`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  element.style.visibility = 'hidden';
  const flight = copy.animate([frame(start), frame(end)], { duration: TIME * 1.3, easing: EASE, fill: 'both' });
  const land = (): void => {
    copy.remove();
    element.style.visibility = '';
  };
  flight.onfinish = land;
  flight.oncancel = land;
}
