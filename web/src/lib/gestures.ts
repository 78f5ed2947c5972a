/** Pointer, wheel and touch over a panel: point, click, long press, drag, pinch. */

import type { Camera } from './camera.svelte';

export interface Pointed {
  target: EventTarget | null;
  clientX: number;
  clientY: number;
}

export interface Hands {
  /** Null: the panel cannot be moved. */
  camera(): Camera | null;
  under(event: Pointed, slack: number): string | null;
  point(id: string | null): void;
  click(id: string | null, touch: boolean): void;
  /** Pressed for long, at a place of the panel in pixels; null: it is over. */
  long(id: string | null, at: { x: number; y: number } | null): void;
  /** Pressed for long and let go in the same place. */
  held(id: string): void;
  /** A mouse rests for long; null: it has moved on. */
  rest(id: string | null, at: { x: number; y: number } | null): void;
  /** A mouse drags from here: true if what lies here is taken along. */
  grab(id: string): boolean;
  /** Something that is carried is let go here. */
  drop(id: string | null): void;
  /** A notch of the wheel; true if it was used. */
  wheel(steps: number): boolean;
}

const LONG = 480;
const RESTS = 900;
/** A pointer moves this far before it drags. */
const SLACK = { mouse: 5, touch: 10 };
/** How far beside a target it is still meant. */
const NEAR = { mouse: 5, touch: 16 };

export function gestures(hands: Hands): (element: SVGSVGElement) => () => void {
  return (element) => {
    const held = new Map<number, { x: number; y: number }>();
    let start: { x: number; y: number } | null = null;
    let last = { x: 0, y: 0 };
    let pinch = 0;
    let dragged = false;
    let carried = false;
    /** What was pressed: that is what is clicked. */
    let began: string | null = null;
    let long = false;
    /** What was pressed for long, as long as the finger stays on it. */
    let pressed: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let rested = { x: 0, y: 0 };

    function stir(event: PointerEvent | null): void {
      if (event && Math.hypot(event.clientX - rested.x, event.clientY - rested.y) < SLACK.mouse) return;
      clearTimeout(resting);
      hands.rest(null, null);
      if (!event) return;
      rested = { x: event.clientX, y: event.clientY };
      const { target, clientX, clientY } = event;
      const at = place(event);
      resting = setTimeout(() => hands.rest(hands.under({ target, clientX, clientY }, 0), at), RESTS);
    }

    const touch = (event: PointerEvent): boolean => event.pointerType === 'touch';
    const isFar = (event: PointerEvent, from: { x: number; y: number }): boolean =>
      Math.hypot(event.clientX - from.x, event.clientY - from.y) >= SLACK[touch(event) ? 'touch' : 'mouse'];
    const near = (event: PointerEvent): number => (touch(event) ? NEAR.touch : NEAR.mouse);
    const place = (event: PointerEvent): { x: number; y: number } => {
      const rect = element.getBoundingClientRect();
      return { x: event.clientX - rect.x, y: event.clientY - rect.y };
    };
    const span = (): number => {
      const [a, b] = [...held.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };

    function down(event: PointerEvent): void {
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      clearTimeout(timer);
      stir(null);
      if (held.size > 1) {
        pinch = span();
        start = null;
        dragged = true;
        return;
      }
      dragged = false;
      long = false;
      carried = false;
      start = { x: event.clientX, y: event.clientY };
      last = start;
      began = event.button === 0 ? hands.under(event, near(event)) : null;
      if (!touch(event)) return;
      const at = place(event);
      timer = setTimeout(() => {
        long = true;
        pressed = began;
        hands.long(began, at);
      }, LONG);
    }

    function move(event: PointerEvent): void {
      if (!touch(event) && (!dragged || carried)) {
        hands.point(hands.under(event, near(event)));
        if (!held.size) stir(event);
      }
      if (!held.has(event.pointerId)) return;
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (long) {
        if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) >= SLACK.touch) pressed = null;
        hands.long(hands.under(event, near(event)), place(event));
        return;
      }
      const camera = hands.camera();
      if (held.size === 2 && camera) {
        const now = span();
        const [a, b] = [...held.values()];
        const rect = element.getBoundingClientRect();
        if (pinch && a && b) camera.zoomAt(now / pinch, (a.x + b.x) / 2 - rect.x, (a.y + b.y) / 2 - rect.y);
        pinch = now;
        return;
      }
      if (!start) return;
      if (!dragged && !isFar(event, start)) return;
      clearTimeout(timer);
      if (!dragged && !touch(event) && began !== null) carried = hands.grab(began);
      if (carried) {
        dragged = true;
        return;
      }
      if (!dragged) element.setPointerCapture(event.pointerId);
      dragged = true;
      if (camera && camera.zoom > 1) camera.pan(event.clientX - last.x, event.clientY - last.y);
      last = { x: event.clientX, y: event.clientY };
    }

    function up(event: PointerEvent): void {
      clearTimeout(timer);
      const known = held.delete(event.pointerId);
      if (held.size) return;
      const still = start !== null && !isFar(event, start);
      start = null;
      // What was taken here, on another panel or from a card, is let go where the pointer is.
      if (!touch(event) && event.type === 'pointerup' && (carried || !known)) hands.drop(hands.under(event, near(event)));
      if (long) {
        hands.long(null, null);
        if (pressed !== null && event.type === 'pointerup') hands.held(pressed);
      } else if (known && still && !dragged && !carried && event.type === 'pointerup' && event.button === 0) {
        hands.click(began, touch(event));
      }
      dragged = false;
      carried = false;
      long = false;
    }

    /** Something that has come over the panel meanwhile was let go of: what was pressed is here. */
    function outside(event: PointerEvent): void {
      if (held.has(event.pointerId)) up(event);
    }

    function leave(): void {
      stir(null);
      if (carried) held.clear();
      if (!held.size) hands.point(null);
    }

    function wheel(event: WheelEvent): void {
      const camera = hands.camera();
      if (!camera) return;
      event.preventDefault();
      stir(null);
      if (!event.ctrlKey && hands.wheel(Math.sign(event.deltaY))) return;
      const rect = element.getBoundingClientRect();
      camera.zoomAt(Math.exp(-event.deltaY * 0.0016), event.clientX - rect.x, event.clientY - rect.y);
    }

    const context = (event: Event): void => event.preventDefault();
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('pointerleave', leave);
    addEventListener('pointerup', outside);
    addEventListener('pointercancel', outside);
    element.addEventListener('contextmenu', context);
    // Wheel listeners must not be passive, or the page would scroll too.
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(timer);
      clearTimeout(resting);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('pointerleave', leave);
      removeEventListener('pointerup', outside);
      removeEventListener('pointercancel', outside);
      element.removeEventListener('contextmenu', context);
      element.removeEventListener('wheel', wheel);
    };
  };
}
