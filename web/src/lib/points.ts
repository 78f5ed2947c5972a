/** The ledger summed by source. */

export interface SourceRow {
  source: string;
  points: number[];
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
  const sum = (row: SourceRow): number => row.points.reduce((total, points) => total + points, 0);
  return [...rows].map(([source, points]) => ({ source, points })).sort((a, b) => sum(b) - sum(a));
}
