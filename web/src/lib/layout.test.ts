import { describe, expect, it } from 'vitest';
import { fitted, wrap } from './caption';
import { hexPath, neighbour, outline, rectPath } from './geometry';
import { columns, split, together } from './layout';

describe('layout', () => {
  it('puts a wide second board below a wide one, and a tall one beside', () => {
    const room = { w: 1000, h: 700 };
    expect(split(room, { w: 16, h: 9 }, [{ w: 16, h: 4 }]).direction).toBe('column');
    expect(split(room, { w: 1, h: 1 }, [{ w: 1, h: 2 }]).direction).toBe('row');
  });

  it('shows boards together only where they stay readable', () => {
    const two = [
      { w: 1, h: 1 },
      { w: 1, h: 1 },
    ];
    expect(together({ w: 1400, h: 700 }, two)).toBe(true);
    expect(together({ w: 390, h: 400 }, two)).toBe(false);
    expect(together({ w: 1400, h: 700 }, Array.from({ length: 9 }, () => ({ w: 2, h: 1 })))).toBe(false);
    expect(columns({ w: 1400, h: 700 }, two).columns).toBe(2);
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
