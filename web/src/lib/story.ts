/** The log by turns: what one seat did in a row, with what chance and rules added to it. */

import type { Run } from './fluent';
import type { LogLine } from './protocol';

export interface ToldTurn {
  /** Null: the set-up, before anybody was asked. */
  seat: number | null;
  from: number;
  to: number;
  lines: LogLine[];
}

/** Cut a log into turns. Chance belongs to the turn it happens in. */
export function turnsOf(log: LogLine[]): ToldTurn[] {
  const turns: ToldTurn[] = [];
  for (const line of log) {
    const last = turns.at(-1);
    if (last && (line.seat === null || line.seat === last.seat)) {
      last.lines.push(line);
      last.to = line.decision;
    } else turns.push({ seat: line.seat, from: line.decision, to: line.decision, lines: [line] });
  }
  return turns;
}

export interface Since {
  /** What others did since the viewer's last turn, in order. */
  recent: ToldTurn[];
  /** Turns before, the newest first. */
  earlier: ToldTurn[];
  /** The turn that the viewer is in the middle of. */
  own: ToldTurn | null;
}

/** Split turns at the viewer's last finished one. While it is the viewer's turn, that turn itself is not counted. */
export function since(turns: ToldTurn[], viewer: number | null, asked: boolean): Since {
  const seats = turns.filter((turn) => turn.seat !== null);
  if (viewer === null) {
    const last = seats.at(-1);
    return { recent: last ? [last] : [], earlier: seats.slice(0, -1).reverse(), own: null };
  }
  let end = seats.length;
  let own: ToldTurn | null = null;
  const last = seats.at(-1);
  if (asked && last?.seat === viewer) {
    own = last;
    end -= 1;
  }
  let start = end;
  while (start > 0 && seats[start - 1]?.seat !== viewer) start -= 1;
  return { recent: seats.slice(start, end), earlier: seats.slice(0, start).reverse(), own };
}

/** A sentence without the seat that it begins with. */
export function unnamed(runs: Run[], seat: number | null): Run[] {
  const [first, second, ...rest] = runs;
  const own = first && 'seat' in first && first.seat === seat && second && 'text' in second;
  return own ? [{ text: capital(second.text.replace(/^[\s:]+/, '')) }, ...rest] : runs;
}

/** A sentence that says how often it is true. */
export function counted(runs: Run[], times: number): Run[] {
  const last = runs.at(-1);
  const end = last && 'text' in last ? (/\s*[.!?…]\s*$/.exec(last.text)?.[0] ?? '') : '';
  const bare = last && 'text' in last ? [...runs.slice(0, -1), { text: last.text.slice(0, last.text.length - end.length) }] : runs;
  return [...bare, { text: `\u00a0×${times}${end}` }];
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A sentence that ends with a full stop. */
export function stopped(runs: Run[]): Run[] {
  const last = runs.at(-1);
  if (last && 'text' in last && /[.!?…:]\s*$/.test(last.text)) return runs;
  return [...runs, { text: '.' }];
}
