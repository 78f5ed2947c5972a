/** Fluent bundles: messages with arguments as the games and the server give them. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Value } from './protocol';

export type Args = Record<string, Value>;

/** Seats stand in a formatted sentence as one private character each, so that they can be drawn with their mark. */
const SEAT = 0xe000;
const SEATS = /[\uE000-\uE00F]/g;

const isSeat = (name: string): boolean => name === 'seat' || name.endsWith('_seat');

export type Run = { text: string } | { seat: number };

export class Words {
  readonly #bundle: FluentBundle;
  readonly errors: string[] = [];

  constructor(
    readonly lang: string,
    ...sources: string[]
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      for (const error of this.#bundle.addResource(new FluentResource(source), { allowOverrides: true })) {
        this.errors.push(String(error));
      }
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A sentence with seats as private characters; an unknown message shows its id. */
  raw(id: string, args?: Args | null): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return id;
    return this.#bundle.formatPattern(pattern, this.#resolve(args), []);
  }

  /** A sentence as runs of text and seats. */
  runs(id: string, args?: Args | null): Run[] {
    return split(this.raw(id, args));
  }

  /** A sentence as plain text, seats by their names. */
  plain(id: string, args: Args | null | undefined, nameOf: (seat: number) => string): string {
    return this.raw(id, args).replace(SEATS, (mark) => nameOf(mark.charCodeAt(0) - SEAT));
  }

  #resolve(args?: Args | null): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args ?? {})) {
      if (value === null) continue;
      if (Array.isArray(value)) {
        const singular = name.replace(/s$/, '');
        out[name] = this.#join(value.map((item) => String(this.#one(singular, item))));
      } else if (typeof value === 'boolean') out[name] = value ? 'true' : 'false';
      else out[name] = this.#one(name, value);
    }
    return out;
  }

  #join(items: string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.raw('nothing');
    return items.length === 1 ? last : this.raw('list-join', { first: items.slice(0, -1).join(', '), last });
  }

  #one(name: string, value: number | string): number | string {
    // Fields of actions are words of their text: an amount among them is a number again, a half too.
    if (typeof value === 'string' && /^\d{1,3}(\.5)?$/.test(value) && !isSeat(name) && !this.has(value)) return Number(value);
    if (typeof value === 'number') return isSeat(name) && value >= 0 ? String.fromCharCode(SEAT + value) : value;
    if (name === 'source') return this.source(value);
    return this.has(value) ? this.raw(value) : value;
  }

  /** The name of a source of points. */
  source(source: string): string {
    const id = `source-${source.replaceAll('.', '-')}`;
    return this.has(id) ? this.raw(id) : this.has(source) ? this.raw(source) : source;
  }
}

export function split(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const found of text.matchAll(SEATS)) {
    if (found.index > from) runs.push({ text: text.slice(from, found.index) });
    runs.push({ seat: found[0].charCodeAt(0) - SEAT });
    from = found.index + 1;
  }
  if (from < text.length) runs.push({ text: text.slice(from) });
  return runs;
}
