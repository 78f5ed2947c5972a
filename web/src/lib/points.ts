/** The ledger summed by source, and by side where a game counts on several. */

import type { SeatLine } from './protocol';

export interface SourceRow {
  source: string;
  points: number[];
}

/** The sources `sun.raymi` and `sun.llamas` belong to the side `sun`; a game without sides has one group without a name. */
export interface SourceGroup {
  side: string;
  rows: SourceRow[];
  sums: number[];
}

/** One row per source, the greatest sum first. */
export function bySource(ledger: [number, number, string][], seats: number): SourceRow[] {
  const rows = new Map<string, number[]>();
  for (const [seat, points, source] of ledger) {
    let row = rows.get(source);
    if (!row) {
      row = Array.from({ length: seats }, () => 0);
      rows.set(source, row);
    }
    row[seat] = (row[seat] ?? 0) + points;
  }
  return [...rows].map(([source, points]) => ({ source, points })).sort((a, b) => total(b.points) - total(a.points));
}

/** Rows whose sources begin alike, `final.first` and `final.second`, with their sums; a row alone is no group. */
export interface Kind {
  id: string;
  rows: SourceRow[];
  sums: number[];
}

/** The rows by the first part of their source, the greatest kind first; `named` says which kinds have a name. */
export function byKind(rows: SourceRow[], seats: number, named: (id: string) => boolean): Kind[] {
  const kinds = new Map<string, SourceRow[]>();
  for (const row of rows) {
    const [first = ''] = row.source.split('.');
    const id = row.source.includes('.') && named(first) ? first : row.source;
    kinds.set(id, [...(kinds.get(id) ?? []), row]);
  }
  const found = [...kinds].map(([id, own]) => ({ id, rows: own, sums: Array.from({ length: seats }, (_, seat) => total(own.map((row) => row.points[seat] ?? 0))) }));
  return found.sort((a, b) => total(b.sums) - total(a.sums));
}

const total = (points: number[]): number => points.reduce((sum, one) => sum + one, 0);

/** The rows by side, for a score that has several: a source is named after its side. Without sides, one group of all. */
export function bySide(ledger: [number, number, string][], seats: number, sides: string[]): SourceGroup[] {
  const rows = bySource(ledger, seats);
  return (sides.length > 1 ? sides : ['']).map((side) => {
    const own = rows.filter((row) => !side || row.source.startsWith(`${side}.`));
    return { side, rows: own, sums: Array.from({ length: seats }, (_, seat) => total(own.map((row) => row.points[seat] ?? 0))) };
  });
}

/** The sides of a score, as its bars tell them. */
export const sidesOf = (lines: SeatLine[]): string[] => lines[0]?.bars?.map((bar) => bar.symbol) ?? [];

/** "Sun: Raymi" is the source "Raymi" of the side "Sun". */
export function parted(words: string): { side: string; source: string } {
  const found = /^(.+?)\s*:\s*(.+)$/.exec(words);
  return found ? { side: found[1] ?? '', source: found[2] ?? '' } : { side: '', source: words };
}

/** The source by which the first seat is furthest ahead of the second. */
export function decided(rows: SourceRow[], first: number, second: number): SourceRow | null {
  const lead = (row: SourceRow): number => (row.points[first] ?? 0) - (row.points[second] ?? 0);
  const best = [...rows].sort((a, b) => lead(b) - lead(a))[0];
  return best && lead(best) > 0 ? best : null;
}
