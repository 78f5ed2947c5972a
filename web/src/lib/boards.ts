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

/** Low and wide panels are docked in the column of the seats, where they can be read there. */
export function docked(scene: Scene, viewer: number | null, width: number): Panel[] {
  return scene.panels.filter((panel) => {
    const mine = panel.place === 'side' || (panel.place === 'seat' && panel.seat === viewer);
    return mine && !panel.shelf && panel.w / panel.h >= 2 && width / panel.w >= 14;
  });
}
