/** What targets say of themselves on the board: short, beside each other, never over what would come of a click. */

import type { Camera } from './camera.svelte';
import type { Desk } from './desk.svelte';
import { roomOf, type Flag } from './flags';
import { telling, type Span, type Worth } from './outlook';
import type { Panel, Tag } from './protocol';
import type { Spot } from './spots';

export interface Bubble {
  id: string;
  x: number;
  y: number;
  w: number;
  price: string;
  /** The symbol of what is paid. */
  priced: string;
  text: string;
  symbol: string;
  tone: 'gain' | 'fact' | 'bad';
  locked: boolean;
}

export type Said = Omit<Bubble, 'id' | 'x' | 'y' | 'w'>;

/** Smaller targets would vanish under their price: they tell it in the turn bar. */
const LEAST = 34;
const HIGH = 19;
const LETTER = 6.6;
const GAP = 2;
/** Symbols of at most this area, in units of a panel, tell something; larger ones are pictures. */
const SMALL = 0.6;
/** How large the number of pieces of a sort is, in units of a panel. */
const BADGE = 0.6;
/** Where a bubble may stand, as shares of the half height of its target: in the middle, or, if that is taken, to a side. */
const DOWN = [0.72, -0.72, 1, -1, 0.36, -0.36, 0];
const ASIDE = [0, 0.35, -0.35, 0.6, -0.6];

const NOTHING: Said = { price: '', priced: '', text: '', symbol: '', tone: 'fact', locked: false };

const symbolOf = (desk: Desk, measure: string): string => desk.kit.measures.find((one) => one.id === measure)?.symbol ?? '';

function widthOf(said: Said): number {
  const part = (text: string, symbol: string): number => (text || symbol ? text.length * LETTER + (symbol ? 15 : 0) + 12 : 0);
  return part(said.price, said.priced) + part(said.text, said.symbol) + (said.locked ? 18 : 0);
}

/** In words if they are few, else the amount with its symbol. */
function gained(desk: Desk, span: Span, most: number): { text: string; symbol: string } {
  const words = desk.gain(span);
  const symbol = symbolOf(desk, span.measure);
  if (!symbol || words.length <= most) return { text: words, symbol: '' };
  return { text: span.least === 0 ? `≤${desk.amount({ ...span, least: span.most })}` : `+${desk.amount(span)}`, symbol };
}

function ofWorth(desk: Desk, worth: Worth, tag: Tag | undefined, priced: boolean, letters: number, more: boolean): Said {
  const [price] = worth.prices;
  const [gain] = worth.gains;
  const [loss] = worth.losses;
  return {
    ...NOTHING,
    ...(tag?.price && priced && !price ? { price: tag.price, priced: tag.symbol ?? '' } : {}),
    ...(price && priced ? { price: `${desk.amount(price)}${more ? '+' : ''}`, priced: symbolOf(desk, price.measure) } : {}),
    ...(gain ? { ...gained(desk, gain, letters), tone: 'gain' as const } : {}),
    ...(loss && !gain ? { text: loss.most ? desk.amount(loss, '−') : `≤−${desk.amount({ ...loss, most: loss.least })}`, symbol: symbolOf(desk, loss.measure), tone: 'bad' as const } : {}),
    locked: worth.locked && Boolean((price && priced) || gain),
  };
}

/** What a target says by its own tag, if all answers there have the same; a price alone leaves the rest to the outlook. */
function ofTag(desk: Desk, spot: Spot): Said | null {
  const [first, ...rest] = desk.next.get(spot.id) ?? [];
  const tag = first?.tag;
  if (!tag?.text || rest.some((action) => JSON.stringify(action.tag) !== JSON.stringify(tag))) return null;
  return { ...NOTHING, price: tag.price ?? '', text: desk.say(tag.text), tone: tag.tone === 'good' ? 'gain' : tag.tone === 'bad' ? 'bad' : 'fact' };
}

export interface Room {
  x: number;
  y: number;
  w: number;
  h: number;
}

const apart = (a: Room, b: Room, gap: number): boolean => Math.abs(a.x - b.x) * 2 >= a.w + b.w + gap || Math.abs(a.y - b.y) * 2 >= a.h + b.h + gap;

/** How much of a room others take. */
const shared = (a: Room, b: Room): number => {
  const [w, h] = [(a.w + b.w) / 2 - Math.abs(a.x - b.x), (a.h + b.h) / 2 - Math.abs(a.y - b.y)];
  return w > 0 && h > 0 ? Math.min(w, a.w, b.w) * Math.min(h, a.h, b.h) : 0;
};

/** Where something is written on a panel: letters, numbers, and the small symbols beside them, in units of the panel. */
export function inkOf(panel: Panel): Room[] {
  const found: Room[] = [];
  for (const { x, y, w = 1, h = 1, caption, label, symbol, shape } of panel.zones ?? []) {
    const wide = shape === 'hex' || shape === 'circle';
    if (caption && (symbol || label)) found.push({ x, y: y + 0.35 * h, w: 0.92 * w, h: 0.3 * h });
    else if (caption) found.push({ x, y, w: 0.92 * w, h: 0.8 * h });
    if (label && !wide) found.push({ x, y, w: Math.min(w, h), h: 0.5 * h });
  }
  for (const { x, y, w = 1, h = 1, label, label_size = 0.3, label_y = 0, zone, count = 1 } of panel.pieces ?? []) {
    if (count !== 1) found.push({ x: x + 0.42 * w, y: y - 0.42 * h, w: BADGE, h: BADGE });
    if (label) found.push({ x, y: y + label_y, w: Math.max(label_size, 0.54 * label_size * label.length), h: label_size });
    else if (zone && w * h < SMALL) found.push({ x, y, w, h });
  }
  return found;
}

