/** What an answer costs and gives: the differences of the game's measures, as the server has worked them out. */

import type { Action, Effect, Measure, Outlook } from './protocol';

/** A difference of one measure over several answers: from the least to the most. */
export interface Span {
  measure: string;
  seat: number | null;
  least: number;
  most: number;
}

export interface Worth {
  prices: Span[];
  gains: Span[];
  /** Points that are lost by it: no price, a warning. */
  losses: Span[];
  /** What other seats get, points only. */
  others: Span[];
  /** What changes and is neither good nor bad. */
  facts: Span[];
  locked: boolean;
  ends: boolean;
  /** Not all of it can be known. */
  open: boolean;
}

const POINTS = new Set(['points', 'estimate']);
export const NOTHING: Worth = { prices: [], gains: [], losses: [], others: [], facts: [], locked: false, ends: false, open: false };

/** Whether more of a measure is good (1), bad (-1) or neither (0) for its seat. */
export function signs(measures: Measure[]): Map<string, number> {
  return new Map(measures.map((measure) => [measure.id, measure.sign]));
}

/** Tells the spans of a worth apart: what one answer gives and another takes are two of the same measure. */
export const nameOf = (span: Span): string => `${span.measure} ${span.seat ?? ''} ${span.most > 0 ? 'more' : 'less'}`;

const keyOf = (change: Effect): string => `${change.measure} ${change.seat ?? ''}`;

function spans(outlooks: Outlook[]): Span[] {
  const found = new Map<string, Span>();
  for (const outlook of outlooks) {
    for (const change of outlook.changes ?? []) {
      const known = found.get(keyOf(change));
      const seat = change.seat ?? null;
      const most = change.most ?? change.by;
      if (!known) found.set(keyOf(change), { measure: change.measure, seat, least: change.by, most });
      else {
        known.least = Math.min(known.least, change.by);
        known.most = Math.max(known.most, most);
      }
    }
  }
  // An answer that does not touch a measure changes it by nothing.
  for (const [key, span] of found) {
    if (outlooks.every((outlook) => (outlook.changes ?? []).some((change) => keyOf(change) === key))) continue;
    span.least = Math.min(span.least, 0);
    span.most = Math.max(span.most, 0);
  }
  return [...found.values()];
}

/** The worth of some answers together, for one seat; points of the estimate stand back where points are told. */
export function worth(
  actions: Action[],
  outlooks: Record<string, Outlook>,
  viewer: number | null,
  sign: Map<string, number>,
): Worth {
  const known = actions.flatMap((action) => outlooks[String(action.code)] ?? []);
  return known.length && known.length === actions.length ? worthOf(known, viewer, sign) : NOTHING;
}

/** What one answer gives and another takes is told apart. */
const parted = (span: Span): Span[] => (span.least < 0 && span.most > 0 ? [{ ...span, least: 0 }, { ...span, most: 0 }] : [span]);

/** The worth of some outlooks together. */
export function worthOf(known: Outlook[], viewer: number | null, sign: Map<string, number>): Worth {
  const all = spans(known).flatMap(parted);
  const own = all.filter((span) => span.seat === viewer);
  const good = (span: Span): number => (sign.get(span.measure) ?? 1) * (span.least + span.most);
  const told = (seat: number | null): boolean => all.some((span) => span.measure === 'points' && span.seat === seat);
  return {
    prices: own.filter((span) => good(span) < 0 && !POINTS.has(span.measure)),
    gains: own.filter((span) => good(span) > 0 && !(span.measure === 'estimate' && told(viewer))),
    losses: own.filter((span) => good(span) < 0 && POINTS.has(span.measure) && !(span.measure === 'estimate' && told(viewer))),
    others: all.filter(
      (span) =>
        span.seat !== null && span.seat !== viewer && POINTS.has(span.measure) && good(span) !== 0 && !(span.measure === 'estimate' && told(span.seat)),
    ),
    facts: all.filter((span) => (span.seat === viewer || span.seat === null) && (sign.get(span.measure) ?? 1) === 0),
    locked: known.every((outlook) => outlook.locked),
    ends: known.every((outlook) => outlook.ends),
    open: known.some((outlook) => outlook.open || outlook.about),
  };
}

/** What is lost by an answer. */
export function wasted(outlook: Outlook | undefined): Span[] {
  return spans(outlook ? [{ changes: outlook.waste ?? [] }] : []);
}

/** A number of a measure in figures; `per` is 2 if it counts halves. */
const figures = (count: number, per: number): string => (count % per ? `${Math.floor(count / per) || ''}½` : String(count / per));

/** An amount or a range of amounts, without a sign or with one before each: a dash after a minus would be one more. */
export function amount(span: Span, per = 1, sign = ''): string {
  const [least = 0, most = 0] = [Math.abs(span.least), Math.abs(span.most)].sort((a, b) => a - b);
  const [from, to] = [`${sign}${figures(least, per)}`, `${sign}${figures(most, per)}`];
  return least === most ? to : `${from}${sign ? '…' : '–'}${to}`;
}

/**
 * Which of many targets say their worth on the board: all of them when they are few, else those that differ from what
 * most have in common. Where all are alike there is nothing to compare: the turn bar tells it.
 */
export function telling<T>(worths: Map<T, Worth>, few = 12): Set<T> {
  const key = (one: Worth): string => JSON.stringify([one.prices, one.gains, one.losses, one.locked]);
  const counts = new Map<string, number>();
  for (const one of worths.values()) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1);
  const usual = [...counts].sort((a, b) => b[1] - a[1])[0];
  const said = [...worths].filter(([, one]) => one.prices.length || one.gains.length || one.losses.length);
  if (counts.size === 1 && worths.size > 2) return new Set();
  if (!usual || worths.size <= few) return new Set(said.map(([id]) => id));
  return new Set(said.filter(([, one]) => key(one) !== usual[0]).map(([id]) => id));
}
