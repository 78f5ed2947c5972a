/** What can stand on the stage: a panel, or all panels of one seat. */

import type { Panel, Scene } from './protocol';

export interface Board {
  id: string;
  panels: Panel[];
  /** Whose board it is. */
  seat: number | null;
  own: boolean;
}

export const HAND = 'hand';

/**
 * The boards of a scene in the order of the shelf: the common ones, one's own, what lies beside, the others'. Where there
 * is no shelf, what would be drawn in it is a board too.
 */
export function boardsOf(scene: Scene, viewer: number | null, shelf = true): Board[] {
  const common: Board[] = [];
  const beside: Board[] = [];
  const seats = new Map<number, Board>();
  for (const panel of scene.panels) {
    const place = panel.place ?? 'board';
    if (place === HAND || (panel.shelf && shelf)) continue;
    if (place === 'seat') {
      const seat = panel.seat ?? 0;
      const known = seats.get(seat);
      if (known) known.panels.push(panel);
      else seats.set(seat, { id: `seat-${seat}`, panels: [panel], seat, own: seat === viewer });
    } else (place === 'side' ? beside : common).push({ id: panel.id, panels: [panel], seat: null, own: false });
  }
  const all = [...seats.values()];
  return [...common, ...all.filter((board) => board.own), ...beside, ...all.filter((board) => !board.own)];
}

/** What is docked takes at most so much of the column of the seats: what happened must be told there, too. */
const DOCKED = 0.42;

/**
 * Low and wide panels are docked in the column of the seats, where they can be read there, the viewer's own before others,
 * as long as the column has room for them.
 */
export function docked(scene: Scene, viewer: number | null, width: number, height = Infinity): Panel[] {
  const able = scene.panels.filter((panel) => {
    const mine = panel.place === 'side' || (panel.place === 'seat' && panel.seat === viewer);
    return mine && !panel.shelf && panel.w / panel.h >= 2 && width / panel.w >= 14;
  });
  const own = scene.panels.filter((panel) => panel.place === 'seat' && panel.seat === viewer && (able.includes(panel) || panel.dock));
  let room = DOCKED * height - own.reduce((sum, panel) => sum + high(panel, width), 0);
  return able.filter((panel) => {
    if (own.includes(panel)) return true;
    const taken = high(panel, width);
    if (taken > room) return false;
    room -= taken;
    return true;
  });
}

/** How high a panel is in a column, with the gap below it. */
function high({ dock, view, w, h }: Panel, width: number): number {
  const box = dock ?? view ?? { w, h };
  return (width * box.h) / box.w + 6;
}

/** What the newest decisions touched, and what else decides whether the stage goes there. */
export interface Watched {
  boards: readonly Board[];
  /** How many pieces they moved or brought, by panel. */
  touched: ReadonlyMap<string, number>;
  /** Whose decision was the last; null if it was nobody's. */
  seat: number | null;
  /** The panels in sight. */
  inSight: ReadonlySet<string>;
  /** A person has chosen the board by hand. */
  pinned: boolean;
  /** The viewer has a question to answer. */
  asked: boolean;
  /** A small screen never changes its board by itself. */
  small: boolean;
}

/**
 * The board to show while others decide: their own where it was used, else one that was touched, unless such a board is
 * in sight. Null: the stage stays as it is.
 */
export function watchedBoard({ boards, touched, seat, inSight, pinned, asked, small }: Watched): string | null {
  if (pinned || asked || small) return null;
  const count = (board: Board): number => board.panels.reduce((sum, panel) => sum + (touched.get(panel.id) ?? 0), 0);
  const used = boards.filter((board) => count(board));
  const theirs = used.filter((board) => board.seat !== null && board.seat === seat);
  const best = (theirs.length ? theirs : used).toSorted((a, b) => count(b) - count(a));
  const seen = best.some((board) => board.panels.some((panel) => touched.has(panel.id) && inSight.has(panel.id)));
  return seen ? null : (best[0]?.id ?? null);
}

/** What the question can be answered on, and what else decides whether the stage goes there. */
export interface Asked {
  boards: readonly Board[];
  /** How many answers are given on a panel, by its id. */
  wanted: ReadonlyMap<string, number>;
  /** How many answers there are at all. */
  answers: number;
  /** The panels in sight. */
  inSight: ReadonlySet<string>;
  /** The board that was chosen before; empty if none was, and the first one stands there. */
  shown: string;
  /** A small screen never changes its board by itself once a question has been asked on one. */
  small: boolean;
}

/** The board to show for a question: the one that it is about, unless such a board is in sight. */
export function answeringBoard({ boards, wanted, answers, inSight, shown, small }: Asked): string {
  if (small && shown) return shown;
  // The board that a small screen opens with stays, too, when a later question is about another one.
  if ([...wanted.keys()].some((panel) => inSight.has(panel))) return small ? (boards[0]?.id ?? '') : shown;
  const count = (board: Board): number => board.panels.reduce((sum, panel) => sum + (wanted.get(panel.id) ?? 0), 0);
  // On a phone a stock never takes the place of the board: its tab has a dot.
  const able = boards.filter((board) => !small || board.panels.some((panel) => panel.place !== 'side'));
  const best = able.filter((board) => count(board)).toSorted((a, b) => count(b) - count(a))[0];
  // A few answers elsewhere, which have their cards, do not take away what the others are about.
  return best && (!shown || 2 * count(best) >= answers) ? best.id : shown;
}
