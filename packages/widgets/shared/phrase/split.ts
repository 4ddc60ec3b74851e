export type Unit = 'letter' | 'word' | 'phrase';
type Direction = 'rtl' | 'ltr';

export interface Word {
  readonly dir: Direction;
  /** What moves by itself. */
  readonly parts: readonly string[];
}

/** Words beside each other that are read in one direction. */
export interface Run {
  readonly dir: Direction | undefined;
  readonly words: readonly Word[];
}

/** In a longer phrase words move, not letters: each is an element. */
const LONGEST = 200;

const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
/** Letters that join their neighbours, and lose that in boxes of their own. */
const JOINED = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u;

let graphemes: Intl.Segmenter | undefined;

/**
 * A phrase in parts that move by themselves. What is drawn in boxes has lost the order that the browser gives to text, so that each
 * word has its direction, and words of one direction stand together. A letter keeps its marks; a word that joins its letters, or has
 * two directions, is one part.
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
    // Numbers and signs go with the words around them.
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
