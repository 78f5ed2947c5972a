import { describe, expect, it } from 'vitest';
import { chapterOf } from './chapter';

describe('the part of a match', () => {
  it('is a counted day, round or year, and a phase without numbers', () => {
    const round = { id: 'status-round', args: { round: 2, rounds: 4 } };
    const phase = { id: 'status-eclipse' };
    expect(chapterOf([round, phase, { id: 'status-turn', args: { turn: 1, turns: 3 } }])).toEqual([round, phase]);
  });

  it('is not a supply that goes down with every tile', () => {
    expect(chapterOf([{ id: 'status-triples', args: { count: 40 } }])).toEqual([]);
  });
});
