/**
 * One answer ahead: a tile whose place is asked before the way it lies hangs on the pointer as a whole. The server is asked
 * what would follow the answer under the pointer; where that is only how the thing lies, both are answered by one click.
 */

import { isTurned, isTurning } from './narrow';
import type { Action, Outlook } from './protocol';
import type { Seen } from './seen.svelte';

interface Ways {
  actions: Action[];
  outlooks: Record<string, Outlook>;
}

/** The pointer rests so long on a place before the server is asked. */
const PAUSE = 40;

export class Ahead {
  #known = $state.raw<ReadonlyMap<number, Ways>>(new Map());
  #seq = -1;
  #asked = new Set<number>();
  /** Steps of this position after which something else follows than how a thing lies: a single tile now, a triple one next. */
  #other = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The ways that a thing could lie after an answer; none if that is not known or not what follows. */
  ways(action: Action | undefined): Action[] {
    return action ? (this.#known.get(action.code)?.actions ?? []) : [];
  }

  outlooks(action: Action): Record<string, Outlook> {
    return this.#known.get(action.code)?.outlooks ?? {};
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#asked.clear();
    this.#other.clear();
    if (this.#known.size) this.#known = new Map();
  }

  /** Somebody points at a place that this action would take. */
  want(match: Seen, action: Action | undefined): void {
    clearTimeout(this.#timer);
    const position = match.position;
    if (!action || !position?.question || this.#asked.has(action.code) || this.#other.has(position.question.step)) return;
    const outlook = match.outlooks[String(action.code)];
    if (!action.ghost?.length || !outlook?.next || outlook.locked) return;
    const { seq, question } = position;
    this.#timer = setTimeout(() => void this.#ask(match, action, seq, question.step), PAUSE);
  }

  async #ask(match: Seen, action: Action, seq: number, step: string): Promise<void> {
    this.#asked.add(action.code);
    this.#seq = seq;
    const answer = await match.foresee([action.code]);
    if (!answer?.actions || this.#seq !== seq || match.position?.seq !== seq) return;
    const { actions, outlooks } = answer;
    const [only] = actions;
    const lies = isTurning(actions) || isTurned(actions) || (actions.length === 1 && (only?.ghost?.length ?? 0) > 1);
    if (lies) this.#known = new Map([...this.#known, [action.code, { actions, outlooks }]]);
    else if (actions.length > 1) this.#other.add(step);
  }
}
