/** What of a panel is seen: fitted into its room, or nearer, and moved about. */

import type { Box } from './protocol';

export const NEAREST = 6;
/** So many places are tried as a corner of what is shown. */
const TRIED = 40;

interface At {
  x: number;
  y: number;
}

/** The rectangle that holds some places, with room around them. */
function around(spots: At[], margin: number): Box {
  const xs = spots.map((at) => at.x);
  const ys = spots.map((at) => at.y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

export class Camera {
  /** How much nearer than fitted. */
  zoom = $state(1);
  #x = $state(0);
  #y = $state(0);
  #box = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 });
  #room = $state.raw({ w: 1, h: 1 });
  /** What to show once there is a room, and again when a phone is turned, until a person looks elsewhere. */
  #wish: { spots: At[]; size: number; wanted: number } | null = null;

  /** The room in pixels and what is fitted into it. */
  place(box: Box, w: number, h: number): void {
    const same = box.x === this.#box.x && box.y === this.#box.y && box.w === this.#box.w && box.h === this.#box.h;
    const room = { w: Math.max(1, w), h: Math.max(1, h) };
    if (same && room.w === this.#room.w && room.h === this.#room.h) return;
    if (!same) this.#reset(box);
    const turned = room.w !== this.#room.w;
    this.#box = box;
    this.#room = room;
    this.#inside();
    if (!this.#wish || !turned || w <= 1) return;
    this.zoom = 1;
    this.show(this.#wish.spots, this.#wish.size, this.#wish.wanted);
  }

  get fitted(): number {
    return Math.min(this.#room.w / this.#box.w, this.#room.h / this.#box.h);
  }

  /** Pixels per unit of the panel. */
  get scale(): number {
    return this.fitted * this.zoom;
  }

  get view(): Box {
    const w = this.#room.w / this.scale;
    const h = this.#room.h / this.scale;
    return { x: this.#x - w / 2, y: this.#y - h / 2, w, h };
  }

  toScreen(x: number, y: number): { x: number; y: number } {
    const view = this.view;
    return { x: (x - view.x) * this.scale, y: (y - view.y) * this.scale };
  }

  toBoard(x: number, y: number): { x: number; y: number } {
    const view = this.view;
    return { x: view.x + x / this.scale, y: view.y + y / this.scale };
  }

  /** Go nearer or further; the point of the room stays where it is. */
  zoomAt(factor: number, x = this.#room.w / 2, y = this.#room.h / 2): void {
    this.#wish = null;
    const fixed = this.toBoard(x, y);
    this.zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    const now = this.toBoard(x, y);
    this.#x += fixed.x - now.x;
    this.#y += fixed.y - now.y;
    this.#inside();
  }

  pan(dx: number, dy: number): void {
    this.#wish = null;
    this.#x -= dx / this.scale;
    this.#y -= dy / this.scale;
    this.#inside();
  }

  fit(): void {
    this.#wish = null;
    this.zoom = 1;
    this.#inside();
  }

  /** Look at places of that size, so near that a unit has about as many pixels: at all of them, or at the most that fit. */
  show(spots: At[], size: number, wanted: number): void {
    this.#wish = spots.length ? { spots, size, wanted } : null;
    if (this.#room.w <= 1 || !spots.length) return;
    const inside = (at: At, box: Box): boolean => at.x >= box.x && at.x <= box.x + box.w && at.y >= box.y && at.y <= box.y + box.h;
    const all = around(spots, 1.5 * size);
    const whole = Math.min(this.#room.w / all.w, this.#room.h / all.h);
    const view = this.view;
    const near = this.scale >= wanted * 0.8 && this.scale <= wanted * 2;
    if (near && spots.every((at) => inside(at, view))) return;
    const scale = near ? this.scale : Math.max(this.fitted, Math.min(wanted * 1.2, Math.max(whole, wanted * 0.8)));
    this.zoom = Math.min(NEAREST, Math.max(1, scale / this.fitted));
    const [w, h] = [this.#room.w / scale - 2 * size, this.#room.h / scale - 2 * size];
    let best = all;
    if (all.w > w + 3 * size || all.h > h + 3 * size) {
      // What is in sight already stays where it is, unless more could be.
      let most = near ? spots.filter((at) => inside(at, view)).length : 0;
      if (most) best = view;
      const some = spots.filter((_, place) => place % Math.ceil(spots.length / TRIED) === 0);
      for (const left of some) {
        for (const top of some) {
          const seen = spots.filter((at) => inside(at, { x: left.x, y: top.y, w, h }));
          if (seen.length <= most) continue;
          most = seen.length;
          best = around(seen, size);
        }
      }
    }
    this.#x = best.x + best.w / 2;
    this.#y = best.y + best.h / 2;
    this.#inside();
  }

  #reset(box: Box): void {
    this.zoom = 1;
    this.#x = box.x + box.w / 2;
    this.#y = box.y + box.h / 2;
  }

  /** The panel never leaves its room. */
  #inside(): void {
    const clamp = (at: number, start: number, size: number, room: number): number => {
      const half = room / this.scale / 2;
      return half * 2 >= size ? start + size / 2 : Math.min(Math.max(at, start + half), start + size - half);
    };
    this.#x = clamp(this.#x, this.#box.x, this.#box.w, this.#room.w);
    this.#y = clamp(this.#y, this.#box.y, this.#box.h, this.#room.h);
  }
}
