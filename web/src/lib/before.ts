/** The question before the present one, kept in sight: also when the page is loaded anew in the middle of an action. */

import { read, write } from './memory';
import type { Place } from './places';

/** The places of the question before, of which one was answered and can still be changed. */
export interface Parent {
  step: string;
  places: Place[];
  chosen: string;
  /** How many decisions could be taken back then. */
  undo: number;
}

interface Kept {
  match: string;
  decision: number;
  parent: Parent;
}

const NAME = 'kancha.before';

export function keep(match: string, decision: number, parent: Parent): void {
  write(NAME, { match, decision, parent } satisfies Kept);
}

/** What was kept of this very position of a match. */
export function recall(match: string, decision: number): Parent | null {
  const kept = read<Kept | null>(NAME, null);
  return kept?.match === match && kept.decision === decision ? kept.parent : null;
}
