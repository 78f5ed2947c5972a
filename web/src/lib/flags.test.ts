import { describe, expect, it } from 'vitest';
import { flagsOf, roomOf } from './flags';
import type { Panel, Piece } from './protocol';

const tile = (id: string, x: number, flag: string, h = 1.25): Piece => ({ id, symbol: 'tile', x, y: 0, w: 1, h, flag, zone: `hex-${id}` });
const board: Panel = { id: 'site', title: { id: 't' }, w: 9, h: 9, pieces: [tile('a', 1, '1'), tile('b', 3, '12', 2.2), { ...tile('c', 5, ''), seat: 0 }] };

describe('flags', () => {
  it('tell the number of every piece that has one, at its upper left corner', () => {
    const flags = flagsOf(board, null, 0);
    expect(flags.map(({ text, tone }) => [text, tone])).toEqual([['1', 1], ['12', 6]]);
    expect(flags[0]?.x).toBeCloseTo(0.71);
    expect((flags[1]?.y ?? 0)).toBeLessThan(flags[0]?.y ?? 0);
    expect((flags[1]?.w ?? 0)).toBeGreaterThan(flags[0]?.w ?? 0);
  });

  it('grow with the smallest letters that can be read, and are left out of a thumbnail', () => {
    expect(flagsOf(board, null, 0.6)[0]?.size).toBe(0.6);
    expect(flagsOf(board, null, Infinity)).toEqual([]);
  });

  it('take more room with a crown', () => {
    const [bare, crowned] = flagsOf({ ...board, pieces: [tile('a', 1, '1'), { ...tile('b', 1, '1'), flag_symbol: 'crown' }] }, null, 0).map(roomOf);
    expect(crowned?.h).toBeGreaterThan(bare?.h ?? 0);
    expect((crowned?.y ?? 0) + (crowned?.h ?? 0) / 2).toBeCloseTo((bare?.y ?? 0) + (bare?.h ?? 0) / 2);
  });

  it('make way for what a preview would cover, and for nothing else', () => {
    const ghost = { ...tile('b', 3, '13'), id: 'ghost-0' };
    const pawn: Piece = { id: 'ghost-1', symbol: 'pawn', x: 1, y: 0, w: 0.5 };
    expect(flagsOf(board, null, 0, [ghost, pawn]).map(({ text }) => text)).toEqual(['1', '13']);
    expect(flagsOf(board, { x: 2, y: -1, w: 2, h: 2 }, 0).map(({ text }) => text)).toEqual(['12']);
  });
});
