import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createHighlighter, highlightRanges } from './highlight.ts';

const found = (text: string, query: string) =>
  highlightRanges(text, query).map(([start, end]) => text.slice(start, end));

describe('matches of a query in a text', () => {
  it.each([
    ['אגרטל כחול, אגרטל לבן', 'אגרטל', ['אגרטל', 'אגרטל']],
    ['Blue Vase, VASE, vase', 'vAsE', ['Vase', 'VASE', 'vase']],
    ['Blue\u00a0 \n vase', 'blue vase', ['Blue\u00a0 \n vase']],
    ['a vase', '  vase  ', ['vase']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['CAFÉ cafe\u0301', 'café', ['CAFÉ', 'cafe\u0301']],
    ['café', 'cafe', ['café']],
    ['🏺 כד 🏺', '🏺', ['🏺', '🏺']],
    ['İstanbul', 'istanbul', ['İstanbul']],
    ['vase', 'vases', []],
    ['', 'vase', []],
    ['vase', '', []],
    ['vase', ' \t', []],
    ['vase', '\u05b8', []],
  ])('LS-7 highlightRanges searches the text %j for %j, and finds %j', (text, query, expected) => {
    expect(found(text, query)).toEqual(expected);
  });

  it.each([
    ['text with niqqud, query without', 'הַסֵּפֶר הַגָּדוֹל', 'הספר', ['הַסֵּפֶר']],
    ['query with niqqud, plain text', 'הספר הגדול', 'הַסֵּפֶר', ['הספר']],
    ['niqqud after the last letter', 'שָׁלוֹם', 'של', ['שָׁל']],
    ['letters of the old presentation forms', '\ufb2aלום', 'שלום', ['\ufb2aלום']],
    ['a maqaf is not ignored', 'בית־ספר', 'ביתספר', []],
    ['a typed maqaf', 'בֵּית־סֵפֶר', 'בית־ספר', ['בֵּית־סֵפֶר']],
    ['marks of writing direction', 'כד\u200f חרס', 'כד חרס', ['כד\u200f חרס']],
    ['final letters are separate letters', 'שלום', 'שלומ', []],
    ['a geresh, typed as an apostrophe', 'מכנסי ג׳ינס', "ג'ינס", ['ג׳ינס']],
    ['an apostrophe, typed as a geresh', "ג'ינס, ג’ינס", 'ג׳ינס', ["ג'ינס", 'ג’ינס']],
    ['gershayim, typed as a quotation mark', 'מידות בס״מ', 'ס"מ', ['ס״מ']],
  ])('LS-7 highlightRanges matches Hebrew as visitors expect: %s', (_what, text, query, expected) => {
    expect(found(text, query)).toEqual(expected);
  });

  it.each(['(', '[', ')', '\\', '.*', '<b>', '</', '&amp;', '$&', '^', '?', '{1', '\\p{L}', '(?<a', '"'])(
    'LS-7 highlightRanges treats the query %s as plain text',
    (query) => {
      expect(found(`x ${query} y${query}`, query)).toEqual([query, query]);
      expect(found('x', query)).toEqual([]);
    },
  );

  it('LS-7 highlightRanges finds matches in long texts, and does not find a query that nearly matches', () => {
    expect(highlightRanges('a'.repeat(100_000), `${'a'.repeat(9_999)}b`)).toEqual([]);
    expect(highlightRanges(`${'a'.repeat(10_000)}b`, 'a'.repeat(10_000))).toEqual([[0, 10_000]]);
    expect(highlightRanges('ab'.repeat(50_000), 'b')).toHaveLength(50_000);
  });

  it('LS-7 highlightRanges returns ordered ranges that do not overlap, each equal to the query', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'B', 'b', ' ', 'ש', 'ׁ', 'ּ', '🏺', '<', '&', 'é'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(text, text, (haystack, query) => {
        let last = 0;
        for (const [start, end] of highlightRanges(haystack, query)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(highlightRanges(haystack.slice(start, end), query)).toEqual([[0, end - start]]);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(haystack.length);
      }),
    );
  });

  it('LS-7 highlightRanges finds every text inside a longer one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const ranges = highlightRanges(`x${text}y`, text);
        fc.pre(/[^\s\p{M}\p{Cf}]/u.test(text) && !/^[\p{M}\p{Cf}]/u.test(text));
        expect(ranges.length).toBeGreaterThan(0);
      }),
    );
  });
});

