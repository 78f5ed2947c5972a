/** A match decision by decision: a replay, or one turn of a running match once more. */

import { json, part } from './api';
import type { Frames, LogLine, Panel, Position, ReplayInfo, Scene } from './protocol';
import { Seen, type Reel } from './seen.svelte';
import { settings } from './settings.svelte';

/** So many positions are fetched at once. */
const CHUNK = 32;
export const SPEEDS = [0.5, 1, 2, 4];
/** Whose eyes: a seat's, a spectator's, or those of somebody who sees every hand. */
export const WATCHER = -1;
export const ALL = -2;

export const replayOf = (match: string, key: string): Promise<ReplayInfo> =>
  json<ReplayInfo>(`/replays/${part(match)}?key=${part(key)}`);

export class ReplayMatch extends Seen implements Reel {
  readonly live = false;
  at = $state(0);
  total = $state(0);
  playing = $state(false);
  missing = $state(false);
  over = $state(false);
  speed = $state(1);
  /** Null: the viewer's own. */
  eyes = $state<number | null>(null);
  story = $state.raw<LogLine[]>([]);
  #about: ReplayInfo | null = null;
  #chunks = new Map<number, Promise<Frames>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;
  #closed = false;

  constructor(id: string, key: string, at: number | null, eyes: number | null = null) {
    super(id, key);
    this.eyes = eyes;
    void this.#open(at);
  }

  override get reel(): Reel {
    return this;
  }

  async #open(at: number | null): Promise<void> {
    try {
      const about = await replayOf(this.id, this.key);
      this.#about = about;
      this.total = about.decisions;
      this.over = about.over;
      this.story = about.log;
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
    const position = await this.#position(wanted);
    const shown = this.position;
    // Forwards all that came since is new; backwards, or at first, what the decision itself did.
    const since = shown && shown.decision < wanted ? shown : wanted ? await this.#position(wanted - 1) : null;
    if (this.#wanted !== wanted || this.#closed) return;
    this.show(position, since?.scene ?? null);
    const ahead = Math.min(this.total, wanted + CHUNK / 2);
    void this.#chunk(ahead);
  }

  /** Look through other eyes, once the match is over. */
  async look(eyes: number): Promise<void> {
    if (this.eyes === eyes) return;
    this.eyes = eyes;
    this.#chunks.clear();
    await this.go(this.at);
  }

  /** Where the turn before or after ends: the game's turns if all are known, else where another seat is asked. */
  turn(step: 1 | -1): number {
    const ends = this.over ? (this.#about?.turns ?? []).map((turn) => turn.end) : [];
    if (ends.length) {
      const next = step === 1 ? ends.find((end) => end > this.at) : ends.findLast((end) => end < this.at);
      return next ?? (step === 1 ? this.total : 0);
    }
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

  /** The next speed, round and round. */
  hurry(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  #tick(): void {
    const told = this.story.find((line) => line.decision === this.at)?.events.length;
    const usual = settings.pace === 'slow' ? 1600 : settings.pace === 'instant' ? 250 : 800;
    this.#timer = setTimeout(
      () => {
        if (!this.playing) return;
        if (this.at >= this.total) {
          this.playing = false;
          return;
        }
        void this.go(this.at + 1).then(() => this.#tick());
      },
      (told ? usual : usual / 6) / this.speed,
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

  #chunk(at: number): Promise<Frames> {
    const first = at - (at % CHUNK);
    let found = this.#chunks.get(first);
    if (!found) {
      const eyes = this.eyes === null ? '' : `&eyes=${this.eyes}`;
      found = json<Frames>(`/replays/${part(this.id)}/frames?first=${first}&last=${first + CHUNK - 1}&key=${part(this.key)}${eyes}`);
      found.catch(() => this.#chunks.delete(first));
      this.#chunks.set(first, found);
    }
    return found;
  }

  async #position(at: number): Promise<Position> {
    const chunk = await this.#chunk(at);
    const frame = chunk.frames.find((one) => one.decision === at);
    const about = this.#about;
    if (!frame || !about) throw new Error(`no position ${at}`);
    const things = chunk.things as unknown[];
    const panels = frame.panels.map((number) => {
      const one = chunk.panels[number];
      if (!one) throw new Error(`no panel ${number}`);
      return {
        ...(things[one.panel] as Panel),
        zones: one.zones.map((thing) => things[thing]),
        pieces: one.pieces.map((thing) => things[thing]),
      };
    }) as Panel[];
    const viewer = this.eyes === null ? about.viewer : this.eyes >= 0 ? this.eyes : null;
    const given = at === this.total && about.ranking !== null;
    return {
      type: 'position',
      seq: 0,
      decision: at,
      viewer,
      question: frame.question,
      scene: { ...(things[frame.scene] as Scene), panels },
      actions: [],
      undo: { undo: 0, redo: 0 },
      scores: frame.scores,
      ranking: given ? about.ranking : frame.ranking,
      ledger: chunk.ledger.slice(0, frame.ledger),
      players: about.players,
      log_from: 0,
      log: this.story,
      over: frame.over || given,
      auto: false,
      ...(at === this.total ? { turns: about.turns, ...(about.conceded ? { conceded: about.conceded } : {}) } : {}),
    };
  }

  close(): void {
    this.#closed = true;
    this.playing = false;
    clearTimeout(this.#timer);
  }
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
