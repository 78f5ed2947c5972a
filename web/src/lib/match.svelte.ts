/** A match as this browser sees it: live over a socket, or replayed decision by decision. */

import { api } from './api';
import type {
  Action,
  ErrorMessage,
  LogLine,
  Player,
  Position,
  Scene,
  ServerMessage,
  WhyMessage,
} from './protocol';
import { settings } from './settings.svelte';

export type Status = 'connecting' | 'open' | 'lost' | 'gone';

/** What live play and replay have in common. */
export abstract class Seen {
  position = $state.raw<Position | null>(null);
  /** The scene to compare with for "what happened": after the viewer's last decision, else the one before. */
  before: Scene | null = null;
  log = $state.raw<LogLine[]>([]);
  players = $state.raw<Player[]>([]);
  problem = $state.raw<ErrorMessage | null>(null);
  abstract readonly live: boolean;

  constructor(readonly id: string) {}

  /** The viewer must answer now. */
  get asked(): boolean {
    const position = this.position;
    return (
      this.live && position?.question != null && !position.auto && position.question.seat === position.viewer && !position.over
    );
  }

  protected show(position: Position): void {
    const last = this.position;
    if (!last) this.before = null;
    else if (!this.live || last.viewer === null || last.decision > position.decision) this.before = last.scene;
    else if (last.question?.seat === last.viewer) this.before = position.scene;
    else this.before ??= last.scene;
    this.log = [...this.log.filter((line) => line.decision <= position.log_from), ...position.log];
    this.players = position.players;
    this.position = position;
  }

  abstract close(): void;
}

const PACE = { slow: 900, normal: 420, instant: 0 } as const;
/** Positions that may wait to be shown; beyond it the page hurries. */
const PATIENCE = 8;
const FIRST_DELAY = 400;
const LAST_DELAY = 8000;
const HEARTBEAT = 25_000;

type Asked = 'play' | 'undo' | 'redo' | 'restart';

export class LiveMatch extends Seen {
  readonly live = true;
  status = $state<Status>('connecting');
  /** A request is under way: buttons wait. */
  busy = $state(false);
  /** The position that the request under way is about. */
  #about = 0;
  #socket: WebSocket | null = null;
  #delay = FIRST_DELAY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #next = 1;
  #waiting = new Map<number, (answer: WhyMessage | null) => void>();
  #queue: Position[] = [];
  #pacing: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  #closed = false;

  constructor(
    id: string,
    readonly key: string,
  ) {
    super(id);
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#pacing);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  play(action: Action): void {
    this.#ask('play', { code: action.code });
  }

  undo(): void {
    this.#ask('undo');
  }

  redo(): void {
    this.#ask('redo');
  }

  restart(): void {
    this.#ask('restart');
  }

  takeOver(seat: number, level: string): void {
    this.#send({ type: 'takeover', id: this.#next++, seat, level });
  }

  giveBack(seat: number): void {
    this.#send({ type: 'giveback', id: this.#next++, seat });
  }

  rename(name: string): void {
    this.#send({ type: 'name', id: this.#next++, name });
  }

