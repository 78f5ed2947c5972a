/** The table in front of one person: what is asked, what is chosen so far, what the pointer rests on. */

import { Ahead } from './ahead.svelte';
import { keep, recall, type Parent } from './before';
import { Copies } from './copies.svelte';
import { Drag } from './drag';
import type { Kit } from './kit.svelte';
import { back, begin, candidates, click, commonGhost, complete, isTurned, isTurning, name, nextTargets, NOTHING, slotOf, turned, type Aim } from './narrow';
import { signs, wasted, worth, worthOf, type Span, type Worth } from './outlook';
import { bare, FEW, kindOf, placeOf, places, spread, type Place } from './places';
import type { Action, LogLine, Outlook, Reason as Refused, WhyAnswer } from './protocol';
import type { Seen } from './seen.svelte';
import { settings } from './settings.svelte';
import { capital } from './story';
import { StageState } from './stage.svelte';
import { t } from './words.svelte';

export interface Reason {
  target: string;
  answers: WhyAnswer[];
}

export class Desk extends Copies {
  aim = $state.raw<Aim>(NOTHING);
  /** The zone or piece under the pointer, or reached by key. */
  pointed = $state<string | null>(null);
  /** The card of the turn bar under the pointer, or reached by key. */
  carded = $state.raw<Place | null>(null);
  /** The actions that the list has in focus. */
  listed = $state.raw<Action[] | null>(null);
  /** Chosen, and waiting for its confirmation. */
  held = $state.raw<Action | null>(null);
  /** An end of turn that was asked about: once more, and it is done. */
  armed = $state.raw<Action | null>(null);
  /** An end of turn that was clicked before the server had told what it would lose: that is asked first. */
  ending = $state.raw<Action | null>(null);
  /** How the thing on the pointer lies. */
  pose = $state.raw<Action | null>(null);
  reason = $state.raw<Reason | null>(null);
  /** A card that cannot be chosen was clicked: its reason is told. */
  refused = $state.raw<Place | null>(null);
  /** Something else to be told at once, e.g. why nothing can be taken back. */
  told = $state('');
  /** Places that a line of the story is about. */
  linked = $state.raw<ReadonlySet<string>>(new Set());
  /** Asking: the keyboard walks over everything, and Enter asks "why not?". */
  asking = $state(false);
  /** The card, tile or place that is looked at closely, if any. */
  inspected = $state('');
  /** The rule to show, if one was asked for; empty: all of them. */
  reading = $state<string | null>(null);
  /** The last thing done came by touch, or fingers are all there is: choices are held until they are confirmed. */
  touch = $state(matchMedia('(pointer: coarse)').matches);
  parent = $state.raw<Parent | null>(null);
  /** Holds an answer back: a coach that expects another one. */
  guard: ((action: Action) => boolean) | null = null;
  /** The answer that a coach asks for: its way is shown. */
  led = $state.raw<Action | null>(null);
  /** A page of a lesson is read: nothing is to be chosen yet. */
  isRead = $state(false);
  readonly stage: StageState;
  readonly ahead = new Ahead();
  readonly drag = new Drag(this);
  #last: number | null = null;
  #came: Parent | null = null;
  #known = new Map<string, string[]>();
  /** Taking back: through answers that were forced, to the place that was asked for. */
  #undoing: { until: number; then: string } | null = null;
  /** The position whose forced answer is left to the person. */
  #manual = $state(-1);
  /** The answers to the next questions, if several were given by one click. */
  #follow: number[] = [];

  constructor(match: Seen, kit: Kit) {
    super(match, kit);
    this.stage = new StageState(this);
  }

