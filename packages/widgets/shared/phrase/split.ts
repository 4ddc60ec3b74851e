export type Unit = 'letter' | 'word' | 'phrase';
type Direction = 'rtl' | 'ltr';

export interface Word {
  readonly dir: Direction;
  /** Parts of the word that are animated separately. */
  readonly parts: readonly string[];
}

/** Adjacent words in one direction. */
export interface Run {
  readonly dir: Direction | undefined;
  readonly words: readonly Word[];
}

/**
 * Maximum length of a phrase that is animated letter by letter. A longer phrase is animated word by word, to limit the number of
 * elements.
 */
const LONGEST = 200;

const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
/** Letters that join their neighbours. Separate boxes would break them apart. */
const JOINED = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u;

let graphemes: Intl.Segmenter | undefined;

/**
 * Splits a phrase into parts that are animated separately. The browser does not order text across separate boxes, so each word
 * gets its direction, and adjacent words with the same direction form a run. A letter keeps its marks. A word whose letters join,
 * or with two directions, is one part.
 */
export function splitPhrase(phrase: string, unit: Unit): readonly Run[] {
  if (unit === 'phrase') return [{ dir: undefined, words: [{ dir: 'ltr', parts: [phrase] }] }];
  const runs: { dir: Direction | undefined; words: Word[] }[] = [];
  for (const text of phrase.split(/\s+/).filter(Boolean)) {
    const others = text.replace(RTL, '');
    const isRtl = others !== text;
    const isWhole =
      unit === 'word' ||
      phrase.length > LONGEST ||
      JOINED.test(text) ||
      (isRtl && /[\p{L}\p{N}]/u.test(others));
    const word: Word = { dir: isRtl ? 'rtl' : 'ltr', parts: isWhole ? [text] : lettersOf(text) };
    const last = runs.at(-1);
    // Words without letters, such as numbers, take the direction of the preceding run.
    const dir = isRtl ? 'rtl' : /\p{L}/u.test(text) ? 'ltr' : last?.dir;
    if (last && (last.dir === dir || last.dir === undefined)) {
      last.words.push(word);
      last.dir = dir;
    } else runs.push({ dir, words: [word] });
  }
  return runs;
}

export const partsIn = (runs: readonly Run[]): number =>
  runs.reduce((sum, { words }) => words.reduce((inRun, { parts }) => inRun + parts.length, sum), 0);

function lettersOf(text: string): readonly string[] {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
