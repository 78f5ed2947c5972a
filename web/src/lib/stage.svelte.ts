/** Which board stands on the stage, and how it is looked at. */

import { answeringBoard, boardsOf, watchedBoard, type Board } from './boards';
import { Camera } from './camera.svelte';
import type { Desk } from './desk.svelte';
import { read, write } from './memory';
import { settings } from './settings.svelte';

export class StageState {
  /** The board on the stage, as the question or the person has chosen it. */
  shown = $state('');
  /** The board that others use, in its place until the viewer is asked. */
  #lent = $state('');
  /** A person has chosen by hand: until they answer, or let go, nothing takes the stage away. */
  pinned = $state(false);
  /** On a phone the stage is never changed but by the person. */
  still = $state(false);
  /** Whether a second board may stand beside the first where there is room. */
  double = $state(read('kancha.double', true));
  drawn = $state(true);
  /** The seat whose pieces are lit on the boards, and the one that is until it is clicked again. */
  traced = $state<number | null>(null);
  kept = $state<number | null>(null);
  #cameras = new Map<string, Camera>();
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  boards = $derived.by((): Board[] => {
    const position = this.#desk.match.position;
    return position ? boardsOf(position.scene, position.viewer, !this.still) : [];
  });

  /** The ids of the panels with something to choose, and how many answers are given there. */
  asked = $derived.by(() => {
    const found = new Map<string, number>();
    for (const [id, actions] of this.#desk.next) {
      const panel = this.#desk.targets.get(id)?.panel.id;
      if (panel) found.set(panel, (found.get(panel) ?? 0) + actions.length);
    }
    return found;
  });

  /** The panels on which others changed something since the viewer's turn. */
  changed = $derived.by(() => {
    const found = new Set<string>();
    for (const id of this.#desk.match.changed) {
      const panel = this.#desk.targets.get(id)?.panel.id;
      if (panel) found.add(panel);
    }
    return found;
  });

  board = $derived.by((): Board | undefined => {
    const find = (id: string): Board | undefined => this.boards.find((board) => board.id === id);
    return find(this.#lent) ?? find(this.shown) ?? this.boards[0];
  });
  /** What may stand beside it: the other common boards first, then the viewer's. */
  others = $derived.by((): Board[] =>
    this.double ? this.boards.filter((board) => board !== this.board && (board.seat === null || board.own)) : [],
  );

  /** Where something can be chosen while nothing can on the board that is shown, and no card answers either. */
  elsewhere = $derived.by((): Board | undefined => {
    const { board } = this;
    const carded = new Set(this.#desk.cards.flatMap(({ actions }) => (actions.length === 1 ? actions : [])));
    if (this.#desk.left.some((action) => !action.targets.length) || this.#desk.left.every((action) => carded.has(action))) return undefined;
    return board && !this.glows(board) ? this.boards.find((one) => this.glows(one)) : undefined;
  });

  glows(board: Board): boolean {
    return board.panels.some((panel) => this.asked.has(panel.id));
  }

  hasChanged(board: Board): boolean {
    return board.panels.some((panel) => this.changed.has(panel.id));
  }

  camera(cell: string): Camera {
    let camera = this.#cameras.get(cell);
    if (!camera) {
      camera = new Camera();
      this.#cameras.set(cell, camera);
    }
    return camera;
  }

  /** A person wants to see a board. */
  choose(id: string): void {
    this.shown = id;
    this.#lent = '';
    this.pinned = true;
  }

  /** Choose a board; while nothing is asked, choosing the same once more lets the stage go with what happens. */
  toggle(id: string): void {
    if (this.pinned && this.shown === id && !this.#desk.match.asked) this.release();
    else this.choose(id);
  }

  /** A person wants to see a seat's own board; false if it has none. */
  chooseSeat(seat: number): boolean {
    const board = this.boards.find((one) => one.seat === seat);
    if (board) this.choose(board.id);
    return board !== undefined;
  }

  setDouble(on: boolean): void {
    this.double = on;
    write('kancha.double', on);
  }

  /** Questions, and what others do, may choose again. */
  release(): void {
    this.pinned = false;
  }

  /** While others decide, the board that they use is on stage; the question brings back the one that it is about. */
  follow(onStage: ReadonlySet<string>, docked: ReadonlySet<string>): void {
    if (!this.#desk.match.asked) this.#watch(onStage, docked);
    else if (this.#lent) this.#lent = '';
    else this.#answer(onStage, docked);
  }

  #watch(onStage: ReadonlySet<string>, docked: ReadonlySet<string>): void {
    const { live, latest, asked } = this.#desk.match;
    // Where nothing is to move, decisions of others are not shown one by one.
    if (live && settings.still) return;
    const touched = new Map<string, number>();
    for (const id of latest.pieces) {
      const panel = this.#desk.targets.get(id)?.panel.id;
      if (panel && !docked.has(panel)) touched.set(panel, (touched.get(panel) ?? 0) + 1);
    }
    const { boards, pinned, still: small } = this;
    this.#lent = watchedBoard({ boards, touched, seat: latest.seat, inSight: onStage, pinned, asked, small }) ?? this.#lent;
  }

  /** The question brings the board on stage that it is about, unless it is in sight already. */
  #answer(onStage: ReadonlySet<string>, docked: ReadonlySet<string>): void {
    if (this.pinned) return;
    const wanted = new Map([...this.asked].filter(([panel]) => !docked.has(panel)));
    const { boards, shown, still: small } = this;
    this.shown = answeringBoard({ boards, wanted, answers: this.#desk.left.length, inSight: onStage, shown, small });
  }
}
