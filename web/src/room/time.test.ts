import { describe, expect, it } from 'vitest';
import { ago, figures, left, span } from './time';

describe('times', () => {
  it('are told in words of the language', () => {
    expect(ago(725, 'en')).toBe('12 minutes ago');
    expect(ago(7300, 'fr')).toBe('il y a 2 heures');
    expect(ago(3, 'en')).toBe('now');
    expect(span(259_200, 'en')).toBe('3 days');
    expect(span(90, 'en')).toBe('90 seconds');
    expect(span(600, 'fr')).toBe('10 minutes');
  });

  it('are shown in figures that do not jump', () => {
    expect(figures(8.2, 'en')).toBe('0:09');
    expect(figures(750, 'en')).toBe('12:30');
    expect(figures(3900, 'en')).toBe('1:05:00');
    expect(figures(3 * 86_400 + 7200, 'en')).toBe('3d 2h');
    expect(figures(-4, 'en')).toBe('0:00');
  });

  it('run down first the turn, then the reserve', () => {
    const clock = { seat: 1, running: true, turn: 10, banks: [100, 50] };
    const pace = { turn: 30, bank: 100 };
    expect(left(clock, pace, 0, 99)).toEqual({ turn: 30, bank: 100, runs: false });
    expect(left(clock, pace, 1, 4)).toEqual({ turn: 6, bank: 50, runs: true });
    expect(left(clock, pace, 1, 25)).toEqual({ turn: 0, bank: 35, runs: true });
    expect(left({ ...clock, running: false }, pace, 1, 25)).toEqual({ turn: 10, bank: 50, runs: false });
  });
});
