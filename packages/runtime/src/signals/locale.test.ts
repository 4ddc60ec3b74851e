import { afterEach, describe, expect, it } from 'vitest';
import type { Message } from '../site/config.ts';
import { setExplicitConfig } from '../site/config-source.ts';
import { translate } from './locale.ts';

const catalogue = { he: { added: '{name} נוסף' }, en: { added: '{name} was added' } };
const element = (lang?: string) => {
  document.body.innerHTML = lang ? `<div lang="${lang}"><p></p></div>` : '<div><p></p></div>';
  return document.querySelector('p') as Element;
};

afterEach(() => setExplicitConfig(undefined));

describe('texts', () => {
  it('RT-22 are Hebrew by default, English where the page says so', () => {
    expect(translate(element(), 'w', catalogue, 'added', { name: 'ספל' })).toBe('ספל נוסף');
    expect(translate(element('en-US'), 'w', catalogue, 'added', { name: 'Mug' })).toBe('Mug was added');
    expect(translate(element('fr'), 'w', catalogue, 'close')).toBe('סגירה');
  });

  it('RT-22 follow the configured locale where the page does not say', () => {
    document.documentElement.removeAttribute('lang');
    setExplicitConfig({ locale: 'en' });
    expect(translate(element(), 'w', catalogue, 'close')).toBe('Close');
    expect(translate(element('he'), 'w', catalogue, 'close')).toBe('סגירה');
  });

  it('RT-22 can be overridden by the page, for one widget or for all', () => {
    setExplicitConfig({ messages: { en: { 'w.added': 'In: {name}', close: 'Shut' } } });
    expect(translate(element('en'), 'w', catalogue, 'added', { name: 'Mug' })).toBe('In: Mug');
    expect(translate(element('en'), 'other', catalogue, 'added', { name: 'Mug' })).toBe('Mug was added');
    expect(translate(element('en'), 'w', catalogue, 'close')).toBe('Shut');
  });

  const plural = {
    he: { items: { one: 'פריט אחד', two: 'שני פריטים', other: '{count} פריטים' } },
    en: { items: { one: 'one item', other: '{count} items' } },
  };

  it.each([
    [0, '0 פריטים', '0 items'],
    [1, 'פריט אחד', 'one item'],
    [2, 'שני פריטים', '2 items'],
    [11, '11 פריטים', '11 items'],
    [100, '100 פריטים', '100 items'],
    ['1', 'פריט אחד', 'one item'],
    [1.5, '1.5 פריטים', '1.5 items'],
  ])('RT-22 for %j the plural form is %j and %j', (count, he, en) => {
    expect(translate(element('he'), 'w', plural, 'items', { count })).toBe(he);
    expect(translate(element('en'), 'w', plural, 'items', { count })).toBe(en);
  });

  it('RT-22 a page may give its own forms, one form, or one text for all', () => {
    const say = (count: number) => translate(element('he'), 'w', plural, 'items', { count });
    const override = (items: Message) => setExplicitConfig({ messages: { he: { 'w.items': items } } });
    override({ two: 'זוג' });
    expect([1, 2, 11].map(say)).toEqual(['פריט אחד', 'זוג', '11 פריטים']);
    override({ one: 'יחיד', other: '{count} יחידות' });
    expect([1, 2, 11].map(say)).toEqual(['יחיד', '2 יחידות', '11 יחידות']);
    override('סך הכול {count}');
    expect([1, 2].map(say)).toEqual(['סך הכול 1', 'סך הכול 2']);
  });

  it('RT-22 what a page gives instead of a text is passed over', () => {
    for (const wrong of [5, null, [], {}, { one: 7 }, { other: {} }, true]) {
      setExplicitConfig({ messages: { he: { 'w.items': wrong as unknown as Message } } });
      expect(translate(element('he'), 'w', plural, 'items', { count: 1 })).toBe('פריט אחד');
    }
  });

  it('RT-22 without a number the form is the general one', () => {
    expect(translate(element('en'), 'w', plural, 'items')).toBe('{count} items');
  });

  it('SEC-3 keys and placeholders never reach prototypes; an unknown key is shown as it is', () => {
    expect(translate(element(), 'w', catalogue, 'constructor')).toBe('constructor');
    expect(translate(element('en'), 'w', catalogue, 'added', {})).toBe('{name} was added');
    expect(translate(element('en'), 'w', { he: {}, en: { a: '{toString}' } }, 'a')).toBe('{toString}');
    const forms = Object.create({ other: 'inherited' }) as Message;
    expect(translate(element('en'), 'w', { he: {}, en: { a: forms } }, 'a', { count: 1 })).toBe('a');
  });
});
