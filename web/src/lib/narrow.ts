/**
 * Click-by-click narrowing. Every action names its targets in order; a click keeps the actions whose next target it is,
 * until one is left. Pure functions over the list of legal actions.
 */

import type { Action, Piece } from './protocol';

/** What was chosen so far: the kind of action, if one was named first, and the targets clicked. */
export interface Aim {
  family: string | null;
  chosen: string[];
}

export const NOTHING: Aim = { family: null, chosen: [] };

export type Click = { kind: 'play'; action: Action } | { kind: 'narrow'; aim: Aim } | { kind: 'none' };

/** The actions that are still possible. */
export function candidates(actions: Action[], aim: Aim): Action[] {
  return actions.filter(
    (action) =>
      (aim.family === null || action.family === aim.family) &&
      aim.chosen.every((target, place) => action.targets?.[place] === target),
  );
}

/** The targets that glow now, each with the actions that a click on it would keep. */
export function nextTargets(actions: Action[], aim: Aim): Map<string, Action[]> {
  const next = new Map<string, Action[]>();
  for (const action of candidates(actions, aim)) {
    const target = action.targets?.[aim.chosen.length];
    if (target === undefined) continue;
    const kept = next.get(target);
    if (kept) kept.push(action);
    else next.set(target, [action]);
  }
  return next;
}

/** The candidates that need no further click: they are offered as buttons. */
export function complete(actions: Action[], aim: Aim): Action[] {
  const length = aim.chosen.length;
  return candidates(actions, aim).filter((action) => (action.targets?.length ?? 0) === length);
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

/** What naming a kind of action does; naming it again takes it back. */
export function name(actions: Action[], aim: Aim, family: string): Click {
  if (aim.family === family && aim.chosen.length === 0) return { kind: 'narrow', aim: NOTHING };
  const kept = candidates(actions, { family, chosen: aim.chosen });
  const chosen = kept.length ? aim.chosen : [];
  const all = candidates(actions, { family, chosen });
  if (all.length === 1 && all[0] && (all[0].targets?.length ?? 0) === chosen.length) {
    return { kind: 'play', action: all[0] };
  }
  return all.length ? { kind: 'narrow', aim: { family, chosen } } : { kind: 'none' };
}

/** Skip clicks that have one answer; play when one action is left. */
function settle(actions: Action[], aim: Aim): Click {
  let now = aim;
  for (;;) {
    const left = candidates(actions, now);
    if (left.length === 1 && left[0]) return { kind: 'play', action: left[0] };
    const next = nextTargets(actions, now);
    const only = next.size === 1 ? [...next][0] : undefined;
    if (!only || only[1].length !== left.length) return { kind: 'narrow', aim: now };
    now = { ...now, chosen: [...now.chosen, only[0]] };
  }
}

/** One step back: the last target, then the kind. */
export function back(aim: Aim): Aim {
  if (aim.chosen.length) return { ...aim, chosen: aim.chosen.slice(0, -1) };
  return NOTHING;
}

export interface Kind {
  family: string;
  actions: Action[];
  /** The one action of the kind, if it needs no target. */
  direct: Action | null;
}

/** The kinds of action, in the order of the list. */
export function kinds(actions: Action[]): Kind[] {
  const found = new Map<string, Action[]>();
  for (const action of actions) {
    const list = found.get(action.family);
    if (list) list.push(action);
    else found.set(action.family, [action]);
  }
  return [...found].map(([family, list]) => ({
    family,
    actions: list,
    direct: list.length === 1 && !list[0]?.targets?.length ? (list[0] ?? null) : null,
  }));
}

/** Whether a kind of action ends something: shown last and dark. */
export function isEnding(family: string): boolean {
  return /^(end|pass|done|finish|stop)(-|$)/.test(family);
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
  | { type: 'family'; family: string; count: number }
  | { type: 'target'; target: string; actions: Action[] };

export interface Group {
  family: string;
  items: Item[];
}

/**
 * The same choices as a list, for keyboard and screen reader: actions where they are few, else their kind, and inside
 * a kind its next targets.
 */
export function menu(actions: Action[], aim: Aim, few = 12): Group[] {
  const left = candidates(actions, aim);
  return kinds(left).map(({ family, actions: list }) => {
    if (list.length <= few) return { family, items: list.map((action) => ({ type: 'action', action })) };
    if (aim.family === null) return { family, items: [{ type: 'family', family, count: list.length }] };
    const items: Item[] = [];
    for (const [target, kept] of nextTargets(list, aim)) {
      const [only] = kept;
      items.push(kept.length === 1 && only ? { type: 'action', action: only } : { type: 'target', target, actions: kept });
    }
    for (const action of complete(list, aim)) items.push({ type: 'action', action });
    return { family, items };
  });
}
