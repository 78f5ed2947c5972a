/** Words that fit into a zone: broken into lines and sized. */

export interface Fitted {
  lines: string[];
  size: number;
  /** Baseline of the first line, from the centre. */
  y: number;
}

/** Mean width of a letter, as a share of its size. */
const LETTER = 0.54;
const LEADING = 1.18;

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
export function fitted(text: string, w: number, h: number, foot = false, most = Infinity): Fitted {
  const room = foot ? h * 0.3 : h * 0.86;
  let best: Fitted = { lines: [text], size: 0, y: 0 };
  for (let count = 1; count <= 4; count++) {
    const lines = wrap(text, Math.ceil(text.length / count) + (count > 1 ? 2 : 0));
    const longest = Math.max(...lines.map((line) => line.length), 1);
    const size = Math.min((w * 0.92) / (longest * LETTER), room / (lines.length * LEADING), h * 0.3, most);
    if (size > best.size * 1.05) best = { lines, size, y: 0 };
  }
  const block = (best.lines.length - 1) * best.size * LEADING;
  const y = foot ? h / 2 - block - best.size * 0.35 : -block / 2 + best.size * 0.36;
  return { ...best, y };
}
