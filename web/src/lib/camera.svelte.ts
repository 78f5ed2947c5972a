/** What of a panel is seen: fitted into its room, or nearer, and moved about. */

import type { Box } from './protocol';

export const NEAREST = 6;

export class Camera {
  /** How much nearer than fitted. */
  zoom = $state(1);
  #x = $state(0);
  #y = $state(0);
  #box = $state.raw<Box>({ x: 0, y: 0, w: 1, h: 1 });
  #room = $state.raw({ w: 1, h: 1 });
  /** What to show once there is a room. */
  #wish: { part: Box; wanted: number } | null = null;

  /** The room in pixels and what is fitted into it. */
  place(box: Box, w: number, h: number): void {
    const same = box.x === this.#box.x && box.y === this.#box.y && box.w === this.#box.w && box.h === this.#box.h;
    if (same && w === this.#room.w && h === this.#room.h) return;
    if (!same) this.#reset(box);
    this.#box = box;
    this.#room = { w: Math.max(1, w), h: Math.max(1, h) };
    this.#inside();
    if (this.#wish && w > 1) this.show(this.#wish.part, this.#wish.wanted);
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
    const fixed = this.toBoard(x, y);
    this.zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    const now = this.toBoard(x, y);
    this.#x += fixed.x - now.x;
    this.#y += fixed.y - now.y;
    this.#inside();
  }

  pan(dx: number, dy: number): void {
    this.#x -= dx / this.scale;
    this.#y -= dy / this.scale;
    this.#inside();
  }

  fit(): void {
    this.zoom = 1;
    this.#inside();
  }

  /** Look at a part of the panel, so near that a unit has at least as many pixels, if that is not too near. */
  show(part: Box, wanted: number): void {
    this.#wish = this.#room.w > 1 ? null : { part, wanted };
    if (this.#wish) return;
    const whole = Math.min(this.#room.w / part.w, this.#room.h / part.h);
    const scale = Math.max(this.fitted, Math.min(wanted * 1.2, Math.max(whole, wanted * 0.8)));
    this.zoom = Math.min(NEAREST, Math.max(1, scale / this.fitted));
    this.#x = part.x + part.w / 2;
    this.#y = part.y + part.h / 2;
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
