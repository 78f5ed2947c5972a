/** Choices of the person at this browser: language, light or dark, pace, keys. */

import { read, write } from './memory';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'slow' | 'normal' | 'instant';

export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((lang) => tag.toLowerCase().split('-')[0] === lang);
    if (found) return found;
  }
  return 'en';
}

/** A name to begin with; every sentence of a log needs one. */
const NAMES = ['Kusi', 'Illa', 'Sami', 'Wayra', 'Inti', 'Nina', 'Tika', 'Urpi', 'Killa', 'Amaru', 'Sayri', 'Qori'];

function given(): string {
  const known = read('kancha.name', '');
  if (known) return known;
  const name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Kusi';
  write('kancha.name', name);
  return name;
}

const dusk = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  lang = $state<Language>(read<Language | null>('kancha.lang', null) ?? preferred(navigator.languages));
  theme = $state<Theme>(read<Theme>('kancha.theme', 'auto'));
  pace = $state<Pace>(read<Pace>('kancha.pace', 'normal'));
  letters = $state(read('kancha.letters', true));
  /** An answer without an alternative plays itself. */
  forced = $state(read('kancha.forced', true));
  /** Every choice waits for its confirmation, also with a mouse. */
  confirm = $state(read('kancha.confirm', false));
  name = $state(given());
  #dusk = $state(dusk.matches);
  #still = $state(still.matches);

  constructor() {
    dusk.addEventListener('change', () => (this.#dusk = dusk.matches));
    still.addEventListener('change', () => (this.#still = still.matches));
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.#dusk);
  }

  /** No movement wanted: by the system, or because everything shall be instant. */
  get still(): boolean {
    return this.#still || this.pace === 'instant';
  }

  setLang(lang: Language): void {
    this.lang = lang;
    write('kancha.lang', lang);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    write('kancha.theme', theme);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    write('kancha.pace', pace);
  }

  setLetters(on: boolean): void {
    this.letters = on;
    write('kancha.letters', on);
  }

  setForced(on: boolean): void {
    this.forced = on;
    write('kancha.forced', on);
  }

  setConfirm(on: boolean): void {
    this.confirm = on;
    write('kancha.confirm', on);
  }

  setName(name: string): void {
    if (!name) return;
    this.name = name;
    write('kancha.name', name);
  }
}

export const settings = new Settings();
