/** How the scores went, turn by turn. */

import type { Effect, TurnSpan } from './protocol';

export interface Course {
  /** The last value is what the final count added. */
  final: boolean;
  /** The decision after which each of the values stood; the first is the beginning. */
  at: number[];
  /** By seat: the score after each turn. */
  scores: number[][];
  /** By seat: the greater side of a score that has several, or nothing. */
  higher: number[][];
}

const ofSeat = (changes: Effect[], measure: string, seat: number): number =>
  changes.filter((one) => one.measure === measure && one.seat === seat).reduce((sum, one) => sum + one.by, 0);

const moves = (turns: TurnSpan[], measure: string): number =>
  turns.filter((turn) => turn.changes?.some((one) => one.measure === measure)).length;

/** A score that is only counted at the end is drawn by what it would have been. */
const FEW = 3;

/** What the final count gave a seat, and the turn in which it was counted. */
export interface Paid {
  turn: TurnSpan;
  points: number;
}

/** Of a match that is over, by seat: until the final count a score was less than its estimate, and then it was that. */
export function finalCount(turns: TurnSpan[], seats: number[]): Map<number, Paid> {
  const found = new Map<number, Paid>();
  if (!moves(turns, 'estimate')) return found;
  for (const seat of seats) {
    const turn = turns.findLast(({ changes = [] }) => ofSeat(changes, 'estimate', seat) !== ofSeat(changes, 'points', seat));
    const points = turn ? ofSeat(turn.changes ?? [], 'points', seat) - ofSeat(turn.changes ?? [], 'estimate', seat) : 0;
    if (turn && points > 0 && ofSeat(turn.changes ?? [], 'points', seat) > 0) found.set(seat, { turn, points });
  }
  return found;
}

export function course(turns: TurnSpan[], seats: number[], sides: string[]): Course {
  const measure = moves(turns, 'points') < FEW && moves(turns, 'estimate') > FEW ? 'estimate' : 'points';
  const told = sides.map((side) => `${side}-points`).filter((id) => moves(turns, id));
  const paid = measure === 'points' ? finalCount(turns, seats) : new Map<number, Paid>();
  const found: Course = { final: paid.size > 0, at: [turns[0]?.start ?? 0], scores: seats.map(() => [0]), higher: seats.map(() => (told.length ? [0] : [])) };
  const totals = seats.map(() => 0);
  const parts = seats.map(() => told.map(() => 0));
  for (const turn of turns) {
    if (!turn.changes?.length && turn.seat === undefined) continue;
    found.at.push(turn.end);
    for (const [place, seat] of seats.entries()) {
      const counted = paid.get(seat)?.turn === turn ? (paid.get(seat)?.points ?? 0) : 0;
      totals[place] = (totals[place] ?? 0) + ofSeat(turn.changes ?? [], measure, seat) - counted;
      found.scores[place]?.push(totals[place] ?? 0);
      const own = parts[place] ?? [];
      for (const [number, id] of told.entries()) own[number] = (own[number] ?? 0) + ofSeat(turn.changes ?? [], id, seat);
      if (told.length) found.higher[place]?.push(Math.max(...own));
    }
  }
  if (found.final) {
    found.at.push(found.at.at(-1) ?? 0);
    for (const [place, seat] of seats.entries()) {
      found.scores[place]?.push((totals[place] ?? 0) + (paid.get(seat)?.points ?? 0));
      const [greater] = found.higher[place]?.slice(-1) ?? [];
      if (greater !== undefined) found.higher[place]?.push(greater);
    }
  }
  return found;
}

/** The turns that moved their owner most, in the order in which they were played; what all begin with is none of them. */
export function worthAnotherLook(turns: TurnSpan[], most: number): { turn: TurnSpan; points: number }[] {
  const measure = moves(turns, 'points') < FEW && moves(turns, 'estimate') > FEW ? 'estimate' : 'points';
  const seats = [...new Set(turns.flatMap((turn) => turn.seat ?? []))];
  const paid = measure === 'points' ? finalCount(turns, seats) : new Map<number, Paid>();
  const found = turns.flatMap((turn) => {
    const seat = turn.seat ?? null;
    if (seat === null) return [];
    const counted = paid.get(seat)?.turn === turn ? (paid.get(seat)?.points ?? 0) : 0;
    return [{ turn, points: ofSeat(turn.changes ?? [], measure, seat) - counted }];
  });
  const firsts = seats.map((seat) => found.find(({ turn }) => turn.seat === seat));
  const alike = seats.length > 1 && firsts.every((one) => one?.points === firsts[0]?.points);
  return found
    .filter((one) => one.points !== 0 && !(alike && firsts.includes(one)))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, most)
    .sort((a, b) => a.turn.start - b.turn.start);
}

export interface Swing {
  /** The place on the curve. */
  place: number;
  seat: number;
  points: number;
  /** The decision with which the turn begins. */
  start: number;
  /** The greatest one is told in words. */
  most: boolean;
}

/** The turns that moved the scores most, where the curve shows them. */
export function swings(turns: TurnSpan[], course: Course, most: number): Swing[] {
  const found = worthAnotherLook(turns, most);
  const greatest = Math.max(...found.map(({ points }) => Math.abs(points)));
  const first = found.findIndex(({ points }) => Math.abs(points) === greatest);
  return found.flatMap(({ turn, points }, number) => {
    const place = course.at.indexOf(turn.end, 1);
    return place < 0 ? [] : [{ place, seat: turn.seat ?? 0, points, start: turn.start, most: number === first }];
  });
}
