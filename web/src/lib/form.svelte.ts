/**
 * The shape of the window: a desk with four regions, a tall screen with a sheet below, or a flat one with a sheet beside.
 * A tablet held flat is no small desk: its choices are a list of large cards beside the stage.
 */

export type Shape = 'desk' | 'tall' | 'flat';

/** A wider screen that is touched has room for everything. */
const TABLET = 1280;

export class Form {
  #fingers = matchMedia('(pointer: coarse)').matches;
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** The width of the column of the seats, and its height. */
  seats = $state(232);
  column = $state(600);

  get shape(): Shape {
    const wide = this.width > this.height;
    if (wide && (this.height < 520 || (this.#fingers && this.width < TABLET))) return 'flat';
    return this.width < 1000 || this.height > this.width ? 'tall' : 'desk';
  }

  get desk(): boolean {
    return this.shape === 'desk';
  }
}
