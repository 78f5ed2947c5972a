/** What can be chosen on a panel: where it is, its outline, and what belongs to it. */

import { contour, hexCorners, rectCorners, type Contour } from './contour';
import { around, outline, type Point } from './geometry';
import type { Box, Panel, Piece, Zone } from './protocol';
import type { Target } from './scene';

export interface Spot extends Point {
  /** Its outline round (x, y). */
  d: string;
  w: number;
  h: number;
  zone?: Zone;
  piece?: Piece;
}

/** More neighbours than this have one contour in common. */
export const MANY = 12;
/** More targets than this leave the rest of the panel as bright as it is. */
const DIMMED = 30;

export function spotOf(target: Target | undefined, panel: Panel, box: Box): Spot | null {
  if (!target || target.panel.id !== panel.id) return null;
  const { id, x, y, zone, piece } = target;
  if (x < box.x || x > box.x + box.w || y < box.y || y > box.y + box.h) return null;
  if (zone) {
    const w = zone.w ?? 1;
    const h = zone.shape === 'hex' ? (w * 2) / Math.sqrt(3) : zone.shape === 'circle' ? w : (zone.h ?? 1);
    return { id, x, y, d: outline(zone), w, h, zone };
  }
  return piece ? { id, x, y, d: around(piece), w: piece.w ?? 1, h: piece.h ?? 1, piece } : null;
}

/** The smaller side of a target. */
export function leastOf(target: Target): number {
  const { zone, piece } = target;
  if (!zone) return Math.min(piece?.w ?? 1, piece?.h ?? 1);
  return zone.shape === 'hex' || zone.shape === 'circle' ? (zone.w ?? 1) : Math.min(zone.w ?? 1, zone.h ?? 1);
}

/** The larger side of a target. */
export function mostOf({ zone, piece }: Target): number {
  return Math.max(zone?.w ?? piece?.w ?? 1, zone?.h ?? piece?.h ?? 1);
}

/** One contour for many places that are hexes or rectangles; the others keep a line of their own. */
export function joined(spots: Spot[], many = MANY): { contour: Contour; single: Spot[] } | null {
  const flat = spots.filter((spot) => spot.zone && (spot.zone.shape === 'hex' || (spot.zone.shape ?? 'rect') === 'rect'));
  if (flat.length <= many) return null;
  const polygons = flat.map(({ zone, w, h }) => {
    const at = { x: zone?.x ?? 0, y: zone?.y ?? 0 };
    return { corners: zone?.shape === 'hex' ? hexCorners(at, w) : rectCorners(at, w, h) };
  });
  return { contour: contour(polygons), single: spots.filter((spot) => !flat.includes(spot)) };
}

/** The places that some pieces would cover, joined by one line. */
export function covered(pieces: Piece[], panel: Panel): string {
  const polygons = pieces.flatMap((piece) => {
    const zone = (panel.zones ?? []).find(
      (one) => one.shape === 'hex' && Math.abs(one.x - piece.x) < 0.3 && Math.abs(one.y - piece.y) < 0.9 * (one.w ?? 1) && piece.y <= one.y + 0.3,
    );
    return zone && (piece.w ?? 1) > 0.9 * (zone.w ?? 1) ? [{ corners: hexCorners(zone, zone.w ?? 1) }] : [];
  });
  return polygons.length > 1 ? contour(polygons).outside : '';
}

/** What is marked as changed: a piece that covers its zone marks the zone, so that neighbours get one line. */
export function changedOf(ids: Iterable<string>, targets: Map<string, Target>, panel: Panel, box: Box): Spot[] {
  const found = new Map<string, Spot>();
  for (const id of ids) {
    const target = targets.get(id);
    const zone = target?.piece?.zone ? targets.get(target.piece.zone) : undefined;
    const covers = zone?.zone && (target?.piece?.w ?? 1) > 0.9 * (zone.zone.w ?? 1);
    const spot = spotOf(covers ? zone : target, panel, box);
    if (spot) found.set(spot.id, spot);
  }
  return [...found.values()];
}

