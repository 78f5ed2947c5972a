/** Points fly from where they were made to the seat that made them, and its number counts up. */

const TIME = 500;
const EASE = 'ease-in-out';

/** Let points fly to the score of a seat; from the thing that moved, or from the middle of the stage. */
export function flyPoints(root: HTMLElement, seat: number, points: number, from: Element | null): void {
  const score = root.querySelector<HTMLElement>(`[data-seat="${seat}"] [data-score]`);
  const start = (from ?? root.querySelector('[data-stage]'))?.getBoundingClientRect();
  const end = score?.getBoundingClientRect();
  if (!score || !start || !end) return;
  const bubble = document.createElement('span');
  bubble.className = points > 0 ? 'k-flight' : 'k-flight loss';
  bubble.textContent = `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
  bubble.setAttribute('aria-hidden', 'true');
  root.append(bubble);
  const at = (box: DOMRect): string => `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) translate(-50%, -50%)`;
  const flight = bubble.animate(
    [{ transform: `${at(start)} scale(1.5)` }, { transform: `${at(end)} scale(1)`, opacity: 1, offset: 0.9 }, { transform: at(end), opacity: 0 }],
    { duration: TIME, easing: EASE, fill: 'both' },
  );
  const land = (): void => {
    bubble.remove();
    score.animate([{ transform: 'scale(1.28)' }, { transform: 'scale(1)' }], { duration: 180, easing: 'ease-out' });
  };
  flight.onfinish = land;
  flight.oncancel = land;
}
