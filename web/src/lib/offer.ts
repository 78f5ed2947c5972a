/** What a choice says of itself, on its card and in the list: prices, a fact in two words, gains and losses. */

import type { Desk } from './desk.svelte';
import type { Span, Worth } from './outlook';
import type { Action, Tag } from './protocol';

export interface Offer {
  locked: boolean;
  /** A price that the game puts on the target itself, and the symbol of what is paid. */
  tag: string;
  tagged: string;
  prices: Span[];
  /** What it says of itself in two words. */
  fact: string;
  tone: Tag['tone'];
  gains: Span[];
  losses: Span[];
}

/** Pictures of measures, for prices. */
export const symbolOf = (desk: Desk, measure: string): string => desk.kit.measures.find((one) => one.id === measure)?.symbol ?? '';

const fleeting = (desk: Desk, measure: string): boolean => desk.kit.measures.find((one) => one.id === measure)?.fleeting ?? false;

/** What some answers say that are chosen together; the tag is that of a single one. */
export function offerOf(desk: Desk, actions: readonly Action[], worth: Worth = desk.worth([...actions])): Offer {
  const own = actions.length === 1 ? actions[0]?.tag : undefined;
  // A tag with a price and words has said it all; one with more words has told what lives within the turn.
  const gains = own?.price && own.text ? [] : worth.gains.filter((span) => !own?.more || !fleeting(desk, span.measure)).slice(0, 2);
  return {
    locked: worth.locked,
    // A price that is paid in something counted is told once.
    tag: own?.symbol && worth.prices.length ? '' : (own?.price ?? ''),
    tagged: own?.symbol ?? '',
    prices: worth.prices.slice(0, 2),
    fact: own?.text ? desk.say(own.text) : '',
    tone: own?.tone,
    gains,
    // What one of several places would lose is told there; their card has room for what the best of them gives.
    losses: own?.price || (actions.length > 1 && gains.length) ? [] : worth.losses.filter((span) => gains.every((one) => one.measure !== span.measure)).slice(0, 1),
  };
}
