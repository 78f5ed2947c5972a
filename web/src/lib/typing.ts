/**
 * Keys that come while an answer is under way wait until its position is shown: they mean what will be asked then, not what
 * was asked before. The same key twice in a row is a finger that trembles, and waits for nothing.
 */

const MOST = 8;
const OURS = /^(?:[a-z0-9]|Enter| |Arrow(?:Up|Down|Left|Right))$/i;

export class TypeAhead {
  #keys: KeyboardEvent[] = [];
  #last = '';
  #playing = false;

  /** Hear a key before anything else does; true if it waits. */
  hear(event: KeyboardEvent, waiting: boolean): boolean {
    const on = event.target as HTMLElement;
    if (this.#playing || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(on.tagName) || on.closest('dialog')) return false;
    if (event.key === 'Escape') this.forget();
    if (event.key.startsWith('Shift') || !OURS.test(event.key)) return false;
    const again = event.repeat || (event.key === this.#last && !event.key.startsWith('Arrow'));
    this.#last = event.key;
    if (!waiting) {
      this.#last = '';
      return false;
    }
    if (!again && this.#keys.length < MOST) this.#keys.push(event);
    return true;
  }

  forget(): void {
    this.#keys = [];
  }

  /** The position is shown: give the keys out, until one of them answers again. */
  async play(waits: () => boolean, settled: () => Promise<void>): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    try {
      while (this.#keys.length && !waits()) {
        const event = this.#keys.shift();
        if (event) strike(event);
        await settled();
      }
    } finally {
      this.#playing = false;
    }
  }
}

function strike({ key, code, shiftKey }: KeyboardEvent): void {
  const on = document.activeElement ?? document.body;
  if (key === 'Enter' && on instanceof HTMLButtonElement) on.click();
  else on.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }));
}
