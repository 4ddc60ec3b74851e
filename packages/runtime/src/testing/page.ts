/** Helpers of the runtime's own tests. */
import { number, text } from '../settings/readers.ts';
import { defineSettings } from '../settings/settings.ts';

/** Replaces the page's body with this HTML and returns its first host. */
export function showPage(html: string): HTMLElement {
  document.body.innerHTML = html;
  const host = document.querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error('showPage: no host in the HTML');
  return host;
}

/** Resolves when `check` first returns a true value. If it never does, rejects with an error that contains `what`. */
export async function until(check: () => unknown, what: string, atMostMs = 10_000): Promise<void> {
  const end = performance.now() + atMostMs;
  while (!check()) {
    if (performance.now() > end) throw new Error(`waited in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export const hasState = (host: Element, state: string) => () =>
  host.getAttribute('data-widget-state') === state;

export const counterSettings = defineSettings(
  {
    start: number(0, 'Initial count.', { min: 0 }),
    label: text('Count', 'Text before the number.'),
  },
  (raw) => raw,
);