/** What all of several targets give tells nothing of one of them: the turn bar tells it. */
export function leaveCommon(worths: Map<string, Worth>): void {
  const all = [...worths.values()];
  const common = (span: Span): boolean => all.every(({ gains }) => gains.some((one) => JSON.stringify(one) === JSON.stringify(span)));
  const told = all.length > 1 ? (all[0]?.gains ?? []).filter(common).map((span) => JSON.stringify(span)) : [];
  if (told.length) for (const [id, one] of worths) worths.set(id, { ...one, gains: one.gains.filter((span) => !told.includes(JSON.stringify(span))) });
}

/** Of many targets each tells the least that it costs, and which of them may cost more: ranges would hide the board. */
export function cheapen(worths: Map<string, Worth>): Set<string> {
  const dearer = new Set<string>();
  for (const [id, one] of worths) {
    if (one.prices.some((span) => span.least !== span.most)) dearer.add(id);
    const cheapest = (span: Span): number => (Math.abs(span.least) < Math.abs(span.most) ? span.least : span.most);
    worths.set(id, { ...one, prices: one.prices.map((span) => ({ ...span, least: cheapest(span), most: cheapest(span) })) });
  }
  return dearer;
}

/** The bubbles of a board in pixels. A price that all have in common is left out; what finds no room is told in the turn bar only. */
export function tagsOf(desk: Desk, panel: Panel, legal: Spot[], flags: Flag[], camera: Camera, width: number, height: number): Bubble[] {
  if (desk.asking) return [];
  const worths = new Map<string, Worth>();
  for (const spot of legal) {
    const actions = desk.next.get(spot.id);
    if (actions) worths.set(spot.id, desk.worth(actions));
  }
  // What holds for all of them need not be said on each: the cards and the sentence tell it.
  if (worths.size > 1 && [...worths.values()].every((one) => one.locked)) {
    for (const [id, one] of worths) worths.set(id, { ...one, locked: false });
  }
  leaveCommon(worths);
  const many = legal.length > 12;
  const dearer = many ? cheapen(worths) : new Set<string>();
  const prices = new Set([...worths.values()].map((one) => JSON.stringify(one.prices)));
  const priced = prices.size > 1 || worths.size === 1;
  const told = telling(worths);
  const scale = camera.scale;
  const ghosts = desk.ghost.pieces;
  const free = (spot: Spot): boolean =>
    spot.id !== desk.pointed && ghosts.every((piece) => Math.hypot(piece.x - spot.x, piece.y - spot.y) > ((piece.w ?? 1) + spot.w) * 0.62);
  // A game that tags some of its targets has said in what they differ.
  const tagged = legal.some((spot) => ofTag(desk, spot));
  const onScreen = ({ x, y, w, h }: Room): Room => ({ ...camera.toScreen(x, y), w: w * scale, h: h * scale });
  const ink = inkOf(panel).map(onScreen);
  const kept = flags.map(roomOf).map(onScreen);
  const placed: Room[] = [];
  const found: Bubble[] = [];
  for (const spot of [...legal].sort((a, b) => a.y - b.y || a.x - b.x)) {
    if (Math.min(spot.w, spot.h) * scale < LEAST) continue;
    const tag = ofTag(desk, spot);
    if (!tag && (tagged || !told.has(spot.id))) continue;
    const worth = worths.get(spot.id);
    const own = desk.next.get(spot.id)?.[0]?.tag ?? undefined;
    const more = dearer.has(spot.id);
    const ways = tag
      ? [tag, ...(tag.price && tag.text ? [{ ...tag, text: '' }] : [])]
      : worth
        ? [...[many ? 4 : 13, 0].map((letters) => ofWorth(desk, worth, own, priced, letters, more)), { ...ofWorth(desk, worth, own, priced, 0, more), price: '', priced: '' }]
        : [];
    const centre = camera.toScreen(spot.x, spot.y);
    if (centre.x < 0 || centre.y < 0 || centre.x > width || centre.y > height) continue;
    const half = (spot.h * scale) / 2;
    const bubble = place(ways, centre, half, { placed, ink, kept }, width, height);
    if (!bubble) continue;
    placed.push({ x: bubble.x, y: bubble.y, w: bubble.w, h: HIGH });
    if (free(spot)) found.push({ ...bubble, id: spot.id });
  }
  return found;
}

/** The first way to say it that finds room, where it hides least of what is written and nothing of what is kept free. */
export function place(
  ways: Said[],
  centre: { x: number; y: number },
  half: number,
  { placed, ink, kept = [] }: { placed: Room[]; ink: Room[]; kept?: Room[] },
  width: number,
  height: number,
): Omit<Bubble, 'id'> | null {
  for (const said of ways) {
    const w = widthOf(said);
    if (!w) continue;
    const near = (room: Room): boolean => Math.abs(room.x - centre.x) < w + half && Math.abs(room.y - centre.y) < HIGH + 2 * half;
    const beside = kept.filter(near);
    const all = (kept.length ? ASIDE : [0]).flatMap((aside) => DOWN.map((down) => ({
      x: Math.max(w / 2 + 2, Math.min(width - w / 2 - 2, centre.x + aside * half)),
      y: Math.max(HIGH / 2 + 1, Math.min(height - HIGH / 2 - 1, centre.y + down * half)),
      w,
      h: HIGH,
    })));
    const rooms = all.filter((room) => placed.every((other) => apart(room, other, GAP)) && beside.every((other) => apart(room, other, 0)));
    const hidden = rooms.map((room) => ink.reduce((sum, other) => sum + shared(room, other), 0));
    const best = rooms[hidden.indexOf(Math.min(...hidden))];
    if (best) return { ...said, x: best.x, y: best.y, w };
  }
  return null;
}
