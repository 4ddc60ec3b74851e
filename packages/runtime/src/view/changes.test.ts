import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restore, WAS } from '../host-page/restore.ts';
import { expectUnharmed, hugeJson, json, scriptUrls } from '../testing/hostile.ts';
import { trackChanges } from './changes.ts';

const html =
  '<div><label class=" a  b" title="t">x<!-- y --></label><select style="color:red; display: none !important"></select></div>';
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const track = () =>
  trackChanges((error) => {
    throw error;
  });

beforeEach(() => {
  document.body.innerHTML = html;
});
afterEach(() => {
  vi.restoreAllMocks();
});

function changeEverything() {
  const changes = track();
  changes.attribute(find('label'), 'title', null);
  changes.attribute(find('label'), 'role', 'none');
  changes.toggleClass(find('label'), 'on', true);
  changes.toggleClass(find('label'), 'a b', false);
  changes.text(find('label'), 'y');
  changes.style(find('select'), 'display', 'block');
  changes.style(find('select'), 'color', 'blue');
  changes.style(find('label'), 'color', 'blue');
  changes.slot(find('select'), 'before').textContent = 'ours';
  return changes;
}

describe('changes to the server HTML', () => {
  it('RT-18 are all undone, letter by letter', () => {
    const changes = changeEverything();
    expect(find('select').style.display).toBe('block');
    expect(find('label').className).toBe('on');
    changes.undo();
    expect(document.body.innerHTML).toBe(html);
  });

  it('RT-25 are undone in a clone that carries them; what the page itself changed in the clone stays', () => {
    changeEverything();
    const clone = find('div').cloneNode(true) as HTMLElement;
    clone.querySelector('label')?.classList.add('is-clone');
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

  it('RT-9 an element with elements inside is never given a new text', () => {
    expect(() => track().text(find('div'), 'z')).toThrow('would remove the elements');
    expect(document.body.innerHTML).toBe(html);
  });

  it('RT-18 a style given back in between is what the server wrote', () => {
    const changes = track();
    changes.style(find('select'), 'color', 'blue');
    changes.style(find('select'), 'color', null);
    expect(find('select').style.color).toBe('red');
  });

  it('RT-18 classes that the page added meanwhile stay when ours go', () => {
    const changes = track();
    changes.toggleClass(find('label'), 'ours', true);
    find('label').classList.add('theirs');
    changes.undo();
    expect([...find('label').classList]).toEqual(['a', 'b', 'theirs']);
  });

  it('RT-33 attributes that could run code are refused', () => {
    for (const name of ['onclick', 'srcdoc', 'style', 'action', 'formaction', 'xlink:href', 'data-x onload'])
      expect(() => track().attribute(find('label'), name, 'x')).toThrow(`"${name}"`);
    expect(document.body.innerHTML).toBe(html);
  });

  it('RT-33 a live island takes nothing from the record in the page', () => {
    const changes = track();
    changes.attribute(find('label'), 'title', 'ours');
    find('label').setAttribute(WAS, '{"title":"theirs","id":"theirs"}');
    changes.undo();
    expect(document.body.innerHTML).toBe(html);
  });
});

describe('two islands that change the same element', () => {
  it.each([
    ['first', 0, 'two', 'b', 'two'],
    ['second', 1, 'one', 'a b', 'one'],
  ])(
    'RT-28 when the %s leaves, the other one keeps what it wants; then the server HTML is back',
    (_which, leaves, title, classes, text) => {
      const both = [track(), track()];
      both[0]?.attribute(find('label'), 'title', 'one');
      both[0]?.text(find('label'), 'one');
      both[0]?.toggleClass(find('label'), 'shared', true);
      both[1]?.attribute(find('label'), 'title', 'two');
      both[1]?.toggleClass(find('label'), 'a', false);
      both[1]?.toggleClass(find('label'), 'shared', true);
      both[1]?.text(find('label'), 'two');
      both[leaves]?.undo();
      expect(find('label').title).toBe(title);
      expect(find('label').textContent).toBe(text);
      expect([...find('label').classList].sort().join(' ')).toBe(`${classes} shared`);
      both[1 - leaves]?.undo();
      expect(document.body.innerHTML).toBe(html);
    },
  );
});

describe('an undo step that throws', () => {
  it('RT-7 is reported, and the others run', () => {
    const errors: unknown[] = [];
    const changes = trackChanges((error) => errors.push(error));
    const ran = vi.fn();
    changes.attribute(find('label'), 'title', 'ours');
    changes.onUndo(ran);
    changes.onUndo(() => {
      throw new Error('broken step');
    });
    changes.undo();
    expect(ran).toHaveBeenCalledTimes(1);
    expect(errors.map(String)).toEqual(['Error: broken step']);
    expect(document.body.innerHTML).toBe(html);
  });
});

describe('a record that somebody else wrote', () => {
  const restored = (record: string, tag = 'p') => {
    const element = document.createElement(tag);
    element.setAttribute(WAS, record);
    restore(element);
    return element;
  };

  it.each([
    ['a handler', { onclick: 'iyimHarmed=1', onpointerover: 'iyimHarmed=1' }, 'p'],
    ['an address with a script', { href: 'javascript:iyimHarmed=1' }, 'a'],
    ['a frame', { srcdoc: '<p>', src: 'https://evil.example/' }, 'iframe'],
    [
      'a source of a script',
      { src: 'https://evil.example/x.js', type: 'module', '#text': 'iyimHarmed=1' },
      'script',
    ],
    ['a style sheet', { '#text': '*{display:none}' }, 'style'],
    ['a link to a style sheet', { href: 'https://evil.example/x.css', rel: null }, 'link'],
    ['a style attribute', { style: 'position:fixed' }, 'p'],
    ['a form target', { action: 'https://evil.example/', formaction: 'https://evil.example/' }, 'form'],
    [
      'invalid names',
      { 'a b': '1', '': '1', '<': '1', '.a b': '', '.': '', 'data- x': '1', 'on\nclick': '1' },
      'p',
    ],
    ['values of wrong types', { title: 1, id: {}, role: ['x'], hidden: true }, 'p'],
  ])('RT-33 %s is not written', (_what, record, tag) => {
    const element = restored(JSON.stringify(record), tag);
    expect(element.getAttributeNames()).toEqual([]);
    expect(element.childNodes).toHaveLength(0);
  });

  it('RT-33 no disguise of a script becomes an address', () => {
    for (const href of scriptUrls) {
      const link = restored(JSON.stringify({ href }), 'a');
      expect(link.getAttribute('href')).toBeNull();
    }
  });

  it.each([...json, 'null', '[null]', '{"title":null', 'undefined'])(
    'RT-33 %j costs nothing but itself',
    (record) => {
      expect(restored(record).getAttributeNames()).toEqual([]);
      expectUnharmed();
    },
  );

  it('RT-33 a huge one is not parsed', () => {
    const parse = vi.spyOn(JSON, 'parse');
    restored(hugeJson());
    expect(parse).not.toHaveBeenCalled();
  });

  it('RT-25 what views do change is written', () => {
    const record = {
      'aria-label': 'x',
      'data-x': 'y',
      href: '/cart/',
      title: null,
      '.on': '',
      'style.color': 'red',
    };
    const element = document.createElement('a');
    element.title = 'ours';
    element.setAttribute(WAS, JSON.stringify(record));
    restore(element);
    expect(element.getAttributeNames().sort()).toEqual(['aria-label', 'class', 'data-x', 'href', 'style']);
    expect(restored('{"src":"/b.jpg","srcset":"/b.jpg 2x"}', 'img').getAttribute('src')).toBe('/b.jpg');
  });
});
