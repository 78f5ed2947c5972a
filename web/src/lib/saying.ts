/** The sentence of the turn bar: it follows every click and whatever the pointer rests on. */

import type { Desk } from './desk.svelte';
import type { Run } from './fluent';
import { free } from './narrow';
import type { Worth } from './outlook';
import { NOTHING } from './outlook';
import type { Action } from './protocol';
import { capital } from './story';
import { t } from './words.svelte';

export interface Saying {
  /** What it is about, bold. */
  head: Run[];
  /** What follows from it. */
  more: string;
  worth: Worth;
  rules: string[];
  /** It is a refusal. */
  not: boolean;
}

const text = (words: string): Run[] => [{ text: words }];
const say = (head: Run[], more = '', worth = NOTHING, rules: string[] = [], not = false): Saying => ({ head, more, worth, rules, not });

/** Whether there is something to be told of it. */
const speaks = ({ prices, gains, losses }: Worth): boolean => prices.length + gains.length + losses.length > 0;

/** What one action does. */
function ofAction(desk: Desk, action: Action): Saying {
  const outlook = desk.match.outlooks[String(action.code)];
  // A game that puts the price on the target tells it in its own words.
  const priced = Boolean(action.tag?.price && action.gain);
  const known = priced ? { ...desk.worth([action]), prices: [], gains: [] } : desk.worth([action]);
  const told = speaks(known) ? '' : desk.say(action.gain);
  const gain = told && stop(capital(told));
  const next = following(desk, action) || (outlook?.next ? desk.say(outlook.next) : '');
  return say(text(stop(desk.label(action), known)), [gain, desk.say(action.later), next].filter(Boolean).join(' '), known);
}

/** A sentence that ends; if its price follows, with a colon, unless it has one. */
const stop = (words: string, worth: Worth = NOTHING): string => {
  const bare = words.replace(/[.:]$/, '');
  if (speaks(worth) && !bare.includes(':')) return `${bare}${t('page-colon').trimEnd()}`;
  return /[!?…]$/.test(bare) ? bare : `${bare}.`;
};

/** What the next question would offer, in a few words. */
function following(desk: Desk, action: Action): string {
  const then = desk.match.outlooks[String(action.code)]?.then ?? [];
  const titles = then.slice(0, 4).map((one) => desk.say(one.title));
  return titles.length ? t('page-then', { what: titles.join(', ') }) : '';
}

/** What the pointer or a key rests on, if it can be chosen. */
function pointed(desk: Desk): Saying | null {
  if (desk.first && desk.posed) {
    const known = desk.worth([desk.posed]);
    const turns = desk.poses.length > 1;
    const help = t(desk.touch ? (turns ? 'page-turn-touch' : 'page-lay-touch') : turns ? 'page-turn-help' : 'page-lay-help');
    return say(text(stop(desk.label(desk.first), known)), [desk.say(desk.posed.later), help].filter(Boolean).join(' '), known);
  }
  const [only, ...rest] = desk.preview;
  if (only && !rest.length) return ofAction(desk, only);
  if (desk.carded) {
    const place = desk.carded;
    if (!place.actions.length) return refusal(desk, place);
    const more = place.note ? stop(capital(desk.say(place.note))) : t('page-ways-then', { count: place.actions.length });
    const known = place.worth ?? desk.worth(place.actions);
    return say(text(stop(desk.title(place), known)), more, known);
  }
  if (only && desk.pointed !== null) {
    const about = desk.about(desk.pointed)[0] ?? desk.where(desk.pointed);
    const known = desk.worth(desk.preview);
    return say(text(stop(about, known)), t('page-ways-then', { count: desk.preview.length }), known);
  }
  return null;
}

function refusal(desk: Desk, place: NonNullable<Desk['carded']>): Saying {
  const why = desk.refusedBy(place);
  const reason = why ? desk.refusal(why) : t('page-not-now');
  return say(text(t('page-reason', { what: desk.title(place), reason: stop(capital(reason)) })), '', NOTHING, why?.rule ? [why.rule] : [], true);
}

/** What was chosen so far, and that more is asked. */
function begun(desk: Desk): Saying | null {
  const { slot } = desk.aim;
  if (!desk.begun) return null;
  const place = desk.own.find((one) => one.id === slot);
  const words = [place ? desk.title(place) : '', ...free(desk.actions, desk.aim).map((id) => desk.about(id)[0] ?? desk.where(id))].filter(Boolean);
  const more = desk.next.size
    ? t('page-now-choose', { count: desk.next.size })
    : t('page-now-answer', { count: desk.done.length });
  return say(text(stop(words.join(' · '))), more);
}

/** The sentence of the moment. */
export function saying(desk: Desk): Saying {
  const position = desk.match.position;
  const question = position?.question;
  if (!position || !question) return say([]);
  if (desk.told) return say(text(desk.told), '', NOTHING, [], true);
  if (desk.refused) return refusal(desk, desk.refused);
  if (desk.armed) return say(text(t('page-waste', { what: desk.waste(desk.armed).join(', ') })), t('page-waste-more'), NOTHING, [], true);
  if (desk.forced) return { ...ofAction(desk, desk.forced), more: t('page-by-itself') };
  if (desk.asking) return say(text(t('page-why-not')), t('page-asking'));
  const found = pointed(desk) ?? begun(desk);
  if (found) return found;
  return say(desk.runs(question.message, question.args), '', NOTHING, question.rules);
}