  /** Forget what was chosen when the position changes. */
  refresh(): void {
    const position = this.match.position;
    const now = position ? position.seq * 10_000 + position.decision : null;
    if (now === this.#last) return;
    this.#last = now;
    this.aim = this.start;
    this.listed = null;
    this.carded = null;
    this.held = null;
    this.armed = null;
    this.ending = null;
    this.#hush();
    this.asking = false;
    this.ahead.forget();
    // A pointer that rests where it has clicked speaks no more; one that was moved by keys stays.
    if (!document.querySelector('[data-target]:focus-visible')) this.pointed = null;
    if (!position || !this.match.asked) {
      this.parent = null;
      this.#follow = [];
      if (!this.match.live) this.#undoing = null;
      return;
    }
    this.#remember();
    this.parent = this.#came ? this.#kept() : recall(this.match.id, position.decision);
    if (this.parent) keep(this.match.id, position.decision, this.parent);
    this.#came = null;
    this.#goOn();
    this.drag.settle();
  }

  actions = $derived.by(() => (this.match.asked ? (this.match.position?.actions ?? []) : []));
  turn = $derived.by(() => (this.match.asked ? (this.match.position?.turn ?? null) : null));
  /** The clicks of this question that have but one answer: nobody has to make them. */
  start = $derived.by(() => begin(this.actions));
  /** Something was chosen by the person. */
  begun = $derived.by(() => this.aim.slot !== null || this.aim.chosen.length > this.start.chosen.length);
  left = $derived.by(() => candidates(this.actions, this.aim));
  next = $derived.by(() => nextTargets(this.actions, this.aim));
  done = $derived.by(() => complete(this.actions, this.aim));
  /** The places of this very question. */
  own = $derived.by(() => places(this.actions, this.turn?.slots, this.#known.get(this.match.position?.question?.step ?? '')));
  /** The cards of the turn bar: of this question, or of the one before if this one only asks where. What the same clicks
   * reach is told apart by a card each. */
  cards = $derived.by((): Place[] => {
    const begun = this.aim.slot !== null || this.aim.chosen.length > 0;
    // What is left is compared side by side, wherever on which board it would be clicked.
    const left = this.left.length <= FEW && !isTurned(this.left) ? this.left : this.done;
    if (begun && left.length) return left.map((action) => bare(`done:${action.code}`, [action]));
    const acts = (this.parent?.places ?? this.own).filter((place) => place.kind === 'act');
    return this.parent ? acts : spread(acts);
  });
  /** What passes over something, refuses or ends the turn: it has its own end of the bar. */
  endings = $derived.by(() => this.own.filter((place) => place.kind !== 'act'));
  sign = $derived.by(() => signs(this.kit.measures));
  /** What taking all would bring. */
  due = $derived.by((): Span[] => {
    const viewer = this.match.position?.viewer ?? null;
    return worthOf([{ changes: this.turn?.due ?? [] }], viewer, this.sign).gains;
  });

  /** The answer that the next click would give, if it is one. */
  aimed = $derived.by((): Action | undefined => {
    if (this.held) return this.held;
    const kept = this.pointed === null ? undefined : this.next.get(this.pointed);
    return kept?.length === 1 ? kept[0] : undefined;
  });
  /** It says where; the question after it, how the thing lies: both are shown, and answered, at once. */
  first = $derived.by((): Action | null => (this.aimed && this.ahead.ways(this.aimed).length ? this.aimed : null));
  /** The ways that the thing on the pointer, or the whole question, can lie. */
  poses = $derived.by((): Action[] => {
    if (this.first) return this.ahead.ways(this.first);
    if (this.held && isTurned(this.#alike(this.held))) return this.#alike(this.held);
    const kept = this.pointed === null ? undefined : this.next.get(this.pointed);
    if (kept && isTurned(kept)) return kept;
    return isTurning(this.left) ? this.left : [];
  });
  /** The way it lies now: as the one before, if that is possible. */
  posed = $derived.by((): Action | null => {
    const wanted = this.pose;
    if (!wanted) return this.poses[0] ?? null;
    return (
      this.poses.find((action) => action.code === wanted.code) ??
      this.poses.find((action) => action.pose === wanted.pose && sameFields(action, wanted)) ??
      this.poses.find((action) => action.pose !== undefined && action.pose === wanted.pose) ??
      this.poses[0] ??
      null
    );
  });

  /** One answer for each way that the thing can lie, wherever it does; none if it lies but one way. */
  lies = $derived.by((): Action[] => {
    const found = new Map<string, Action>();
    for (const action of this.left) {
      if (action.pose && action.ghost?.length && !found.has(action.pose)) found.set(action.pose, action);
    }
    return found.size > 1 ? [...found.values()].sort((a, b) => ((a.pose ?? '') < (b.pose ?? '') ? -1 : 1)) : [];
  });

  /** The actions whose outcome is previewed: never any that nobody pointed at or reached by key. */
  preview = $derived.by((): Action[] => {
    if (this.listed) return this.listed;
    if (this.first && this.posed) return [this.posed];
    if (this.held) return [this.held];
    if (this.carded) return this.carded.actions.length === 1 ? this.carded.actions : [];
    if (this.posed && !(this.pointed !== null && this.next.get(this.pointed)?.length === 1)) return [this.posed];
    return this.pointed === null ? [] : (this.next.get(this.pointed) ?? []);
  });
  ghost = $derived.by(() => commonGhost(this.preview));

  /** The place or piece under the pointer, by all its names. */
  #touched = $derived.by((): Set<string> => {
    const id = this.pointed;
    const target = id === null ? undefined : this.targets.get(id);
    if (id === null || !target) return new Set();
    const on = (target.panel.pieces ?? []).filter((piece) => piece.zone === id).map((piece) => piece.id);
    return new Set([id, ...on, ...(target.piece?.zone ? [target.piece.zone] : [])]);
  });

  /** Whether lines of the story name what the pointer rests on. */
  tells(lines: LogLine[]): boolean {
    if (!this.#touched.size) return false;
    for (const id of this.named(lines)) if (this.#touched.has(id)) return true;
    return false;
  }

  /** The only answer, or one that anybody would give, if it plays itself. */
  forced = $derived.by((): Action | null => {
    const only = this.actions.length === 1 ? this.actions[0] : this.actions.find((action) => action.code === this.turn?.obvious);
    if (!only || !settings.forced || this.busy) return null;
    return this.match.position?.seq === this.#manual ? null : only;
  });

  worth(actions: Action[]): Worth {
    return worth(actions, this.#outlooks(actions[0]), this.match.position?.viewer ?? null, this.sign);
  }

  /** What comes of an answer, also of one that hangs on the pointer. */
  outlookOf(action: Action): Outlook | undefined {
    return this.#outlooks(action)[String(action.code)];
  }

  #outlooks(action: Action | undefined): Record<string, Outlook> {
    return this.first && action === this.posed ? this.ahead.outlooks(this.first) : this.match.outlooks;
  }

  /** A title for a card. */
  title(place: Place): string {
    if (place.title) return capital(this.say(place.title));
    const [only, ...rest] = place.actions;
    return only && !rest.length && (Object.keys(only.fields).length || place.id.includes(':'))
      ? capital(this.card(only))
      : this.kind(place.id.split(':')[0] ?? place.id);
  }

  /** Why a place is impossible, as far as the server has told. */
  refusedBy(place: Place): Refused | null {
    return place.refusal ?? this.match.reasons[place.id] ?? null;
  }

  /** Something was chosen and is under way: until it is answered, nothing else is. */
  get busy(): boolean {
    return this.match.busy || this.ending !== null;
  }

  /** Whether a click waits for its confirmation. */
  get careful(): boolean {
    return this.touch || settings.confirm;
  }

  /** A click on the board or in the hand. */
  press(target: string): void {
    if (this.busy) return;
    this.#hush();
    if (!this.actions.length) return;
    if (this.held?.targets.includes(target)) {
      this.play(this.held);
      return;
    }
    const result = click(this.actions, this.aim, target);
    if (result.kind === 'play') this.#choose(result.action);
    else if (result.kind === 'turn') this.#choose(result.actions.find((one) => one === this.posed) ?? result.actions[0]);
    else if (result.kind === 'narrow') this.#narrow(result.aim);
    else if (this.posed && this.#covers(this.posed, target)) this.play(this.posed);
    else void this.ask(target);
  }

  /** A click on a card. */
  pick(place: Place): void {
    if (this.busy) return;
    this.#hush();
    if (this.parent?.places.includes(place) && place.actions.length) {
      this.#undoTo(this.parent.undo, place.id === this.parent.chosen ? '' : place.id);
      return;
    }
    const [only, ...rest] = place.actions;
    if (!only) {
      this.refused = place;
      if (this.refusedBy(place)) void this.kit.learn();
    } else if (place.kind === 'end' || place.kind === 'skip') void this.end(only);
    else if (!rest.length) this.play(only);
    else {
      const result = name(this.actions, this.aim, slotOf(only));
      if (result.kind === 'narrow') this.#narrow(result.aim);
      else if (result.kind === 'play') this.play(result.action);
    }
  }

  /** Take all that is due, one after the other. */
  takeAll(): void {
    const [first, ...rest] = this.turn?.all ?? [];
    const action = this.actions.find((one) => one.code === first);
    if (!action || this.busy) return;
    this.play(action);
    this.#follow = rest;
  }

  /** End, skip: asks once when something would be lost; who is faster than the server's outlook waits for it. */
  async end(action: Action): Promise<void> {
    if (this.busy) return;
    if (this.armed !== action && !(String(action.code) in this.match.outlooks)) {
      const now = this.#last;
      this.ending = action;
      await this.match.weigh(action.code);
      if (this.#last !== now) return;
      this.ending = null;
    }
    if (this.armed !== action && this.waste(action).length) this.armed = action;
    else this.play(action);
  }

  /** What would be lost by ending now, in words. */
  waste(action: Action): string[] {
    return wasted(this.match.outlooks[String(action.code)]).map((span) => this.measured(span));
  }

  play(action: Action): void {
    if (this.busy) return;
    if (this.guard?.(action)) {
      this.held = null;
      this.#follow = [];
      return;
    }
    this.#came = this.parent ?? this.#parentOf(action);
    if (action === this.first && this.posed) {
      this.#follow = [this.posed.code];
      this.pose = this.posed;
    } else if (action.pose || this.poses.length) this.pose = action;
    this.match.play(action);
    this.listed = null;
    this.held = null;
  }

  /** Turn or flip what hangs on the pointer; false if nothing does. */
  rotate(flip = false, step: 1 | -1 = 1): boolean {
    if (!this.posed || this.poses.length < 2) return false;
    this.pose = turned(this.poses, this.posed, flip, step);
    if (this.held && !this.first) this.held = this.pose;
    return true;
  }

  /** Let it lie that way: here if it can, else at the next place pointed at. */
  lie(pose: string): void {
    const same = (action: Action): boolean => action.pose === pose;
    const here = this.poses.find(same);
    this.pose = here ?? this.left.find(same) ?? this.pose;
    if (this.held && here && !this.first) this.held = here;
  }

  confirm(): boolean {
    const action = this.held ?? this.first ?? (this.pointed === null ? this.posed : null);
    if (!action || this.busy) return false;
    this.play(action);
    return true;
  }

  /** One step back, wherever one is; false if there was nothing to take back. */
  back(): boolean {
    if (this.reason || this.refused || this.told) this.#hush();
    else if (this.armed) this.armed = null;
    else if (this.held) this.held = null;
    else if (this.asking) this.asking = false;
    else if (this.begun) this.#narrow(back(this.actions, this.aim));
    else if (this.within) this.undo();
    else return false;
    return true;
  }

  /** Something was begun by an answer before, which can be taken back: a pawn was picked up, a tile has its place. */
  get within(): boolean {
    if (!this.match.position?.undo.undo) return false;
    return this.parent !== null || Boolean(this.turn?.crumbs?.some((crumb) => crumb.state === 'done'));
  }

  /** Why nothing can be taken back now; empty if something can. */
  get undoWhy(): string {
    if (this.match.position?.undo.undo) return '';
    const why = this.turn?.undo_why;
    return why ? this.say(why) : t(this.match.asked ? 'page-undo-nothing' : 'page-undo-not-yours');
  }

  /** Take back the last own decision that was one; tells why if that cannot be. */
  undo(): void {
    const undo = this.match.position?.undo.undo ?? 0;
    if (undo) this.#undoTo(undo - 1, '');
    else this.told = this.undoWhy;
  }

  redo(): void {
    if (this.match.position?.undo.redo && !this.busy) this.match.redo();
  }

  restart(): void {
    if (this.busy) return;
    if (this.match.position?.undo.undo) this.match.restart();
    else this.told = this.undoWhy;
  }

  async ask(target: string): Promise<void> {
    if (!this.match.asked) return;
    void this.kit.learn();
    const answer = await this.match.why(this.aim.chosen, target);
    if (answer) this.reason = { target, answers: answer.answers };
  }

  /** What was told has been read. */
  #hush(): void {
    this.reason = null;
    this.refused = null;
    this.told = '';
  }

  #choose(action: Action | undefined): void {
    if (!action) return;
    if (kindOf(action) === 'act' && this.careful) this.held = action;
    else this.play(action);
  }

  #narrow(aim: Aim): void {
    this.aim = aim.slot === null && !aim.chosen.length ? this.start : aim;
    this.held = null;
    this.armed = null;
  }

  #alike(action: Action): Action[] {
    const where = action.targets.join(' ');
    return this.left.filter((one) => (one.targets.join(' ')) === where);
  }

  /** Whether a target lies under what the action would lay. */
  #covers(action: Action, target: string): boolean {
    const spot = this.targets.get(target);
    return (action.ghost ?? []).some((piece) => spot && Math.hypot(piece.x - spot.x, piece.y - spot.y) < 0.5);
  }

  /** Keep the places of a step without slots where they were first. */
  #remember(): void {
    const step = this.match.position?.question?.step ?? '';
    if (this.turn?.slots?.length) return;
    const known = this.#known.get(step) ?? [];
    const fresh = [...new Set(this.actions.map(slotOf))].filter((slot) => !known.includes(slot));
    if (fresh.length) this.#known.set(step, [...known, ...fresh]);
  }

  /** An answer that only names what will be done: its question stays in sight while the rest is asked. */
  #parentOf(action: Action): Parent | null {
    const position = this.match.position;
    if (!position?.question || kindOf(action) !== 'act' || action.targets.length) return null;
    return {
      step: position.question.step,
      places: this.own.map((one) => ({ ...one, worth: this.worth(one.actions), refusal: this.refusedBy(one) })),
      chosen: placeOf(this.own, action)?.id ?? '',
      undo: position.undo.undo,
    };
  }

