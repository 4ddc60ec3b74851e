import { afterEach, describe, expect, it, vi } from 'vitest';
import { endBehaviours } from '../site/behaviour.ts';
import { endLife } from '../site/life-slot.ts';
import { setExplicitConfig } from '../site/page-config.ts';
import { find } from '../testing/find.ts';
import { languageOf } from './foreign-texts.ts';
import { translate } from './locale.ts';

/** Ends the page's behaviours and state, as `stop()` does. */
function endPage(): void {
  endBehaviours();
  endLife();
}

afterEach(() => endPage());

/** Sets up a page in `lang` with `html` in a slot. */
function showSlot(lang: string | undefined, html: string): Element {
  if (lang) document.documentElement.lang = lang;
  document.body.innerHTML = `<main><div data-iyim-slot>${html}</div></main>`;
  return find('main');
}

const text = (key: string, element = document.body) => translate(element, 'w', undefined, key);
const lang = (selector: string) => find(selector).getAttribute('lang');
const langBecomes = (selector: string, expected: string | null) =>
  vi.waitFor(() => expect(lang(selector)).toBe(expected));
/** Ends the page, and fails if a text that changes afterwards still gets another `lang`. */
async function expectLeftAloneAfterStop(): Promise<void> {
  endPage();
  find('p').textContent = 'Bonjour';
  await new Promise((resolve) => setTimeout(resolve));
  expect(lang('p')).toBe('en');
}
/** Makes one more change and waits until it has been handled, because all earlier changes have been handled then. */
async function settle(): Promise<void> {
  const last = document.createElement('i');
  last.setAttribute('data-iyim-slot', '');
  const around = document.createElement('div');
  around.lang = 'x-other';
  around.append(last);
  document.body.append(around);
  last.textContent = translate(around, 'w', { he: {}, en: { last: 'Last' } }, 'last');
  await vi.waitFor(() => expect(last.lang).toBe('en'));
  around.remove();
}

