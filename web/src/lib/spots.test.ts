import { describe, expect, it } from 'vitest';
import type { Panel, Piece } from './protocol';
import { countedOf, type Spot } from './spots';

const piece = (id: string, x: number, count?: number): Piece => ({ id, symbol: 's', x, y: 0, ...(count === undefined ? {} : { count }) });
const panel: Panel = { id: 'stock', title: { id: 't' }, w: 9, h: 2, pieces: [piece('one', 1), piece('few', 1, 3), piece('none', 1, 0), piece('far', 5, 3)] };
const spot: Spot = { id: 'zone', x: 1.4, y: 0, w: 1, h: 1, d: '' };

describe('counts', () => {
  it('stand above the line of the place they lie at, and of no other', () => {
    expect(countedOf(panel, [spot]).map(({ id }) => id)).toEqual(['few', 'none']);
    expect(countedOf(panel, [])).toEqual([]);
  });
});
