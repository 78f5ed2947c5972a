import { describe, expect, it } from 'vitest';
import { fitted, wrap } from './caption';
import { hexPath, neighbour, outline, rectPath } from './geometry';
import { boardsOf, type Board } from './boards';
import { compose, focus, GAP } from './compose';
import { arrange, scaled, type Share } from './layout';
import type { Panel } from './protocol';

const board = (id: string, w: number, h: number, weight = 1.5): Share => ({ id, w, h, weight });

describe('layout', () => {
  const room = { w: 1100, h: 700 };

  it('gives one panel all the room', () => {
    expect(arrange(room, [board('a', 4, 3)])).toEqual([{ id: 'a', x: 0, y: 0, w: 1100, h: 700 }]);
  });

  it('puts a wide second board below a wide one, and a tall one beside', () => {
    const [, below] = arrange(room, [board('a', 16, 9), board('b', 16, 3, 0.7)]).sort((a, b) => a.y - b.y);
    expect(below?.y).toBeGreaterThan(0);
    const [, beside] = arrange(room, [board('a', 1, 1), board('b', 1, 2, 0.7)]).sort((a, b) => a.x - b.x);
    expect(beside?.x).toBeGreaterThan(0);
  });

  it('covers the room without overlap, and draws what counts more larger', () => {
    const places = arrange(room, [board('a', 5, 4), board('b', 4, 1, 0.7), board('c', 7, 6, 0.4)]);
    const area = places.reduce((sum, place) => sum + place.w * place.h, 0);
    expect(Math.abs(area - room.w * room.h)).toBeLessThan(1);
    const drawn = (id: string, w: number, h: number): number => {
      const place = places.find((one) => one.id === id);
      return place ? scaled({ w, h }, place) : 0;
    };
    expect(drawn('a', 5, 4)).toBeGreaterThan(drawn('c', 7, 6));
  });

  it('does not blow up a small panel beside a large board', () => {
    const hero = board('hero', 33, 26);
    const places = arrange(room, [hero, board('sled', 14, 4, 0.75), board('stock', 12, 10, 0.4)]);
    const place = places.find((one) => one.id === 'hero');
    expect(place && scaled(hero, place)).toBeGreaterThan(0.8 * scaled(hero, room));
  });

  it('is quick whatever the number of panels', () => {
    for (const count of [5, 8, 20]) {
      const many = Array.from({ length: count }, (_, n) => board(`b${n}`, 2 + n, 3));
      const before = performance.now();
      expect(arrange(room, many)).toHaveLength(count);
      expect(performance.now() - before).toBeLessThan(1500);
    }
  });
});

