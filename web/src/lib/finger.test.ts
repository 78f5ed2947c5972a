import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Finger } from './finger';

const at = (clientX = 0, more: object = {}): PointerEvent =>
  ({ isPrimary: true, button: 0, clientX, clientY: 0, ...more }) as PointerEvent;
const clickOn = (answers: boolean, detail = 1): MouseEvent =>
  ({ detail, target: { closest: () => (answers ? {} : null) }, preventDefault: vi.fn(), stopPropagation: vi.fn() }) as unknown as MouseEvent;

let finger: Finger;
let drawn: string[];
const draw = (what: string) => (): void => void drawn.push(what);

beforeEach(() => {
  vi.useFakeTimers();
  finger = new Finger();
  drawn = [];
});

describe('while a finger is down', () => {
  it('lets nothing change until the click is done, and keeps the order', () => {
    finger.spare(draw('before'));
    finger.down(at());
    finger.spare(draw('first'));
    finger.spare(draw('second'));
    finger.up(at());
    expect(drawn).toEqual(['before']);
    finger.done();
    expect(drawn).toEqual(['before', 'first', 'second']);
  });

  it('waits for no click that does not come', () => {
    finger.down(at());
    finger.spare(draw('price'));
    finger.up(at());
    vi.advanceTimersByTime(100);
    expect(drawn).toEqual(['price']);
  });

  it('waits no longer when it drags', () => {
    finger.down(at());
    finger.spare(draw('answer'));
    finger.move(at(8));
    expect(drawn).toEqual([]);
    finger.move(at(11));
    expect(drawn).toEqual(['answer']);
  });

  it('waits not for ever', () => {
    finger.down(at());
    finger.spare(draw('answer'));
    vi.advanceTimersByTime(3000);
    expect(drawn).toEqual(['answer']);
  });

  it('minds neither a second finger nor the other buttons', () => {
    finger.down(at(0, { button: 2 }));
    finger.down(at(0, { isPrimary: false }));
    finger.spare(draw('price'));
    expect(drawn).toEqual(['price']);
  });
});

describe('a press', () => {
  it('is no answer to a question that came after it, seen or not', () => {
    finger.down(at());
    finger.spare(draw('question'), true);
    expect(finger.meant).toBe(false);
    const click = clickOn(true);
    finger.sift(click);
    expect(click.stopPropagation).toHaveBeenCalled();
    expect(drawn).toEqual(['question']);
    finger.down(at());
    expect(finger.meant).toBe(true);
  });

  it('counts wherever no question is answered, and keys always do', () => {
    finger.down(at());
    finger.turn();
    for (const click of [clickOn(false), clickOn(true, 0)]) {
      finger.sift(click);
      expect(click.stopPropagation).not.toHaveBeenCalled();
    }
  });

  it('is meant for a question that came before it', () => {
    finger.turn();
    finger.down(at());
    expect(finger.meant).toBe(true);
  });
});
