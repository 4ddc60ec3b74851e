import { describe, expect, it } from 'vitest';
import type { Message } from '../site/config-shape.ts';
import { setExplicitConfig } from '../site/page-config.ts';
import { translate } from './locale.ts';

const catalogue = { he: { added: '{name} נוסף' }, en: { added: '{name} was added' } };
const element = (lang?: string) => {
  document.body.innerHTML = lang ? `<div lang="${lang}"><p></p></div>` : '<div><p></p></div>';
  return document.querySelector('p') as Element;
};

describe('texts', () => {
  it('RT-22 texts are Hebrew by default, and English on an English page', () => {
    expect(translate(element(), 'w', catalogue, 'added', { name: 'ספל' })).toBe('ספל נוסף');
    expect(translate(element('en-US'), 'w', catalogue, 'added', { name: 'Mug' })).toBe('Mug was added');
  });

  it('RT-22 texts follow the configured locale on a page without a language', () => {
    document.documentElement.removeAttribute('lang');
    setExplicitConfig({ locale: 'en' });
    expect(translate(element(), 'w', catalogue, 'close')).toBe('Close');
    expect(translate(element('he'), 'w', catalogue, 'close')).toBe('סגירה');
  });

  it('RT-22 the page can override texts for one widget or for all', () => {
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
  ])('RT-22 a text has the plural forms for %j: %j and %j', (count, he, en) => {
    expect(translate(element('he'), 'w', plural, 'items', { count })).toBe(he);
    expect(translate(element('en'), 'w', plural, 'items', { count })).toBe(en);
  });

  it('RT-22 the page can override one plural form, several forms, or all forms with one text', () => {
    const textFor = (count: number) => translate(element('he'), 'w', plural, 'items', { count });
    const override = (items: Message) => setExplicitConfig({ messages: { he: { 'w.items': items } } });
    override({ two: 'זוג' });
    expect([1, 2, 11].map(textFor)).toEqual(['פריט אחד', 'זוג', '11 פריטים']);
    override({ one: 'יחיד', other: '{count} יחידות' });
    expect([1, 2, 11].map(textFor)).toEqual(['יחיד', '2 יחידות', '11 יחידות']);
    override('סך הכול {count}');
    expect([1, 2].map(textFor)).toEqual(['סך הכול 1', 'סך הכול 2']);
  });

  it('RT-22 configured messages that are not texts are ignored', () => {
    for (const wrong of [5, null, [], {}, { one: 7 }, { other: {} }, true]) {
      setExplicitConfig({ messages: { he: { 'w.items': wrong as unknown as Message } } });
      expect(translate(element('he'), 'w', plural, 'items', { count: 1 })).toBe('פריט אחד');
    }
  });

  it('RT-22 without a count, the first number chooses the plural form', () => {
    const page = { he: { page: { one: 'עמוד ראשון מתוך {all}', other: 'עמוד {page} מתוך {all}' } }, en: {} };
    const textFor = (page_: number) =>
      translate(element('he'), 'w', page, 'page', { name: 'א', page: page_, all: 9 });
    expect([1, 2].map(textFor)).toEqual(['עמוד ראשון מתוך 9', 'עמוד 2 מתוך 9']);
  });

  it('RT-22 without a number, a text has the general form', () => {
    expect(translate(element('en'), 'w', plural, 'items')).toBe('{count} items');
  });

  it('SEC-3 translate never takes keys or placeholders from prototypes, and returns an unknown key unchanged', () => {
    expect(translate(element(), 'w', catalogue, 'constructor')).toBe('constructor');
    expect(translate(element('en'), 'w', catalogue, 'added', {})).toBe('{name} was added');
    expect(translate(element('en'), 'w', { he: {}, en: { a: '{toString}' } }, 'a')).toBe('{toString}');
    const forms = Object.create({ other: 'inherited' }) as Message;
    expect(translate(element('en'), 'w', { he: {}, en: { a: forms } }, 'a', { count: 1 })).toBe('a');
  });

  it.each([
    ['he', 'סגירה'],
    ['HE-il', 'סגירה'],
    ['iw', 'סגירה'],
    ['heb', 'סגירה'],
    ['IW-IL', 'סגירה'],
    ['', 'סגירה'],
    [' ', 'סגירה'],
    ['EN-us', 'Close'],
    ['en_US', 'Close'],
    ['fr', 'Close'],
    ['ru', 'Close'],
    ['yi', '\u2068Close\u2069'],
    ['ji', '\u2068Close\u2069'],
    ['ar-EG', '\u2068Close\u2069'],
    ['hebr', 'Close'],
    ['not a tag!!', 'Close'],
    ['__proto__', 'Close'],
    ['x'.repeat(10_000), 'Close'],
  ])(
    'RT-22 texts on a page in %j are Hebrew if the page is Hebrew or has no language, otherwise English: %j',
    (lang, close) => {
      document.body.innerHTML = '<p></p>';
      document.documentElement.lang = lang;
      expect(translate(document.querySelector('p') as Element, 'w', catalogue, 'close')).toBe(close);
    },
  );

  it.each([
    ['fr', 'Fermer', 'Ouvrir'],
    ['FR', 'Fermer', 'Ouvrir'],
    ['fr-BE', 'Fermer', 'Ouvrir'],
    ['fr-CA', 'Fermer ça', 'Ouvrir'],
    ['fr-Latn-CA', 'Fermer', 'Ouvrir'],
    ['fro', 'Close', 'Open'],
    ['en', 'Close', 'Open'],
    ['he', 'סגירה', 'פתיחה'],
  ])(
    'RT-22 texts in %j are taken from the messages configured for that language or its base language',
    (lang, close, open) => {
      const messages = { he: { open: 'פתיחה' }, en: { open: 'Open' } };
      setExplicitConfig({
        messages: { Fr: { close: 'Fermer', 'w.open': 'Ouvrir' }, 'FR-ca': { close: 'Fermer ça' } },
      });
      expect(translate(element(lang), 'w', messages, 'close')).toBe(close);
      expect(translate(element(lang), 'w', messages, 'open')).toBe(open);
      expect(translate(element(lang), 'w', messages, 'retry')).toBe(
        lang === 'he' ? 'לנסות שוב' : 'Try again',
      );
    },
  );

  it('RT-22 texts of the configured locale replace single texts that a language lacks', () => {
    setExplicitConfig({ locale: 'fr-CA', messages: { fr: { close: 'Fermer' }, iw: { close: 'לסגור' } } });
    expect(
      ['ru', '', undefined, 'he', 'iw', 'en'].map((lang) =>
        translate(element(lang), 'w', undefined, 'close'),
      ),
    ).toEqual(['Fermer', 'Fermer', 'Fermer', 'לסגור', 'לסגור', 'Close']);
    expect(translate(element('ru'), 'w', undefined, 'retry')).toBe('Try again');
    setExplicitConfig({ locale: 'he' });
    expect(translate(element('ru'), 'w', undefined, 'close')).toBe('\u2068סגירה\u2069');
  });

  it('RT-22 texts are taken from a catalogue that has the page’s language', () => {
    const messages = { ...catalogue, de: { added: '{name} hinzugefügt' } };
    expect(translate(element('de-AT'), 'w', messages, 'added', { name: 'Tasse' })).toBe('Tasse hinzugefügt');
  });

  it('RT-22 texts follow the nearest lang, even when it changes', () => {
    const inner = element('fr');
    document.documentElement.lang = 'he';
    setExplicitConfig({ messages: { fr: { close: 'Fermer' } } });
    expect(translate(inner, 'w', undefined, 'close')).toBe('Fermer');
    inner.parentElement?.setAttribute('lang', 'en');
    expect(translate(inner, 'w', undefined, 'close')).toBe('Close');
    inner.parentElement?.removeAttribute('lang');
    expect(translate(inner, 'w', undefined, 'close')).toBe('סגירה');
  });

  it('RT-22 Arabic texts have six plural forms; a missing form falls back to the general form, then to English', () => {
    const forms = { zero: 'صفر', one: 'واحد', two: 'اثنان', few: 'قليل', many: 'كثير', other: 'غير ذلك' };
    const textFor = (count: number) => translate(element('ar'), 'w', plural, 'items', { count });
    const override = (items: Message) => setExplicitConfig({ messages: { ar: { 'w.items': items } } });
    override(forms);
    expect([0, 1, 2, 3, 11, 100].map(textFor)).toEqual(Object.values(forms));
    override({ one: 'واحد', other: 'غير ذلك' });
    expect([0, 1, 2, 3].map(textFor)).toEqual(['غير ذلك', 'واحد', 'غير ذلك', 'غير ذلك']);
    override({ few: 'قليل' });
    expect([1, 3].map(textFor)).toEqual(['\u2068one item\u2069', 'قليل']);
  });

  it('RT-22 English texts on a Russian page use the plural forms of English', () => {
    expect(translate(element('ru'), 'w', plural, 'items', { count: 21 })).toBe('21 items');
  });

  it.each([
    ['he', 1234, '1,234 פריטים'],
    ['en', 1234567.5, '1,234,567.5 items'],
    ['de', 1234.5, '1.234,5 Artikel'],
    ['ar-EG', 12, '١٢ عنصر'],
    ['en', 0.000001, '0.000001 items'],
    ['en', -1234, '-1,234 items'],
    ['en', Number.NaN, 'NaN items'],
  ])('RT-22 texts in %j contain the number %j in the language’s format: %j', (lang, count, text) => {
    const other = { de: '{count} Artikel', ar: '{count} عنصر' };
    setExplicitConfig({
      messages: { de: { 'w.items': { other: other.de } }, ar: { 'w.items': { other: other.ar } } },
    });
    expect(translate(element(lang), 'w', plural, 'items', { count })).toBe(text);
  });
});

