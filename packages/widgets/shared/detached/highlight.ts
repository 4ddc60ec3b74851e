type Range = readonly [start: number, end: number];

/**
 * Characters ignored in comparisons: Hebrew points and accents (but not maqaf, paseq and sof pasuq, which are punctuation),
 * combining accents, soft hyphens and marks that only control the writing direction.
 */
const UNTYPED =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]|[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const SPACE = /^\s$/;
/** Elements whose text is not searched, because visitors do not see it, or because a `<mark>` has no effect in it. */
const UNMARKED = 'mark, script, style, template, textarea, select, svg, math, iframe, noscript';

/** Typographic characters and the keyboard characters that people type instead, above all for geresh and gershayim. */
const TYPED: Readonly<Record<string, string>> = {
  '\u05f3': "'",
  '\u2018': "'",
  '\u2019': "'",
  '\u05f4': '"',
  '\u201c': '"',
  '\u201d': '"',
};
/** Maximum number of characters that one highlighter searches, which limits the time that it takes. */
const LIMIT = 20_000;

const fold = (character: string): string =>
  SPACE.test(character)
    ? ' '
    : (TYPED[character] ?? character.toLowerCase().normalize('NFD').replace(UNTYPED, ''));

interface Folded {
  readonly text: string;
  /** Start and end, in the original text, of each unit of `text`. The end includes ignored characters after the unit. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function foldText(original: string): Folded {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  let wasSpace = false;
  for (const character of original) {
    const folded = fold(character);
    const isSpace = folded === ' ';
    const end = at + character.length;
    if (folded === '' || (isSpace && wasSpace)) {
      if (ends.length > 0) ends[ends.length - 1] = end;
    } else {
      parts.push(folded);
      for (let unit = 0; unit < folded.length; unit += 1) {
        starts.push(at);
        ends.push(end);
      }
      wasSpace = isSpace;
    }
    at = end;
  }
  return { text: parts.join(''), starts, ends };
}

/**
 * Returns the ranges of `text` that match `query` as a phrase: in UTF-16 units, in order, without overlaps (LS-7). Letter case,
 * niqqud, accents, the amount of white space and the way an apostrophe or a geresh is written make no difference. A Hebrew final
 * letter (`ם`) does not match its regular form (`מ`), because only the server decides which words are related. The query is plain
 * text.
 */
export function highlightRanges(text: string, query: string): readonly Range[] {
  return rangesOf(text, foldText(query).text.trim());
}

function rangesOf(text: string, folded: string): readonly Range[] {
  if (folded === '') return [];
  const { text: haystack, starts, ends } = foldText(text);
  const ranges: Range[] = [];
  let last = 0;
  for (let at = haystack.indexOf(folded); at >= 0; at = haystack.indexOf(folded, at + folded.length)) {
    const start = starts[at] ?? 0;
    const end = ends[at + folded.length - 1] ?? text.length;
    if (start < last) continue;
    ranges.push([start, end]);
    last = end;
  }
  return ranges;
}

/**
 * Returns a function that puts a `<mark>` around each match of `query` in the text under a root (LS-7); see `highlightRanges`.
 * Elements stay as they are, so a match cannot begin in one element and end in another. Use one highlighter for a whole answer:
 * it searches the first 20,000 characters of all the roots it gets, and leaves the rest unchanged.
 */
export function createHighlighter(query: string): (root: Element | DocumentFragment) => void {
  const folded = query.length > LIMIT ? '' : foldText(query).text.trim();
  let left = folded === '' ? 0 : LIMIT;
  return (root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, acceptText);
    let text = left > 0 ? texts.nextNode() : null;
    while (text instanceof Text) {
      const { data } = text;
      const marked = markedText(data, rangesOf(data.slice(0, left), folded));
      left -= data.length;
      const done = text;
      text = left > 0 ? texts.nextNode() : null;
      if (marked) done.replaceWith(marked);
    }
  };
}

function acceptText(node: Node): number {
  if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
  return (node as Element).matches(UNMARKED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
}

function markedText(data: string, ranges: readonly Range[]): DocumentFragment | null {
  if (ranges.length === 0) return null;
  const marked = document.createDocumentFragment();
  let at = 0;
  for (const [start, end] of ranges) {
    const mark = document.createElement('mark');
    mark.textContent = data.slice(start, end);
    if (start > at) marked.append(data.slice(at, start));
    marked.append(mark);
    at = end;
  }
  if (data.length > at) marked.append(data.slice(at));
  return marked;
}
