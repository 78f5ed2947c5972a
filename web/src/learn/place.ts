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

/** The corner at which a card of that size covers the least of some places; earlier candidates win ties. */
export function freest(room: Rect, card: { w: number; h: number }, places: Rect[], edge = 14): { x: number; y: number } {
  const left = room.x + edge;
  const top = room.y + edge;
  const right = Math.max(left, room.x + room.w - card.w - edge);
  const bottom = Math.max(top, room.y + room.h - card.h - edge);
  const middle = { x: Math.max(left, room.x + (room.w - card.w) / 2), y: Math.max(top, room.y + (room.h - card.h) / 2) };
  const spots = [
    { x: middle.x, y: middle.y },
    { x: right, y: middle.y },
    { x: left, y: middle.y },
    { x: middle.x, y: bottom },
    { x: middle.x, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
  let best = spots[0] ?? { x: left, y: top };
  let least = Infinity;
  for (const spot of spots) {
    const covered = places.reduce((sum, place) => sum + overlap({ ...spot, ...card }, grown(place, 16)), 0);
    if (covered < least - 1) {
      least = covered;
      best = spot;
    }
  }
  return best;
}

export function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, w: rect.w + 2 * by, h: rect.h + 2 * by };
}
