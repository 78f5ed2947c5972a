/** A room as this browser sees it, over a socket of its own. */

import type { ErrorMessage } from '../lib/protocol';
import { roomApi } from './api';
import { me } from './me.svelte';
import type { ClockView, Line, Message, PlaceView, Request, RoomView } from './protocol.gen';

export type RoomStatus = 'connecting' | 'open' | 'lost' | 'gone' | 'barred';

const FIRST_DELAY = 400;
const LAST_DELAY = 8000;
const HEARTBEAT = 25_000;
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
  #socket: WebSocket | null = null;
  #delay = FIRST_DELAY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #next = 1;
  #closed = false;
  #first = true;

  constructor(readonly id: string) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  ask(wish: Wish): void {
    this.problem = null;
    this.#send({ ...wish, id: this.#next++ });
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

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(roomApi.liveUrl(this.id, me.key, this.lines.at(-1)?.number ?? 0));
    this.#socket = socket;
    socket.onopen = () => {
      this.status = 'open';
      this.#delay = FIRST_DELAY;
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#send({ type: 'ping' }), HEARTBEAT);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => {
      clearInterval(this.#beat);
      if (this.#closed || this.#socket !== socket) return;
      if (event.code === 4403) this.status = 'barred';
      else if (event.code === 4404 || event.code === 4401) this.status = 'gone';
      else {
        this.status = 'lost';
        this.#retry = setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2));
        this.#delay = Math.min(this.#delay * 2, LAST_DELAY);
      }
    };
  }

  #hurry = (): void => {
    if (this.status === 'lost' && document.visibilityState === 'visible') this.#connect();
  };

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