/** What an id is one of: `site-7` and `site-12` are alike, and `hex-a3` and `hex-b1`. */
const sort = (id: string): string => /^[a-z]+(-[a-z]{2,})*/.exec(id)?.[0] ?? id;
/** So many of a sort are a map: it stays as bright as it is, its contour is enough. */
const MAP = 40;

/** The things of a panel that stand back: like what can be chosen, but not to be chosen now, and what lies on them. */
export function dimmedOf(panel: Panel, legal: Spot[], kept: Iterable<string>): Set<string> {
  const dimmed = new Set<string>();
  if (!legal.length || legal.length > DIMMED) return dimmed;
  const bright = new Set([...kept, ...legal.map((spot) => spot.id)]);
  const counts = new Map<string, number>();
  for (const { id } of [...(panel.zones ?? []), ...(panel.pieces ?? [])]) counts.set(sort(id), (counts.get(sort(id)) ?? 0) + 1);
  const sorts = new Set(legal.map((spot) => sort(spot.id)).filter((one) => (counts.get(one) ?? 0) <= MAP));
  const inside = (thing: { x: number; y: number }): boolean =>
    legal.some((spot) => Math.abs(thing.x - spot.x) <= spot.w / 2 && Math.abs(thing.y - spot.y) <= spot.h / 2);
  for (const spot of legal) if (spot.piece?.zone) bright.add(spot.piece.zone);
  for (const zone of panel.zones ?? []) {
    if (!bright.has(zone.id) && sorts.has(sort(zone.id)) && !inside(zone)) dimmed.add(zone.id);
  }
  for (const piece of panel.pieces ?? []) {
    if (bright.has(piece.id) || (piece.zone && bright.has(piece.zone)) || inside(piece)) continue;
    if ((piece.zone && dimmed.has(piece.zone)) || sorts.has(sort(piece.id))) dimmed.add(piece.id);
  }
  return dimmed;
}

/** What lies across the lines round what can be chosen: it is drawn once more above them. */
export function raisedOf(panel: Panel, legal: Spot[]): Piece[] {
  const reach = ({ w, h }: Spot, x: number, y: number): number => Math.max((2 * Math.abs(x)) / w, (2 * Math.abs(y)) / h);
  return (panel.pieces ?? []).filter((piece) => {
    const [w, h] = [piece.w ?? 1, piece.h ?? 1];
    const near = legal.filter((spot) => Math.abs(piece.x - spot.x) < (spot.w + w) / 2 && Math.abs(piece.y - spot.y) < (spot.h + h) / 2);
    const crosses = near.some((spot) => w * h < 0.4 * spot.w * spot.h && reach(spot, piece.x - spot.x, piece.y - spot.y) > 0.8);
    return crosses && near.every((spot) => spot.piece !== piece);
  });
}

/** What is there more than once at a place that can be chosen: how many it is stands above the lines. */
export function countedOf(panel: Panel, spots: Spot[]): Piece[] {
  return (panel.pieces ?? []).filter(
    (piece) =>
      (piece.count ?? 1) !== 1 &&
      spots.some((spot) => 2 * Math.abs(piece.x - spot.x) < spot.w + (piece.w ?? 1) && 2 * Math.abs(piece.y - spot.y) < spot.h + (piece.h ?? 1)),
  );
}

/** The target nearest to a point, if it is not further off than `slack`. */
export function nearest(spots: Spot[], x: number, y: number, slack: number): Spot | null {
  let best: Spot | null = null;
  let least = slack;
  for (const spot of spots) {
    const off = Math.hypot(Math.max(0, Math.abs(x - spot.x) - spot.w / 2), Math.max(0, Math.abs(y - spot.y) - spot.h / 2));
    const weight = off + 0.001 * Math.hypot(x - spot.x, y - spot.y);
    if (off < slack && weight < least) {
      least = weight;
      best = spot;
    }
  }
  return best;
}