function show(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

/** Returns the markup without any `<mark>`. */
function withoutMarks(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('mark')) mark.replaceWith(...mark.childNodes);
  copy.normalize();
  return copy.innerHTML;
}

describe('marks', () => {
  it('LS-7 a highlighter marks matches in texts, never in attributes or element names', () => {
    const root = show('<a href="/b" title="b">b <b class="b">Bb</b></a>');
    createHighlighter('b')(root);
    expect(root.innerHTML).toBe(
      '<a href="/b" title="b"><mark>b</mark> <b class="b"><mark>B</mark><mark>b</mark></b></a>',
    );
  });

  it('LS-7 a highlighter never parses the query as markup', () => {
    const root = show('');
    root.textContent = 'a <img src=x onerror=alert(1)> b';
    createHighlighter('<img src=x onerror=alert(1)>')(root);
    expect(root.querySelector('img')).toBeNull();
    expect(root.querySelector('mark')?.textContent).toBe('<img src=x onerror=alert(1)>');
  });

  it('LS-7 a highlighter leaves styles, fields, drawings and existing marks unchanged', () => {
    const html =
      '<style>a{}</style><textarea>a</textarea><select><option>a</option></select><svg><text>a</text></svg><mark>a</mark>';
    const root = show(html);
    const before = root.innerHTML;
    createHighlighter('a')(root);
    expect(root.innerHTML).toBe(before);
  });

  it('LS-7 a highlighter marks matches throughout 10,000 characters', () => {
    const long = show('');
    long.textContent = 'ab'.repeat(5_000);
    createHighlighter('b')(long);
    expect(long.querySelectorAll('mark')).toHaveLength(5_000);
  });

  it.each([
    ['one field with one text', 1, 1],
    ['one field with many texts', 1, 20_000],
    ['many fields with one text', 2_000, 1],
  ])('LS-7 a highlighter searches only 20,000 characters of a 2 MB answer: %s', (_what, fields, texts) => {
    // Each searched character is normalized once, and so is the only character of the query.
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const highlight = createHighlighter('x');
    const text = 'x'.padEnd(100, 'y').repeat(20_000 / fields / texts);
    let marks = 0;
    for (let field = 0; field < fields; field += 1) {
      const content = document.createDocumentFragment();
      for (let at = 0; at < texts; at += 1)
        content.append(Object.assign(document.createElement('p'), { textContent: text }));
      highlight(content);
      marks += content.querySelectorAll('mark').length;
      expect(content.textContent).toHaveLength(text.length * texts);
    }
    expect(marks).toBe(200);
    expect(normalize.mock.calls.length).toBeLessThanOrEqual(20_001);
  });

  it('LS-7 a highlighter does not search for a query of two million characters', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const root = show('<p>xxx</p>');
    createHighlighter('x'.repeat(2_000_000))(root);
    expect(root.innerHTML).toBe('<p>xxx</p>');
    expect(normalize).not.toHaveBeenCalled();
  });

  it('LS-7 a highlighter changes neither the text nor the elements around it, for any query', () => {
    const word = fc.constantFrom('a', 'b', '(', '[', '<b>', '&amp;', '🏺', 'שָׁ', 'ש', ' ', 'ab', '\\', '.');
    const texts = fc.array(word, { maxLength: 6 }).map((parts) => parts.join(''));
    const tree = fc.array(fc.tuple(fc.constantFrom('', 'b', 'i', 'em'), texts), { maxLength: 6 });
    fc.assert(
      fc.property(tree, texts, (nodes, query) => {
        const root = show('');
        for (const [tag, text] of nodes) {
          const node = tag ? document.createElement(tag) : document.createTextNode(text);
          if (tag) node.textContent = text;
          root.append(node);
        }
        const { textContent: text } = root;
        const plain = withoutMarks(root);
        createHighlighter(query)(root);
        expect(root.textContent).toBe(text);
        expect(withoutMarks(root)).toBe(plain);
      }),
    );
  });
});
