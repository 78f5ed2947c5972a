import { describe, expect, it } from 'vitest';
import { back, begin, candidates, click, clicksFor, commonGhost, complete, free, isTurned, isTurning, kinds, menu, name, nextTargets, NOTHING, turned } from './narrow';
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
    expect(result).toEqual({ kind: 'narrow', aim: { slot: null, chosen: ['a'] } });
    expect([...nextTargets(all, { slot: null, chosen: ['a'] }).keys()]).toEqual(['b', 'c']);
  });

  it('plays when one action is left, also when clicks would still be possible', () => {
    expect(click(all, { slot: null, chosen: ['a'] }, 'c')).toEqual({ kind: 'play', action: lay[1] });
    expect(click(all, NOTHING, 'd')).toEqual({ kind: 'play', action: lay[3] });
  });

  it('takes the targets of a loose action in any order', () => {
    const pairs = [action('honour', ['a', 'b'], { loose: true }), action('honour', ['a', 'c'], { loose: true }), action('honour', ['b', 'c'], { loose: true })];
    expect([...nextTargets(pairs, NOTHING).keys()]).toEqual(['a', 'b', 'c']);
    expect(click(pairs, NOTHING, 'c')).toEqual({ kind: 'narrow', aim: { slot: null, chosen: ['c'] } });
    expect(click(pairs, { slot: null, chosen: ['c'] }, 'a')).toEqual({ kind: 'play', action: pairs[1] });
  });

  it('skips a click that has one answer', () => {
    const forced = [action('pay', ['x', 'y', 'p']), action('pay', ['x', 'y', 'q'])];
    expect(click(forced, NOTHING, 'x')).toEqual({ kind: 'narrow', aim: { slot: null, chosen: ['x', 'y'] } });
  });

  it('begins after clicks that have one answer, unless the places of the turn bar differ', () => {
    const last = [action('lay', ['grey', 'row 1']), action('lay', ['grey', 'row 2'])];
    expect(begin(last)).toEqual({ slot: null, chosen: ['grey'] });
    expect(begin([...last, action('lay', ['teal', 'row 1'])])).toEqual(NOTHING);
    expect(begin([...last, action('raise', ['grey', 'row 3'])])).toEqual(NOTHING);
    expect(begin([...last, action('lay', [])])).toEqual(NOTHING);
    expect(begin(last.slice(0, 1))).toEqual(NOTHING);
  });

  it('tells the clicks that an action needs, without those that have one answer', () => {
    const [first, , , last] = lay as [Action, Action, Action, Action];
    expect(clicksFor(all, NOTHING, first)).toEqual(['a', 'b']);
    expect(clicksFor(all, NOTHING, last)).toEqual(['d']);
    expect(clicksFor(all, { slot: null, chosen: ['a'] }, first)).toEqual(['b']);
    expect(clicksFor(all, { slot: null, chosen: ['pawn'] }, first)).toEqual([]);
    expect(clicksFor(all, NOTHING, end)).toEqual([]);
  });

  it('takes a chosen target back when it is clicked again', () => {
    expect(click(all, { slot: 'lay', chosen: ['a'] }, 'a')).toEqual({ kind: 'narrow', aim: { slot: 'lay', chosen: [] } });
  });

  it('does nothing where nothing aims', () => {
    expect(click(all, NOTHING, 'nowhere')).toEqual({ kind: 'none' });
  });

  it('offers buttons for actions that the same clicks reach', () => {
    const twins = [action('build', ['a'], { fields: { floors: 1 } }), action('raise', ['a'])];
    const result = click(twins, NOTHING, 'a');
    expect(result).toEqual({ kind: 'narrow', aim: { slot: null, chosen: ['a'] } });
    expect(complete(twins, { slot: null, chosen: ['a'] })).toEqual(twins);
  });

  it('narrows to a kind, plays a kind without targets, and takes a kind back', () => {
    expect(name(all, NOTHING, 'lay')).toEqual({ kind: 'narrow', aim: { slot: 'lay', chosen: [] } });
    expect(name(all, NOTHING, 'end-turn')).toEqual({ kind: 'play', action: end });
    expect(name(all, { slot: 'move', chosen: [] }, 'move')).toEqual({ kind: 'narrow', aim: NOTHING });
    expect(candidates(all, { slot: 'move', chosen: [] })).toEqual(move);
  });

  it('keeps a chosen target when a kind is named that can use it, else forgets it', () => {
    const both = [action('lay', ['a', 'b']), action('lay', ['a', 'c']), action('dig', ['a', 'x']), action('dig', ['a', 'y'])];
    expect(name(both, { slot: null, chosen: ['a'] }, 'dig')).toEqual({ kind: 'narrow', aim: { slot: 'dig', chosen: ['a'] } });
    expect(name(all, { slot: null, chosen: ['a'] }, 'move')).toMatchObject({ kind: 'narrow', aim: { slot: 'move' } });
  });

  it('skips the target that all answers of a kind have in common, and goes back over it', () => {
    const brown = ['row 2', 'row 4'].map((line) => action('lay', ['brown', line], { slot: 'lay-brown' }));
    const gold = ['row 2', 'row 3'].map((line) => action('lay', ['gold', line], { slot: 'lay-gold' }));
    const markers = [...brown, ...gold];
    const aim = { slot: 'lay-brown', chosen: ['brown'] };
    expect(name(markers, NOTHING, 'lay-brown')).toEqual({ kind: 'narrow', aim });
    expect(free(markers, aim)).toEqual([]);
    expect(free(markers, { slot: null, chosen: ['brown'] })).toEqual(['brown']);
    expect(name(markers, aim, 'lay-brown')).toEqual({ kind: 'narrow', aim: NOTHING });
    expect(back(markers, aim)).toEqual(NOTHING);
  });

  it('steps back target by target, then to the kinds', () => {
    const lays = ['b', 'c'].flatMap((one) => ['x', 'y'].map((two) => action('lay', [one, two])));
    expect(back(lays, { slot: 'lay', chosen: ['b', 'x'] })).toEqual({ slot: 'lay', chosen: ['b'] });
    expect(back(lays, { slot: 'lay', chosen: ['b'] })).toEqual({ slot: 'lay', chosen: [] });
    expect(back(lays, { slot: 'lay', chosen: [] })).toEqual(NOTHING);
  });

  it('lists kinds in order and knows which act at once', () => {
    expect(kinds(all).map((kind) => [kind.slot, kind.direct])).toEqual([
      ['lay', null],
      ['move', null],
      ['end-turn', end],
    ]);
  });

  it('shows the ghost that all remaining actions share', () => {
    const tile = { id: 't', symbol: 'tile', x: 1, y: 1 };
    const left = { id: 'l', symbol: 'tile', x: 0, y: 1 };
    const ghosts = [action('lay', ['a'], { ghost: [tile, left], ghost_panel: 'p' }), action('lay', ['a'], { ghost: [tile], ghost_panel: 'p' })];
    expect(commonGhost(ghosts)).toEqual({ panel: 'p', pieces: [tile] });
    expect(commonGhost([])).toEqual({ panel: '', pieces: [] });
  });
});

