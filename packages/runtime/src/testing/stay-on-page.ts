import { afterEach, expect } from 'vitest';
import { givePageBack } from './give-page-back.ts';

declare global {
  interface Window {
    /** Where the test has led its page so far: path and query. A test that means to takes them with `splice`. */
    led: string[];
  }
}

/**
 * Runs before each test file in a browser: the page of a test can not be left. A frame that went elsewhere would end the whole
 * run without a word on the test that did it; here that test fails.
 */
givePageBack();

window.led = [];
navigation.addEventListener('navigate', (event) => {
  if (event.destination.sameDocument || event.downloadRequest !== null) return;
  event.preventDefault();
  const { pathname, search } = new URL(event.destination.url);
  window.led.push(pathname + search);
});
afterEach(() => expect(window.led.splice(0), 'where the test led its page').toEqual([]));
