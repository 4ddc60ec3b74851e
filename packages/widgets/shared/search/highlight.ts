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
/** Characters of one text in which matches are marked; what is longer is no text that somebody reads through. */
const LONGEST = 20_000;

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
  const wanted = foldText(query).text.trim();
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
 * Wraps what matches `query` in the texts under `root` in `<mark>` (LS-7); see `highlightRanges`. Elements stay as they
 * are, and a match does not reach over the border of one; of a very long text only the beginning is marked. Returns what
 * takes the marks away again.
 */
export function highlightElement(root: Element | DocumentFragment, query: string): () => void {
  const undo = textNodes(root).map((node) =>
    markText(node, highlightRanges(node.data.slice(0, LONGEST), query)),
  );
  return () => {
    for (const step of undo.splice(0)) step?.();
  };
}

function textNodes(root: Node): Text[] {
  const walker = (root.ownerDocument ?? document).createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(UNMARKED)) found.push(node as Text);
  }
  return found;
}

function markText(node: Text, ranges: readonly Range[]): (() => void) | undefined {
  if (ranges.length === 0) return undefined;
  const { data, ownerDocument } = node;
  const pieces: ChildNode[] = [];
  let at = 0;
  const addText = (end: number) => {
    if (end > at) pieces.push(ownerDocument.createTextNode(data.slice(at, end)));
  };
  for (const [start, end] of ranges) {
    addText(start);
    const mark = ownerDocument.createElement('mark');
    mark.textContent = data.slice(start, end);
    pieces.push(mark);
    at = end;
  }
  addText(data.length);
  // Not as arguments: there may be more of them than a call can take.
  const marked = ownerDocument.createDocumentFragment();
  for (const piece of pieces) marked.append(piece);
  node.replaceWith(marked);
  return () => {
    // Whoever changed the text since then owns it now: only a place that is still there is given back.
    const [first] = pieces;
    if (first?.parentNode) first.before(node);
    for (const piece of pieces) piece.remove();
  };
}