describe('the stage', () => {
  const panel = (id: string, w: number, h: number, more: Partial<Panel> = {}): Panel => ({ id, w, h, title: { id }, ...more });
  const alone = (one: Panel): Board => ({ id: one.id, panels: [one], seat: null, own: false });
  const room = { w: 1096, h: 732 };

  it('gives a wide board everything', () => {
    expect(compose(room, alone(panel('site', 21.5, 15.8)), [alone(panel('stock', 7, 3))])).toMatchObject([{ x: 0, y: 0, ...room }]);
  });

  it('sets a second upright board beside the first when neither loses by it', () => {
    const [one, two] = compose(room, alone(panel('fires', 16, 22)), [alone(panel('land', 16, 22))]);
    expect(two?.panel.id).toBe('land');
    expect(one && two && one.x + one.w).toBeLessThanOrEqual(two?.x ?? 0);
    expect(one && scaled(one.box, one)).toBeGreaterThan(0.95 * (732 / 22));
  });

  it('reflows the parts of an upright board on a wide stage, and shows only its view', () => {
    const parts = [
      { id: 'grid', x: 0, y: 0, w: 14, h: 12 },
      { id: 'crafts', x: 0, y: 12, w: 14, h: 12 },
    ];
    const cells = compose(room, alone(panel('board', 14, 24, { parts })));
    expect(cells.map((cell) => cell.part).sort()).toEqual(['crafts', 'grid']);
    expect(cells.every((cell) => scaled(cell.box, cell) > 732 / 24)).toBe(true);
    const view = { x: 1, y: 1, w: 18, h: 12 };
    expect(compose(room, alone(panel('site', 20, 14, { view })))[0]?.box).toEqual(view);
  });

  it('shows all panels of a seat', () => {
    const seat = { id: 'seat-0', panels: [panel('tent', 24, 8), panel('goods', 24, 8)], seat: 0, own: true };
    expect(compose(room, seat)).toHaveLength(2);
  });

  it('shows on a small screen only the parts that the question is about', () => {
    const parts = ['left', 'middle', 'right'].map((id, place) => ({ id, x: 10 * place, y: 0, w: 10, h: 12 }));
    const board: Board = { id: 'fires', panels: [panel('fires', 30, 12, { parts })], seat: null, own: false };
    const phone = { w: 390, h: 464 };
    const cells = focus(phone, board, ['fires left', 'fires middle']) ?? [];
    expect(cells.map((cell) => cell.part)).toEqual(['left', 'middle']);
    for (const cell of cells) expect(scaled(cell.box, cell)).toBeGreaterThan(1.3 * scaled({ w: 30, h: 12 }, phone));
    expect(focus(phone, board, ['fires left', 'fires middle', 'fires right'])).toBeNull();
    expect(focus(phone, board, [])).toBeNull();
  });

  it('fills a phone held flat with other parts beside the one that is asked about, which stays as large', () => {
    const parts = [
      { id: 'grid', x: 0, y: 0, w: 13, h: 12 },
      { id: 'score', x: 13, y: 0, w: 7, h: 6 },
      { id: 'bonuses', x: 0, y: 12, w: 30, h: 3 },
    ];
    const board: Board = { id: 'own', panels: [panel('own', 30, 15, { parts })], seat: 0, own: true };
    const flat = { w: 560, h: 280 };
    const cells = focus(flat, board, ['own grid']) ?? [];
    expect(cells.map((cell) => cell.part)).toEqual(['grid', 'score']);
    expect(cells[0] && scaled(cells[0].box, cells[0])).toBeCloseTo((280 - 2 * GAP) / 12);
    expect(focus({ w: 390, h: 464 }, board, ['own grid'])?.map((cell) => cell.part)).toEqual(['grid']);
  });

  it('never leaves a strip alone on a tall stage', () => {
    const parts = [
      { id: 'grid', x: 0, y: 0, w: 13, h: 12 },
      { id: 'crafts', x: 0, y: 12, w: 20, h: 12 },
      { id: 'bonuses', x: 0, y: 24, w: 20, h: 3 },
    ];
    const board: Board = { id: 'own', panels: [panel('own', 20, 27, { parts })], seat: 0, own: true };
    const cells = focus({ w: 390, h: 464 }, board, ['own bonuses']) ?? [];
    expect(cells.map((cell) => cell.part)).toEqual(['crafts', 'bonuses']);
    expect(cells[1] && scaled(cells[1].box, cells[1])).toBeCloseTo((390 - 2 * GAP) / 20);
  });

  it('has the common boards first on its shelf, then the own, then what lies beside, then the others', () => {
    const scene = {
      seats: [],
      panels: [panel('land', 1, 1), panel('s0', 1, 1, { place: 'seat', seat: 0 }), panel('s1', 1, 1, { place: 'seat', seat: 1 }), panel('stock', 1, 1, { place: 'side' }), panel('cards', 1, 1, { place: 'hand' })],
    };
    expect(boardsOf(scene, 1).map((board) => board.id)).toEqual(['land', 'seat-1', 'stock', 'seat-0']);
  });
});

describe('shapes', () => {
  it('draws a pointy-top hexagon as wide as asked', () => {
    expect(hexPath(2)).toBe('M0 -1.155L1 -0.577V0.577L0 1.155L-1 0.577V-0.577Z');
  });

  it('draws a rectangle by default', () => {
    expect(outline({ id: 'z', x: 0, y: 0 })).toBe(rectPath(1, 1));
    expect(rectPath(2, 1, 0.2)).toContain('a0.2 0.2');
  });
});

describe('arrow keys', () => {
  const points = [
    { id: 'here', x: 0, y: 0 },
    { id: 'right', x: 2, y: 0.1 },
    { id: 'far right', x: 5, y: 0 },
    { id: 'below', x: 0.5, y: 2 },
  ];
  it('go to the nearest in their direction', () => {
    const here = points[0] as (typeof points)[number];
    expect(neighbour(points, here, 'right')?.id).toBe('right');
    expect(neighbour(points, here, 'down')?.id).toBe('below');
    expect(neighbour(points, here, 'left')).toBeNull();
  });
});

describe('captions', () => {
  it('are broken where that makes them larger', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    const text = fitted('harvest of the long valley', 4, 3);
    expect(text.lines.length).toBeGreaterThan(1);
    expect(fitted('x', 10, 10, false, 0.5).size).toBe(0.5);
    expect(fitted('Bone Needles', 2, 1, false, Infinity, 0.31).lines).toEqual(['Bone', 'Needles']);
  });
});