describe('what can lie in several ways', () => {
  const cloth = (pose: string, at = 'c1'): Action => action('lay', [at], { pose });
  const ways = [cloth('a0'), cloth('a1'), cloth('b0'), cloth('b1')];

  it('is one target with several poses, and a click asks for the pose', () => {
    expect(isTurned(ways)).toBe(true);
    expect(isTurned([cloth('a0'), cloth('a1', 'c2')])).toBe(false);
    expect(click([...ways, cloth('a0', 'c2')], NOTHING, 'c1')).toEqual({ kind: 'turn', actions: ways });
  });

  it('turns on its side and flips to the other side', () => {
    const [a0, a1, b0, b1] = ways as [Action, Action, Action, Action];
    expect(turned(ways, a0, false)).toBe(a1);
    expect(turned(ways, a1, false)).toBe(a0);
    expect(turned(ways, a0, false, -1)).toBe(a1);
    expect(turned(ways, a1, true)).toBe(b1);
    expect(turned(ways, b0, true)).toBe(a0);
    expect(turned([a0, a1], a0, true)).toBeOneOf([a0, a1]);
  });

  it('is also a question all of whose answers share a piece', () => {
    const hub = { id: 'hub', symbol: 'village', x: 0, y: 0 };
    const arm = (x: number) => ({ id: `arm-${x}`, symbol: 'field', x, y: 0 });
    const spread = [1, 2, 3].map((x) => action('spread', [`h${x}`], { ghost: [hub, arm(x)], ghost_panel: 'site' }));
    expect(isTurning(spread)).toBe(true);
    expect(isTurning([action('walk', ['a'], { ghost: [arm(1)] }), action('walk', ['b'], { ghost: [arm(2)] })])).toBe(false);
  });
});

describe('the list', () => {
  it('gives few actions at once, and many by kind, then by target', () => {
    const many = Array.from({ length: 30 }, (_, n) => action('lay', [`t${n % 3}`, `u${n}`]));
    const groups = menu([...many, end], NOTHING, 12);
    expect(groups.map((group) => group.items)).toEqual([
      [{ type: 'slot', slot: 'lay', count: 30 }],
      [{ type: 'action', action: end }],
    ]);
    const inside = menu([...many, end], { slot: 'lay', chosen: [] }, 12);
    expect(inside[0]?.items.map((item) => item.type === 'target' && item.target)).toEqual(['t0', 't1', 't2']);
    const deeper = menu([...many, end], { slot: 'lay', chosen: ['t0'] }, 12);
    expect(deeper[0]?.items).toHaveLength(10);
    expect(deeper[0]?.items.every((item) => item.type === 'action')).toBe(true);
  });

  it('reaches every action', () => {
    const seen = new Set<number>();
    const walk = (aim: { slot: string | null; chosen: string[] }): void => {
      for (const group of menu(all, aim, 1)) {
        for (const item of group.items) {
          if (item.type === 'action') seen.add(item.action.code);
          else if (item.type === 'slot') walk({ slot: item.slot, chosen: [] });
          else walk({ ...aim, chosen: [...aim.chosen, item.target] });
        }
      }
    };
    walk(NOTHING);
    expect(seen).toEqual(new Set(all.map((one) => one.code)));
  });
});
