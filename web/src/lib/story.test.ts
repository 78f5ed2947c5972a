import { describe, expect, it } from 'vitest';
import type { LogLine } from './protocol';
import { counted, since, stopped, turnsOf, unnamed } from './story';

const log = (...seats: (number | null)[]): LogLine[] => seats.map((seat, place) => ({ decision: place + 1, seat, events: [] }));

describe('the log by turns', () => {
  it('joins what a seat does in a row, and chance to the turn it happens in', () => {
    const turns = turnsOf(log(null, null, 0, 0, null, 1, 0));
    expect(turns.map((turn) => [turn.seat, turn.from, turn.to])).toEqual([
      [null, 1, 2],
      [0, 3, 5],
      [1, 6, 6],
      [0, 7, 7],
    ]);
  });

  it('tells what others did since the own last turn, also in the middle of the next one', () => {
    const turns = turnsOf(log(null, 0, 1, 2, 0));
    expect(since(turns.slice(0, 4), 0, true).recent.map((turn) => turn.seat)).toEqual([1, 2]);
    const begun = since(turns, 0, true);
    expect(begun.recent.map((turn) => turn.seat)).toEqual([1, 2]);
    expect(begun.own?.from).toBe(5);
    expect(begun.earlier.map((turn) => turn.seat)).toEqual([0]);
    expect(since(turns, 0, false).recent).toEqual([]);
  });

  it('shows a spectator the last turn', () => {
    expect(since(turnsOf(log(0, 1)), null, false).recent.map((turn) => turn.seat)).toEqual([1]);
  });
});

describe('a turn in one piece', () => {
  it('does not name its seat again', () => {
    expect(unnamed([{ seat: 1 }, { text: ' draws a card.' }], 1)).toEqual([{ text: 'Draws a card.' }]);
    expect(unnamed([{ seat: 0 }, { text: ' draws a card.' }], 1)).toEqual([{ seat: 0 }, { text: ' draws a card.' }]);
  });

  it('says how often a thing happened, inside the sentence', () => {
    expect(counted([{ text: 'Draws a card.' }], 4)).toEqual([{ text: 'Draws a card' }, { text: '\u00a0×4.' }]);
    expect(stopped(counted([{ text: 'Takes it from ' }, { seat: 0 }], 2))).toEqual([
      { text: 'Takes it from ' },
      { seat: 0 },
      { text: '\u00a0×2' },
      { text: '.' },
    ]);
  });
});