  /** Ask why nothing may be done at a target, after those already chosen. */
  why(prefix: string[], target: string): Promise<WhyMessage | null> {
    const id = this.#next++;
    const decision = this.position?.decision ?? 0;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      if (!this.#send({ type: 'why', id, decision, prefix, target })) {
        this.#waiting.delete(id);
        resolve(null);
      }
    });
  }

  #ask(type: Asked, more: Record<string, number> = {}): void {
    const position = this.position;
    if (!position || this.busy) return;
    this.problem = null;
    this.#about = position.seq;
    this.busy = this.#send({ type, id: this.#next++, decision: position.decision, seq: position.seq, ...more });
  }

  #send(message: Record<string, unknown>): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const last = this.#queue.at(-1) ?? this.position;
    const socket = new WebSocket(api.liveUrl(this.id, this.key, last?.seq ?? 0));
    this.#socket = socket;
    socket.onopen = () => {
      this.status = 'open';
      this.#delay = FIRST_DELAY;
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#send({ type: 'ping' }), HEARTBEAT);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      clearInterval(this.#beat);
      if (this.#closed || this.#socket !== socket) return;
      this.busy = false;
      for (const resolve of this.#waiting.values()) resolve(null);
      this.#waiting.clear();
      if (event.code === 4404 || event.code === 4409) {
        this.status = 'gone';
        return;
      }
      this.status = 'lost';
      this.#retry = setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2));
      this.#delay = Math.min(this.#delay * 2, LAST_DELAY);
    };
  }

  #hurry = (): void => {
    if (this.status === 'lost' && document.visibilityState === 'visible') this.#connect();
  };

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'position':
        this.#queue.push(message);
        this.#flow();
        break;
      case 'players':
        this.players = message.players;
        break;
      case 'why':
        this.#waiting.get(message.id)?.(message);
        this.#waiting.delete(message.id);
        break;
      case 'error':
        this.busy = false;
        this.problem = message;
        if (message.id !== undefined) {
          this.#waiting.get(message.id)?.(null);
          this.#waiting.delete(message.id);
        }
        break;
      case 'pong':
        break;
    }
  }

  /** Show what came, at a pace that the eye can follow: what others do waits its turn, what the viewer did does not. */
  #flow(): void {
    clearTimeout(this.#pacing);
    while (this.#queue.length) {
      const own = this.busy || this.position === null;
      const pace = settings.still || document.hidden ? 0 : PACE[settings.pace];
      const hurry = this.#queue.length > PATIENCE ? 0.25 : 1;
      const wait = own ? 0 : this.#shownAt + pace * hurry - performance.now();
      if (wait > 0) {
        this.#pacing = setTimeout(() => this.#flow(), wait);
        return;
      }
      const position = this.#queue.shift();
      if (!position) return;
      // The position asked about may come once more; only a later one is the answer.
      if (position.seq > this.#about) this.busy = false;
      this.#shownAt = performance.now();
      this.show(position);
    }
  }
}

export class ReplayMatch extends Seen {
  readonly live = false;
  at = $state(0);
  total = $state(0);
  playing = $state(false);
  missing = $state(false);
  story = $state.raw<LogLine[]>([]);
  #cache = new Map<number, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  constructor(
    id: string,
    readonly key: string,
    at: number | null,
  ) {
    super(id);
    void this.#open(at);
  }

  async #open(at: number | null): Promise<void> {
    try {
      const summary = await api.summary(this.id, this.key);
      this.total = summary.decisions;
      const last = await this.#fetch(this.total);
      this.story = last.log;
      await this.go(at ?? 0);
    } catch {
      this.missing = true;
    }
  }

  /** Show the position after so many decisions. */
  async go(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.total, Math.round(at)));
    this.#wanted = wanted;
    this.at = wanted;
    const position = await this.#fetch(wanted);
    if (this.#wanted !== wanted) return;
    this.show({ ...position, log_from: 0, log: this.story });
    if (wanted < this.total) void this.#fetch(wanted + 1);
  }

  /** Where the decision before or after is that somebody else took. */
  turn(step: 1 | -1): number {
    const seatAt = (decision: number): number | null | undefined =>
      this.story.find((line) => line.decision === decision)?.seat;
    let place = this.at;
    const start = seatAt(step === 1 ? place + 1 : place);
    do place += step;
    while (place > 0 && place < this.total && seatAt(step === 1 ? place + 1 : place) === start);
    return place;
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (this.playing) {
      if (this.at >= this.total) void this.go(0);
      this.#tick();
    }
  }

  #tick(): void {
    this.#timer = setTimeout(
      () => {
        if (!this.playing) return;
        if (this.at >= this.total) {
          this.playing = false;
          return;
        }
        void this.go(this.at + 1).then(() => this.#tick());
      },
      settings.pace === 'slow' ? 1600 : 800,
    );
  }

  #fetch(at: number): Promise<Position> {
    let found = this.#cache.get(at);
    if (!found) {
      found = api.at(this.id, this.key, at);
      found.catch(() => this.#cache.delete(at));
      this.#cache.set(at, found);
    }
    return found;
  }

  close(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
}
