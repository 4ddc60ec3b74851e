import { describe, expect, it, vi } from 'vitest';
import { expectUnharmed, hugeJson, json, scriptUrls } from '../../testing/hostile.ts';
import { restore, WAS } from './restore.ts';

describe('a record that another script wrote', () => {
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
  ])('RT-33 restore never writes %s', (_what, record, tag) => {
    const element = restored(JSON.stringify(record), tag);
    expect(element.getAttributeNames()).toEqual([]);
    expect(element.childNodes).toHaveLength(0);
  });

  it('RT-33 restore writes no address that disguises a script', () => {
    for (const href of scriptUrls) {
      const link = restored(JSON.stringify({ href }), 'a');
      expect(link.getAttribute('href')).toBeNull();
    }
  });

  it.each([...json, 'null', '[null]', '{"title":null', 'undefined'])(
    'RT-33 restore ignores the invalid record %j',
    (record) => {
      expect(restored(record).getAttributeNames()).toEqual([]);
      expectUnharmed();
    },
  );

  it('RT-33 restore does not parse a huge record', () => {
    const parse = vi.spyOn(JSON, 'parse');
    restored(hugeJson());
    expect(parse).not.toHaveBeenCalled();
  });

  it('RT-25 restore writes values that views may change', () => {
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
