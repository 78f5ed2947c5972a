/** Where the coach stands: wherever it covers least of what it speaks about. */

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A line on the screen: the data of a path in units of a board, and where these are. */
export interface Track {
  d: string;
  transform: string;
  scale: number;
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Places that a card should leave free, and how much that matters. */
export interface Kept {
  places: Rect[];
  weight: number;
}

/** How much of what is to be kept free a card covers at a spot. */
export function covered(spot: { x: number; y: number }, card: { w: number; h: number }, kept: Kept[]): number {
  const at = { ...spot, ...card };
  return kept.reduce((sum, { places, weight }) => sum + weight * places.reduce((all, place) => all + overlap(at, place), 0), 0);
}

/** The spot at which a card of that size covers the least; earlier candidates win ties, the middle comes last. */
export function freest(room: Rect, card: { w: number; h: number }, kept: Kept[], edge = 14): { x: number; y: number } {
  const left = room.x + edge;
  const top = room.y + edge;
  const right = Math.max(left, room.x + room.w - card.w - edge);
  const bottom = Math.max(top, room.y + room.h - card.h - edge);
  const middle = { x: Math.max(left, room.x + (room.w - card.w) / 2), y: Math.max(top, room.y + (room.h - card.h) / 2) };
  const spots = [
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
    { x: middle.x, y: bottom },
    { x: middle.x, y: top },
    { x: right, y: middle.y },
    { x: left, y: middle.y },
    { x: middle.x, y: middle.y },
  ];
  let best = spots[0] ?? { x: left, y: top };
  let least = Infinity;
  for (const spot of spots) {
    const cost = covered(spot, card, kept);
    if (cost < least - 1) {
      least = cost;
      best = spot;
    }
  }
  return best;
}

export function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, w: rect.w + 2 * by, h: rect.h + 2 * by };
}

/** As much of a rectangle as lies in another, with a rim. */
export function within(rect: Rect, room: Rect, rim = 0): Rect {
  const x = Math.max(rect.x, room.x + rim);
  const y = Math.max(rect.y, room.y + rim);
  const right = Math.min(rect.x + rect.w, room.x + room.w - rim);
  const bottom = Math.min(rect.y + rect.h, room.y + room.h - rim);
  return { x, y, w: Math.max(0, right - x), h: Math.max(0, bottom - y) };
}

/** Where words about a ringed place stand: below it or above it, inside the room; null if there is no room for them. */
export function beside(ring: Rect, room: Rect, high: number): number | null {
  if (ring.y + ring.h + high <= room.y + room.h) return ring.y + ring.h + 4;
  if (ring.y - high >= room.y) return ring.y - high;
  return null;
}
