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
/** The middle of a cap from the upper left corner of its piece, in widths of the piece. */
const AT = { x: 0.21, y: 0.34 };

function flagOf(piece: Piece, floor: number): Flag[] {
  const { x, y, w = 1, h = 1, flag = '', flag_symbol: symbol = '' } = piece;
  const size = Math.max(SIZE * w, floor);
  if (!flag || size > LARGEST * w) return [];
  const tone = Math.max(1, Math.min(MOST, Number(flag) || 1));
  const wide = Math.max(1.06, 0.5 + FIGURE * flag.length) * size;
  return [{ text: flag, size, tone, symbol, x: x - w / 2 + AT.x * w, y: y - h / 2 + AT.y * w, w: wide, h: 1.16 * size }];
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
