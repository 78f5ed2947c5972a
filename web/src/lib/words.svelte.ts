/** The words of the page itself, in the language of its person. */

import { api } from './api';
import { Words, type Args } from './fluent';
import { settings, type Language } from './settings.svelte';

class PageWords {
  now = $state.raw<Words | null>(null);
  #known = new Map<Language, Words>();

  async load(lang: Language): Promise<void> {
    let words = this.#known.get(lang);
    if (!words) {
      words = new Words(lang, await api.words(lang));
      this.#known.set(lang, words);
    }
    if (settings.lang === lang) {
      this.now = words;
      document.documentElement.lang = lang;
    }
  }
}

export const pageWords = new PageWords();

/** A message of the page's own words. */
export function t(id: string, args?: Args): string {
  return pageWords.now?.plain(id, args, (seat) => String(seat + 1)) ?? '';
}

/** An error of the server, in words if there are any, else its own sentence. */
export function spoken(message: string, args: Args | undefined, detail: string): string {
  return message && pageWords.now?.has(message) ? t(message, args) : detail;
}
