import { describe, expect, it } from 'vitest';
import { course, finalCount, swings, worthAnotherLook } from './curve';
import type { TurnSpan } from './protocol';

const turn = (start: number, seat: number, by: number): TurnSpan => ({ start, end: start + 1, seat, changes: [{ measure: 'points', seat, by, now: 0 }] });

describe('the final count', () => {
  const change = (measure: string, seat: number, by: number) => ({ measure, seat, by, now: 0 });
  const turns: TurnSpan[] = [
    { start: 0, end: 1, seat: 0, changes: [change('points', 0, 2), change('estimate', 0, 12)] },
    { start: 1, end: 2, seat: 1, changes: [change('points', 1, 4), change('estimate', 1, 4), change('estimate', 0, -3)] },
    { start: 2, end: 3, seat: 0, changes: [change('points', 0, 3), change('estimate', 0, 3)] },
    { start: 3, end: 4, seat: 0, changes: [change('points', 0, 8), change('estimate', 0, 1)] },
  ];

  it('is no merit of the turn in which it is counted', () => {
    expect(finalCount(turns, [0, 1]).get(0)?.points).toBe(7);
    expect(finalCount(turns, [0, 1]).has(1)).toBe(false);
    expect(worthAnotherLook(turns, 9).map((one) => one.points)).toEqual([2, 4, 3, 1]);
  });

  it('is the last step of the curve', () => {
    const found = course(turns, [0, 1], []);
    expect(found.final).toBe(true);
    expect(found.scores).toEqual([
      [0, 2, 2, 5, 6, 13],
      [0, 0, 4, 4, 4, 4],
    ]);
  });
});

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