describe('values in a text', () => {
  const messages = { he: { said: 'למשל a@b.com: {it}.' }, en: { said: 'such as {it}.' } };
  const textFor = (lang: string, it: string | number) =>
    translate(element(lang), 'w', messages, 'said', { it });
  const isolated = (value: string) => `\u2068${value}\u2069`;

  it.each(['Email', 'iPhone 15 Pro!', 'C++', 'כוס C++', '-5', '+972-3', '050 123', '*', '(3)'])(
    'RT-22 a value in a Hebrew text is isolated: %j',
    (value) => expect(textFor('he', value)).toBe(`למשל a@b.com: ${isolated(value)}.`),
  );

  it('RT-22 a negative number in a Hebrew text is isolated together with its minus sign', () => {
    expect(textFor('he', -5)).toMatch(/: \u2068\u200e?-5\u2069\.$/);
  });

  it.each(['כוס', 'כוס חימר!', 'כוס 12', '12', '1,234', '2.5%', '09:30', ''])(
    'RT-22 a value in a Hebrew text is not isolated: %j',
    (value) => {
      expect(textFor('he', value)).toBe(`למשל a@b.com: ${value}.`);
    },
  );

  it.each(['כוס', 'Mug כוס!', 'مرحبا'])('RT-22 a value in an English text is isolated: %j', (value) => {
    expect(textFor('en', value)).toBe(`such as ${isolated(value)}.`);
  });

  it.each(['Mug', 'C++', '-5', 'Été 2'])('RT-22 a value in an English text is not isolated: %j', (value) => {
    expect(textFor('en', value)).toBe(`such as ${value}.`);
  });

  it('RT-22 values are isolated according to the language of the text, not of the page', () => {
    expect(textFor('ru', 'Mug')).toBe('such as Mug.');
    expect(textFor('ru', 'كوب')).toBe(`such as ${isolated('كوب')}.`);
  });

  it.each([
    ['ar', {}, '\u2068such as Mug.\u2069'],
    ['fr', { locale: 'he' }, `\u2068למשל a@b.com: ${isolated('Mug')}.\u2069`],
    ['not a tag', { locale: 'he' }, `\u2068למשל a@b.com: ${isolated('Mug')}.\u2069`],
    ['yi', { locale: 'he' }, `למשל a@b.com: ${isolated('Mug')}.`],
    ['fr', {}, 'such as Mug.'],
  ])(
    'RT-22 on a page in %j with %j, a text is isolated if its direction differs from that of the page: %j',
    (lang, config, text) => {
      setExplicitConfig(config);
      expect(textFor(lang, 'Mug')).toBe(text);
    },
  );

  it('RT-22 a value that looks like a placeholder is inserted into a text unchanged', () => {
    expect(textFor('en', '{it} {name}')).toBe('such as {it} {name}.');
  });
});
