import { describe, expect, it } from 'vitest';
import { partsIn, splitPhrase, type Unit } from './split.ts';

/** Returns each run as text: its direction and its words, with a dot between the parts of a word. */
const written = (phrase: string, unit: Unit = 'letter') =>
  splitPhrase(phrase, unit).map(
    ({ dir = '?', words }) => `${dir}: ${words.map(({ parts }) => parts.join('·')).join(' ')}`,
  );

describe('a phrase split into parts', () => {
  it.each([
    ['letters', 'כדים יפים', ['rtl: כ·ד·י·ם י·פ·י·ם']],
    ['letters with their niqqud', 'שָׁלוֹם', ['rtl: שָׁ·ל·וֹ·ם']],
    ['accents, joined emoji and flags', 'é👩‍👩‍👧🇮🇱!', ['ltr: é·👩‍👩‍👧·🇮🇱·!']],
    ['whole Arabic words', 'أواني جميلة', ['rtl: أواني جميلة']],
    [
      'words of another direction as one run',
      'כדים made by hand כאן',
      ['rtl: כ·ד·י·ם', 'ltr: m·a·d·e b·y h·a·n·d', 'rtl: כ·א·ן'],
    ],
    ['a word of two directions as one part', 'ב-2024 ו-iPhone', ['rtl: ב-2024 ו-iPhone']],
    ['numbers with the words around them', '12 כדים 24', ['rtl: 1·2 כ·ד·י·ם 2·4']],
    ['white space as one space', '  a\u00a0\u00a0b\n', ['ltr: a b']],
    ['an empty phrase', ' \n', []],
    ['only signs', '— …', ['?: — …']],
  ])('HL-1 splitPhrase splits a phrase into parts: %s', (_what, phrase, expected) => {
    expect(written(phrase)).toEqual(expected);
  });

  it('HL-1 splitPhrase makes a number left-to-right in any run', () => {
    expect(splitPhrase('24 כדים', 'letter')[0]?.words.map(({ dir }) => dir)).toEqual(['ltr', 'rtl']);
  });

  it('AT-1 splitPhrase makes each word one part for the unit `word`, and the whole phrase for `phrase`', () => {
    expect(written('כדים and jugs', 'word')).toEqual(['rtl: כדים', 'ltr: and jugs']);
    expect(written('כדים and jugs', 'phrase')).toEqual(['?: כדים and jugs']);
    expect(['letter', 'word', 'phrase'].map((unit) => partsIn(splitPhrase('ab cd', unit as Unit)))).toEqual([
      4, 2, 1,
    ]);
  });

  it('HL-1 splitPhrase splits a very long phrase into words instead of letters', () => {
    expect(partsIn(splitPhrase('word '.repeat(41), 'letter'))).toBe(41);
    expect(partsIn(splitPhrase('x'.repeat(100_000), 'letter'))).toBe(1);
  });
});
