import { describe, expect, it } from 'vitest';
import { course, swings, worthAnotherLook } from './curve';
import type { TurnSpan } from './protocol';

const turn = (start: number, seat: number, by: number): TurnSpan => ({ start, end: start + 1, seat, changes: [{ measure: 'points', seat, by, now: 0 }] });

describe('the swings of a match', () => {
  const turns = [turn(0, 0, 5), turn(1, 1, 5), turn(2, 0, 3), turn(3, 1, 9), turn(4, 0, 1)];

  it('are the turns that moved a score most, without what all begin with', () => {
    expect(worthAnotherLook(turns, 2).map((one) => [one.turn.start, one.points])).toEqual([
      [2, 3],
      [3, 9],
    ]);
  });

  it('stand on the curve where their turn ends, the greatest of them in words', () => {
    const found = swings(turns, course(turns, [0, 1], []), 2);
    expect(found.map((one) => [one.place, one.start, one.most])).toEqual([
      [3, 2, false],
      [4, 3, true],
    ]);
  });
});
