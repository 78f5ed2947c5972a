/** A drag from one target, or from a card, to another: two clicks in one. */

import type { Desk } from './desk.svelte';
import { click } from './narrow';
import type { Place } from './places';

/** Of more targets than this none is taken along: the board is moved instead. */
const MANY = 30;

export class Drag {
  /** What it began with. */
  #from: string | null = null;
  /** What it ended on before the answer to its beginning was there. */
  #onto: string | null = null;

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

  /** Take a card of the turn bar along, if choosing it leads on. */
  card(place: Place): boolean {
    const { desk } = this;
    if (desk.busy || place.kind !== 'act' || desk.parent?.places.includes(place)) return false;
    const leads = place.actions.some((action) => action.targets.length || desk.match.outlooks[String(action.code)]?.next);
    if (!leads) return false;
    this.#from = place.id;
    desk.pick(place);
    return true;
  }

  /** Let go; if the answer is under way, what lies here is pressed as soon as it is there. */
  drop(target: string | null): void {
    const from = this.#from;
    this.#from = null;
    if (from === null || target === null || target === from) return;
    if (this.desk.busy) this.#onto = target;
    else if (this.desk.next.has(target)) this.desk.press(target);
  }

  /** The next question is there. */
  settle(): void {
    const onto = this.#onto;
    this.#onto = null;
    if (onto !== null && this.desk.next.has(onto)) queueMicrotask(() => this.desk.press(onto));
  }
}
