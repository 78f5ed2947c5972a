/** What this browser remembers: the tables it has a seat at, and the choices of its person. */

import type { SeatKey } from './protocol';

export interface Remembered {
  match: string;
  game: string;
  keys: SeatKey[];
  watch: string;
  since: number;
  over?: boolean;
  /** The room that the match belongs to; its keys are the person's own and never stand in a link. */
  room?: string;
  /** What shows the match as spectators see it, on a screen that several people share. */
  screen?: string;
}

const TABLES = 'kancha.tables';
const KEEP = 40;

export function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function tables(): Remembered[] {
  return read<Remembered[]>(TABLES, []);
}

export function table(match: string): Remembered | undefined {
  return tables().find((one) => one.match === match);
}

export function remember(one: Remembered): void {
  write(TABLES, [one, ...tables().filter((other) => other.match !== one.match)].slice(0, KEEP));
}

export function forget(match: string): void {
  write(
    TABLES,
    tables().filter((one) => one.match !== match),
  );
}