describe('the language of an element', () => {
  it.each([
    ['iw-IL', 'he-IL'],
    ['EN-us', 'en-US'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['pt_BR', 'pt-BR'],
    ['', 'he'],
    ['no tag', 'und'],
  ])('RT-22 a language that is written as %j has the tag %j', (written, tag) => {
    document.body.innerHTML = '<p></p>';
    find('p').setAttribute('lang', written);
    expect(languageOf(find('p'))).toBe(tag);
  });
});

describe('a widget’s text in a slot', () => {
  it.each([
    ['ar', {}, 'en'],
    ['fr-CA', {}, 'en'],
    ['yi', { locale: 'iw' }, 'he'],
    ['fr', { locale: 'fa', messages: { fa: { close: 'بستن' } } }, 'fa'],
    ['fr', { locale: 'ru' }, 'en'],
    ['not a tag', {}, 'en'],
  ])('RT-22 a widget’s text on a page in %j with %j gets the lang %j', async (page, config, expected) => {
    setExplicitConfig(config);
    showSlot(page, '<p></p>');
    find('p').textContent = text('close');
    await langBecomes('p', expected);
  });

  it.each([
    ['he', {}],
    ['iw', {}],
    ['en-GB', {}],
    [undefined, {}],
    ['fr-CA', { messages: { fr: { close: 'Fermer' } } }],
  ])('RT-22 a widget’s text on a page in %j with %j gets no lang', async (page, config) => {
    setExplicitConfig(config);
    showSlot(page, '<p></p>');
    find('p').textContent = text('close');
    await settle();
    expect(find('main').innerHTML).not.toContain('lang=');
  });

  it('RT-22 a Hebrew text gets no lang in a Hebrew part of an English page, but gets one outside it', async () => {
    showSlot('en', '<p></p>');
    find('main').lang = 'he';
    document.body.insertAdjacentHTML('beforeend', '<div data-iyim-slot><b></b></div>');
    find('p').textContent = text('close', find('main'));
    find('b').textContent = text('close', find('main'));
    await langBecomes('b', 'he');
    expect(lang('p')).toBeNull();
  });

  it('RT-22 an element loses its lang when another text replaces the widget’s text, and gets it again when that text returns', async () => {
    showSlot('fr', '<p></p>');
    const close = text('close');
    for (const shown of [close, 'Bonjour', `${close}\nBonjour`, close]) {
      find('p').textContent = shown;
      await langBecomes('p', shown === 'Bonjour' ? null : 'en');
    }
    (find('p').firstChild as Text).data = 'Bonjour';
    await langBecomes('p', null);
  });

  it('RT-22 a widget’s text gets a lang only if the text is missing in the page’s language', async () => {
    setExplicitConfig({ messages: { fr: { close: 'Fermer' } } });
    showSlot('fr', '<p></p><b></b>');
    find('p').textContent = text('close');
    find('b').textContent = text('retry');
    await langBecomes('b', 'en');
    expect([find('p').textContent, lang('p')]).toEqual(['Fermer', null]);
  });

  it.each(['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'])(
    'RT-22 a widget’s text as the %s of an element gives the element a lang',
    async (name) => {
      showSlot('fr', '<button>×</button>');
      find('button').setAttribute(name, text('close'));
      await langBecomes('button', 'en');
      find('button').removeAttribute(name);
      await langBecomes('button', null);
    },
  );

  it('RT-22 a widget’s text in an element’s name sets no lang on server text inside the element', async () => {
    showSlot('fr', '<ul><li></li></ul><b></b>');
    find('ul').setAttribute('aria-label', text('close'));
    await langBecomes('ul', 'en');
    find('b').textContent = text('retry');
    find('li').textContent = 'Chaise';
    await langBecomes('ul', null);
    expect([lang('li'), lang('b')]).toEqual([null, 'en']);
  });

  it('RT-22 a widget’s text keeps its lang when the text around it changes', async () => {
    showSlot('fr', '<section><b></b></section>');
    find('section').setAttribute('aria-label', text('close'));
    find('b').textContent = text('retry');
    await langBecomes('section', 'en');
    expect(lang('b')).toBeNull();
    find('section').append('Chaise');
    await langBecomes('b', 'en');
    expect(lang('section')).toBeNull();
  });

  it('RT-22 a lang that the page wrote, and elements outside slots, are not changed', async () => {
    showSlot('fr', '<p lang="en-US"></p>');
    find('main').insertAdjacentHTML('beforeend', '<b></b>');
    find('p').textContent = text('close');
    find('b').textContent = text('close');
    await settle();
    expect([lang('p'), lang('b')]).toEqual(['en-US', null]);
  });

  it('RT-22 a widget’s text gets its lang even after thousands of other texts', async () => {
    showSlot('fr', '<p></p><b></b>');
    for (let count = 0; count < 3000; count++)
      find('p').textContent = translate(find('p'), 'w', { he: {}, en: { count: 'No {count}' } }, 'count', {
        count,
      });
    await langBecomes('p', 'en');
  });

  it('RT-18 a widget’s text gets no lang from code that loads after stop()', async () => {
    showSlot('fr', '<p></p>');
    find('p').textContent = text('close');
    endPage();
    await import('./mark-texts.ts');
    await new Promise((resolve) => setTimeout(resolve));
    find('p').textContent = text('close');
    await langBecomes('p', 'en');
    await expectLeftAloneAfterStop();
  });

  it('RT-18 an element keeps its lang after stop(); after the next widget text, lang is updated again', async () => {
    showSlot('fr', '<p></p>');
    find('p').textContent = text('close');
    await langBecomes('p', 'en');
    await expectLeftAloneAfterStop();
    find('p').textContent = text('retry');
    find('p').textContent = 'Bonjour';
    await langBecomes('p', null);
  });
});
