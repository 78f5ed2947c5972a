/** The way of something that moves over a board. */

interface Point {
  x: number;
  y: number;
}

/** A smooth line through all of some points, as the data of an SVG path. */
export function smooth(points: Point[]): string {
  const at = (place: number): Point => points[Math.max(0, Math.min(points.length - 1, place))] ?? { x: 0, y: 0 };
  const say = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
  /** A handle of a curve: a sixth of the way between the neighbours of a point. */
  const handle = (place: number, sign: number): Point => ({
    x: at(place).x + (sign * (at(place + 1).x - at(place - 1).x)) / 6,
    y: at(place).y + (sign * (at(place + 1).y - at(place - 1).y)) / 6,
  });
  const curves = points.slice(1).map((point, place) => `C${say(handle(place, 1))} ${say(handle(place + 1, -1))} ${say(point)}`);
  return points.length ? `M${say(at(0))}${curves.join('')}` : '';
}

/** The head of an arrow that ends in the last of some points, so long. */
export function head(points: Point[], long: number): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return '';
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const wing = (turn: number): string => `${(end.x - long * Math.cos(angle + turn)).toFixed(2)} ${(end.y - long * Math.sin(angle + turn)).toFixed(2)}`;
  return `M${wing(0.5)}L${end.x.toFixed(2)} ${end.y.toFixed(2)}L${wing(-0.5)}`;
}
