import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Ahead } from './ahead.svelte';
import type { Action } from './protocol';
import type { Seen } from './seen.svelte';

const place = { code: 7, ghost: [{}] } as unknown as Action;
const ways = [1, 2].map((code) => ({ code, pose: String(code), ghost: [{}], targets: [] }) as unknown as Action);
const others = [3, 4].map((code) => ({ code, targets: [] }) as unknown as Action);

/** A table that asks where a tile goes, and would ask next for one of these answers. */
function asking(actions: Action[]): Seen {
  const position = { seq: 1, question: { step: 'laying' } };
  return { position, outlooks: { 7: { next: {} } }, foresee: async () => ({ actions, outlooks: {} }) } as unknown as Seen;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('hangs a whole tile on the pointer although a smaller one, laid before it, could not be turned', async () => {
  const ahead = new Ahead();
  ahead.want(asking(others), place);
  await vi.runAllTimersAsync();
  expect(ahead.ways(place)).toEqual([]);
  ahead.forget();
  ahead.want(asking(ways), place);
  await vi.runAllTimersAsync();
  expect(ahead.ways(place)).toEqual(ways);
});
