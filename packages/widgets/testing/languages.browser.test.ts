/** The language of each text that a widget adds to a page in a language that our texts lack. */
import { start, stop } from '@iyim/runtime';
import type { AnyDefinition, Message } from '@iyim/runtime/widget';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedMessages } from '../../runtime/src/signals/locale.ts';
import { noteLeaving } from '../../runtime/src/testing/note-leaving.ts';
import { widgets } from '../bundle/catalogue.ts';
import { carouselMessages } from '../shared/carousel/messages.ts';
import { messages as lightboxMessages } from '../shared/lightbox/texts.ts';
import { messages as motionMessages } from '../shared/phrase/MotionToggle.tsx';
import { fakeUploads } from '../src/form/testing/fake-upload.ts';
import { cartAnswer, type Fixture, fixtures } from './fixtures.ts';

/** Is in each of our English texts, so that everything made of one is found in the page. */
const SIGN = '§';
const NAMES = ['aria-label', 'aria-roledescription', 'aria-description', 'title', 'placeholder', 'alt'];

const signed = (message: Message): Message =>
  typeof message === 'string'
    ? SIGN + message
    : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, SIGN + text]));

const definitions = import.meta.glob<AnyDefinition>('../src/*/definition.ts', {
  eager: true,
  import: 'default',
});
const english = [
  ...Object.values(definitions).flatMap(({ name, messages }) =>
    Object.entries(messages?.en ?? {}).map(([key, message]) => [`${name}.${key}`, message] as const),
  ),
  ...[sharedMessages, carouselMessages, lightboxMessages, motionMessages].flatMap(({ en }) =>
    Object.entries<Message>(en),
  ),
].map(([key, message]) => [key, signed(message)]);
const messages = { en: Object.fromEntries(english) };

let ending = new AbortController();
const address = location.href;

beforeEach(() => {
  ending = new AbortController();
  noteLeaving(ending.signal);
  window.addEventListener('submit', (event) => event.preventDefault(), { signal: ending.signal });
});

afterEach(() => {
  stop();
  ending.abort();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('lang');
  history.replaceState(null, '', address);
  vi.unstubAllGlobals();
});

/** Mounts the fixture's widget and returns the elements that the server wrote. */
async function show(
  { widget, html, settings, isReady, answer }: Fixture,
  lang: string,
  config = {},
): Promise<ReadonlySet<Element>> {
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.includes('get_refreshed_fragments')) return cartAnswer();
    return (await answer?.(request)) ?? new Response('0', { status: 400 });
  });
  const { platform } = fakeUploads((upload) =>
    upload.answer({ success: true, data: { message: 'Thanks', data: [] } }),
  );
  vi.stubGlobal('XMLHttpRequest', function request() {
    return platform.createRequest();
  });
  document.documentElement.lang = lang;
  document.body.innerHTML = `<main>${html()}</main>`;
  const host = document.querySelector('main [data-widget]') as HTMLElement;
  host.dataset.widgetLoad = 'load';
  if (settings) host.dataset.widgetSettings = JSON.stringify(settings[0]);
  const ofServer = new Set(document.querySelectorAll('*'));
  start({ widgets: widgets.filter(({ name }) => name === widget), config });
  await vi.waitFor(() => {
    expect(host.dataset.widgetState).toBe('mounted');
    expect(isReady?.() ?? true).toBe(true);
  }, 8000);
  return ofServer;
}

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** The text of an element itself, without that of its child elements. */
const ownWords = (element: Element): string =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

const textsIn = (element: Element) =>
  [element, ...element.querySelectorAll('*')].map(ownWords).filter(hasLetters);

/** Elements with one of our texts that is not in English for the browser, or with another one that is. */
function wrongTexts(ofServer: ReadonlySet<Element>): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const isAdded = element.closest('[data-iyim-slot], [data-iyim-announcer]');
    const names =
      !isAdded || ofServer.has(element) ? [] : NAMES.map((name) => element.getAttribute(name) ?? '');
    const own = [ownWords(element), ...names].filter(hasLetters);
    // A name is read in one language with the words in the element, and these may be the server's.
    const isMixed = textsIn(element).some((text) => !text.includes(SIGN)) && !hasLetters(ownWords(element));
    const isEnglish = element.closest('[lang]')?.getAttribute('lang') === 'en';
    const isOurs = own.some((text) => text.includes(SIGN)) && !isMixed;
    const start = element.outerHTML.slice(0, 300);
    return own.length > 0 && isOurs !== isEnglish ? [start] : [];
  });
}

describe.each(fixtures.map((each) => [[each.widget, each.variant].filter(Boolean).join(' '), each] as const))(
  '%s',
  (_name, fixture) => {
    it('RT-22 names the language of each of our texts, and of no other, on a page in French', async () => {
      const ofServer = await show(fixture, 'fr', { messages });
      await vi.waitFor(() => expect(wrongTexts(ofServer)).toEqual([]));
      fixture.act?.();
      await vi.waitFor(() => expect(fixture.isDone?.() ?? true).toBe(true), 8000);
      await vi.waitFor(() => expect(wrongTexts(ofServer), 'after the visitor’s action').toEqual([]));
    });
  },
);
