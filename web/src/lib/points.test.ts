import { describe, expect, it } from 'vitest';
import { byKind, bySource } from './points';

describe('sources of points', () => {
  const rows = bySource(
    [
      [0, 3, 'basin'],
      [0, 2, 'final.second'],
      [1, 10, 'final.first'],
      [1, 1, 'idols.honor'],
    ],
    2,
  );

  it('stand together with a sum if they begin alike and the game has a name for that', () => {
    expect(byKind(rows, 2, (id) => id === 'final').map(({ id, sums }) => [id, sums])).toEqual([
      ['final', [2, 10]],
      ['basin', [3, 0]],
      ['idols.honor', [0, 1]],
    ]);
  });
});
