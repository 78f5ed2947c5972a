/** The log by turns: what one seat did in a row, with what chance and rules added to it. */

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
