import { afterEach, describe, expect, it, vi } from 'vitest';
import { endBehaviours } from '../site/behaviour.ts';
import { endLife } from '../site/life-slot.ts';
import { setExplicitConfig } from '../site/page-config.ts';
import { find } from '../testing/find.ts';
import { languageOf } from './foreign-texts.ts';
import { translate } from './locale.ts';

/** What `stop()` does to the texts. */
function endPage(): void {
  endBehaviours();
  endLife();
}

afterEach(() => endPage());

/** A page in `lang` with `html` in a slot. */
function showSlot(lang: string | undefined, html: string): Element {
  if (lang) document.documentElement.lang = lang;
  document.body.innerHTML = `<main><div data-iyim-slot>${html}</div></main>`;
  return find('main');
}

const text = (key: string, element = document.body) => translate(element, 'w', undefined, key);
const lang = (selector: string) => find(selector).getAttribute('lang');
const langBecomes = (selector: string, expected: string | null) =>
  vi.waitFor(() => expect(lang(selector)).toBe(expected));
/** Fails when a change after the stop is still followed. */
async function expectLeftAloneAfterStop(): Promise<void> {
  endPage();
  find('p').textContent = 'Bonjour';
  await new Promise((resolve) => setTimeout(resolve));
  expect(lang('p')).toBe('en');
}
/** Until all changes of the page so far have been seen: the last of them is. */
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
  ])('RT-22 %j is the tag %j', (written, tag) => {
    document.body.innerHTML = '<p></p>';
    find('p').setAttribute('lang', written);
    expect(languageOf(find('p'))).toBe(tag);
  });
});

describe('a text of ours in a slot', () => {
  it.each([
    ['ar', {}, 'en'],
    ['fr-CA', {}, 'en'],
    ['yi', { locale: 'iw' }, 'he'],
    ['fr', { locale: 'fa', messages: { fa: { close: 'بستن' } } }, 'fa'],
    ['fr', { locale: 'ru' }, 'en'],
    ['not a tag', {}, 'en'],
  ])('RT-22 in %j with %j gets the lang %j', async (page, config, expected) => {
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
  ])('RT-22 in %j with %j gets no lang', async (page, config) => {
    setExplicitConfig(config);
    showSlot(page, '<p></p>');
    find('p').textContent = text('close');
    await settle();
    expect(find('main').innerHTML).not.toContain('lang=');
  });

  it('RT-22 in a part in Hebrew of an English page gets no lang there, and its own outside', async () => {
    showSlot('en', '<p></p>');
    find('main').lang = 'he';
    document.body.insertAdjacentHTML('beforeend', '<div data-iyim-slot><b></b></div>');
    find('p').textContent = text('close', find('main'));
    find('b').textContent = text('close', find('main'));
    await langBecomes('b', 'he');
    expect(lang('p')).toBeNull();
  });

  it('RT-22 loses its lang when another text takes its place, and has it again when it is back', async () => {
    showSlot('fr', '<p></p>');
    const close = text('close');
    for (const shown of [close, 'Bonjour', `${close}\nBonjour`, close]) {
      find('p').textContent = shown;
      await langBecomes('p', shown === 'Bonjour' ? null : 'en');
    }
    (find('p').firstChild as Text).data = 'Bonjour';
    await langBecomes('p', null);
  });

  it('RT-22 that only one language lacks is the only one with a lang', async () => {
    setExplicitConfig({ messages: { fr: { close: 'Fermer' } } });
    showSlot('fr', '<p></p><b></b>');
    find('p').textContent = text('close');
    find('b').textContent = text('retry');
    await langBecomes('b', 'en');
    expect([find('p').textContent, lang('p')]).toEqual(['Fermer', null]);
  });

  it.each(['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'])(
    'RT-22 gives its element a lang as %s, too',
    async (name) => {
      showSlot('fr', '<button>×</button>');
      find('button').setAttribute(name, text('close'));
      await langBecomes('button', 'en');
      find('button').removeAttribute(name);
      await langBecomes('button', null);
    },
  );

  it('RT-22 of an element’s name marks no words of the server', async () => {
    showSlot('fr', '<ul><li></li></ul><b></b>');
    find('ul').setAttribute('aria-label', text('close'));
    await langBecomes('ul', 'en');
    find('b').textContent = text('retry');
    find('li').textContent = 'Chaise';
    await langBecomes('ul', null);
    expect([lang('li'), lang('b')]).toEqual([null, 'en']);
  });

  it('RT-22 keeps its lang when the words around it change', async () => {
    showSlot('fr', '<section><b></b></section>');
    find('section').setAttribute('aria-label', text('close'));
    find('b').textContent = text('retry');
    await langBecomes('section', 'en');
    expect(lang('b')).toBeNull();
    find('section').append('Chaise');
    await langBecomes('b', 'en');
    expect(lang('section')).toBeNull();
  });

  it('RT-22 leaves a lang that the page wrote, and elements outside of slots, as they are', async () => {
    showSlot('fr', '<p lang="en-US"></p>');
    find('main').insertAdjacentHTML('beforeend', '<b></b>');
    find('p').textContent = text('close');
    find('b').textContent = text('close');
    await settle();
    expect([lang('p'), lang('b')]).toEqual(['en-US', null]);
  });

  it('RT-22 is one of a thousand and more that a page has seen', async () => {
    showSlot('fr', '<p></p><b></b>');
    for (let count = 0; count < 3000; count++)
      find('p').textContent = translate(find('p'), 'w', { he: {}, en: { count: 'No {count}' } }, 'count', {
        count,
      });
    await langBecomes('p', 'en');
  });

  it('RT-18 is not marked by code that arrives after stop()', async () => {
    showSlot('fr', '<p></p>');
    find('p').textContent = text('close');
    endPage();
    await import('./mark-texts.ts');
    await new Promise((resolve) => setTimeout(resolve));
    find('p').textContent = text('close');
    await langBecomes('p', 'en');
    await expectLeftAloneAfterStop();
  });

  it('RT-18 is not followed after stop(), and again on the next page', async () => {
    showSlot('fr', '<p></p>');
    find('p').textContent = text('close');
    await langBecomes('p', 'en');
    await expectLeftAloneAfterStop();
    find('p').textContent = text('retry');
    find('p').textContent = 'Bonjour';
    await langBecomes('p', null);
  });
});
