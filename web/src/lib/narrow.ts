/**
 * Click-by-click narrowing. Every action names its targets, in order unless it is loose; a click keeps the actions whose
 * next target it is, until one is left. Pure functions over the list of legal actions.
 */

import type { Action, Piece } from './protocol';

/** What was chosen so far: the place in the turn bar, if one was named first, and the targets clicked. */
export interface Aim {
  slot: string | null;
  chosen: string[];
}

export const NOTHING: Aim = { slot: null, chosen: [] };

/** The place in the turn bar that an action belongs to; without one its kind stands for it. */
export const slotOf = (action: Action): string => action.slot || action.family;

export type Click =
  | { kind: 'play'; action: Action }
  | { kind: 'turn'; actions: Action[] }
  | { kind: 'narrow'; aim: Aim }
  | { kind: 'none' };

/** Whether actions are one thing that can lie in several ways: the same targets, other poses. */
export function isTurned(actions: Action[]): boolean {
  const [first] = actions;
  if (actions.length < 2 || !first?.pose) return false;
  const where = first.targets.join(' ');
  return actions.every((action) => action.pose && (action.targets.join(' ')) === where);
}

/** Whether a whole question is about how one thing lies: every answer shows the same piece, and more around it. */
export function isTurning(actions: Action[]): boolean {
  if (actions.length < 2 || actions.length > 12) return false;
  if (actions.some((action) => (action.ghost?.length ?? 0) < 2 || (action.targets.length) > 1)) return false;
  return commonGhost(actions).pieces.length > 0;
}

/** Another pose: the next turn of the same side, or the first of the other side. */
export function turned(actions: Action[], now: Action, flip: boolean, step: 1 | -1 = 1): Action {
  const side = now.pose?.[0];
  const wanted = actions.filter((action) => (action.pose?.[0] === side) !== flip);
  const list = wanted.length ? wanted : actions;
  const at = flip ? list.findIndex((action) => action.pose?.slice(1) === now.pose?.slice(1)) - step : list.indexOf(now);
  return list[(at + step + list.length) % list.length] ?? now;
}

/** The targets of an action that may be clicked after others. */
export function nextOf(action: Action, chosen: readonly string[]): string[] {
  if (!action.loose) return action.targets.slice(chosen.length, chosen.length + 1);
  return action.targets.filter((target) => !chosen.includes(target));
}

/** The actions that are still possible. */
export function candidates(actions: Action[], aim: Aim): Action[] {
  return actions.filter(
    (action) =>
      (aim.slot === null || slotOf(action) === aim.slot) &&
      aim.chosen.every((target, place) => (action.loose ? action.targets.includes(target) : action.targets[place] === target)),
  );
}

/** The targets that glow now, each with the actions that a click on it would keep. */
export function nextTargets(actions: Action[], aim: Aim): Map<string, Action[]> {
  const next = new Map<string, Action[]>();
  for (const action of candidates(actions, aim)) {
    for (const target of nextOf(action, aim.chosen)) {
      const kept = next.get(target);
      if (kept) kept.push(action);
      else next.set(target, [action]);
    }
  }
  return next;
}

/** The candidates that need no further click: they are offered as buttons. */
export function complete(actions: Action[], aim: Aim): Action[] {
  const length = aim.chosen.length;
  return candidates(actions, aim).filter((action) => (action.targets.length) === length);
}

/** What a click on a target does. A click on a chosen target takes it back. */
export function click(actions: Action[], aim: Aim, target: string): Click {
  const kept = nextTargets(actions, aim).get(target);
  if (!kept) {
    const place = aim.chosen.indexOf(target);
    return place < 0 ? { kind: 'none' } : { kind: 'narrow', aim: { ...aim, chosen: aim.chosen.slice(0, place) } };
  }
  return settle(actions, { ...aim, chosen: [...aim.chosen, target] });
}

/** What naming a place of the turn bar does; naming it again takes it back. */
export function name(actions: Action[], aim: Aim, slot: string): Click {
  if (aim.slot === slot) return { kind: 'narrow', aim: NOTHING };
  const kept = candidates(actions, { slot, chosen: aim.chosen });
  const chosen = kept.length ? aim.chosen : [];
  if (!candidates(actions, { slot, chosen }).length) return { kind: 'none' };
  const settled = settle(actions, { slot, chosen });
  return settled.kind === 'turn' ? { kind: 'narrow', aim: { slot, chosen } } : settled;
}

