/** The coach: which step of a lesson one is at, what is to be answered, and what was learned. */

import { part, json } from '../lib/api';
import type { Desk } from '../lib/desk.svelte';
import { Words } from '../lib/fluent';
import { read as recall, write as keep } from '../lib/memory';
import { clicksFor } from '../lib/narrow';
import type { Action, LessonInfo, Rule, StepInfo } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';

/** How the id of an example begins; the rest is its paragraph. */
const EXAMPLE = 'example-';

export class Coach {
  lesson = $state.raw<LessonInfo | null>(null);
  words = $state.raw<Words | null>(null);
  /** How many steps were read, those without an answer included. */
  #read = $state(0);
  /** The answer that was not the one: the step explains why. */
  astray = $state(-1);
  #desk: Desk;
  #key: string;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#key = `kancha.lesson.${desk.match.id}`;
    this.#read = recall(this.#key, 0);
  }

  /** What the server says of the lesson; nothing if the match is none. */
  now = $derived.by(() => this.#desk.match.position?.coach ?? null);
  /** Its name in the catalogue, empty without one. */
  id = $derived.by(() => this.now?.lesson ?? '');

  async load(id: string, lang: string): Promise<void> {
    const game = this.#desk.kit.game;
    const lesson = await json<LessonInfo>(`/games/${part(game)}/lessons/${part(id)}/${part(lang)}`);
    this.words = new Words(lang, lesson.words);
    this.lesson = lesson;
    if (lesson.id.startsWith(EXAMPLE)) await this.#desk.kit.learn();
  }

  /** The number of the present step; as many as there are steps when all is done. */
  place = $derived.by((): number => {
    const done = this.now?.done ?? 0;
    const steps = this.lesson?.steps ?? [];
    const open = steps.findIndex((step, number) =>
      step.end > step.start ? step.end > done : step.start > done || (step.start === done && number >= this.#read),
    );
    return open < 0 ? steps.length : open;
  });
  step = $derived.by((): StepInfo | null => this.lesson?.steps[this.place] ?? null);
  /** A page to read: nothing is to be answered yet. */
  reading = $derived.by(() => this.step !== null && this.step.end === this.step.start);
  over = $derived.by(() => this.lesson !== null && this.now !== null && this.place >= this.lesson.steps.length);
  /** What is to be answered now. */
  wanted = $derived.by((): Action | null => {
    const code = this.now?.code;
    if (this.reading || code === undefined) return null;
    return this.#desk.actions.find((action) => action.code === code) ?? null;
  });
  /** Whether something is to be said now: others' moves are looked at in peace. */
  speaks = $derived.by(() => this.now !== null && this.lesson !== null && this.#desk.match.asked && !this.#desk.behind);

  /** What is to be lit: the places of the step, and where the next click belongs. */
  lit = $derived.by((): string[] => {
    if (!this.speaks || !this.step) return [];
    const first = (this.now?.done ?? 0) === this.step.start;
    const next = this.next;
    return [...new Set([...(first ? this.step.spot : []), ...(next ? [next] : []), ...this.later])];
  });
  /** All that must still be clicked on the boards for the answer; what has one answer is not asked. */
  #clicks = $derived.by((): string[] => (this.wanted ? clicksFor(this.#desk.actions, this.#desk.aim, this.wanted) : []));
  /** The place or piece to be clicked next, empty if it is a card of the turn bar. */
  next = $derived.by((): string => this.#clicks[0] ?? '');
  /** What is to be clicked after that for the same answer. */
  later = $derived.by((): string[] => this.#clicks.slice(1));

  /** An example of a paragraph, which says itself what it shows. */
  #rule = $derived.by((): Rule | null => {
    const id = this.lesson?.id ?? '';
    return id.startsWith(EXAMPLE) ? (this.#desk.kit.rules.find((rule) => rule.id === id.slice(EXAMPLE.length)) ?? null) : null;
  });

  /** The paragraph that this is an example of, empty in a lesson. */
  example = $derived.by(() => this.#rule?.id ?? '');

  text(id: string): string {
    const words = this.words;
    const rule = this.#rule;
    if (rule && id === 'lesson-title') return t('learn-example', { rule: rule.id });
    if (rule && id === 'lesson-end') return t('learn-example-end');
    if (rule && id === rule.id) return rule.titles[settings.lang] || rule.title;
    if (rule && id === `${rule.id}-text`) return rule.texts[settings.lang] || rule.en;
    return words?.has(id) ? words.plain(id, null, this.#desk.nameOf) : '';
  }

  has(id: string): boolean {
    return this.words?.has(id) ?? false;
  }

  /** One page further. */
  turn(): void {
    this.#mark(this.place + 1);
  }

  /** To the page before, or the answer before; false if there is none. */
  back(): boolean {
    const before = this.lesson?.steps[this.place - 1];
    const done = this.now?.done ?? 0;
    if (before && before.end === before.start && before.start === done) {
      this.#mark(this.place - 1);
      return true;
    }
    if (!this.#desk.match.position?.undo.undo) return false;
    this.#desk.undo();
    return true;
  }

  /** Whether an answer is another than the lesson's; then it is told kindly and nothing is sent. */
  refuses(action: Action): boolean {
    const code = this.now?.code;
    const astray = code !== undefined && action.code !== code;
    this.astray = astray ? this.place : -1;
    return astray;
  }

  /** Answer for the learner. */
  show(): void {
    const wanted = this.wanted;
    if (wanted) this.#desk.play(wanted);
  }

  /** Remember that a lesson of this game was gone through, so that the lobby leads to the next one. */
  learned(): void {
    if (!this.example) keep(`kancha.learned.${this.#desk.kit.game}`, true);
  }

  /** Go on without the lesson. */
  leave(): void {
    this.learned();
    this.#desk.room?.ask({ type: 'lesson-off' });
  }

  #mark(read: number): void {
    this.astray = -1;
    this.#read = read;
    keep(this.#key, read);
  }
}
