import { beforeEach, describe, expect, it } from 'vitest';
import { restore, WAS } from '../host-page/html/restore.ts';
import { find } from '../testing/find.ts';
import { holdAll, isContested, type Values } from './ledger.ts';

const html =
  '<div><label class=" a  b" title="t">x<!-- y --></label><select style="color:red; display: none !important"></select></div>';

beforeEach(() => {
  document.body.innerHTML = html;
});

/** Binds values of elements for a new owner, and returns a function that ends the owner. */
function want(all: Readonly<Record<string, Readonly<Record<string, string | null>>>>) {
  const owner = {};
  const none: Values = new Map();
  const held = Object.entries(all).map(
    ([selector, values]) => [find(selector), new Map(Object.entries(values))] as const,
  );
  for (const [element, values] of held) holdAll(owner, element, values, none);
  return () => {
    for (const [element, values] of held) holdAll(owner, element, none, values);
  };
}

const wantEverything = () =>
  want({
    label: {
      title: null,
      role: 'none',
      '.on': '',
      '.a': null,
      '.b': null,
      '#text': 'y',
      'style.color': 'blue',
    },
    select: { 'style.display': 'block', 'style.color': 'blue' },
  });

describe('changes to the server HTML', () => {
  it('RT-18 holdAll restores the server HTML byte for byte when an owner ends', () => {
    const undo = wantEverything();
    expect(find('select').style.display).toBe('block');
    expect(find('label').className.trim()).toBe('on');
    undo();
    expect(document.body.innerHTML).toBe(html);
  });

  it('RT-25 restore undoes a view’s changes in a cloned host, and keeps the page’s changes to the clone', () => {
    wantEverything();
    const clone = find('div').cloneNode(true) as HTMLElement;
    clone.querySelector('label')?.classList.add('is-clone');
    clone.append(Object.assign(document.createElement('p'), { textContent: 'ours' }));
    clone.lastElementChild?.setAttribute('data-iyim-slot', '');
    restore(clone);
    const label = clone.querySelector('label');
    expect([...(label?.classList ?? [])].sort()).toEqual(['a', 'b', 'is-clone']);
    expect(label?.textContent).toBe('x');
    expect(label?.getAttributeNames().sort()).toEqual(['class', 'title']);
    expect(clone.querySelector('select')?.style.cssText).toMatch(
      /^(color: red; display: none|display: none !important; color: red)/,
    );
    expect(clone.querySelectorAll('*')).toHaveLength(2);
  });

  it('RT-18 values that holdAll wrote before an invalid name are still restored', () => {
    const owner = {};
    const values = new Map([
      ['title', 'ours'],
      ['a b', 'not an attribute name'],
    ]);
    expect(() => holdAll(owner, find('div'), values, new Map())).toThrow();
    holdAll(owner, find('div'), new Map(), values);
    expect(document.body.innerHTML).toBe(html);
  });

  it('RT-18 classes that the page has added stay when the bound classes are removed', () => {
    const undo = want({ label: { '.ours': '' } });
    find('label').classList.add('theirs');
    undo();
    expect([...find('label').classList]).toEqual(['a', 'b', 'theirs']);
  });

  it('RT-18 a bound text is changed in place, and afterwards the server’s own nodes are restored', () => {
    const nodes = [...find('label').childNodes];
    const owner = {};
    const [one, two] = [new Map([['#text', 'one']]), new Map([['#text', 'two']])];
    holdAll(owner, find('label'), one, new Map());
    const ours = find('label').firstChild;
    holdAll(owner, find('label'), two, one);
    expect(find('label').firstChild).toBe(ours);
    expect(find('label').textContent).toBe('two');
    holdAll(owner, find('label'), new Map(), two);
    expect([...find('label').childNodes]).toEqual(nodes);
    expect(document.body.innerHTML).toBe(html);
  });

  it('RT-33 a forged `data-iyim-was` does not change what a live island restores', () => {
    const undo = want({ label: { title: 'ours' } });
    find('label').setAttribute(WAS, '{"title":"theirs","id":"theirs"}');
    undo();
    expect(document.body.innerHTML).toBe(html);
  });
});

describe('two owners that change the same element', () => {
  it.each([
    ['first', 0, 'two', 'b', 'two'],
    ['second', 1, 'one', 'a b', 'one'],
  ])(
    'RT-28 when the %s of two owners ends, the other owner’s values show; when both have ended, the server HTML is restored',
    (_which, leaves, title, classes, text) => {
      const both = [
        want({ label: { title: 'one', '#text': 'one', '.shared': '' } }),
        want({ label: { title: 'two', '.a': null, '.shared': '', '#text': 'two' } }),
      ];
      both[leaves]?.();
      expect(find('label').title).toBe(title);
      expect(find('label').textContent).toBe(text);
      expect([...find('label').classList].sort().join(' ')).toBe(`${classes} shared`);
      both[1 - leaves]?.();
      expect(document.body.innerHTML).toBe(html);
    },
  );

  it.each([
    ['the first', 't', 'ours'],
    ['the second', 'ours', 't'],
    ['each', 't', 't'],
  ])('RT-28 two owners of a name conflict even if %s binds the server’s value', (_which, first, second) => {
    const label = find('label');
    const [one, two] = [{}, {}];
    const [its, other] = [new Map([['title', first]]), new Map([['title', second]])];
    expect(holdAll(one, label, its, new Map())).toEqual([]);
    expect(holdAll(two, label, other, new Map())).toEqual(['title']);
    expect(isContested(label, 'title')).toBe(true);
    holdAll(one, label, new Map(), its);
    expect(isContested(label, 'title')).toBe(false);
    expect(label.title).toBe(second);
    holdAll(two, label, new Map(), other);
    expect(document.body.innerHTML).toBe(html);
  });

  it('RT-28 holdAll reports no conflict when one owner binds a value after the other has ended, or changes its own value', () => {
    const label = find('label');
    const [one, two] = [{}, {}];
    const [server, ours] = [new Map([['title', 't']]), new Map([['title', 'ours']])];
    holdAll(one, label, server, new Map());
    holdAll(one, label, ours, server);
    expect(isContested(label, 'title')).toBe(false);
    holdAll(one, label, server, ours);
    holdAll(one, label, new Map(), server);
    expect(holdAll(two, label, server, new Map())).toEqual([]);
    holdAll(two, label, new Map(), server);
    expect(document.body.innerHTML).toBe(html);
  });
});
