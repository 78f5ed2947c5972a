/** The log by turns: what one seat did in a row, with what chance and rules added to it. */

import type { Run } from './fluent';
import type { LogLine, TurnSpan } from './protocol';

export interface ToldTurn {
  /** Null: the set-up, before anybody was asked. */
  seat: number | null;
  from: number;
  to: number;
  lines: LogLine[];
}

/** Whose a line is. What chance decides is the automa's if it tells of it first: of a seat that none of those holds. */
export function seatOf(line: LogLine, held?: ReadonlySet<number>): number | null {
  if (line.seat !== null || !held?.size) return line.seat;
  const told = line.events.map((event) => event.args.seat).find((seat) => typeof seat === 'number');
  return typeof told === 'number' && !held.has(told) ? told : null;
}

/** The seats that people and bots hold; one that is missing is the automa's. */
export const heldBy = (players: readonly { seat: number }[]): ReadonlySet<number> => new Set(players.map((player) => player.seat));

/** Cut a log into turns. Chance belongs to the turn it happens in. */
export function turnsOf(log: LogLine[], held?: ReadonlySet<number>): ToldTurn[] {
  const turns: ToldTurn[] = [];
  for (const line of log) {
    const last = turns.at(-1);
    const seat = seatOf(line, held);
    if (last && (seat === null || seat === last.seat)) {
      last.lines.push(line);
      last.to = line.decision;
    } else turns.push({ seat, from: line.decision, to: line.decision, lines: [line] });
  }
  return turns;
}

/** The decisions after which an automa's turn is looked at, if it came together with somebody's answer: before it began, and on its way. */
export function automaSteps(log: LogLine[], held: ReadonlySet<number>, shown: number, now: number): number[] {
  const own = log.filter((line) => line.decision > shown && line.seat === null && seatOf(line, held) !== null).map((line) => line.decision);
  return [...new Set(own.flatMap((decision) => [decision - 1, decision]))].filter((decision) => decision > shown && decision < now);
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

/** The points that each part of a turn made, by its first decision: those of a turn that others answered into are told once, with its last part. */
export function gainsOf(turns: ToldTurn[], spans: readonly TurnSpan[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const span of spans) {
    const parts = turns.filter((turn) => turn.from <= span.end && turn.to > span.start);
    for (const part of parts) if (!found.has(part.from)) found.set(part.from, 0);
    for (const { measure, seat, by } of span.changes ?? []) {
      const last = measure === 'points' ? parts.findLast((part) => part.seat === seat) : undefined;
      if (last) found.set(last.from, (found.get(last.from) ?? 0) + by);
    }
  }
  return found;
}

/** What stands between two names that do something together. */
const JOINT = /^\s*(?:[,&]|\p{L}{1,3})\s*$/u;

/** Who alone does what a sentence tells, if it begins with a name. */
export function subjectOf(runs: Run[]): number | null {
  const [first, second, third] = runs;
  if (!first || !('seat' in first)) return null;
  const joint = second && 'text' in second && JOINT.test(second.text) && third && 'seat' in third;
  return joint ? null : first.seat;
}

/** A sentence without the seat that it begins with. */
export function unnamed(runs: Run[], seat: number | null): Run[] {
  const [, second, ...rest] = runs;
  const own = seat !== null && subjectOf(runs) === seat && second && 'text' in second;
  return own ? [{ text: capital(second.text.replace(/^[\s:]+/, '')) }, ...rest] : runs;
}

/** The sentences of a turn: its seat is not named again as long as it is the one that goes on. */
export function fluently(sentences: Run[][], seat: number | null): Run[] {
  let last = seat;
  return sentences.flatMap((runs, number) => {
    const told = last === seat ? unnamed(runs, seat) : runs;
    last = subjectOf(runs);
    return [...(number ? [{ text: ' ' }] : []), ...stopped(told)];
  });
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
