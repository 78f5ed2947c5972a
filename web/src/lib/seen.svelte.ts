/** A match as this browser sees it, whether it is live or replayed. */

import type { Action, ErrorMessage, Hint, LogLine, Outlook, Outlooks, Player, Position, Reason, Scene, WhyMessage } from './protocol';
import { lastMove } from './scene';
import { heldBy, seatOf } from './story';

export type Status = 'connecting' | 'open' | 'lost' | 'gone';

/** The buttons of a replay. */
export interface Reel {
  readonly at: number;
  readonly total: number;
  readonly playing: boolean;
  readonly missing: boolean;
  go(at: number): Promise<void>;
  readonly over: boolean;
  readonly speed: number;
  readonly eyes: number | null;
  turn(step: 1 | -1): number;
  toggle(): void;
  hurry(): void;
  look(eyes: number): Promise<void>;
}

/** How fast others' decisions are shown, while they wait to be. */
export interface Flow {
  readonly waiting: number;
  readonly paused: boolean;
  readonly fast: boolean;
  pause(): void;
  hurry(): void;
  skip(): void;
}

/** The pieces that the newest decisions moved or brought, and whose the last of them was. */
export interface Latest {
  pieces: ReadonlySet<string>;
  seat: number | null;
}

const NOTHING: Latest = { pieces: new Set(), seat: null };

/** What live play and replay have in common; each answers for itself what it can do. */
export abstract class Seen {
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogLine[]>([]);
  players = $state.raw<Player[]>([]);
  problem = $state.raw<ErrorMessage | null>(null);
  /** Pieces that others moved or brought since the viewer's last turn; they stay marked until it ends. */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  /** What others touched last; kept until they touch something else, or the viewer answers. */
  latest = $state.raw<Latest>(NOTHING);
  /** What each answer to the pending question would change, by code; empty until the server has told. */
  outlooks = $state.raw<Record<string, Outlook>>({});
  /** Why places of the turn bar are impossible, by their ids; empty until the server has told. */
  reasons = $state.raw<Record<string, Reason>>({});
  status = $state<Status>('open');
  /** A request is under way: buttons wait. */
  busy = $state(false);
  /** The scene that "changed" compares with. */
  protected before: Scene | null = null;
  protected scores = new Map<number, (number | string)[]>();
  abstract readonly live: boolean;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {}

  /** The viewer must answer now. */
  get asked(): boolean {
    return this.live && asks(this.position);
  }

  /** Nobody sits here: a spectator of a running match. */
  get watching(): boolean {
    return this.live && this.position?.viewer === null;
  }

  get reel(): Reel | null {
    return null;
  }

  get flow(): Flow | null {
    return null;
  }

  /** The scene after the viewer's last turn, to which a position is compared. */
  reference(position: Position | null): Scene | null {
    return position && this.live ? this.before : null;
  }

  /** The scores as they were shown after a decision, if it was shown. */
  scoresAt(decision: number): (number | string)[] | undefined {
    return this.scores.get(decision);
  }

  play(_action: Action): void {}
  undo(): void {}
  redo(): void {}
  restart(): void {}
  takeOver(_seat: number, _level: string): void {}
  giveBack(_seat: number): void {}
  rename(_name: string): void {}

  why(_prefix: string[], _target: string): Promise<WhyMessage | null> {
    return Promise.resolve(null);
  }

  /** The best plans for the viewer's turn. */
  hint(): Promise<Hint | null> {
    return Promise.resolve(null);
  }

  /** What would be asked after some answers, and what would come of the answers to that. */
  foresee(_path: number[]): Promise<Outlooks | null> {
    return Promise.resolve(null);
  }

  /** Have the server tell what would come of an answer, before the rest. */
  weigh(_code: number): Promise<void> {
    return Promise.resolve();
  }

  /** Show a position; what it changed is seen against a scene, the one shown before unless told otherwise. */
  protected show(position: Position, since: Scene | null = this.position?.scene ?? null): void {
    const last = this.position;
    this.#compare(last, position, since);
    this.log = [...this.log.filter((line) => line.decision <= position.log_from), ...position.log];
    this.scores.set(
      position.decision,
      position.scene.seats.map((line) => line.score),
    );
    if (last?.seq !== position.seq || last.decision !== position.decision) {
      this.outlooks = {};
      this.reasons = {};
    }
    this.players = position.players;
    this.#note(last, position, since);
    this.position = position;
  }

  #note(last: Position | null, position: Position, since: Scene | null): void {
    const pieces = lastMove(since, position.scene);
    if (this.live && asks(last)) this.latest = NOTHING;
    else if (pieces.size) {
      const line = this.log.findLast((one) => one.decision <= position.decision);
      this.latest = { pieces, seat: line ? seatOf(line, heldBy(position.players)) : null };
    }
  }

  #compare(last: Position | null, position: Position, since: Scene | null): void {
    if (!this.live) {
      this.changed = lastMove(since, position.scene);
    } else if (!last) {
      this.changed = new Set();
    } else if (last.viewer === null || last.viewer !== position.viewer) {
      this.changed = lastMove(last.scene, position.scene);
    } else if (asks(last) && asks(position)) {
      return;
    } else if (asks(last)) {
      this.before = position.scene;
      this.changed = new Set();
    } else {
      this.before ??= last.scene;
      this.changed = lastMove(this.before, position.scene);
    }
  }

  abstract close(): void;
}

export function asks(position: Position | null): boolean {
  const question = position?.question;
  return question != null && !position?.auto && question.seat === position?.viewer && !position.over;
}
