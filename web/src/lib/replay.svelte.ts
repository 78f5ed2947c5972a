/** A match decision by decision: a replay, or one turn of a running match once more. */

import { api } from './api';
import type { LogLine, Position } from './protocol';
import { Seen, type Reel } from './seen.svelte';
import { settings } from './settings.svelte';

export class ReplayMatch extends Seen implements Reel {
  readonly live = false;
  at = $state(0);
  total = $state(0);
  playing = $state(false);
  missing = $state(false);
  story = $state.raw<LogLine[]>([]);
  #cache = new Map<number, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;
  #closed = false;

  constructor(id: string, key: string, at: number | null) {
    super(id, key);
    void this.#open(at);
  }

  override get reel(): Reel {
    return this;
  }

  async #open(at: number | null): Promise<void> {
    try {
      const summary = await api.summary(this.id, this.key);
      this.total = summary.decisions;
      const last = await this.#fetch(this.total);
      this.story = last.log;
      await this.go(at ?? this.#opening());
    } catch {
      this.missing = true;
    }
  }

  /** The first decision of a seat: before it only the set-up is drawn. */
  #opening(): number {
    const first = this.story.find((line) => line.seat !== null)?.decision;
    return first === undefined ? 0 : first - 1;
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
      settings.pace === 'slow' ? 1600 : settings.pace === 'instant' ? 250 : 800,
    );
  }

  /** Play from one decision to another, then call. */
  async run(from: number, to: number, done: () => void): Promise<void> {
    while (!this.total && !this.missing && !this.#closed) await pause(40);
    for (let at = from; at <= to && !this.#closed; at++) {
      await this.go(at);
      const told = this.story.find((line) => line.decision === at)?.events.length;
      await pause(at === from ? 500 : told ? 900 : 80);
    }
    if (!this.#closed) done();
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
    this.#closed = true;
    this.playing = false;
    clearTimeout(this.#timer);
  }
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
