import { describe, expect, it } from 'vitest';
import { freest } from './place';

const room = { x: 100, y: 40, w: 1000, h: 700 };
const card = { w: 400, h: 240 };

describe('where the coach stands', () => {
  it('is the middle if nothing lies there', () => {
    expect(freest(room, card, [])).toEqual({ x: 400, y: 270 });
  });
  it('is beside what it speaks about', () => {
    const place = { x: 560, y: 350, w: 80, h: 80 };
    const at = freest(room, card, [place]);
    expect(at.x + card.w <= place.x || at.x >= place.x + place.w || at.y + card.h <= place.y || at.y >= place.y + place.h).toBe(true);
  });
  it('stays in a room that is smaller than the card', () => {
    const at = freest({ x: 0, y: 0, w: 300, h: 200 }, card, []);
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.y).toBeGreaterThanOrEqual(0);
  });
});
