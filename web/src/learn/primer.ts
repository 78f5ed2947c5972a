/** What a game tells newcomers: goal, turn and points, what its pictures mean, and which rules have a picture. */

import { json, part } from '../lib/api';
import { Words } from '../lib/fluent';
import type { PrimerInfo } from '../lib/protocol';

export interface Primed {
  primer: PrimerInfo;
  words: Words;
}

const known = new Map<string, Promise<Primed>>();

/** Fetch it once for each language. */
export function primed(game: string, lang: string): Promise<Primed> {
  const name = `${game}/${lang}`;
  let found = known.get(name);
  if (!found) {
    found = json<PrimerInfo>(`/games/${part(game)}/primer/${part(lang)}`).then((primer) => ({ primer, words: new Words(lang, primer.words) }));
    found.catch(() => known.delete(name));
    known.set(name, found);
  }
  return found;
}
