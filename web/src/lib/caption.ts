/** Words that fit into a zone: broken into lines and sized. */

export interface Fitted {
  lines: string[];
  size: number;
  /** Baseline of the first line, from the centre. */
  y: number;
}

/** Widths of letters, as shares of their size: slim ones, broad ones, the others. */
const SLIM = /[iljtfI'’.,:;!|()·\s]/g;
const BROAD = /[mwMW@×]/g;
const LETTER = { slim: 0.3, broad: 0.84, other: 0.56 };

/** How wide a line is drawn, as a multiple of the size of its letters. */
export function wide(line: string): number {
  const slim = line.match(SLIM)?.length ?? 0;
  const broad = line.match(BROAD)?.length ?? 0;
  return Math.max(0.4, slim * LETTER.slim + broad * LETTER.broad + (line.length - slim - broad) * LETTER.other);
}
const LEADING = 1.18;
/** Letters are drawn so much larger than their place allows, to be read; where that is not enough they are left out. */
const STRETCH = 2;

/** The size of letters on a panel drawn so small that `floor` is the least that can be read; 0: none. */
export function lettering(size: number, floor: number): number {
  if (size >= floor) return size;
  return size * STRETCH >= floor ? floor : 0;
}

export function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}


/** The largest size, up to `most`, at which a text fits into a box; at its foot if something else is in the middle. */
export function fitted(text: string, w: number, h: number, foot = false, most = Infinity, floor = 0): Fitted {
  const room = foot ? h * 0.3 : h * 0.86;
  let best: Fitted = { lines: [text], size: 0, y: 0 };
  const broken = [1, 2, 3, 4].map((count) => wrap(text, Math.ceil(text.length / count) + (count > 1 ? 2 : 0)));
  for (const lines of broken) {
    const longest = Math.max(...lines.map(wide));
    const size = Math.min((w * 0.92) / longest, room / (lines.length * LEADING), h * 0.3, most);
    if (size > best.size * 1.05) best = { lines, size, y: 0 };
  }
  const size = lettering(best.size, floor);
  const fits = (lines: string[]): boolean =>
    (lines.length === 1 || lines.length * size * LEADING <= room * 1.2) && lines.every((line) => wide(line) * size <= w * 0.92);
  // Letters that were made larger may need other lines; words that would be cut are left out: a tip and the turn bar tell them.
  const lines = size > best.size ? [best.lines, ...broken].find(fits) : best.lines;
  if (!lines) return { lines: [], size: 0, y: 0 };
  const block = (lines.length - 1) * size * LEADING;
  const y = foot ? h / 2 - block - size * 0.35 : -block / 2 + size * 0.36;
  return { lines, size, y };
}
