import { describe, expect, it } from 'vitest';
import { answeringBoard, boardsOf, watchedBoard, type Asked, type Watched } from './boards';
import type { Panel, Scene } from './protocol';

const panel = (id: string, more: Partial<Panel> = {}): Panel => ({ id, title: { id: 't' }, w: 10, h: 10, ...more });
const scene: Scene = {
  panels: [
    panel('map'),
    panel('market'),
    panel('mine', { place: 'seat', seat: 0 }),
    panel('theirs', { place: 'seat', seat: 1 }),
    panel('their-cards', { place: 'seat', seat: 1 }),
    panel('third', { place: 'seat', seat: 2 }),
  ],
  seats: [],
};
const watch = (touched: Record<string, number>, more: Partial<Watched> = {}): string | null =>
  watchedBoard({
    boards: boardsOf(scene, 0),
    touched: new Map(Object.entries(touched)),
    seat: 1,
    inSight: new Set(['mine']),
    pinned: false,
    asked: false,
    small: false,
    ...more,
  });

describe('the board on stage while others decide', () => {
  it('is the one of the seat that decided, also if it touched the common ones', () => {
    expect(watch({ theirs: 1 })).toBe('seat-1');
    expect(watch({ map: 5, 'their-cards': 1 })).toBe('seat-1');
  });

  it('is the common one where most was touched, if their own was not used', () => {
    expect(watch({ map: 1, market: 2 })).toBe('market');
    expect(watch({ map: 2, third: 1 })).toBe('map');
    expect(watch({ map: 1 }, { seat: null })).toBe('map');
  });

  it('is the one in sight, if that was touched too', () => {
    expect(watch({ map: 1, market: 2 }, { inSight: new Set(['map']) })).toBeNull();
    expect(watch({ theirs: 1, map: 1 }, { inSight: new Set(['theirs', 'their-cards']) })).toBeNull();
    expect(watch({ theirs: 1, map: 1 }, { inSight: new Set(['map']) })).toBe('seat-1');
  });

  it('stays where nothing was touched', () => {
    expect(watch({})).toBeNull();
  });

  it('is never taken from a person who pinned one or is asked, nor changed on a small screen', () => {
    expect(watch({ theirs: 1 }, { pinned: true })).toBeNull();
    expect(watch({ theirs: 1 }, { asked: true })).toBeNull();
    expect(watch({ theirs: 1 }, { small: true })).toBeNull();
  });
});

const ask = (wanted: Record<string, number>, more: Partial<Asked> = {}): string =>
  answeringBoard({
    boards: boardsOf(scene, 0),
    wanted: new Map(Object.entries(wanted)),
    answers: 1,
    inSight: new Set(['map']),
    shown: '',
    small: false,
    ...more,
  });

describe('the board on stage for a question', () => {
  it('is the one that most answers are about, unless such a board is in sight', () => {
    expect(ask({ mine: 1 })).toBe('seat-0');
    expect(ask({ mine: 1, market: 2 })).toBe('market');
    expect(ask({ mine: 1, map: 1 }, { shown: 'map' })).toBe('map');
    expect(ask({ mine: 1 }, { shown: 'map', answers: 5 })).toBe('map');
  });

  it('stays on a small screen from the first question on', () => {
    const first = ask({ map: 1 }, { small: true });
    expect(first).toBe('map');
    expect(ask({ mine: 1 }, { small: true, shown: first })).toBe('map');
    expect(ask({ mine: 1 }, { small: true })).toBe('seat-0');
  });
});
