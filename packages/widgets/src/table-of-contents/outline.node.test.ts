import { describe, expect, it } from 'vitest';
import { type Entry, outline } from './outline.ts';

type Named = { readonly rank: number };
const shape = (entries: readonly Entry<Named>[]): string =>
  entries
    .map(({ heading, entries }) => `${heading.rank}${entries.length > 0 ? `(${shape(entries)})` : ''}`)
    .join(' ');

describe('the outline of a page', () => {
  it.each([
    ['nests lower headings below higher headings', [2, 3, 3, 2, 3], '2(3 3) 2(3)'],
    ['skips a level that the page skips', [2, 4, 4, 2], '2(4 4) 2'],
    ['puts an h3 after an h4 on the same level as the h4', [2, 4, 3, 4], '2(4 3(4))'],
    ['puts a lower heading before a higher heading on the same level', [4, 3, 2], '4 3 2'],
    ['is empty without headings', [], ''],
  ])('TOC-1 the outline of headings %s', (_what, ranks, expected) => {
    expect(shape(outline(ranks.map((rank) => ({ rank }))))).toBe(expected);
  });

  it('TOC-1 the outline of ten thousand headings has an entry on the first level for each h1', () => {
    const ranks = Array.from({ length: 10_000 }, (_, index) => ({ rank: (index % 6) + 1 }));
    expect(outline(ranks).length).toBe(1667);
  });
});
