import { describe, expect, it } from 'vitest';
import { bySide, bySource } from './points';
import type { Piece, Scene } from './protocol';
import { difference, lastMove, targets } from './scene';

const piece = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({ id, symbol: 's', x, y: 0, ...more });
const scene = (board: Piece[], hand: Piece[] = []): Scene => ({
  panels: [
    { id: 'board', title: { id: 't' }, w: 10, h: 10, pieces: board, zones: [{ id: 'z', x: 3, y: 4, lift: 1 }] },
    { id: 'hand', title: { id: 't' }, w: 5, h: 2, place: 'hand', pieces: hand },
  ],
  seats: [],
});

describe('scene differences', () => {
  it('tells moved, added and gone pieces by their ids', () => {
    const change = difference(scene([piece('a', 1), piece('b', 2)]), scene([piece('a', 5), piece('c', 2)]));
    expect(change.moved.map(({ id, from, to }) => [id, from.x, to.x])).toEqual([['a', 1, 5]]);
    expect(change.added).toEqual(['c']);
    expect(change.gone).toEqual(['b']);
  });

  it('follows a piece from one panel to another', () => {
    const change = difference(scene([], [piece('card', 1)]), scene([piece('card', 1)]));
    expect(change.moved.map(({ from, to }) => [from.panel, to.panel])).toEqual([['hand', 'board']]);
  });

  it('shows nothing to animate at first', () => {
    expect(difference(null, scene([piece('a', 1)]))).toEqual({ moved: [], added: [], gone: [] });
  });

  it('marks the last move, but neither decoration nor the own hand', () => {
    const before = scene([piece('a', 1), piece('wall', 1, { quiet: true })], [piece('card', 1)]);
    const after = scene([piece('a', 2), piece('wall', 2, { quiet: true })], [piece('card', 2)]);
    expect([...lastMove(before, after)]).toEqual(['a']);
  });

  it('finds zones where their highlight is drawn', () => {
    expect(targets(scene([])).get('z')).toMatchObject({ x: 3, y: 3 });
  });
});

describe('the ledger', () => {
  it('is summed by source, the greatest first', () => {
    const rows = bySource(
      [
        [0, 2, 'a'],
        [1, 5, 'b'],
        [0, 1, 'a'],
      ],
      2,
    );
    expect(rows).toEqual([
      { source: 'b', points: [0, 5] },
      { source: 'a', points: [3, 0] },
    ]);
  });

  it('is parted by side only where the score has sides: a dot alone makes none', () => {
    const ledger: [number, number, string][] = [
      [0, 4, 'temple.build'],
      [1, 3, 'final.first'],
    ];
    expect(bySide(ledger, 2, []).map((group) => [group.side, group.sums])).toEqual([['', [4, 3]]]);
    expect(bySide([[1, 2, 'moon.temple']], 2, ['sun', 'moon']).map((group) => [group.side, group.sums])).toEqual([
      ['sun', [0, 0]],
      ['moon', [0, 2]],
    ]);
  });
});
