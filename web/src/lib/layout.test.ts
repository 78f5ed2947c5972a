import { describe, expect, it } from 'vitest';
import { fitted, wrap } from './caption';
import { hexPath, neighbour, outline, rectPath } from './geometry';
import { arrange, isStrip, scaled, together, type Share } from './layout';

const board = (id: string, w: number, h: number, weight = 1.5): Share => ({ id, w, h, weight });

describe('layout', () => {
  const room = { w: 1100, h: 700 };

  it('gives one panel all the room', () => {
    expect(arrange(room, [board('a', 4, 3)])).toEqual([{ id: 'a', x: 0, y: 0, w: 1100, h: 700 }]);
  });

  it('puts a wide second board below a wide one, and a tall one beside', () => {
    const [, below] = arrange(room, [board('a', 16, 9), board('b', 16, 3, 0.7)]).sort((a, b) => a.y - b.y);
    expect(below?.y).toBeGreaterThan(0);
    const [, beside] = arrange(room, [board('a', 1, 1), board('b', 1, 2, 0.7)]).sort((a, b) => a.x - b.x);
    expect(beside?.x).toBeGreaterThan(0);
  });

  it('covers the room without overlap, and draws what counts more larger', () => {
    const places = arrange(room, [board('a', 5, 4), board('b', 4, 1, 0.7), board('c', 7, 6, 0.4)]);
    const area = places.reduce((sum, place) => sum + place.w * place.h, 0);
    expect(Math.abs(area - room.w * room.h)).toBeLessThan(1);
    const drawn = (id: string, w: number, h: number): number => {
      const place = places.find((one) => one.id === id);
      return place ? scaled({ w, h }, place) : 0;
    };
    expect(drawn('a', 5, 4)).toBeGreaterThan(drawn('c', 7, 6));
  });

  it('does not blow up a small panel beside a large board', () => {
    const hero = board('hero', 33, 26);
    const places = arrange(room, [hero, board('sled', 14, 4, 0.75), board('stock', 12, 10, 0.4)]);
    const place = places.find((one) => one.id === 'hero');
    expect(place && scaled(hero, place)).toBeGreaterThan(0.8 * scaled(hero, room));
  });

  it('is quick whatever the number of panels', () => {
    for (const count of [5, 8, 20]) {
      const many = Array.from({ length: count }, (_, n) => board(`b${n}`, 2 + n, 3));
      const before = performance.now();
      expect(arrange(room, many)).toHaveLength(count);
      expect(performance.now() - before).toBeLessThan(1500);
    }
  });

  it('shows boards together only where they stay readable', () => {
    const two = [board('a', 1, 1), board('b', 1, 1)];
    expect(together({ w: 1400, h: 700 }, two, [])).toBe(true);
    expect(together({ w: 1400, h: 700 }, Array.from({ length: 8 }, (_, n) => board(`b${n}`, 2, 1)), [])).toBe(false);
    expect(together({ w: 390, h: 400 }, two, [])).toBe(false);
    expect(isStrip({ w: 3, h: 1 })).toBe(true);
  });
});

describe('shapes', () => {
  it('draws a pointy-top hexagon as wide as asked', () => {
    expect(hexPath(2)).toBe('M0 -1.155L1 -0.577V0.577L0 1.155L-1 0.577V-0.577Z');
  });

  it('draws a rectangle by default', () => {
    expect(outline({ id: 'z', x: 0, y: 0 })).toBe(rectPath(1, 1));
    expect(rectPath(2, 1, 0.2)).toContain('a0.2 0.2');
  });
});

describe('arrow keys', () => {
  const points = [
    { id: 'here', x: 0, y: 0 },
    { id: 'right', x: 2, y: 0.1 },
    { id: 'far right', x: 5, y: 0 },
    { id: 'below', x: 0.5, y: 2 },
  ];
  it('go to the nearest in their direction', () => {
    const here = points[0] as (typeof points)[number];
    expect(neighbour(points, here, 'right')?.id).toBe('right');
    expect(neighbour(points, here, 'down')?.id).toBe('below');
    expect(neighbour(points, here, 'left')).toBeNull();
  });
});

describe('captions', () => {
  it('are broken where that makes them larger', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    const text = fitted('harvest of the long valley', 4, 3);
    expect(text.lines.length).toBeGreaterThan(1);
    expect(fitted('x', 10, 10, false, 0.5).size).toBe(0.5);
  });
});
