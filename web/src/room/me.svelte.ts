/** The person at this browser. They become known to the server when they first play, without a word; the key stays here. */

import { ApiError } from '../lib/api';
import { read, write } from '../lib/memory';
import { settings } from '../lib/settings.svelte';
import { roomApi } from './api';

interface Kept {
  person: string;
  key: string;
}

const PERSON = 'kancha.person';

/** What this device is called in the list of somebody's devices. */
function label(): string {
  return matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < 820 ? 'phone' : 'computer';
}

class Myself {
  #kept = $state.raw<Kept | null>(read<Kept | null>(PERSON, null));
  #making: Promise<string> | null = null;

  /** The key of this device; empty for a stranger. */
  get key(): string {
    return this.#kept?.key ?? '';
  }

  get person(): string {
    return this.#kept?.person ?? '';
  }

  /** The key, after making oneself known if need be. */
  async known(): Promise<string> {
    if (this.key) return this.key;
    this.#making ??= roomApi
      .person({ name: settings.name, lang: settings.lang, label: label() })
      .then((made) => {
        this.#keep(made.person, made.key);
        return made.key;
      })
      .finally(() => (this.#making = null));
    return this.#making;
  }

  /** Ask something as oneself; a key that the server no longer knows is given up. */
  async ask<T>(question: (key: string) => Promise<T>): Promise<T> {
    try {
      return await question(await this.known());
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        this.#forget();
        return question(await this.known());
      }
      throw error;
    }
  }

  /** Make this device somebody's: by a code from another device, or by the recovery phrase. */
  async claim(by: { code?: string; phrase?: string }): Promise<string> {
    const made = await roomApi.claim(this.key, { ...by, label: label() });
    this.#keep(made.person, made.key);
    settings.setName(made.name);
    return made.name;
  }

  async rename(name: string): Promise<void> {
    settings.setName(name);
    if (this.key) await this.ask((key) => roomApi.change(key, { name }));
  }

  #keep(person: string, key: string): void {
    this.#kept = { person, key };
    write(PERSON, this.#kept);
  }

  #forget(): void {
    this.#kept = null;
    write(PERSON, null);
  }
}

export const me = new Myself();
