/** Times in words and figures. */

import type { ClockView, Pace } from './protocol.gen';

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago something was, in the words of a language: "12 minutes ago". */
export function ago(seconds: number, lang: string): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, size] of UNITS) if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  return format.format(0, 'second');
}

/** How long something takes, in the words of a language: "3 days", "45 minutes". */
export function span(seconds: number, lang: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? (['second', 1] as const);
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

/** A clock as figures: 0:09, 12:30, 1:05:00; from a day on in days and hours. */
export function figures(seconds: number, lang: string): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 172_800) {
    const unit = (name: string, count: number): string =>
      new Intl.NumberFormat(lang, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(count);
    return `${unit('day', Math.floor(whole / 86_400))} ${unit('hour', Math.floor((whole % 86_400) / 3600))}`;
  }
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (count: number): string => String(count).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export interface Left {
  /** What is left of the turn. */
  turn: number;
  /** What is left of the reserve. */
  bank: number;
  /** It runs now. */
  runs: boolean;
}

/** What a seat has left, so many seconds after the clocks were told. */
export function left(clock: ClockView, pace: Pace, seat: number, since: number): Left {
  const bank = clock.banks[seat] ?? 0;
  if (clock.seat !== seat) return { turn: pace.turn ?? 0, bank, runs: false };
  const gone = clock.running ? since : 0;
  return {
    turn: Math.max(0, clock.turn - gone),
    bank: Math.max(0, bank - Math.max(0, gone - clock.turn)),
    runs: clock.running,
  };
}
