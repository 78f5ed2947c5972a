/**
 * The finger, or the button of the mouse, between press and release. Whatever arrives meanwhile waits until the click is
 * done: a thing that moved away or was drawn anew under the finger would get no click. And a press belongs to the question
 * it was made at: if another one has come, the click is no answer to that.
 */

/** Who has moved so far drags, in pixels: what is dragged along, and what follows from it, is to be seen. */
const FAR = 10;
/** In milliseconds: a press that lasts longer is no click, or its end was never told. */
const LONGEST = 3000;
/** In milliseconds: a tap of a finger is told a moment after the finger has gone. */
const TAP = 100;

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

export class Finger {
  #start: Point | null = null;
  #spares = false;
  #turned = false;
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether what is let go now is still asked. */
  get meant(): boolean {
    return !this.#turned;
  }

  down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    this.#start = event;
    this.#turned = false;
    this.#spares = true;
    this.#until(LONGEST);
  };

  move = (event: PointerEvent): void => {
    const start = this.#start;
    if (this.#spares && start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR) this.#free();
  };

  up = (event: PointerEvent): void => {
    if (event.isPrimary && this.#spares) this.#until(TAP);
  };

  /** The click is done, or there will be none. */
  done = (): void => {
    this.#start = null;
    this.#free();
  };

  /** Keep a click from what answers the question, if it was meant for the question before. Keys click without a press. */
  sift = (event: MouseEvent): void => {
    if (event.detail === 0 || this.meant || !(event.target as Element).closest('[data-answers]')) return;
    event.preventDefault();
    event.stopPropagation();
    this.done();
  };

  /** Change the page, as soon as that takes no click away; `turns`: it brings another question. */
  spare(change: () => void, turns = false): void {
    if (turns) this.turn();
    if (this.#spares) this.#waiting.push(change);
    else change();
  }

  /** Another question is there, or waits. */
  turn(): void {
    if (this.#start) this.#turned = true;
  }

  #until(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#free(), milliseconds);
  }

  #free(): void {
    clearTimeout(this.#timer);
    this.#spares = false;
    for (const change of this.#waiting.splice(0)) change();
  }
}

/** There is one pointer that clicks. */
export const finger = new Finger();
