/** One line round many places: the outline of their union, and the lines between them. */

import type { Point } from './geometry';

export interface Polygon {
  /** Corners, clockwise. */
  corners: [number, number][];
}

export interface Contour {
  /** Around everything. */
  outside: string;
  /** Between neighbours. */
  inside: string;
}

/** Corners nearer to each other than this are the same. */
const NEAR = 0.06;

/** Numbers for corners; what lies close together has the same number. */
class Corners {
  #known = new Map<string, { x: number; y: number; id: number }[]>();
  #count = 0;

  id([x, y]: [number, number]): number {
    const [column, row] = [Math.round(x / NEAR), Math.round(y / NEAR)];
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const near = this.#known.get(`${column + dx},${row + dy}`)?.find((one) => Math.hypot(one.x - x, one.y - y) < NEAR);
        if (near) return near.id;
      }
    }
    const bucket = this.#known.get(`${column},${row}`) ?? [];
    bucket.push({ x, y, id: this.#count });
    this.#known.set(`${column},${row}`, bucket);
    return this.#count++;
  }
}

interface Edge {
  from: [number, number];
  to: [number, number];
  start: number;
  end: number;
}

const n = (value: number): string => String(Math.round(value * 1000) / 1000);

export function hexCorners({ x, y }: Pick<Point, 'x' | 'y'>, w: number): [number, number][] {
  const a = w / 2;
  const r = w / Math.sqrt(3);
  return [
    [x, y - r],
    [x + a, y - r / 2],
    [x + a, y + r / 2],
    [x, y + r],
    [x - a, y + r / 2],
    [x - a, y - r / 2],
  ];
}

export function rectCorners({ x, y }: Pick<Point, 'x' | 'y'>, w: number, h: number): [number, number][] {
  return [
    [x - w / 2, y - h / 2],
    [x + w / 2, y - h / 2],
    [x + w / 2, y + h / 2],
    [x - w / 2, y + h / 2],
  ];
}

/** Trace the union of polygons that share whole edges. */
export function contour(polygons: Polygon[]): Contour {
  const numbers = new Corners();
  const edges = new Map<string, Edge>();
  let inside = '';
  for (const { corners } of polygons) {
    const ids = corners.map((corner) => numbers.id(corner));
    corners.forEach((from, place) => {
      const next = (place + 1) % corners.length;
      const to = corners[next] as [number, number];
      const [start, end] = [ids[place] ?? 0, ids[next] ?? 0];
      if (edges.delete(`${end} ${start}`)) inside += `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
      else edges.set(`${start} ${end}`, { from, to, start, end });
    });
  }
  const starts = new Map<number, Edge[]>();
  for (const edge of edges.values()) {
    const list = starts.get(edge.start);
    if (list) list.push(edge);
    else starts.set(edge.start, [edge]);
  }
  let outside = '';
  for (const list of starts.values()) {
    for (let first = list.pop(); first; first = list.pop()) {
      outside += `M${n(first.from[0])} ${n(first.from[1])}`;
      for (let edge: Edge | undefined = first; edge; ) {
        if (edge.end === first.start) {
          outside += 'Z';
          break;
        }
        outside += `L${n(edge.to[0])} ${n(edge.to[1])}`;
        edge = starts.get(edge.end)?.pop();
      }
    }
  }
  return { outside, inside };
}
