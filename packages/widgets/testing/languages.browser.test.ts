/** Tests that widget texts are marked with their language (`lang`) on a page in a language that has no widget texts. */
import type { Message } from '@iyim/runtime/page';
import { describe, expect, it, vi } from 'vitest';
import { sharedMessages } from '../../runtime/src/signals/locale.ts';
import * as catalogue from '../bundle/catalogue.ts';
import carouselMessages from '../shared/carousel/texts.json' with { type: 'json' };
import lightboxMessages from '../shared/lightbox/texts.json' with { type: 'json' };
import { messages as motionMessages } from '../shared/phrase/MotionToggle.tsx';
import { fixtures } from './fixtures.ts';
import { keepOnPage, showFixture } from './show-fixture.ts';

/** Prefix added to every English widget text, so that the test can find these texts in the page. */
const SIGN = '§';
const NAMES = ['aria-label', 'aria-roledescription', 'aria-description', 'title', 'placeholder', 'alt'];

const signed = (message: Message): Message =>
  typeof message === 'string'
    ? SIGN + message
    : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, SIGN + text]));

const definitions = await Promise.all(
  Object.values(catalogue).map(async ({ load }) => (await load()).definition),
);
const english = [
  ...definitions.flatMap(({ name, messages }) =>
    Object.entries(messages?.en ?? {}).map(([key, message]) => [`${name}.${key}`, message] as const),
  ),
  ...[sharedMessages, carouselMessages, lightboxMessages, motionMessages].flatMap(({ en }) =>
    Object.entries<Message>(en),
  ),
].map(([key, message]) => [key, signed(message)]);
const messages = { en: Object.fromEntries(english) };

keepOnPage();

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Returns the text of an element itself, without its child elements. */
const ownWords = (element: Element): string =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

const textsIn = (element: Element) =>
  [element, ...element.querySelectorAll('*')].map(ownWords).filter(hasLetters);

/** Returns the start of the HTML of each element with a widget text that is not marked as English, or with other text that is. */
function wrongTexts(ofServer: ReadonlySet<Element>): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const isAdded = element.closest('[data-iyim-slot], [data-iyim-announcer]');
    const names =
      !isAdded || ofServer.has(element) ? [] : NAMES.map((name) => element.getAttribute(name) ?? '');
    const texts = [ownWords(element), ...names].filter(hasLetters);
    // A name must not be marked as English if the content comes from the server: screen readers use one language for both.
    const isMixed = textsIn(element).some((text) => !text.includes(SIGN)) && !hasLetters(ownWords(element));
    const isEnglish = element.closest('[lang]')?.getAttribute('lang') === 'en';
    const isWidgetText = texts.some((text) => text.includes(SIGN)) && !isMixed;
    const start = element.outerHTML.slice(0, 300);
    return texts.length > 0 && isWidgetText !== isEnglish ? [start] : [];
  });
}

describe.each(fixtures.map((each) => [[each.widget, each.variant].filter(Boolean).join(' '), each] as const))(
  '%s',
  (_name, fixture) => {
    it('RT-22 on a page in French, each widget text and no other text is marked as English', async () => {
      document.documentElement.lang = 'fr';
      const html = `<main>${fixture.html()}</main>`;
      const ofServer = await showFixture(fixture, html, { config: { messages } });
      await vi.waitFor(() => expect(wrongTexts(ofServer)).toEqual([]));
      fixture.act?.();
      await vi.waitFor(() => expect(fixture.isDone?.() ?? true).toBe(true), 8000);
      await vi.waitFor(() => expect(wrongTexts(ofServer), 'after the visitor’s action').toEqual([]));
    });
  },
);
