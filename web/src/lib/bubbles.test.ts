import { describe, expect, it } from 'vitest';
import { cheapen, inkOf, leaveCommon, place, type Said } from './bubbles';
import { NOTHING, type Span, type Worth } from './outlook';
import type { Panel } from './protocol';

const said: Said = { price: '2', priced: '', text: '', symbol: '', tone: 'fact', locked: false };
const card: Panel = {
  id: 'fires',
  title: { id: 't' },
  w: 30,
  h: 20,
  zones: [
    { id: 'card', x: 0, y: 0, w: 2, h: 2.8, symbol: 'card' },
    { id: 'card-name', x: 0, y: 1, w: 2, h: 1, caption: { id: 'name' } },
  ],
  pieces: [{ id: 'points', symbol: 'star', x: -0.7, y: -1, w: 0.6, h: 0.6, label: '3', zone: 'card' }],
};

describe('bubbles', () => {
  it('know where a name and a number are written', () => {
    expect(inkOf(card).map(({ x, y }) => [x, y])).toEqual([
      [0, 1],
      [-0.7, -1],
    ]);
  });

  it('stand where they hide nothing that is written, if there is such a place', () => {
    const scale = 30;
    const ink = inkOf(card).map(({ x, y, w, h }) => ({ x: 100 + x * scale, y: 100 + y * scale, w: w * scale, h: h * scale }));
    const free = place([said], { x: 100, y: 100 }, 42, { placed: [], ink: [] }, 200, 200);
    const bubble = place([said], { x: 100, y: 100 }, 42, { placed: [], ink }, 200, 200);
    expect(free?.y).toBeCloseTo(130.2, 0);
    expect(Math.abs((bubble?.y ?? 0) - 130)).toBeGreaterThan(9);
  });

  it('never lie over what is kept free, and move to its side', () => {
    const kept = [{ x: 86, y: 88, w: 16, h: 17 }, { x: 112, y: 130, w: 16, h: 17 }];
    const bubble = place([said], { x: 100, y: 100 }, 30, { placed: [], ink: [], kept }, 200, 200);
    expect(bubble).not.toBeNull();
    for (const one of kept) {
      expect(Math.abs((bubble?.x ?? 0) - one.x) * 2 >= (bubble?.w ?? 0) + one.w || Math.abs((bubble?.y ?? 0) - one.y) * 2 >= 19 + one.h).toBe(true);
    }
    expect(place([said], { x: 100, y: 100 }, 30, { placed: [], ink: [], kept: [{ x: 100, y: 100, w: 200, h: 200 }] }, 200, 200)).toBeNull();
  });

  it('never lie over one another, and are left out where there is no room', () => {
    const placed = [{ x: 100, y: 100, w: 200, h: 200 }];
    expect(place([said], { x: 100, y: 100 }, 42, { placed, ink: [] }, 200, 200)).toBeNull();
  });
});

describe('what all targets give', () => {
  const gain = (measure: string, most: number): Span => ({ measure, seat: 0, least: most, most });
  const worth = (...gains: Span[]): Worth => ({ ...NOTHING, gains });

  it('is left out, so that what tells them apart is told', () => {
    const worths = new Map([['a', worth(gain('pawns', 1))], ['b', worth(gain('points', 3), gain('pawns', 1))]]);
    leaveCommon(worths);
    expect([...worths.values()].map((one) => one.gains.map((span) => span.measure))).toEqual([[], ['points']]);
  });

  it('is told where there is but one', () => {
    const worths = new Map([['a', worth(gain('pawns', 1))]]);
    leaveCommon(worths);
    expect(worths.get('a')?.gains).toHaveLength(1);
  });
});

it('many targets tell the least that they cost, and which may cost more', () => {
  const costs = (least: number, most: number): Worth => ({ ...NOTHING, prices: [{ measure: 'ap', seat: 0, least, most }] });
  const worths = new Map([['a', costs(-1, -1)], ['b', costs(-3, -1)], ['c', costs(-3, -2)]]);
  expect([...cheapen(worths)]).toEqual(['b', 'c']);
  expect([...worths.values()].map((one) => one.prices[0]?.least)).toEqual([-1, -1, -2]);
});
