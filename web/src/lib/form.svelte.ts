/** The shape of the window: a desk with four regions, a tall screen with a sheet below, or a flat one with a sheet beside. */

export type Shape = 'desk' | 'tall' | 'flat';

export class Form {
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** The width of the column of the seats. */
  seats = $state(232);

  get shape(): Shape {
    if (this.height < 520 && this.width > this.height) return 'flat';
    return this.width < 1000 || this.height > this.width ? 'tall' : 'desk';
  }

  get desk(): boolean {
    return this.shape === 'desk';
  }
}
