import { describe, expect, it } from 'vitest';
import { amount, nameOf, signs, telling, wasted, worth, type Worth } from './outlook';
import type { Action, Measure, Outlook } from './protocol';

const action = (code: number): Action => ({ code, text: '', family: 'f', fields: {}, targets: [] });
const count = (id: string, sign = 1): Measure => ({ id, sign, symbol: '', common: false, fleeting: false, per: 1 });
const sign = signs([count('points'), count('estimate'), count('debt', -1), count('ap')]);

describe('the worth of answers', () => {
  const outlooks: Record<string, Outlook> = {
    1: { changes: [{ measure: 'ap', seat: 0, by: -1, now: 5 }, { measure: 'points', seat: 0, by: 3, now: 9 }, { measure: 'points', seat: 1, by: 1, now: 4 }] },
    2: { changes: [{ measure: 'ap', seat: 0, by: -2, now: 4 }], locked: true },
    3: { changes: [{ measure: 'debt', seat: 0, by: 1, now: 1 }], ends: true },
  };

  it('splits own changes into price and gain by the sign of the measure', () => {
    const one = worth([action(1)], outlooks, 0, sign);
    expect(one.prices.map((span) => amount(span))).toEqual(['1']);
    expect(one.gains.map((span) => [span.measure, amount(span)])).toEqual([['points', '3']]);
    expect(one.others.map((span) => span.seat)).toEqual([1]);
    expect(worth([action(3)], outlooks, 0, sign).prices.map((span) => span.measure)).toEqual(['debt']);
  });

  it('takes lost points as a warning, never as the price', () => {
    const leaving: Outlook = { changes: [{ measure: 'estimate', seat: 0, by: -4, now: 5 }, { measure: 'ap', seat: 0, by: -1, now: 5 }] };
    const one = worth([action(1)], { 1: leaving }, 0, sign);
    expect(one.prices.map((span) => span.measure)).toEqual(['ap']);
    expect(one.losses.map((span) => [span.measure, amount(span)])).toEqual([['estimate', '4']]);
  });

  it('tells apart what one answer gives and another takes', () => {
    const by = (estimate: number): Outlook => ({ changes: [{ measure: 'estimate', seat: 0, by: estimate, now: 5 }] });
    const two = worth([action(1), action(2)], { 1: by(6), 2: by(-2) }, 0, sign);
    expect(two.gains.map((span) => amount(span))).toEqual(['0–6']);
    expect(two.losses.map((span) => amount(span))).toEqual(['0–2']);
  });

  it('names what a rival may gain and lose as two things', () => {
    const by = (estimate: number): Outlook => ({ changes: [{ measure: 'estimate', seat: 1, by: estimate, now: 5 }] });
    const { others } = worth([action(1), action(2)], { 1: by(6), 2: by(-2) }, 0, sign);
    expect(others.map((span) => [span.least, span.most])).toEqual([[0, 6], [-2, 0]]);
    expect(new Set(others.map(nameOf)).size).toBe(2);
  });

  it('writes a loss of two to six with a sign before each', () => {
    const loss = { measure: 'points', seat: 0, least: -6, most: -2 };
    expect([amount(loss), amount(loss, 1, '−'), amount({ ...loss, least: -2 }, 1, '−')]).toEqual(['2–6', '−2…−6', '−2']);
  });

  it('gives ranges over several answers, from nothing where one does not touch it', () => {
    const two = worth([action(1), action(2)], outlooks, 0, sign);
    expect(two.prices.map((span) => amount(span))).toEqual(['1–2']);
    expect(two.gains.map((span) => amount(span))).toEqual(['0–3']);
    expect([two.locked, two.ends]).toEqual([false, false]);
  });

  it('takes ranges as they are told, and what is lost by an end', () => {
    const ranged: Outlook = { changes: [{ measure: 'ap', seat: 0, by: -2, most: -1, now: 4 }], waste: [{ measure: 'ap', seat: 0, by: -4, now: 0 }] };
    expect(worth([action(1)], { 1: ranged }, 0, sign).prices.map((span) => amount(span))).toEqual(['1–2']);
    expect(wasted(ranged).map((span) => amount(span))).toEqual(['4']);
    expect(wasted(undefined)).toEqual([]);
  });

  it('tells points of others once, and halves as halves', () => {
    const both: Outlook = { changes: [{ measure: 'points', seat: 1, by: 5, now: 5 }, { measure: 'estimate', seat: 1, by: 5, now: 9 }, { measure: 'estimate', seat: 2, by: 1, now: 3 }] };
    expect(worth([action(1)], { 1: both }, 0, sign).others.map((span) => [span.seat, span.measure])).toEqual([[1, 'points'], [2, 'estimate']]);
    const halves = { measure: 'labor', seat: 0, least: 1, most: 6 };
    expect([amount(halves, 2), amount({ ...halves, least: 5, most: 5 }, 2), amount({ ...halves, least: 6 }, 2)]).toEqual(['½–3', '2½', '3']);
  });

  it('says nothing before all is known', () => {
    expect(worth([action(1), action(9)], outlooks, 0, sign).prices).toEqual([]);
  });

  it('marks of many targets only those that differ from the rest', () => {
    const of = (price: number): Worth => worth([action(1)], { 1: { changes: [{ measure: 'ap', seat: 0, by: -price, now: 0 }] } }, 0, sign);
    const many = new Map(Array.from({ length: 20 }, (_, n) => [n, of(n < 17 ? 1 : 2)] as const));
    expect([...telling(many)]).toEqual([17, 18, 19]);
    expect(telling(new Map([...many].slice(14))).size).toBe(6);
    expect(telling(new Map([...many].slice(0, 2))).size).toBe(2);
    expect(telling(new Map([...many].slice(0, 5))).size).toBe(0);
  });
});
