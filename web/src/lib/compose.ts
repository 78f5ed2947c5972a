/** How the stage is filled: one board as large as it fits, its parts set side by side, and another beside it if there is room. */

import type { Board } from './boards';
import { arrange, scaled } from './layout';
import type { Box, Panel } from './protocol';

export interface Cell {
  panel: Panel;
  /** What of the panel is shown. */
  box: Box;
  part: string;
  weight?: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Room {
  w: number;
  h: number;
}

export const GAP = 8;
/** A second board must be nearly as large as the first, and may not make the first smaller. */
const LEAST = 0.72;
const KEPT = 0.985;
const LIGHT = 0.7;
/** What only keeps a part company may be as much smaller: its numbers can still be read. */
const FLANK = 0.7;
/** The names of rows stand beside a part. */
const NAMES = 12;

export const viewOf = (panel: Panel): Box => panel.view ?? { x: 0, y: 0, w: panel.w, h: panel.h };

interface Piece {
  panel: Panel;
  box: Box;
  part: string;
  weight: number;
}

const whole = (panel: Panel): Piece => ({ panel, box: viewOf(panel), part: '', weight: 1 });
const partsOf = (panel: Panel): Piece[] =>
  (panel.parts ?? []).map((part) => ({ panel, box: part, part: part.id, weight: part.weight ?? 1 }));

/** All that a board can be shown by: the parts of its panels, or a panel without parts. */
export const piecesOf = (board: Board): Piece[] =>
  board.panels.flatMap((panel) => (panel.parts?.length ? partsOf(panel) : [whole(panel)]));
export const keyOf = ({ panel, part }: { panel: Panel; part: string }): string => `${panel.id} ${part}`;

/** Lay pieces into a room; every piece gets a rectangle. */
function lay(room: Room, pieces: Piece[]): Cell[] {
  const [only, ...rest] = pieces;
  if (only && !rest.length) return [{ ...only, x: 0, y: 0, ...room }];
  const inner = { w: room.w - GAP, h: room.h - GAP };
  const shares = pieces.map((piece, place) => ({ id: String(place), w: piece.box.w, h: piece.box.h, weight: piece.weight }));
  const cells: Cell[] = [];
  for (const found of arrange(inner, shares)) {
    const piece = pieces[Number(found.id)];
    if (!piece) continue;
    cells.push({ ...piece, x: found.x + GAP, y: found.y + GAP, w: found.w - GAP, h: found.h - GAP });
  }
  return cells;
}

/** How large the smallest part is; one that counts less than others may be smaller. */
const least = (cells: Cell[]): number =>
  Math.min(...cells.map((cell) => scaled(cell.box, cell) / Math.max(LIGHT, Math.min(1, cell.weight ?? 1))));

/** How large things are on the whole, by area. */
function mean(cells: Cell[]): number {
  const area = (cell: Cell): number => cell.box.w * cell.box.h;
  const all = cells.reduce((sum, cell) => sum + area(cell), 0);
  return cells.reduce((sum, cell) => sum + area(cell) * scaled(cell.box, cell), 0) / all;
}

/** A board in a room: whole, or by its parts where that makes it larger. */
function fill(room: Room, board: Board): Cell[] {
  const cells = lay(room, board.panels.map(whole));
  if (!board.panels.some((panel) => panel.parts?.length)) return cells;
  const reflowed = lay(room, piecesOf(board));
  return mean(reflowed) > mean(cells) * 1.04 && least(reflowed) > least(cells) * 0.85 ? reflowed : cells;
}

/**
 * A board on a small screen: only the parts that the question is about, as large as they fit. Null where it has no parts,
 * or all of them are wanted, or none.
 */
export function focus(room: Room, board: Board, wanted: string[]): Cell[] | null {
  const pieces = piecesOf(board);
  const kept = pieces.filter((piece) => wanted.includes(keyOf(piece)));
  if (!kept.length || kept.length === pieces.length || !board.panels.some((panel) => panel.parts?.length)) return null;
  const [only, ...more] = kept;
  const others = pieces.filter((piece) => piece !== only);
  return (only && !more.length ? (flank(room, only, others) ?? above(room, only, others)) : null) ?? lay(room, kept);
}

/** A strip is not alone on a tall stage: the widest of the other parts stands above it. Null where there is no room. */
function above(room: Room, only: Piece, others: Piece[]): Cell[] | null {
  const w = room.w - 2 * GAP;
  const scale = w / only.box.w;
  const h = only.box.h * scale;
  const left = room.h - h - 2 * GAP;
  if (left < room.h / 2) return null;
  const below = others.toSorted((a, b) => b.box.w - a.box.w).slice(0, 1);
  const cells = lay({ w: room.w - 2 * GAP, h: left - GAP }, below);
  if (!cells.length || cells.some((cell) => scaled(cell.box, cell) < FLANK * scale)) return null;
  return [...cells.map((cell) => ({ ...cell, x: cell.x + GAP, y: cell.y + GAP })), { ...only, x: GAP, y: left + GAP, w, h }];
}

/** One part as large as it fits, with as many of the others as have room beside it on a wide stage. Null where none has. */
function flank(room: Room, only: Piece, others: Piece[]): Cell[] | null {
  const h = room.h - 2 * GAP;
  const scale = h / only.box.h;
  const w = only.box.w * scale + 2 * NAMES;
  const left = room.w - w - 2 * GAP;
  for (let count = others.length; count && left > 0; count--) {
    const beside = lay({ w: left, h: room.h }, others.slice(0, count));
    if (beside.some((cell) => scaled(cell.box, cell) < FLANK * scale)) continue;
    return [{ ...only, x: GAP, y: GAP, w, h }, ...beside.map((cell) => ({ ...cell, x: cell.x + w + GAP }))];
  }
  return null;
}

/** The cells of the stage for a board, with the first of the others that has room beside it. */
export function compose(room: Room, board: Board, others: Board[] = []): Cell[] {
  const alone = fill(room, board);
  const [only, ...rest] = alone;
  if (!only || rest.length) return alone;
  const scale = scaled(only.box, room);
  const wide = room.w / only.box.w > room.h / only.box.h;
  const taken = (wide ? only.box.w : only.box.h) * scale * KEPT;
  const left = (wide ? room.w : room.h) - taken - 2 * GAP;
  if (left <= 0) return alone;
  for (const other of others) {
    const [panel, ...more] = other.panels;
    if (!panel || more.length) continue;
    const box = viewOf(panel);
    const size = wide ? { w: left - GAP, h: room.h - 2 * GAP } : { w: room.w - 2 * GAP, h: left - GAP };
    if (size.w <= 0 || size.h <= 0 || scaled(box, size) < LEAST * scale) continue;
    // Both are drawn at the size they need, and stand together in the middle.
    const need = wide ? Math.min(size.w, box.w * scaled(box, size)) : Math.min(size.h, box.h * scaled(box, size));
    const spare = Math.max(0, left - GAP - need) / 2;
    const first = wide
      ? { x: GAP + spare, y: GAP, w: taken, h: room.h - 2 * GAP }
      : { x: GAP, y: GAP + spare, w: room.w - 2 * GAP, h: taken };
    const second = wide
      ? { x: first.x + taken + GAP, y: GAP, w: need, h: room.h - 2 * GAP }
      : { x: GAP, y: first.y + taken + GAP, w: room.w - 2 * GAP, h: need };
    return [
      { ...only, ...first },
      { panel, box, part: '', ...second },
    ];
  }
  return alone;
}
