import { describe, expect, it } from 'vitest';
import { back, candidates, click, commonGhost, complete, isEnding, kinds, menu, name, nextTargets, NOTHING } from './narrow';
import type { Action } from './protocol';

let code = 0;
const action = (family: string, targets: string[], more: Partial<Action> = {}): Action => ({
  code: code++,
  text: `${family} ${targets.join(' ')}`,
  family,
  fields: {},
  targets,
  ...more,
});

const lay = [action('lay', ['a', 'b']), action('lay', ['a', 'c']), action('lay', ['b', 'a']), action('lay', ['d', 'e'])];
const move = [action('move', ['pawn', 'a']), action('move', ['pawn', 'b'])];
const end = action('end-turn', []);
const all = [...lay, ...move, end];

describe('narrowing', () => {
  it('lets every first target glow at first', () => {
    expect([...nextTargets(all, NOTHING).keys()]).toEqual(['a', 'b', 'd', 'pawn']);
  });

  it('keeps the actions whose next target was clicked', () => {
    const result = click(all, NOTHING, 'a');
    expect(result).toEqual({ kind: 'narrow', aim: { family: null, chosen: ['a'] } });
    expect([...nextTargets(all, { family: null, chosen: ['a'] }).keys()]).toEqual(['b', 'c']);
  });

  it('plays when one action is left, also when clicks would still be possible', () => {
    expect(click(all, { family: null, chosen: ['a'] }, 'c')).toEqual({ kind: 'play', action: lay[1] });
    expect(click(all, NOTHING, 'd')).toEqual({ kind: 'play', action: lay[3] });
  });

  it('skips a click that has one answer', () => {
    const forced = [action('pay', ['x', 'y', 'p']), action('pay', ['x', 'y', 'q'])];
    expect(click(forced, NOTHING, 'x')).toEqual({ kind: 'narrow', aim: { family: null, chosen: ['x', 'y'] } });
  });

  it('takes a chosen target back when it is clicked again', () => {
    expect(click(all, { family: 'lay', chosen: ['a'] }, 'a')).toEqual({ kind: 'narrow', aim: { family: 'lay', chosen: [] } });
  });

  it('does nothing where nothing aims', () => {
    expect(click(all, NOTHING, 'nowhere')).toEqual({ kind: 'none' });
  });

  it('offers buttons for actions that the same clicks reach', () => {
    const twins = [action('build', ['a'], { fields: { floors: 1 } }), action('raise', ['a'])];
    const result = click(twins, NOTHING, 'a');
    expect(result).toEqual({ kind: 'narrow', aim: { family: null, chosen: ['a'] } });
    expect(complete(twins, { family: null, chosen: ['a'] })).toEqual(twins);
  });

  it('narrows to a kind, plays a kind without targets, and takes a kind back', () => {
    expect(name(all, NOTHING, 'move')).toEqual({ kind: 'narrow', aim: { family: 'move', chosen: [] } });
    expect(name(all, NOTHING, 'end-turn')).toEqual({ kind: 'play', action: end });
    expect(name(all, { family: 'move', chosen: [] }, 'move')).toEqual({ kind: 'narrow', aim: NOTHING });
    expect(candidates(all, { family: 'move', chosen: [] })).toEqual(move);
  });

  it('keeps a chosen target when a kind is named that can use it, else forgets it', () => {
    const both = [action('lay', ['a', 'b']), action('lay', ['a', 'c']), action('dig', ['a', 'x']), action('dig', ['a', 'y'])];
    expect(name(both, { family: null, chosen: ['a'] }, 'dig')).toEqual({ kind: 'narrow', aim: { family: 'dig', chosen: ['a'] } });
    expect(name(all, { family: null, chosen: ['a'] }, 'move')).toEqual({ kind: 'narrow', aim: { family: 'move', chosen: [] } });
  });

  it('steps back target by target, then to the kinds', () => {
    expect(back({ family: 'lay', chosen: ['a', 'b'] })).toEqual({ family: 'lay', chosen: ['a'] });
    expect(back({ family: 'lay', chosen: [] })).toEqual(NOTHING);
  });

  it('lists kinds in order and knows which act at once', () => {
    expect(kinds(all).map((kind) => [kind.family, kind.direct])).toEqual([
      ['lay', null],
      ['move', null],
      ['end-turn', end],
    ]);
    expect(['end-turn', 'pass', 'done', 'done-paying'].every(isEnding)).toBe(true);
    expect(['passage', 'endow', 'lay'].some(isEnding)).toBe(false);
  });

  it('shows the ghost that all remaining actions share', () => {
    const tile = { id: 't', symbol: 'tile', x: 1, y: 1 };
    const left = { id: 'l', symbol: 'tile', x: 0, y: 1 };
    const ghosts = [action('lay', ['a'], { ghost: [tile, left], ghost_panel: 'p' }), action('lay', ['a'], { ghost: [tile], ghost_panel: 'p' })];
    expect(commonGhost(ghosts)).toEqual({ panel: 'p', pieces: [tile] });
    expect(commonGhost([])).toEqual({ panel: '', pieces: [] });
  });
});

describe('the list', () => {
  it('gives few actions at once, and many by kind, then by target', () => {
    const many = Array.from({ length: 30 }, (_, n) => action('lay', [`t${n % 3}`, `u${n}`]));
    const groups = menu([...many, end], NOTHING, 12);
    expect(groups.map((group) => group.items)).toEqual([
      [{ type: 'family', family: 'lay', count: 30 }],
      [{ type: 'action', action: end }],
    ]);
    const inside = menu([...many, end], { family: 'lay', chosen: [] }, 12);
    expect(inside[0]?.items.map((item) => item.type === 'target' && item.target)).toEqual(['t0', 't1', 't2']);
    const deeper = menu([...many, end], { family: 'lay', chosen: ['t0'] }, 12);
    expect(deeper[0]?.items).toHaveLength(10);
    expect(deeper[0]?.items.every((item) => item.type === 'action')).toBe(true);
  });

  it('reaches every action', () => {
    const seen = new Set<number>();
    const walk = (aim: { family: string | null; chosen: string[] }): void => {
      for (const group of menu(all, aim, 1)) {
        for (const item of group.items) {
          if (item.type === 'action') seen.add(item.action.code);
          else if (item.type === 'family') walk({ family: item.family, chosen: [] });
          else walk({ ...aim, chosen: [...aim.chosen, item.target] });
        }
      }
    };
    walk(NOTHING);
    expect(seen).toEqual(new Set(all.map((one) => one.code)));
  });
});
