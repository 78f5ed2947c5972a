import { describe, expect, it } from 'vitest';
import pageEnglish from '../../../src/kancha/words/page.en.ftl?raw';
import commonEnglish from '../../../src/kancha/words/common.en.ftl?raw';
import commonFrench from '../../../src/kancha/words/common.fr.ftl?raw';
import pageFrench from '../../../src/kancha/words/page.fr.ftl?raw';
import roomsEnglish from '../../../src/kancha/words/rooms.en.ftl?raw';
import roomsFrench from '../../../src/kancha/words/rooms.fr.ftl?raw';
import { split, Words } from './fluent';

const names = ['Kusi', 'Illa', 'Sami'];
const nameOf = (seat: number): string => names[seat] ?? '?';
const game = `
took = { $seat } took { $thing } from { $other_seat }
shared = { $seats } share { $count }
goes = { $steps ->
    [0] stays
    [one] { $steps } space
   *[other] { $steps } spaces
}
stone = a stone
source-sun-raymi = the feast
got = { $points } for { $source }
`;
const words = new Words('en', commonEnglish, game);

describe('words', () => {
  it('resolves seats to names, strings to messages and lists to phrases', () => {
    expect(words.plain('took', { seat: 0, other_seat: 1, thing: 'stone' }, nameOf)).toBe('Kusi took a stone from Illa');
    expect(['0', '1', '2'].map((steps) => words.plain('goes', { steps }, nameOf))).toEqual(['stays', '1 space', '2 spaces']);
    expect(new Words('fr', commonFrench, 'row = rangée { $y }').plain('row', { y: '1.5' }, nameOf)).toBe('rangée 1,5');
    expect(words.plain('shared', { seats: [0, 1, 2], count: 3 }, nameOf)).toBe('Kusi, Illa and Sami share 3');
    expect(words.plain('took', { seat: 0, other_seat: 1, thing: 'unknown word' }, nameOf)).toContain('unknown word');
  });

  it('names sources of points', () => {
    expect(words.plain('got', { points: 2, source: 'sun.raymi' }, nameOf)).toBe('2 for the feast');
  });

  it('gives a sentence in runs, so that seats can be drawn', () => {
    expect(words.runs('took', { seat: 2, other_seat: 0, thing: 'stone' })).toEqual([
      { seat: 2 },
      { text: ' took a stone from ' },
      { seat: 0 },
    ]);
    expect(split('no seat')).toEqual([{ text: 'no seat' }]);
  });

  it('shows the id of a message that is missing', () => {
    expect(words.plain('nobody-wrote-this', {}, nameOf)).toBe('nobody-wrote-this');
  });
});

const english = `${pageEnglish}\n${roomsEnglish}`;
const french = `${pageFrench}\n${roomsFrench}`;
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '');
const sources = Object.values(
  import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');
/** Ids that are put together, e.g. page-kind-${kind}. */
const families = [...sources.matchAll(/`((?:page|room)-[\w-]+-)\$\{/g)].map((found) => found[1] ?? '');
const used = [...sources.matchAll(/'((?:page|room)-[\w-]+)'/g)].map((found) => found[1] ?? '');

describe('the words of the page', () => {
  it('exist in both languages, with the same ids', () => {
    expect(ids(french)).toEqual(ids(english));
    for (const [lang, ...texts] of [['en', commonEnglish, english], ['fr', commonFrench, french]] as const) {
      expect(new Words(lang, ...texts).errors).toEqual([]);
    }
  });

  it('are all written, and all used', () => {
    const known = new Set(ids(english));
    expect(used.filter((id) => !known.has(id))).toEqual([]);
    const spare = [...known].filter((id) => !used.includes(id) && !families.some((start) => id.startsWith(start)));
    expect(spare).toEqual([]);
  });
});
