/**
 * The places of the turn bar. A place is what one card stands for: some answers of the same sort, or none at all now, with
 * the reason. The server says which places a step has; without them the kinds of action are taken, and a kind that was
 * there before keeps its place.
 */

import { kinds, slotOf } from './narrow';
import type { Worth } from './outlook';
import type { Action, AnswerKind, Reason, Slot, Text } from './protocol';

export interface Place {
  id: string;
  group: string;
  symbol: string;
  /** Null: the words of its kind, or of its one action. */
  title: Text | null;
  actions: Action[];
  kind: AnswerKind;
  note: Text | null;
  refusal: Reason | null;
  /** What its answers were worth when they could be given. */
  worth?: Worth;
}

/** As many answers as get a card each. */
export const FEW = 12;

/** What an answer does to the turn. */
export const kindOf = (action: Action): AnswerKind => (action.kind as AnswerKind | undefined) ?? 'act';

function fromSlot(slot: Slot, byCode: Map<number, Action>): Place {
  const actions = (slot.codes ?? []).flatMap((code) => byCode.get(code) ?? []);
  const [first] = actions;
  return {
    id: slot.id,
    group: slot.group ?? '',
    symbol: slot.symbol ?? '',
    title: slot.title,
    actions,
    kind: (slot.kind as AnswerKind | undefined) ?? (first ? kindOf(first) : 'act'),
    note: slot.note ?? null,
    refusal: actions.length ? null : (slot.reason ?? null),
  };
}

export const bare = (id: string, actions: Action[]): Place => ({
  id,
  group: '',
  symbol: '',
  title: null,
  actions,
  kind: actions[0] ? kindOf(actions[0]) : 'act',
  note: null,
  refusal: null,
});

/** The places of a question; `known` are the kinds that this step had before, in their order. */
export function places(actions: Action[], slots: Slot[] | undefined, known: readonly string[] = []): Place[] {
  if (slots?.length) {
    const byCode = new Map(actions.map((action) => [action.code, action]));
    return slots.map((slot) => fromSlot(slot, byCode));
  }
  const found = new Map(kinds(actions).map((kind) => [kind.slot, kind.actions]));
  const acts = [...found].filter(([, list]) => list[0] && kindOf(list[0]) === 'act');
  const count = acts.reduce((sum, [, list]) => sum + list.length, 0);
  if (count <= FEW && (acts.length === 1 || acts.some(([, list]) => list.length > 1))) {
    return [...found].flatMap(([id, list]) =>
      list.length > 1 ? list.map((action) => bare(`${id}:${action.code}`, [action])) : [bare(id, list)],
    );
  }
  return [...known.filter((id) => !found.has(id)), ...found.keys()]
    .sort((a, b) => rank(known, a) - rank(known, b))
    .map((id) => bare(id, found.get(id) ?? []));
}

const rank = (known: readonly string[], id: string): number => {
  const place = known.indexOf(id);
  return place < 0 ? known.length : place;
};

/** A single place with few answers is laid out: a card for each of them. */
export function spread(acts: Place[]): Place[] {
  const [only, ...rest] = acts.filter((place) => place.actions.length);
  if (!only || rest.length || acts.length > 1 || only.actions.length < 2 || only.actions.length > FEW) return acts;
  return only.actions.map((action) => ({ ...bare(`${only.id}:${action.code}`, [action]), symbol: only.symbol }));
}

/** The place that an action belongs to. */
export function placeOf(list: Place[], action: Action): Place | undefined {
  return list.find((place) => place.actions.includes(action)) ?? list.find((place) => place.id === slotOf(action));
}
