import jQuery from 'jquery';
import { onTestFinished } from 'vitest';

export interface TestJQuery {
  (
    target: EventTarget,
  ): {
    on(name: string, handler: (event: { type: string }, ...args: unknown[]) => unknown): unknown;
    off(): unknown;
    trigger(name: string, args?: unknown): unknown;
  };
  noConflict(): unknown;
  readonly fn: { on(...args: unknown[]): unknown };
}

/** jQuery 3.7.1 itself. */
export const $ = jQuery as TestJQuery;

/**
 * Sets the page's `window.jQuery`; undefined removes it. Handlers that the test binds on the page are removed when the test ends.
 */
export function putJQueryOnPage(value: unknown): void {
  (window as { jQuery?: unknown }).jQuery = value;
  onTestFinished(() => {
    for (const root of [document, document.body, window]) $(root).off();
  });
}
