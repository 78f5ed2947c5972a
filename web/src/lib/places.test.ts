import { describe, expect, it } from 'vitest';
import { kindOf, places, placeOf } from './places';
import type { Action, Slot } from './protocol';

let code = 0;
const action = (family: string, more: Partial<Action> = {}): Action => ({ code: code++, text: family, family, fields: {}, targets: [], ...more });

describe('the places of the turn bar', () => {
  it('are the slots of the server, with the impossible ones and their reason', () => {
    const [lay, end] = [action('lay', { slot: 'tile' }), action('stop', { slot: 'end', kind: 'end' })];
    const slots: Slot[] = [
      { id: 'tile', title: { id: 't' }, codes: [lay.code] },
      { id: 'temple', title: { id: 'u' }, reason: { rule: 'C1', message: 'm', args: {} } },
      { id: 'end', title: { id: 'v' }, codes: [end.code] },
    ];
    const found = places([lay, end], slots);
    expect(found.map((place) => [place.id, place.actions.length, place.kind])).toEqual([
      ['tile', 1, 'act'],
      ['temple', 0, 'act'],
      ['end', 1, 'end'],
    ]);
    expect(found[1]?.refusal?.rule).toBe('C1');
    expect(placeOf(found, end)?.id).toBe('end');
  });

  it('are without slots the kinds of action, each at the place where it was first', () => {
    const now = [...Array.from({ length: 20 }, () => action('move')), action('draw'), action('end-turn', { kind: 'end' })];
    expect(places(now, undefined, ['build', 'draw', 'move', 'end-turn']).map((place) => [place.id, place.actions.length])).toEqual([
      ['build', 0],
      ['draw', 1],
      ['move', 20],
      ['end-turn', 1],
    ]);
  });

  it('are the answers themselves when they are few', () => {
    const now = [action('take'), action('take'), action('done', { kind: 'skip' })];
    expect(places(now, undefined)).toHaveLength(3);
    expect(places(Array.from({ length: 30 }, () => action('take')), undefined)).toHaveLength(1);
  });

  it('have the kind of their answers', () => {
    const [stop, go] = [action('stop', { kind: 'end' }), action('go')];
    expect(kindOf(stop)).toBe('end');
    expect(places([stop, go], undefined).map((place) => place.kind)).toEqual(['end', 'act']);
  });
});
