import { describe, expect, it } from 'vitest';
import { head, smooth } from './trail';

describe('a trail', () => {
  it('goes through every point and is straight where they are', () => {
    expect(smooth([{ x: 0, y: 0 }, { x: 6, y: 0 }])).toBe('M0.00 0.00C1.00 0.00 5.00 0.00 6.00 0.00');
    expect(smooth([{ x: 0, y: 0 }, { x: 3, y: 3 }, { x: 6, y: 0 }]).match(/3\.00 3\.00/g)).toHaveLength(1);
    expect(smooth([])).toBe('');
  });

  it('ends in an arrow that points on', () => {
    expect(head([{ x: 0, y: 0 }, { x: 5, y: 0 }], 1)).toContain('L5.00 0.00L');
    expect(head([{ x: 5, y: 0 }], 1)).toBe('');
  });
});
