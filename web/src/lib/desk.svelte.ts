/** The table in front of one person: the match, the words of its game, and what is chosen so far. */

import { split as runsOf, type Args, type Run, type Words } from './fluent';
import type { Kit } from './kit.svelte';
import { LiveMatch, type ReplayMatch } from './match.svelte';
import { back, candidates, click, commonGhost, complete, kinds, name, nextTargets, NOTHING, type Aim, type Kind } from './narrow';
import type { Action, LogLine, Text, WhyAnswer } from './protocol';
import { lastMove, targets, type Target } from './scene';
import { t } from './words.svelte';

export interface Reason {
  target: string;
  answers: WhyAnswer[];
}

export interface Told {
  runs: Run[];
  rules: string[];
}

export class Desk {
  aim = $state.raw<Aim>(NOTHING);
  /** The zone or piece under the pointer or in focus. */
  pointed = $state<string | null>(null);
  /** The action that the list has in focus. */
  listed = $state.raw<Action[] | null>(null);
  reason = $state.raw<Reason | null>(null);
  /** Asking: the keyboard walks over everything, and Enter asks "why not?". */
  asking = $state(false);
  /** The seat whose own board is shown. */
  shown = $state<number | null>(null);
  /** The rule to show, if one was asked for; empty: all of them. */
  reading = $state<string | null>(null);
  #last: number | null = null;
  #language: Words | null = null;
  #told = new WeakMap<LogLine, Told[]>();

  match = $state.raw() as LiveMatch | ReplayMatch;

  constructor(
    match: LiveMatch | ReplayMatch,
    readonly kit: Kit,
  ) {
    this.match = match;
  }

  /** Forget what was chosen when the position changes. */
  refresh(): void {
    const seq = this.match.position ? this.match.position.seq * 10_000 + this.match.position.decision : null;
    if (seq === this.#last) return;
    this.#last = seq;
    this.aim = NOTHING;
    this.listed = null;
    this.reason = null;
    this.asking = false;
  }

  actions = $derived.by(() => (this.match.asked ? (this.match.position?.actions ?? []) : []));
  left = $derived.by(() => candidates(this.actions, this.aim));
  next = $derived.by(() => nextTargets(this.actions, this.aim));
  done = $derived.by(() => complete(this.actions, this.aim));
  kinds = $derived.by(() => kinds(this.actions));
  targets = $derived.by(() =>
    this.match.position ? targets(this.match.position.scene) : new Map<string, Target>(),
  );
  recent = $derived.by(() => {
    const position = this.match.position;
    return position && position.decision > 0 ? lastMove(this.match.before, position.scene) : new Set<string>();
  });

  /** The actions whose outcome is previewed. */
  preview = $derived.by((): Action[] => {
    if (this.listed) return this.listed;
    return this.pointed === null ? [] : (this.next.get(this.pointed) ?? []);
  });
  ghost = $derived.by(() => commonGhost(this.preview));

  press(target: string): void {
    this.reason = null;
    if (!this.actions.length) {
      this.pointed = target;
      return;
    }
    const result = click(this.actions, this.aim, target);
    if (result.kind === 'play') this.play(result.action);
    else if (result.kind === 'narrow') this.aim = result.aim;
    else void this.ask(target);
  }

  name(family: string): void {
    this.reason = null;
    const result = name(this.actions, this.aim, family);
    if (result.kind === 'play') this.play(result.action);
    else if (result.kind === 'narrow') this.aim = result.aim;
  }

  play(action: Action): void {
    if (this.match instanceof LiveMatch) this.match.play(action);
    this.listed = null;
  }

  /** One step back; false if there was nothing to take back. */
  back(): boolean {
    if (this.reason) {
      this.reason = null;
      return true;
    }
    if (this.asking) {
      this.asking = false;
      return true;
    }
    if (this.aim.family === null && !this.aim.chosen.length) return false;
    this.aim = back(this.aim);
    return true;
  }

  async ask(target: string): Promise<void> {
    if (!(this.match instanceof LiveMatch) || !this.match.asked) return;
    void this.kit.learn();
    const answer = await this.match.why(this.aim.chosen, target);
    if (answer) this.reason = { target, answers: answer.answers };
  }

  nameOf = (seat: number): string => {
    const given = this.match.players.find((player) => player.seat === seat)?.name;
    if (given) return given;
    const players = this.match.players.length;
    if (seat >= players && players > 0 && this.kit.words?.has('automa-name')) return this.kit.words.raw('automa-name');
    return t('seat-name', { number: seat + 1 });
  };

  plain(id: string, args?: Args | null): string {
    return this.kit.words?.plain(id, args, this.nameOf) ?? '';
  }

  say(text: Text | null | undefined): string {
    return text ? this.plain(text.id, text.args) : '';
  }

  runs(id: string, args?: Args | null): Run[] {
    return this.kit.words?.runs(id, args) ?? [];
  }

  kind(family: string): string {
    const id = `group-${family}`;
    return this.kit.words?.has(id) ? this.plain(id) : family.replaceAll('-', ' ');
  }

  /** What stands on the button of a kind: its short word, unless its one action says more. */
  button(kind: Kind): string {
    return kind.direct && Object.keys(kind.direct.fields).length ? this.label(kind.direct) : this.kind(kind.family);
  }

  label(action: Action): string {
    const id = `action-${action.family}`;
    return this.kit.words?.has(id) ? this.plain(id, action.fields) : action.text;
  }

  /** A zone or piece in words. */
  where(id: string): string {
    const target = this.targets.get(id);
    if (!target) return id;
    const thing = target.zone ?? target.piece;
    const words = [this.say(thing?.tip) || this.say(target.zone?.caption), thing?.label].filter(Boolean);
    return words.length ? words.join(', ') : id;
  }

  /** What happened, in runs of words and seats; a line is put into words once per language. */
  story(line: LogLine): Told[] {
    if (this.kit.words !== this.#language) {
      this.#language = this.kit.words;
      this.#told = new WeakMap();
    }
    let told = this.#told.get(line);
    if (!told) {
      told = this.#tell(line);
      this.#told.set(line, told);
    }
    return told;
  }

  #tell(line: LogLine): Told[] {
    const told = line.events.map((happening) => ({
      runs: this.runs(happening.event, happening.args),
      rules: happening.rules ?? [],
    }));
    if (told.length || !line.family || line.seat === null) return told;
    const id = `action-${line.family}`;
    const text = this.kit.words?.has(id) ? this.kit.words.raw(id, line.fields) : (line.action ?? '');
    return [{ runs: [{ seat: line.seat }, ...runsOf(`: ${text}`)], rules: [] }];
  }
}
