/** A room as this browser sees it, over a socket of its own. */

import type { ErrorMessage } from '../lib/protocol';
import { Wire } from '../lib/wire';
import { roomApi } from './api';
import { me } from './me.svelte';
import type { ClockView, Line, Message, PlaceView, Request, RoomView } from './protocol.gen';

export type RoomStatus = 'connecting' | 'open' | 'lost' | 'gone' | 'barred';

/** The oldest lines leave the page beyond so many. */
const KEEP = 400;

/** A request without its number. */
type Wish = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never;

export class Room {
  now = $state.raw<RoomView | null>(null);
  lines = $state.raw<Line[]>([]);
  status = $state<RoomStatus>('connecting');
  problem = $state.raw<ErrorMessage | null>(null);
  /** Lines that came while nobody looked at the chat. */
  unread = $state(0);
  /** Whether the chat is in sight. */
  chatting = $state(false);
  /** When the newest state came, by this browser's clock: the clocks run from there. */
  at = $state(0);
  #wire: Wire<Message>;
  #next = 1;
  #first = true;

  constructor(readonly id: string) {
    this.#wire = new Wire<Message>({
      address: () => roomApi.liveUrl(this.id, me.key, this.lines.at(-1)?.number ?? 0),
      opened: () => (this.status = 'open'),
      heard: (message) => this.#hear(message),
      ended: (code) => this.#ended(code),
    });
  }

  close(): void {
    this.#wire.close();
  }

  ask(wish: Wish): void {
    this.problem = null;
    this.#wire.send({ ...wish, id: this.#next++ });
  }

  get isHost(): boolean {
    return this.now !== null && this.now.host === this.now.me;
  }

  /** The seats that the person at this browser holds. */
  get mine(): number[] {
    const now = this.now;
    return now ? now.places.flatMap((place, seat) => (place.person && place.person === now.me ? [seat] : [])) : [];
  }

  get clock(): ClockView | null {
    return this.now?.clock ?? null;
  }

  place(seat: number): PlaceView | undefined {
    return this.now?.places[seat];
  }

  nameOf(person: string): string {
    return this.now?.guests.find((guest) => guest.person === person)?.name ?? '';
  }

  /** The chat is looked at: nothing is unread. */
  look(on: boolean): void {
    this.chatting = on;
    if (on) this.unread = 0;
  }

  #ended(code: number): boolean {
    if (code === 4403) this.status = 'barred';
    else if (code === 4404 || code === 4401) this.status = 'gone';
    else this.status = 'lost';
    return this.status === 'lost';
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'room':
        this.at = performance.now();
        this.now = message;
        break;
      case 'chat':
        this.#listen(message.lines);
        break;
      case 'error':
        this.problem = message;
        break;
      case 'pong':
        break;
    }
  }

  #listen(heard: Line[]): void {
    const last = this.lines.at(-1)?.number ?? 0;
    const lines = heard.filter((line) => line.number > last);
    this.lines = [...this.lines, ...lines].slice(-KEEP);
    const others = lines.filter((line) => line.kind !== 'told' && line.person !== me.person);
    if (!this.#first && !this.chatting) this.unread += others.length;
    this.#first = false;
  }
}
