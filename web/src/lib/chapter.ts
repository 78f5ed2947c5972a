/** What part of the match this is: a day, a round, a phase. */

import type { Text } from './protocol';

/** Words like "Day 2 of 4": a number and how many there are of it. */
function counts({ args = {} }: Text): boolean {
  return Object.keys(args).some((name) => typeof args[name] === 'number' && typeof args[`${name}s`] === 'number');
}

/** The facts at the top that change rarely: the first if it is counted, and those without a number. */
export function chapterOf(status: Text[]): Text[] {
  return status.filter((text, place) => (place === 0 && counts(text)) || !Object.keys(text.args ?? {}).length);
}
