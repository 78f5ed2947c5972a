import { describe, expect, it } from 'vitest';
import type { LogLine } from './protocol';
import { automaSteps, counted, fluently, gainsOf, since, stopped, turnsOf, unnamed } from './story';

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

  it('gives an automa its turns, though only chance answers in them', () => {
    const lines: LogLine[] = [
      { decision: 1, seat: 0, events: [] },
      { decision: 2, seat: null, events: [{ event: 'card-drawn', args: { seat: 0 }, rules: [] }] },
      { decision: 3, seat: null, events: [{ event: 'token-flipped', args: { seat: 1 }, rules: [] }] },
      { decision: 4, seat: null, events: [{ event: 'marker-drawn', args: { seat: 1 }, rules: [] }] },
    ];
    const held = new Set([0]);
    expect(turnsOf(lines, held).map((turn) => [turn.seat, turn.from, turn.to])).toEqual([
      [0, 1, 2],
      [1, 3, 4],
    ]);
    expect(since(turnsOf(lines, held), 0, true).recent.map((turn) => turn.seat)).toEqual([1]);
    expect(automaSteps(lines, held, 0, 4)).toEqual([2, 3]);
    expect(automaSteps(lines, new Set([0, 1]), 0, 4)).toEqual([]);
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

  it('keeps the name of a seat that does something with another', () => {
    const shared = [{ seat: 1 }, { text: ' et ' }, { seat: 0 }, { text: ' partagent la fête' }];
    expect(unnamed(shared, 1)).toEqual(shared);
  });

  it('names its seat again after a sentence about another', () => {
    const told = fluently([[{ seat: 2 }, { text: ' gives.' }], [{ seat: 1 }, { text: ': 1 point.' }], [{ seat: 2 }, { text: ': 4 points.' }]], 2);
    expect(told.map((run) => ('text' in run ? run.text : `<${run.seat}>`)).join('')).toBe('Gives. <1>: 1 point. <2>: 4 points.');
  });

  it('tells the points of a turn once, though others answered in the middle of it', () => {
    const turns = turnsOf(log(0, 1, 0, 1));
    const changes = [
      { measure: 'points', seat: 0, by: 5, now: 5 },
      { measure: 'points', seat: 1, by: 3, now: 3 },
    ];
    expect([...gainsOf(turns, [{ start: 0, end: 3, seat: 0, changes }])]).toEqual([
      [1, 0],
      [2, 3],
      [3, 5],
    ]);
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
