import { describe, expect, it } from 'vitest';
import { beside, covered, freest, within } from './place';

const room = { x: 100, y: 40, w: 1000, h: 700 };
const card = { w: 400, h: 240 };

describe('where the coach stands', () => {
  it('is a corner: the middle of a board is looked at', () => {
    expect(freest(room, card, [])).toEqual({ x: 686, y: 486 });
  });
  it('is beside what it speaks about', () => {
    const kept = [{ places: [{ x: 900, y: 600, w: 80, h: 80 }], weight: 1 }];
    expect(covered(freest(room, card, kept), card, kept)).toBe(0);
  });
  it('is rather over the board than over the place to be clicked', () => {
    const board = { places: [{ x: 100, y: 40, w: 1000, h: 400 }], weight: 0.1 };
    const next = { places: [{ x: 300, y: 600, w: 600, h: 60 }], weight: 8 };
    expect(covered(freest(room, card, [board, next]), card, [next])).toBe(0);
  });
  it('stays in a room that is smaller than the card', () => {
    const at = freest({ x: 0, y: 0, w: 300, h: 200 }, card, []);
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.y).toBeGreaterThanOrEqual(0);
  });
});

describe('what marks a place', () => {
  it('is whole on the screen', () => {
    expect(within({ x: -9, y: 820, w: 200, h: 100 }, { x: 0, y: 0, w: 1440, h: 900 }, 3)).toEqual({ x: 3, y: 820, w: 188, h: 77 });
  });
  it('is named below it, else above it, and not outside of the stage', () => {
    expect(beside({ x: 200, y: 200, w: 60, h: 60 }, room, 30)).toBe(264);
    expect(beside({ x: 200, y: 670, w: 60, h: 60 }, room, 30)).toBe(640);
    expect(beside({ x: 200, y: 760, w: 60, h: 60 }, { ...room, h: 100 }, 30)).toBe(730);
    expect(beside({ x: 100, y: 40, w: 1000, h: 700 }, room, 30)).toBeNull();
  });
});
