import { describe, expect, it } from 'vitest';
import { follow, spliced, type Known } from './follow';
import type { Next, Panel } from './protocol';

const panel = (id: string, ...pieces: string[]): Panel => ({
  id,
  title: { id: 'board' },
  w: 1,
  h: 1,
  zones: [],
  pieces: pieces.map((one) => ({ id: one, symbol: one, x: 0, y: 0 })),
});

const next = (over: Partial<Next>): Next => ({
  type: 'next',
  seq: 1,
  base: 0,
  decision: 1,
  viewer: 0,
  question: null,
  hashes: [],
  panels: [],
  scene: { panels: [], seats: [] },
  seats: [],
  actions: [],
  undo: { undo: 0, redo: 0 },
  scores: null,
  ranking: null,
  ledger: [],
  players: [],
  log_from: 0,
  log: [],
  over: false,
  auto: false,
  turns: [],
  ...over,
});

const first = (): Known =>
  follow(
    null,
    next({
      hashes: ['a1', 'b1'],
      panels: [
        { hash: 'a1', panel: panel('a', 'x', 'y', 'z') },
        { hash: 'b1', panel: panel('b') },
      ],
      ledger: [[0, 0, [[0, 1, 'sun']]]],
    }),
  ) as Known;

describe('following by changes', () => {
  it('applies splices from left to right', () => {
    expect(spliced(['a', 'b', 'c'], [[0, 1, []], [1, 0, ['x', 'y']], [4, 0, ['z']]])).toEqual(['b', 'x', 'y', 'c', 'z']);
  });

  it('keeps what did not change, and lets what is held be', () => {
    const known = first();
    const then = follow(
      known,
      next({
        seq: 3,
        base: 1,
        hashes: ['a2', 'b1'],
        panels: [{ hash: 'a2', base: 'a1', pieces: [[1, 1, [{ id: 'y', symbol: 'moved', x: 4, y: 0 }]]] }],
        ledger: [[1, 0, [[1, 2, 'moon']]]],
      }),
    );
    expect(then?.position.seq).toBe(3);
    expect(then?.position.scene.panels[0]?.pieces?.map((one) => one.symbol)).toEqual(['x', 'moved', 'z']);
    expect(then?.position.scene.panels[1]).toBe(known.position.scene.panels[1]);
    expect(then?.position.ledger).toEqual([[0, 1, 'sun'], [1, 2, 'moon']]);
    expect(known.position.scene.panels[0]?.pieces?.[1]?.symbol).toBe('y');
    expect(known.position.ledger).toHaveLength(1);
  });

  it('takes panels that it has after a lost connection', () => {
    const known = first();
    const then = follow(known, next({ seq: 9, hashes: ['b1', 'c1'], panels: [{ hash: 'c1', panel: panel('c') }] }));
    expect(then?.position.scene.panels.map((one) => one.id)).toEqual(['b', 'c']);
    expect(then?.position.ledger).toEqual([]);
  });

  it('says that it lacks a panel, or the position that a change is based on', () => {
    expect(follow(first(), next({ seq: 3, base: 2, hashes: ['a1', 'b1'] }))).toBeNull();
    expect(follow(first(), next({ seq: 3, base: 1, hashes: ['a1', 'c1'] }))).toBeNull();
    expect(follow(first(), next({ seq: 3, base: 1, hashes: ['a2'], panels: [{ hash: 'a2', base: 'a0' }] }))).toBeNull();
    expect(follow(null, next({ hashes: ['a1'] }))).toBeNull();
  });
});
