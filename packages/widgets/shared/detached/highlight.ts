type Range = readonly [start: number, end: number];

/**
 * What a typed letter is compared without: Hebrew points and accents (but no maqaf, paseq or sof pasuq, which are
 * punctuation), combining accents, soft hyphens and marks that only steer the writing direction.
 */
const UNTYPED =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]|[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const SPACE = /^\s$/;
/** Elements whose text is no text to read, or in which a `<mark>` means nothing. */
const UNMARKED = 'mark, script, style, template, textarea, select, svg, math, iframe, noscript';

/** As they stand in print, for what a keyboard has in their place: geresh and gershayim above all. */
const TYPED: Readonly<Record<string, string>> = {
  '\u05f3': "'",
  '\u2018': "'",
  '\u2019': "'",
  '\u05f4': '"',
  '\u201c': '"',
  '\u201d': '"',
};
/** Characters in which one highlighter looks for matches; nobody reads through more, and each costs time. */
const LIMIT = 20_000;

const fold = (character: string): string =>
  SPACE.test(character)
    ? ' '
    : (TYPED[character] ?? character.toLowerCase().normalize('NFD').replace(UNTYPED, ''));

interface Folded {
  readonly text: string;
  /** Where in the original each unit of `text` begins, and where it ends with all that was left out after it. */
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
 * Where `query` stands in `text`, as a phrase: ranges in UTF-16 units, in order, none overlapping (LS-7). Letter case,
 * niqqud, accents, the amount of white space and how an apostrophe or a geresh is written make no difference; a final letter
 * is not its common form, since which words belong together is the server's decision. The query is plain text: nothing in it has a special meaning.
 */
export function highlightRanges(text: string, query: string): readonly Range[] {
  return rangesOf(text, foldText(query).text.trim());
}

function rangesOf(text: string, wanted: string): readonly Range[] {
  if (wanted === '') return [];
  const { text: folded, starts, ends } = foldText(text);
  const ranges: Range[] = [];
  let last = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const start = starts[at] ?? 0;
    const end = ends[at + wanted.length - 1] ?? text.length;
    if (start < last) continue;
    ranges.push([start, end]);
    last = end;
  }
  return ranges;
}

/**
 * Returns what wraps the matches of `query` in the texts under a root in `<mark>` (LS-7); see `highlightRanges`. Elements
 * stay as they are, and a match does not reach over the border of one. Use one highlighter for a whole answer: it looks
 * through the first 20,000 characters of all that it is given, and leaves the rest as it is.
 */
export function createHighlighter(query: string): (root: Element | DocumentFragment) => void {
  const wanted = query.length > LIMIT ? '' : foldText(query).text.trim();
  let left = wanted === '' ? 0 : LIMIT;
  return (root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, acceptText);
    let text = left > 0 ? texts.nextNode() : null;
    while (text instanceof Text) {
      const { data } = text;
      const marked = markedText(data, rangesOf(data.slice(0, left), wanted));
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
