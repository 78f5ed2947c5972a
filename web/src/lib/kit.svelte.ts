/** What the page needs of a game: words, colours, symbols, rules. It knows nothing else about it. */

import { api } from './api';
import { Words } from './fluent';
import type { Cover, Measure, Palette, Rule } from './protocol';
import { settings, type Language } from './settings.svelte';

export class Kit {
  words = $state.raw<Words | null>(null);
  palette = $state.raw<Palette>({ light: {}, dark: {} });
  rules = $state.raw<Rule[]>([]);
  symbols = $state.raw('');
  /** What the game counts, in the order of importance. */
  measures = $state.raw<Measure[]>([]);
  /** The picture in the lobby: a board, and the part of it that is shown. */
  cover = $state.raw<Cover | null>(null);
  #known = new Map<Language, Promise<Words>>();
  #rules: Promise<void> | null = null;
  #drawn: Promise<void> | null = null;
  #counted: Promise<void> | null = null;

  constructor(readonly game: string) {}

  async speak(lang: Language): Promise<void> {
    let loading = this.#known.get(lang);
    if (!loading) {
      loading = api.gameWords(this.game, lang).then((text) => new Words(lang, text));
      this.#known.set(lang, loading);
    }
    const words = await loading;
    if (settings.lang === lang) this.words = words;
  }

  /** Fetch colours and symbols. */
  draw(): Promise<void> {
    this.#drawn ??= Promise.all([
      api.palette(this.game).then((palette) => (this.palette = palette)),
      api.symbols(this.game).then((symbols) => (this.symbols = symbols)),
    ]).then(() => undefined);
    return this.#drawn;
  }

  /** Fetch what the game counts. */
  count(): Promise<void> {
    this.#counted ??= api.measures(this.game).then((measures) => {
      this.measures = measures;
    });
    return this.#counted;
  }

  /** Fetch what the card in the lobby shows. */
  async show(): Promise<void> {
    await this.draw();
    this.cover ??= await api.cover(this.game);
  }

  /** Fetch the rules once somebody asks. */
  learn(): Promise<void> {
    this.#rules ??= api.rules(this.game).then((rules) => {
      this.rules = rules;
    });
    return this.#rules;
  }

  rule(id: string): Rule | undefined {
    return this.rules.find((rule) => rule.id === id);
  }

  /** The palette as inline custom properties. */
  colours(dark: boolean): string {
    return Object.entries(dark ? { ...this.palette.light, ...this.palette.dark } : this.palette.light)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  }
}

const kits = new Map<string, Kit>();

export function kit(game: string): Kit {
  let found = kits.get(game);
  if (!found) {
    found = new Kit(game);
    kits.set(game, found);
  }
  return found;
}
