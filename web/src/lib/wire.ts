/** A socket that comes back by itself: later after each failure, at once when the network or the person returns. */

import { finger } from './finger';

const FIRST_DELAY = 400;
const LAST_DELAY = 8000;
const HEARTBEAT = 25_000;

export interface Listener<Heard> {
  /** Where to connect: asked each time, since the address tells what is already known. */
  address(): string;
  opened(): void;
  heard(message: Heard): void;
  /** Whether a message brings another question than the one that is shown. */
  turns?(message: Heard): boolean;
  /** The connection ended with this code; return whether to try again. */
  ended(code: number): boolean;
}

export class Wire<Heard> {
  #socket: WebSocket | null = null;
  #lost = false;
  #closed = false;
  #delay = FIRST_DELAY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(readonly listener: Listener<Heard>) {
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

  /** Send a message if the socket is open; return whether it is. */
  send(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#lost = false;
    const socket = new WebSocket(this.listener.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#delay = FIRST_DELAY;
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.send({ type: 'ping' }), HEARTBEAT);
      this.listener.opened();
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Heard;
      finger.spare(() => this.listener.heard(message), this.listener.turns?.(message));
    };
    socket.onclose = (event) => {
      clearInterval(this.#beat);
      if (this.#closed || this.#socket !== socket || !this.listener.ended(event.code)) return;
      this.#lost = true;
      this.#retry = setTimeout(() => this.#connect(), this.#delay * (0.75 + Math.random() / 2));
      this.#delay = Math.min(this.#delay * 2, LAST_DELAY);
    };
  }

  #hurry = (): void => {
    if (this.#lost && document.visibilityState === 'visible') this.#connect();
  };
}
