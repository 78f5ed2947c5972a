/** What changed from one scene to the next, and where things are. */

import type { Panel, Piece, Scene, Zone } from './protocol';

export interface Spot {
  panel: string;
  x: number;
  y: number;
  w: number;
  h: number;
  rotate: number;
}

export interface Moved {
  id: string;
  from: Spot;
  to: Spot;
}

export interface Difference {
  moved: Moved[];
  added: string[];
  gone: string[];
}

export function spots(scene: Scene): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const panel of scene.panels) {
    for (const piece of panel.pieces ?? []) found.set(piece.id, spot(panel, piece));
  }
  return found;
}

function spot(panel: Panel, piece: Piece): Spot {
  return {
    panel: panel.id,
    x: piece.x,
    y: piece.y,
    w: piece.w ?? 1,
    h: piece.h ?? 1,
    rotate: piece.rotate ?? 0,
  };
}

/** Compare two scenes by the stable ids of their pieces. */
export function difference(before: Scene | null, after: Scene): Difference {
  const now = spots(after);
  if (!before) return { moved: [], added: [], gone: [] };
  const then = spots(before);
  const moved: Moved[] = [];
  const added: string[] = [];
  for (const [id, to] of now) {
    const from = then.get(id);
    if (!from) added.push(id);
    else if (
      from.panel !== to.panel ||
      Math.abs(from.x - to.x) > 1e-6 ||
      Math.abs(from.y - to.y) > 1e-6 ||
      from.rotate !== to.rotate
    ) {
      moved.push({ id, from, to });
    }
  }
  return { moved, added, gone: [...then.keys()].filter((id) => !now.has(id)) };
}

/** Pieces that anybody would call the last move: moved or new, not decoration. */
export function lastMove(before: Scene | null, after: Scene): Set<string> {
  const change = difference(before, after);
  const touched = new Set([...change.added, ...change.moved.map((m) => m.id)]);
  const seen = new Set<string>();
  for (const panel of after.panels) {
    if (panel.place === 'hand') continue;
    for (const piece of panel.pieces ?? []) {
      if (!piece.quiet && touched.has(piece.id)) seen.add(piece.id);
    }
  }
  // A scene that is new as a whole (a new round, a new deal) has no last move.
  const all = after.panels.reduce((sum, panel) => sum + (panel.pieces?.length ?? 0), 0);
  return seen.size > Math.max(12, all / 2) ? new Set() : seen;
}

export interface Target {
  id: string;
  panel: Panel;
  zone?: Zone;
  piece?: Piece;
  x: number;
  y: number;
}

/** Every zone and piece by its id. */
export function targets(scene: Scene): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const panel of scene.panels) {
    for (const zone of panel.zones ?? []) {
      found.set(zone.id, { id: zone.id, panel, zone, x: zone.x, y: zone.y - (zone.lift ?? 0) });
    }
    for (const piece of panel.pieces ?? []) {
      const known = found.get(piece.id);
      if (!known) found.set(piece.id, { id: piece.id, panel, piece, x: piece.x, y: piece.y });
    }
  }
  return found;
}
