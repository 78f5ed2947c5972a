/** What can be shown in place of a running match, and the way back: a turn once more, and a turn tried out in a copy. */

import { LiveMatch } from './live.svelte';
import { ReplayMatch } from './replay.svelte';
import type { Seen } from './seen.svelte';
import { Speech } from './speech.svelte';
import type { Room } from '../room/room.svelte';

export class Copies extends Speech {
  /** The room that the match belongs to, if it does. */
  room = $state.raw<Room | null>(null);
  /** The live match behind a turn that is shown once more. */
  behind = $state.raw<Seen | null>(null);
  /** The live match behind a trial: what is shown is a copy. */
  trial = $state.raw<Seen | null>(null);

  /** Show some decisions of a running match once more, in place. */
  again(from: number, to: number): void {
    if (this.behind || !this.match.live) return;
    const once = new ReplayMatch(this.match.id, this.match.key, from - 1);
    this.behind = this.match;
    this.match = once;
    void once.run(from - 1, to, () => this.backToNow());
  }

  backToNow(): void {
    if (!this.behind) return;
    this.match.close();
    this.match = this.behind;
    this.behind = null;
  }

  /** Whether the person may ask for hints here, and try a turn out. */
  get mayAdvise(): boolean {
    const { match } = this;
    const viewer = match.position?.viewer ?? null;
    if (!match.live || viewer === null || match.position?.over) return false;
    if (this.trial) return true;
    const now = this.room?.now;
    if (now?.terms.advice === 'off') return false;
    const agreed = now?.terms.advice === 'all' && now.places.every((place) => !place.person || now.terms.agreed.includes(place.person));
    return agreed || match.players.every((player) => player.seat === viewer || player.kind === 'bot');
  }

  /** Try the turn in a copy. */
  tryOut(): void {
    if (this.trial || this.behind || !this.match.asked || !this.mayAdvise) return;
    this.trial = this.match;
    this.match = new LiveMatch(this.match.id, this.match.key, 'trial');
  }

  /** Back to the match, which nobody has touched. */
  endTrial(): void {
    if (!this.trial) return;
    this.match.close();
    this.match = this.trial;
    this.trial = null;
  }

  close(): void {
    this.match.close();
    this.behind?.close();
    this.trial?.close();
  }
}