/** Skip clicks that have one answer; play when one action is left. */
function settle(actions: Action[], aim: Aim): Click {
  let now = aim;
  for (;;) {
    const left = candidates(actions, now);
    if (left.length === 1 && left[0]) return { kind: 'play', action: left[0] };
    if (isTurned(left)) return { kind: 'turn', actions: left };
    const next = nextTargets(actions, now);
    const only = next.size === 1 ? [...next][0] : undefined;
    if (!only || only[1].length !== left.length) return { kind: 'narrow', aim: now };
    now = { ...now, chosen: [...now.chosen, only[0]] };
  }
}

/**
 * Where a question about one thing begins: clicks that have one answer are made already, as long as something is left to
 * choose. Places that can be told apart stay where they are.
 */
export function begin(actions: Action[]): Aim {
  const settled = actions.length > 1 && new Set(actions.map(slotOf)).size === 1 ? settle(actions, NOTHING) : null;
  return settled?.kind === 'narrow' ? settled.aim : NOTHING;
}

/** The targets to be clicked for an action, in order; nothing if none is needed, or if something else was begun. */
export function clicksFor(actions: Action[], aim: Aim, wanted: Action): string[] {
  const found: string[] = [];
  let now = aim;
  while (candidates(actions, now).includes(wanted)) {
    const next = nextTargets(actions, now);
    const target = wanted.targets.find((one) => !now.chosen.includes(one) && next.has(one));
    if (target === undefined) break;
    found.push(target);
    const made = click(actions, now, target);
    if (made.kind !== 'narrow') break;
    now = made.aim;
  }
  return found;
}

/** The targets that were chosen among several. */
export function free(actions: Action[], aim: Aim): string[] {
  return aim.chosen.filter((_, place) => nextTargets(actions, { ...aim, chosen: aim.chosen.slice(0, place) }).size > 1);
}

/** One step back: the last target that was a choice, then the place. */
export function back(actions: Action[], aim: Aim): Aim {
  for (let length = aim.chosen.length - 1; length >= 0; length--) {
    const before = { ...aim, chosen: aim.chosen.slice(0, length) };
    if (nextTargets(actions, before).size > 1 || complete(actions, before).length) return before;
  }
  return NOTHING;
}

export interface Kind {
  slot: string;
  actions: Action[];
  /** The one action of the kind, if it needs no target. */
  direct: Action | null;
}

/** The kinds of action, in the order of the list. */
export function kinds(actions: Action[]): Kind[] {
  const found = new Map<string, Action[]>();
  for (const action of actions) {
    const slot = slotOf(action);
    const list = found.get(slot);
    if (list) list.push(action);
    else found.set(slot, [action]);
  }
  return [...found].map(([slot, list]) => ({
    slot,
    actions: list,
    direct: list.length === 1 && !list[0]?.targets.length ? (list[0] ?? null) : null,
  }));
}

/** The ghost pieces that all of these actions share, by panel. */
export function commonGhost(actions: Action[]): { panel: string; pieces: Piece[] } {
  const [first, ...rest] = actions;
  if (!first?.ghost?.length) return { panel: '', pieces: [] };
  const panel = first.ghost_panel ?? '';
  let shared = first.ghost;
  for (const action of rest) {
    if ((action.ghost_panel ?? '') !== panel) return { panel: '', pieces: [] };
    const others = new Set((action.ghost ?? []).map((piece) => JSON.stringify(piece)));
    shared = shared.filter((piece) => others.has(JSON.stringify(piece)));
    if (!shared.length) break;
  }
  return { panel, pieces: shared };
}

export type Item =
  | { type: 'action'; action: Action }
  | { type: 'slot'; slot: string; count: number }
  | { type: 'target'; target: string; actions: Action[] };

export interface Group {
  slot: string;
  items: Item[];
}

/**
 * The same choices as a list, for keyboard and screen reader: actions where they are few, else their kind, and inside
 * a kind its next targets.
 */
export function menu(actions: Action[], aim: Aim, few = 12): Group[] {
  const left = candidates(actions, aim);
  return kinds(left).map(({ slot, actions: list }) => {
    if (list.length <= few) return { slot, items: list.map((action) => ({ type: 'action', action })) };
    if (aim.slot === null) return { slot, items: [{ type: 'slot', slot, count: list.length }] };
    const items: Item[] = [];
    for (const [target, kept] of nextTargets(list, aim)) {
      const [only] = kept;
      items.push(kept.length === 1 && only ? { type: 'action', action: only } : { type: 'target', target, actions: kept });
    }
    for (const action of complete(list, aim)) items.push({ type: 'action', action });
    return { slot, items };
  });
}
