import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { highlightElement, highlightRanges } from './highlight.ts';

const found = (text: string, query: string) =>
  highlightRanges(text, query).map(([start, end]) => text.slice(start, end));

afterEach(() => document.body.replaceChildren());

describe('where a query stands in a text', () => {
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
  ])('LS-7 in %j, %j is %j', (text, query, expected) => {
    expect(found(text, query)).toEqual(expected);
  });

  it.each([
    ['pointed text, typed without points', 'הַסֵּפֶר הַגָּדוֹל', 'הספר', ['הַסֵּפֶר']],
    ['typed with points, plain text', 'הספר הגדול', 'הַסֵּפֶר', ['הספר']],
    ['points that follow the last letter', 'שָׁלוֹם', 'של', ['שָׁל']],
    ['letters of the old presentation forms', '\ufb2aלום', 'שלום', ['\ufb2aלום']],
    ['a maqaf is no point', 'בית־ספר', 'ביתספר', []],
    ['a maqaf that was typed', 'בֵּית־סֵפֶר', 'בית־ספר', ['בֵּית־סֵפֶר']],
    ['marks of writing direction', 'כד\u200f חרס', 'כד חרס', ['כד\u200f חרס']],
    ['final letters are letters of their own', 'שלום', 'שלומ', []],
    ['a geresh, typed as an apostrophe', 'מכנסי ג׳ינס', "ג'ינס", ['ג׳ינס']],
    ['an apostrophe, typed as a geresh', "ג'ינס, ג’ינס", 'ג׳ינס', ["ג'ינס", 'ג’ינס']],
    ['gershayim, typed as a quotation mark', 'מידות בס״מ', 'ס"מ', ['ס״מ']],
  ])('LS-7 %s', (_what, text, query, expected) => {
    expect(found(text, query)).toEqual(expected);
  });

  it.each(['(', '[', ')', '\\', '.*', '<b>', '</', '&amp;', '$&', '^', '?', '{1', '\\p{L}', '(?<a', '"'])(
    'LS-7 %s means itself',
    (query) => {
      expect(found(`x ${query} y${query}`, query)).toEqual([query, query]);
      expect(found('x', query)).toEqual([]);
    },
  );

  it('LS-7 a long text that nearly matches everywhere is no trouble', () => {
    const started = performance.now();
    expect(highlightRanges('a'.repeat(100_000), `${'a'.repeat(9_999)}b`)).toEqual([]);
    expect(highlightRanges(`${'a'.repeat(10_000)}b`, 'a'.repeat(10_000))).toEqual([[0, 10_000]]);
    expect(highlightRanges('ab'.repeat(50_000), 'b')).toHaveLength(50_000);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('LS-7 ranges are in order, apart, inside the text, and each says the query', () => {
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

  it('LS-7 a text always has itself', () => {
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

/** The markup as it would be without any `<mark>`. */
function withoutMarks(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('mark')) mark.replaceWith(...mark.childNodes);
  copy.normalize();
  return copy.innerHTML;
}

describe('marks', () => {
  it('LS-7 stand in the texts, never in attributes or names', () => {
    const root = show('<a href="/b" title="b">b <b class="b">Bb</b></a>');
    highlightElement(root, 'b');
    expect(root.innerHTML).toBe(
      '<a href="/b" title="b"><mark>b</mark> <b class="b"><mark>B</mark><mark>b</mark></b></a>',
    );
  });

  it('LS-7 let no markup in', () => {
    const root = show('');
    root.textContent = 'a <img src=x onerror=alert(1)> b';
    highlightElement(root, '<img src=x onerror=alert(1)>');
    expect(root.querySelector('img')).toBeNull();
    expect(root.querySelector('mark')?.textContent).toBe('<img src=x onerror=alert(1)>');
  });

  it('LS-7 leave scripts, styles, fields, drawings and marks alone', () => {
    const html =
      '<style>a{}</style><textarea>a</textarea><select><option>a</option></select><svg><text>a</text></svg><mark>a</mark>';
    const root = show(html);
    const before = root.innerHTML;
    highlightElement(root, 'a');
    expect(root.innerHTML).toBe(before);
  });

  it('LS-7 stand in all of 10,000 characters; a text of millions is not searched to its end', () => {
    const long = show('');
    long.textContent = 'ab'.repeat(5_000);
    highlightElement(long, 'b');
    expect(long.querySelectorAll('mark')).toHaveLength(5_000);
    const endless = show('');
    endless.textContent = `<b>${'x'.repeat(2_000_000)}`;
    const undo = highlightElement(endless, 'x');
    const marks = endless.querySelectorAll('mark').length;
    expect(marks).toBeGreaterThanOrEqual(10_000);
    expect(marks).toBeLessThan(50_000);
    expect(endless.textContent).toHaveLength(2_000_003);
    undo();
    expect(endless.childNodes).toHaveLength(1);
  });

  it('LS-7 are taken away exactly, and once', () => {
    const root = show('<p>אגרטל <b>אגרטל</b> כחול</p>');
    const nodes = [...(root.querySelector('p')?.childNodes ?? [])];
    const before = root.innerHTML;
    const undo = highlightElement(root, 'אגרטל');
    expect(root.querySelectorAll('mark')).toHaveLength(2);
    undo();
    undo();
    expect(root.innerHTML).toBe(before);
    expect([...(root.querySelector('p')?.childNodes ?? [])]).toEqual(nodes);
  });

  it('LS-7 of a text that somebody replaced meanwhile do not come back', () => {
    const root = show('<p>vase</p>');
    const undo = highlightElement(root, 'vase');
    root.innerHTML = '<p>other</p>';
    undo();
    expect(root.innerHTML).toBe('<p>other</p>');
  });

  it('LS-7 change neither the text nor the elements, whatever is looked for', () => {
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
        const children = root.childNodes.length;
        const [html, text] = [root.innerHTML, root.textContent];
        const plain = withoutMarks(root);
        const undo = highlightElement(root, query);
        expect(root.textContent).toBe(text);
        expect(withoutMarks(root)).toBe(plain);
        undo();
        expect(root.innerHTML).toBe(html);
        expect(root.childNodes).toHaveLength(children);
      }),
    );
  });
});
