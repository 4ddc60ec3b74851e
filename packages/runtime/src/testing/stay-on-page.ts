import { afterEach, expect } from 'vitest';
import { givePageBack } from './give-page-back.ts';

declare global {
  interface Window {
    /**
     * Paths and queries to which the test tried to navigate its page. A test that navigates on purpose removes them with
     * `splice`.
     */
    led: string[];
  }
}

/**
 * Runs before each test file in a browser, and prevents leaving the test's page. A frame that navigates away would end the whole
 * run without naming the test; instead, that test fails.
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
