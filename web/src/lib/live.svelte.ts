/** A running match over a socket. */

import { api } from './api';
import { finger } from './finger';
import { follow, type Known } from './follow';
import type { Action, Hint, Outlooks, Position, ServerMessage, WhyMessage } from './protocol';
import { Seen, asks, type Flow } from './seen.svelte';
import { lastMove } from './scene';
import { settings } from './settings.svelte';
import { automaSteps, heldBy } from './story';
import { Wire } from './wire';

/** How long a decision of others stays before the next is shown; half-steps without a story pass quickly. */
const PACE = { slow: 1500, normal: 800, instant: 0 } as const;
const HALF_STEP = 0.12;
/** Positions that may wait to be shown; beyond it the page hurries. */
const PATIENCE = 16;

type Asked = 'play' | 'undo' | 'redo' | 'restart';
type Answer = WhyMessage | Outlooks | Hint;

export class LiveMatch extends Seen implements Flow {
  readonly live = true;
  waiting = $state(0);
  paused = $state(false);
  fast = $state(false);
  /** The position that the request under way is about. */
  #about = 0;
  #wire: Wire<ServerMessage>;
  #next = 1;
  #waiting = new Map<number, (answer: Answer | null) => void>();
  #queue: Position[] = [];
  /** The newest position that came, whether it is shown or waits. */
  #known: Known | null = null;
  /** Everything was asked for again. */
  #lacks = false;
  #pacing: ReturnType<typeof setTimeout> | undefined;
  /** So many positions wait for those that come before them. */
  #filling = 0;
  #shownAt = 0;

