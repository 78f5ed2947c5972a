/** Shapes of zones as SVG paths around their centre, and neighbours by direction. */

import type { Piece, Zone } from './protocol';

const n = (value: number): string => String(Math.round(value * 1000) / 1000);

export function hexPath(w: number): string {
  const a = w / 2;
  const r = w / Math.sqrt(3);
  return `M0 ${n(-r)}L${n(a)} ${n(-r / 2)}V${n(r / 2)}L0 ${n(r)}L${n(-a)} ${n(r / 2)}V${n(-r / 2)}Z`;
}

export function circlePath(w: number): string {
  const r = n(w / 2);
  return `M-${r} 0a${r} ${r} 0 1 0 ${n(w)} 0a${r} ${r} 0 1 0 ${n(-w)} 0Z`;
}

export function rectPath(w: number, h: number, corner = 0): string {
  const r = Math.min(corner, w / 2, h / 2);
  const x = -w / 2;
  const y = -h / 2;
  if (!r) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
  const arc = `a${n(r)} ${n(r)} 0 0 1 `;
  return (
    `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${arc}${n(r)} ${n(r)}v${n(h - 2 * r)}${arc}${n(-r)} ${n(r)}` +
    `h${n(2 * r - w)}${arc}${n(-r)} ${n(-r)}v${n(2 * r - h)}${arc}${n(r)} ${n(-r)}Z`
  );
}

/** The outline of a zone around its centre. */
export function outline(zone: Zone): string {
  const w = zone.w ?? 1;
  const h = zone.h ?? 1;
  switch (zone.shape ?? 'rect') {
    case 'hex':
      return hexPath(w);
    case 'circle':
      return circlePath(w);
    case 'path':
      return zone.d ?? '';
    default:
      return rectPath(w, h, zone.r ?? 0);
  }
}

/** The outline of a piece that is itself a target. */
export function around(piece: Piece): string {
  const w = piece.w ?? 1;
  const h = piece.h ?? 1;
  const side = Math.min(w, h);
  return Math.abs(w - h) < side * 0.35 ? circlePath(Math.max(w, h) * 1.08) : rectPath(w * 1.06, h * 1.06, side * 0.12);
}

export interface Point {
  id: string;
  x: number;
  y: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const AHEAD: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The nearest point in a direction: near counts, and straight ahead counts more than aside. */
export function neighbour(points: Point[], from: Point, direction: Direction): Point | null {
  const [ax, ay] = AHEAD[direction];
  let best: Point | null = null;
  let least = Infinity;
  for (const point of points) {
    if (point.id === from.id) continue;
    const ahead = (point.x - from.x) * ax + (point.y - from.y) * ay;
    const aside = Math.abs((point.x - from.x) * ay - (point.y - from.y) * ax);
    if (ahead <= 1e-6 || aside > 2.4 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = point;
    }
  }
  return best;
}
