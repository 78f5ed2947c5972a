/** A match in words: names, places, actions, amounts, and what happened. */

import { type Args, type Run, type Words } from './fluent';
import type { Kit } from './kit.svelte';
import { amount, type Span } from './outlook';
import type { Action, LogLine, Reason, Text } from './protocol';
import { targets, type Target } from './scene';
import type { Seen } from './seen.svelte';
import { counted, fluently } from './story';
import { t } from './words.svelte';

export interface Told {
  runs: Run[];
  rules: string[];
}

/** So many lines of what lies at a place are told. */
const LINES = 9;
/** More places than this are a sort of places, none that a line names. */
const NAMED = 4;

export class Speech {
  match = $state.raw() as Seen;
  #language: Words | null = null;
  #told = new WeakMap<LogLine, Told[]>();

  constructor(
    match: Seen,
    readonly kit: Kit,
  ) {
    this.match = match;
  }

  /** Every zone and piece of the position shown, by its id. */
  targets = $derived.by(() =>
    this.match.position ? targets(this.match.position.scene) : new Map<string, Target>(),
  );

  get gameName(): string {
    return this.kit.words?.has('game-name') ? this.kit.words.raw('game-name') : this.kit.game;
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

  /** The word for a kind of action. */
  kind(family: string): string {
    const id = `group-${family}`;
    return this.kit.words?.has(id) ? this.plain(id) : family.replaceAll('-', ' ');
  }

  label(action: Pick<Action, 'family' | 'fields' | 'text'>): string {
    const id = `action-${action.family}`;
    return this.kit.words?.has(id) ? this.plain(id, action.fields) : action.text;
  }

  /** An action on a card of its own question: what the question says already is left out. */
  card(action: Action): string {
    const id = `card-${action.family}`;
    return this.kit.words?.has(id) ? this.plain(id, action.fields) : this.label(action);
  }

  /** A zone or piece in words; one without a name by its board, never by its id. */
  where(id: string): string {
    return this.nameAt(id) || this.say(this.targets.get(id)?.panel.title);
  }

  /** The name of a zone or piece, empty if it has none. */
  nameAt(id: string): string {
    const target = this.targets.get(id);
    const thing = target?.zone ?? target?.piece;
    return [this.say(thing?.tip) || this.say(target?.zone?.caption), thing?.label].filter(Boolean).join(', ');
  }

  /** What lies or stands at a place, line by line. */
  about(id: string): string[] {
    const target = this.targets.get(id);
    if (!target) return [];
    const words = [this.say(target.zone?.tip ?? target.piece?.tip)];
    if (target.zone) {
      for (const piece of target.panel.pieces ?? []) if (piece.zone === id) words.push(this.say(piece.tip));
    }
    return [...new Set(words)].filter(Boolean).slice(0, LINES);
  }

  /** Why something cannot be, in a few words if there are any. */
  refusal({ message, args }: Reason, short = false): string {
    const brief = `${message}-short`;
    return this.plain(short && this.kit.words?.has(brief) ? brief : message, args);
  }

  /** An amount of a measure, in the game's words. */
  measured(span: Span, sign = ''): string {
    const id = `measure-${span.measure}`;
    const words = this.kit.words;
    if (!words?.has(id)) return this.amount(span, sign);
    const count = Math.max(Math.abs(span.least), Math.abs(span.most)) / this.#per(span);
    return this.plain(id, { count }).replace(new Intl.NumberFormat(words.lang).format(count), this.amount(span, sign));
  }

  /** An amount of a measure in figures. */
  amount(span: Span, sign = ''): string {
    return amount(span, this.#per(span), sign);
  }

  #per(span: Span): number {
    return this.kit.measures.find((one) => one.id === span.measure)?.per ?? 1;
  }

  /** The places and pieces of the position shown that a line of the log names. */
  named(lines: LogLine[]): Set<string> {
    const found = new Set<string>();
    for (const { args } of lines.flatMap((line) => line.events)) {
      for (const id of this.#alike(args)) found.add(id);
      for (const [name, value] of Object.entries(args)) {
        for (const one of Array.isArray(value) ? value : [value]) {
          if (typeof one === 'number') found.add(`${name.replace(/s$/, '')}-${one}`);
          else if (typeof one === 'string' && one.length < 20) found.add(one).add(`hex-${one}`).add(`${name}-${one}`).add(`name-${one}`);
        }
      }
    }
    // A name that is written on the board stands for the place it is written on.
    return new Set(
      [...found].flatMap((id) => {
        const target = this.targets.get(id);
        return target ? [(id.startsWith('name-') && target.piece?.zone) || id] : [];
      }),
    );
  }

  /** The places that tell of themselves, by their tips, what an event tells: on no other seat's board, and not too many. */
  #alike(args: Args): string[] {
    const best = { agreed: 0, ids: [] as string[] };
    const said = Object.entries(args).filter(([, value]) => typeof value === 'string');
    for (const [id, { panel, zone, piece }] of said.length ? this.targets : []) {
      const tip = (zone ?? piece)?.tip?.args;
      if (!tip || (panel.seat != null && panel.seat !== args.seat)) continue;
      const both = said.filter(([name]) => name in tip);
      if (!both.length || both.some(([name, value]) => tip[name] !== value) || both.length < best.agreed) continue;
      if (both.length > best.agreed) best.ids = [];
      best.agreed = both.length;
      best.ids.push(id);
    }
    return best.ids.length <= NAMED ? best.ids : [];
  }

  /** What an answer gives; what it takes, of a rival. */
  gain(span: Span): string {
    if (span.least < 0 && span.most <= 0) return this.loss(span);
    const signed = `+${this.measured(span.least === 0 ? { ...span, least: span.most } : span)}`;
    return span.least === 0 && span.most > 0 ? t('page-up-to', { what: signed }) : signed;
  }

  /** The points that an answer loses. */
  loss(span: Span): string {
    const signed = this.measured(span.most === 0 ? { ...span, most: span.least } : span, '−');
    return span.most === 0 ? t('page-up-to', { what: signed }) : signed;
  }

  /** What happened, in runs of words and seats, half-steps left out; a line is put into words once per language. */
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
    return line.events.map((happening) => ({
      runs: this.runs(happening.event, happening.args),
      rules: happening.rules ?? [],
    }));
  }

  /** A turn in one piece: what its seat did, without naming it again and again, half-steps left out, the same counted. */
  digest(lines: LogLine[], seat: number | null): Run[] {
    const found = new Map<string, { line: LogLine; place: number; times: number }>();
    for (const line of lines) {
      for (const [place, happening] of line.events.entries()) {
        const key = JSON.stringify([happening.event, this.story(line)[place]?.runs]);
        const known = found.get(key);
        if (known) known.times += 1;
        else found.set(key, { line, place, times: 1 });
      }
    }
    return fluently(
      [...found.values()].map(({ line, place, times }) => this.#often(line, place, times)),
      seat,
    );
  }

  /** Something that happened so often in a turn: `<event>-many` says it in a sentence with a count. */
  #often(line: LogLine, place: number, times: number): Run[] {
    const happening = line.events[place];
    const runs = this.story(line)[place]?.runs ?? [];
    if (times === 1 || !happening) return runs;
    const many = `${happening.event}-many`;
    if (this.kit.words?.has(many)) return this.runs(many, { ...happening.args, count: times });
    return counted(runs, times);
  }
}
