/** A drag from one target, or from a card, to another: two clicks in one. */

import type { Desk } from './desk.svelte';
import { click } from './narrow';
import type { Place } from './places';
import type { Action, Outlook } from './protocol';

/** Of more targets than this none is taken along: the board is moved instead. */
const MANY = 30;

export class Drag {
  /** What it began with. */
  #from: string | null = null;
  /** What it ended on before the answer to its beginning was there. */
  #onto: string | null = null;
  /** What a card would lead to is being asked: who is faster than the server's outlook waits for it. */
  #weighs = false;
  /** The card that this press has chosen: coming back to it chooses nothing more. */
  taken = '';

  constructor(private readonly desk: Desk) {}

  /** Take a target along, if choosing it leads on and can be taken back. */
  grab(target: string): boolean {
    const { desk } = this;
    if (!desk.next.has(target) || desk.busy || desk.careful || desk.next.size > MANY) return false;
    const result = click(desk.actions, desk.aim, target);
    const outlook = result.kind === 'play' ? desk.match.outlooks[String(result.action.code)] : undefined;
    if (result.kind !== 'narrow' && !(outlook?.next && !outlook.locked)) return false;
    this.#from = target;
    desk.press(target);
    return true;
  }

  /** The button goes down on a card. */
  press(): void {
    this.taken = '';
  }

  /** Take a card of the turn bar along, if choosing it leads on. */
  card(place: Place): void {
    const { desk } = this;
    if (desk.busy || this.#weighs || place.kind !== 'act' || desk.parent?.places.includes(place)) return;
    const [only, ...rest] = place.actions;
    const leads = place.actions.some((action) => action.targets.length || this.#outlook(action)?.next);
    if (!leads && (!only || rest.length || this.#outlook(only))) return;
    this.#from = place.id;
    if (leads) this.#take(place);
    else if (only) void this.#weigh(place, only);
  }

  #outlook(action: Action): Outlook | undefined {
    return this.desk.match.outlooks[String(action.code)];
  }

  #take(place: Place): void {
    this.taken = place.id;
    this.desk.pick(place);
  }

  /** Take a card along as soon as it is known to lead on, unless something else was chosen meanwhile. */
  async #weigh(place: Place, action: Action): Promise<void> {
    const { desk } = this;
    const now = desk.match.position;
    this.#weighs = true;
    await desk.match.weigh(action.code);
    this.#weighs = false;
    if (desk.match.position === now && !desk.busy && this.#outlook(action)?.next) this.#take(place);
    else this.#from = this.#onto = null;
  }

  /** Let go; if the answer is under way, what lies here is pressed as soon as it is there. */
  drop(target: string | null): void {
    const from = this.#from;
    this.#from = null;
    if (from === null || target === null || target === from) return;
    if (this.desk.busy || this.#weighs) this.#onto = target;
    else if (this.desk.next.has(target)) this.desk.press(target);
  }

  /** The next question is there. */
  settle(): void {
    const onto = this.#onto;
    this.#onto = null;
    if (onto !== null && this.desk.next.has(onto)) queueMicrotask(() => this.desk.press(onto));
  }
}
