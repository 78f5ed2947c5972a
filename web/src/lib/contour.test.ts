import { describe, expect, it } from 'vitest';
import { contour, hexCorners, rectCorners } from './contour';

const loops = (path: string): number => path.split('Z').length - 1;
const corners = (path: string): number => path.match(/[ML]/g)?.length ?? 0;

describe('the contour of many places', () => {
  it('is the outline of one place alone', () => {
    const { outside, inside } = contour([{ corners: hexCorners({ x: 3, y: 2 }, 1) }]);
    expect(loops(outside)).toBe(1);
    expect(corners(outside)).toBe(6);
    expect(inside).toBe('');
  });

  it('leaves out the edge between two neighbours and draws it inside', () => {
    const { outside, inside } = contour([
      { corners: hexCorners({ x: 0, y: 0 }, 1) },
      { corners: hexCorners({ x: 1, y: 0 }, 1) },
    ]);
    expect(loops(outside)).toBe(1);
    expect(corners(outside)).toBe(10);
    expect(inside.match(/M/g)).toHaveLength(1);
  });

  it('has a loop for every island and every hole', () => {
    const around: [number, number][] = [
      [1, 0],
      [0.5, Math.sqrt(3) / 2],
      [-0.5, Math.sqrt(3) / 2],
      [-1, 0],
      [-0.5, -Math.sqrt(3) / 2],
      [0.5, -Math.sqrt(3) / 2],
    ];
    const ring = around.map(([x, y]) => ({ corners: hexCorners({ x, y }, 1) }));
    expect(loops(contour(ring).outside)).toBe(2);
    const islands = [rectCorners({ x: 0, y: 0 }, 1, 1), rectCorners({ x: 5, y: 0 }, 1, 1)];
    expect(loops(contour(islands.map((one) => ({ corners: one }))).outside)).toBe(2);
  });
});