  /** A trial is the same conversation about a copy of the match; what it says is kept nowhere. */
  constructor(
    id: string,
    key: string,
    readonly way: 'live' | 'trial' = 'live',
  ) {
    super(id, key);
    this.status = 'connecting';
    this.#wire = new Wire<ServerMessage>({
      address: () => this.#address(),
      opened: () => (this.status = 'open'),
      heard: (message) => this.#hear(message),
      turns: (message) => (message.type === 'position' || message.type === 'next') && message.seq !== this.position?.seq,
      ended: (code) => this.#ended(code),
    });
  }

  override get flow(): Flow {
    return this;
  }

  close(): void {
    clearTimeout(this.#pacing);
    this.#wire.close();
  }

  override play(action: Action): void {
    this.#ask('play', { code: action.code });
  }

  override undo(): void {
    this.#ask('undo');
  }

  override redo(): void {
    this.#ask('redo');
  }

  override restart(): void {
    this.#ask('restart');
  }

  override takeOver(seat: number, level: string): void {
    this.#wire.send({ type: 'takeover', id: this.#next++, seat, level });
  }

  override giveBack(seat: number): void {
    this.#wire.send({ type: 'giveback', id: this.#next++, seat });
  }

  override rename(name: string): void {
    this.#wire.send({ type: 'name', id: this.#next++, name });
  }

  /** Ask why nothing may be done at a target, after those already chosen. */
  override async why(prefix: string[], target: string): Promise<WhyMessage | null> {
    const answer = await this.#inquire({ type: 'why', prefix, target });
    return answer?.type === 'why' ? answer : null;
  }

  override async foresee(path: number[]): Promise<Outlooks | null> {
    const answer = await this.#inquire({ type: 'outlook', path });
    return answer?.type === 'outlook' ? answer : null;
  }

  override async weigh(code: number): Promise<void> {
    const answer = await this.#inquire({ type: 'outlook', codes: [code] });
    if (answer?.type === 'outlook' && this.position?.seq === answer.seq) this.#foreknow(answer);
  }

  override async hint(): Promise<Hint | null> {
    const answer = await this.#inquire({ type: 'hint' });
    return answer?.type === 'hint' ? answer : null;
  }

  /** Ask something about the position that is shown; it changes nothing. */
  #inquire(request: Record<string, unknown>): Promise<Answer | null> {
    const id = this.#next++;
    const decision = this.position?.decision ?? 0;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      if (!this.#wire.send({ ...request, id, decision })) {
        this.#waiting.delete(id);
        resolve(null);
      }
    });
  }

  pause(): void {
    this.paused = !this.paused;
    this.#flow();
  }

  hurry(): void {
    this.fast = !this.fast;
    this.paused = false;
    this.#flow();
  }

  /** Show the newest position at once. */
  skip(): void {
    this.paused = false;
    while (this.#queue.length) this.#shift();
    clearTimeout(this.#pacing);
  }

  #ask(type: Asked, more: Record<string, number> = {}): void {
    const position = this.position;
    if (!position || this.busy) return;
    this.problem = null;
    this.#about = position.seq;
    this.busy = this.#wire.send({ type, id: this.#next++, decision: position.decision, seq: position.seq, ...more });
  }

  #address(): string {
    const last = this.#queue.at(-1) ?? this.position;
    this.#lacks = false;
    return api.liveUrl(this.id, this.key, last?.seq ?? 0, this.#known?.hashes ?? [], this.way);
  }

  /** Nobody will answer what was asked; a match that is not there, or a trial, is not tried again. */
  #ended(code: number): boolean {
    this.busy = false;
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
    const over = code === 4404 || code === 4409 || this.way === 'trial';
    this.status = over ? 'gone' : 'lost';
    return !over;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'position':
        this.#take(message);
        break;
      case 'next': {
        const known = follow(this.#known, message);
        if (known) {
          this.#known = known;
          this.#take(known.position);
        } else if (!this.#lacks) {
          this.#lacks = this.#wire.send({ type: 'lack' });
        }
        break;
      }
      case 'outlook':
        if (message.id === undefined) this.#expect(message);
        else this.#settle(message.id, message);
        break;
      case 'players':
        this.players = message.players;
        break;
      case 'why':
      case 'hint':
        this.#settle(message.id, message);
        break;
      case 'error':
        // A question that came too late is no trouble of the person's.
        if (message.id !== undefined && this.#waiting.has(message.id)) {
          this.#settle(message.id, null);
          break;
        }
        this.busy = false;
        this.problem = message;
        break;
      case 'pong':
        break;
    }
  }

  #take(position: Position): void {
    this.#lacks = false;
    const shown = (this.#queue.at(-1) ?? this.position)?.decision;
    const steps = shown === undefined || position.viewer === null ? [] : automaSteps(position.log, heldBy(position.players), shown, position.decision);
    this.#queue.push(position);
    this.waiting = this.#queue.length;
    if (steps.length) void this.#fill(position, steps);
    else this.#flow();
  }

  /** What an automa did on the way to a position is put before it, so that it is seen as a rival's turn is. */
  async #fill(position: Position, steps: number[]): Promise<void> {
    this.#filling += 1;
    const found = await Promise.all(steps.map((decision) => api.at(this.id, this.key, decision))).catch(() => []);
    this.#filling -= 1;
    const place = this.#queue.indexOf(position);
    if (place >= 0) {
      const log = (decision: number) => position.log.filter((line) => line.decision <= decision);
      this.#queue.splice(place, 0, ...found.map((one) => ({ ...one, seq: position.seq - 0.5, log_from: position.log_from, log: log(one.decision), turns: position.turns, players: position.players })));
      this.waiting = this.#queue.length;
    }
    this.#flow();
  }

  #settle(id: number, answer: Answer | null): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  /** Outlooks belong to one position, which may still wait to be shown. */
  #early: Outlooks | null = null;

  #expect(told: Outlooks): void {
    if (this.position?.seq === told.seq) this.#foreknow(told);
    else this.#early = told;
  }

  #foreknow({ outlooks, reasons }: Outlooks): void {
    this.outlooks = { ...this.outlooks, ...outlooks };
    this.reasons = { ...this.reasons, ...reasons };
  }

  /** Show what came, at a pace that the eye can follow: what others do waits its turn, what the viewer did does not. */
  #flow(): void {
    clearTimeout(this.#pacing);
    while (this.#queue.length && !this.paused && !this.#filling) {
      const own = this.busy || this.position === null;
      const wait = own ? 0 : this.#shownAt + this.#pace() - performance.now();
      if (wait > 0) {
        this.#pacing = setTimeout(() => finger.spare(() => this.#flow(), true), wait);
        return;
      }
      this.#shift();
    }
  }

  /** How long the position shown now stays. */
  #pace(): number {
    if (settings.still || document.hidden) return 0;
    const told = this.position?.log.some((line) => line.events.length) ?? false;
    const hurry = this.#queue.length > PATIENCE ? 0.25 : this.fast ? 0.5 : 1;
    return PACE[settings.pace] * (told ? 1 : HALF_STEP) * hurry;
  }

  #shift(): void {
    const position = this.#queue.shift();
    if (!position) return;
    const first = this.position === null;
    this.waiting = this.#queue.length;
    // The position asked about may come once more; only a later one is the answer.
    if (position.seq > this.#about) this.busy = false;
    this.#shownAt = performance.now();
    if (position.seq !== this.position?.seq) finger.turn();
    this.show(position);
    if (asks(position)) this.fast = false;
    if (this.#early?.seq === position.seq) {
      this.#foreknow(this.#early);
      this.#early = null;
    }
    if (first) void this.#recall(position);
  }

  /** After a reload: what the viewer saw last, so that what others did since is marked again. */
  async #recall(position: Position): Promise<void> {
    const last = position.log.findLast((line) => line.seat === position.viewer && line.seat !== null)?.decision ?? 0;
    if (position.viewer === null || last === 0 || last === position.decision) return;
    try {
      const then = await api.at(this.id, this.key, last);
      if (this.before || this.position?.viewer !== position.viewer) return;
      this.before = then.scene;
      this.scores.set(
        last,
        then.scene.seats.map((line) => line.score),
      );
      if (this.position) this.changed = lastMove(then.scene, this.position.scene);
    } catch {
      // Without it nothing is marked until the next turn.
    }
  }
}
