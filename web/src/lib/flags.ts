/** Numbers that must be in sight whatever stands there: how high a tile lies, on a cap at the corner of its piece. */

import type { Room } from './bubbles';
import type { Box, Panel, Piece } from './protocol';

export interface Flag extends Room {
  text: string;
  /** The size of its letters. */
  size: number;
  /** From 1 to MOST, by the number: the palette colours it. */
  tone: number;
  /** What stands on top of it. */
  symbol: string;
}

/** Higher numbers look alike. */
const MOST = 6;
/** The size of letters, in widths of a piece, if the smallest that can be read are not larger. */
const SIZE = 0.25;
/** Where letters would be larger than this, in widths of a piece, the caps would hide the board: a thumbnail has none. */
const LARGEST = 0.8;
/** Mean width of a figure, as a share of its size. */
const FIGURE = 0.56;
/** The middle of a cap from the upper left corner of its piece, in widths of the piece; a large one moves out of the way. */
const AT = { x: 0.21, y: 0.34 };
const OUT = { x: 0.12, y: 0.2 };
/** At this size of letters, in widths of a piece, a cap is wholly at the corner. */
const FAR = 0.55;

function flagOf(piece: Piece, floor: number): Flag[] {
  const { x, y, w = 1, h = 1, flag = '', flag_symbol: symbol = '' } = piece;
  const size = Math.max(SIZE * w, floor);
  if (!flag || size > LARGEST * w) return [];
  const tone = Math.max(1, Math.min(MOST, Number(flag) || 1));
  const wide = Math.max(1, 0.44 + FIGURE * flag.length) * size;
  const out = Math.min(1, (size / w - SIZE) / (FAR - SIZE));
  const [right, down] = [AT.x + out * (OUT.x - AT.x), AT.y + out * (OUT.y - AT.y)];
  return [{ text: flag, size, tone, symbol, x: x - w / 2 + right * w, y: y - h / 2 + down * w, w: wide, h: 1.08 * size }];
}

/** The flags of a panel, or of what lies in a part of it; what is previewed takes the place of what it would cover. */
export function flagsOf(panel: Panel, box: Box | null, floor: number, ghosts: readonly Piece[] = []): Flag[] {
  const over = new Set(ghosts.flatMap((ghost) => (ghost.flag && ghost.zone ? [ghost.zone] : [])));
  const shown = (panel.pieces ?? []).filter(
    ({ flag, zone, x, y }) =>
      flag && !(zone && over.has(zone)) && (!box || (x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h)),
  );
  return [...shown, ...ghosts].flatMap((piece) => flagOf(piece, floor));
}

/** How much higher a cap is with what stands on top of it, in sizes of its letters. */
export const CROWN = 0.6;

/** The room of a cap with what stands on top of it. */
export function roomOf({ x, y, w, h, size, symbol }: Flag): Room {
  return symbol ? { x, y: y - (CROWN * size) / 2, w, h: h + CROWN * size } : { x, y, w, h };
}
