/** What can be looked at closely on a panel, and how much of the panel belongs to it. */

import type { Box, Panel } from '../lib/protocol';
import type { Target } from '../lib/scene';

/** The zones and pieces of a panel that say something of themselves, in reading order. */
export function thingsOf(panel: Panel): string[] {
  const zones = (panel.zones ?? []).filter((zone) => zone.tip || zone.caption);
  const inside = new Set(zones.map((zone) => zone.id));
  const pieces = (panel.pieces ?? []).filter((piece) => piece.tip && !inside.has(piece.zone ?? ''));
  return [...zones, ...pieces].sort((a, b) => a.y - b.y || a.x - b.x).map((thing) => thing.id);
}

/** The rectangle around a zone or piece, with a little of what lies beside it. */
export function boxOf({ panel, zone, piece, x, y }: Target): Box {
  const w = zone?.w ?? piece?.w ?? 1;
  const h = zone?.shape === 'hex' ? (w * 2) / Math.sqrt(3) : zone?.shape === 'circle' ? w : (zone?.h ?? piece?.h ?? 1);
  const on = zone ? (panel.pieces ?? []).filter((one) => one.zone === zone.id && Math.abs(one.x - x) < w && Math.abs(one.y - y) < h) : [];
  const edge = 0.08 * Math.max(w, h);
  const left = Math.min(x - w / 2, ...on.map((one) => one.x - (one.w ?? 1) / 2)) - edge;
  const top = Math.min(y - h / 2, ...on.map((one) => one.y - (one.h ?? 1) / 2)) - edge;
  const right = Math.max(x + w / 2, ...on.map((one) => one.x + (one.w ?? 1) / 2)) + edge;
  const bottom = Math.max(y + h / 2, ...on.map((one) => one.y + (one.h ?? 1) / 2)) + edge;
  return { x: left, y: top, w: right - left, h: bottom - top };
}
