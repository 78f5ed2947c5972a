import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Wire } from './wire';

class Socket {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;

  constructor(readonly address: string) {
    Socket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.end(1000);
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  end(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let heard: unknown[];
let wire: Wire<unknown>;

const newest = (): Socket => Socket.made.at(-1) as Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const around = new EventTarget();
  vi.stubGlobal('addEventListener', around.addEventListener.bind(around));
  vi.stubGlobal('removeEventListener', around.removeEventListener.bind(around));
  vi.stubGlobal('document', page);
  vi.stubGlobal('WebSocket', Socket);
  Socket.made = [];
  heard = [];
  wire = new Wire({
    address: () => `known=${heard.length}`,
    opened: () => undefined,
    heard: (message) => heard.push(message),
    ended: (code) => code !== 4404,
  });
});

afterEach(() => {
  wire.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a wire', () => {
  it('sends only while it is open', () => {
    expect(wire.send({ type: 'ping' })).toBe(false);
    newest().open();
    expect(wire.send({ type: 'ping' })).toBe(true);
    expect(newest().sent).toEqual(['{"type":"ping"}']);
  });

  it('comes back, tells what it knows by then, and waits twice as long after each failure', () => {
    newest().open();
    newest().onmessage({ data: '{"seq":1}' });
    newest().end(1006);
    vi.advanceTimersByTime(399);
    expect(Socket.made).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(newest().address).toBe('known=1');
    newest().end(1006);
    vi.advanceTimersByTime(799);
    expect(Socket.made).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(Socket.made).toHaveLength(3);
  });

  it('hurries when the person is back, and makes no second socket of the one it waited for', () => {
    newest().end(1006);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(Socket.made).toHaveLength(2);
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(60_000);
    expect(Socket.made).toHaveLength(2);
  });

  it('stays away where its listener says that there is nothing to come back to, or once it is closed', () => {
    newest().end(4404);
    vi.advanceTimersByTime(60_000);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(Socket.made).toHaveLength(1);
    wire.close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.made).toHaveLength(1);
  });

  it('beats while it is open', () => {
    newest().open();
    vi.advanceTimersByTime(50_000);
    expect(newest().sent).toHaveLength(2);
    newest().end(4404);
    vi.advanceTimersByTime(50_000);
    expect(newest().sent).toHaveLength(2);
  });
});
