import { describe, expect, it } from 'vitest';
import type { Panel } from '../lib/protocol';
import { boxOf, thingsOf } from './things';

const text = { id: 'x' };
const panel: Panel = {
  id: 'p',
  title: text,
  w: 10,
  h: 10,
  zones: [
    { id: 'low', x: 2, y: 8, w: 2, h: 2, tip: text },
    { id: 'bare', x: 5, y: 5 },
    { id: 'high', x: 2, y: 2, w: 2, h: 2, caption: text },
  ],
  pieces: [
    { id: 'on', symbol: 's', x: 2, y: 7, w: 1, h: 1, tip: text, zone: 'low' },
    { id: 'mute', symbol: 's', x: 1, y: 1 },
    { id: 'own', symbol: 's', x: 7, y: 2, w: 1, h: 1, tip: text },
  ],
};

describe('what can be looked at closely', () => {
  it('is what says something of itself, in reading order, a piece with its zone', () => {
    expect(thingsOf(panel)).toEqual(['high', 'own', 'low']);
  });
  it('is drawn whole, with what lies on it', () => {
    const zone = panel.zones?.[0];
    const box = boxOf({ id: 'low', panel, ...(zone ? { zone } : {}), x: 2, y: 8 });
    expect(box.y).toBeLessThanOrEqual(6.5);
    expect(box.y + box.h).toBeGreaterThanOrEqual(9);
  });
});