  /** The places before stay when this question only says where or how. */
  #kept(): Parent | null {
    const came = this.#came;
    const position = this.match.position;
    if (!came?.chosen || !position || position.undo.undo <= came.undo || position.question?.step === came.step) return null;
    if (this.turn?.crumbs?.length && !this.turn.crumbs.some((crumb) => crumb.state === 'done')) return null;
    const acts = this.own.filter((place) => place.kind === 'act');
    return acts.length <= 1 || isTurning(this.actions) ? came : null;
  }

  #undoTo(undo: number, then: string): void {
    if (this.busy) return;
    this.#follow = [];
    this.#undoing = { until: undo, then };
    this.match.undo();
  }

  /** Finish what was begun: taking back through forced answers, or answering several questions at once. */
  #goOn(): void {
    const position = this.match.position;
    if (!position) return;
    if (this.#undoing) {
      const { until, then } = this.#undoing;
      const more = position.undo.undo > until || (position.actions.length === 1 && settings.forced && !then);
      if (more && position.undo.undo) {
        queueMicrotask(() => this.match.undo());
        return;
      }
      this.#undoing = null;
      this.#manual = position.seq;
      const wanted = this.own.find((place) => place.id === then);
      if (wanted) queueMicrotask(() => this.pick(wanted));
    } else if (this.#follow.length) {
      const [code, ...rest] = this.#follow;
      const next = this.actions.find((action) => action.code === code);
      this.#follow = next ? rest : [];
      if (next) queueMicrotask(() => this.play(next));
    }
  }
}

function sameFields(one: Action, two: Action): boolean {
  return JSON.stringify(one.fields) === JSON.stringify(two.fields);
}
