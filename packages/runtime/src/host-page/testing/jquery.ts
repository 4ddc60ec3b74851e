import jQuery from 'jquery';

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

/** The real jQuery 3.7.1. */
export const $ = jQuery as TestJQuery;

/** What the page's `window.jQuery` is; undefined takes it away. */
export function putJQueryOnPage(value: unknown): void {
  (window as { jQuery?: unknown }).jQuery = value;
}
