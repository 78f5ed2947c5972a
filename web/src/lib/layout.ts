/** How several panels share the room of the board: side by side, one above the other, or as tabs. */

export interface Box {
  w: number;
  h: number;
}

export interface Split {
  direction: 'row' | 'column';
  /** Share of the first part along the direction. */
  share: number;
}

function fit(box: Box, room: Box): number {
  return Math.min(room.w / box.w, room.h / box.h);
}

/** Area that a box covers when it is fitted into a room. */
function covered(box: Box, room: Box): number {
  const scale = fit(box, room);
  return box.w * box.h * scale * scale;
}

/** Wide and low panels go into the right column; others stand beside the board. */
export function isStrip(box: Box): boolean {
  return box.w / box.h >= 2;
}

/** Several boxes as one: below each other at the same width, or beside each other at the same height. */
export function stacked(boxes: Box[], direction: 'row' | 'column'): Box {
  return direction === 'column'
    ? { w: 1, h: boxes.reduce((sum, box) => sum + box.h / box.w, 0) }
    : { w: boxes.reduce((sum, box) => sum + box.w / box.h, 0), h: 1 };
}

/** Split a room between a main box and others, so that all are drawn as large as possible. */
export function split(room: Box, main: Box, others: Box[], weight = 0.62): Split {
  let best: Split = { direction: 'row', share: 0.68 };
  let most = -1;
  for (const direction of ['row', 'column'] as const) {
    const second = stacked(others, direction === 'row' ? 'column' : 'row');
    for (let share = 0.44; share <= 0.84; share += 0.02) {
      const [first, rest] =
        direction === 'row'
          ? [
              { w: room.w * share, h: room.h },
              { w: room.w * (1 - share), h: room.h },
            ]
          : [
              { w: room.w, h: room.h * share },
              { w: room.w, h: room.h * (1 - share) },
            ];
      const worth = covered(main, first) ** weight * covered(second, rest) ** (1 - weight);
      if (worth > most * 1.0001) {
        most = worth;
        best = { direction, share: Math.round(share * 100) / 100 };
      }
    }
  }
  return best;
}

/** Arrange equal panels in a grid: the number of columns that draws them largest. */
export function columns(room: Box, boxes: Box[]): { columns: number; scale: number } {
  let best = { columns: 1, scale: 0 };
  for (let count = 1; count <= boxes.length; count++) {
    const rows = Math.ceil(boxes.length / count);
    const cell = { w: room.w / count, h: room.h / rows };
    const scale = Math.min(...boxes.map((box) => Math.sqrt(covered(box, cell) / (room.w * room.h))));
    if (scale > best.scale) best = { columns: count, scale };
  }
  return best;
}

/** Whether boards are still readable together: each gets at least this share of the length it would have alone. */
export function together(room: Box, boxes: Box[], least = 0.55): boolean {
  if (boxes.length < 2 || room.w < 700) return false;
  const arranged = columns(room, boxes);
  const alone = Math.max(...boxes.map((box) => Math.sqrt(covered(box, room) / (room.w * room.h))));
  return arranged.scale >= alone * least;
}
