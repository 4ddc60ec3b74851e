import { start, stop, type Widget } from '@iyim/runtime';
import { expect, vi } from 'vitest';
import { find } from '../../../../runtime/src/testing/find.ts';
import { soon } from '../../../../runtime/src/testing/soon.ts';
import type { fakeLoops } from './fake-loops.ts';

type Server = ReturnType<typeof fakeLoops>;

/** Addresses to which the page tried to navigate. */
export const left: string[] = [];

const home = location.href;
let listening = new AbortController();

/** Loads the server's page for an address, as a browser would, and waits for its islands. */
export async function open(
  server: Server,
  widgets: readonly Widget[],
  path: string,
  dir: 'rtl' | 'ltr' = 'rtl',
  state: unknown = null,
) {
  const { documentElement, body } = document;
  Object.assign(documentElement, { dir, lang: dir === 'rtl' ? 'he' : 'en' });
  history.pushState(state, '', path);
  vi.stubGlobal('fetch', server.fetch);
  listening = new AbortController();
  document.addEventListener(
    'iyim:navigate',
    (event) => {
      event.preventDefault();
      left.push((event as CustomEvent<{ url: string }>).detail.url);
    },
    { signal: listening.signal },
  );
  // Prevents a link without a handler from replacing the test page.
  window.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      left.push(`link ${link.href}`);
    },
    { signal: listening.signal },
  );
  body.innerHTML = `<main><h1>Ideas</h1>${server.page(new URL(location.href))}</main>`;
  start({ widgets });
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  await soon(() =>
    expect(hosts.map(({ dataset }) => dataset.widgetState)).toEqual(hosts.map(() => 'mounted')),
  );
}

export function close(): void {
  stop();
  listening.abort();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  left.length = 0;
  history.replaceState(null, '', home);
}

export const loopElement = (id: string) => find(`[data-id="${id}"]`);

/** Returns the numbers of the items that a loop shows. */
export const shownItems = (id: string): string =>
  [...loopElement(id).querySelectorAll<HTMLElement>('[data-item]')]
    .map(({ dataset }) => dataset.item)
    .join(' ');

export const address = () => decodeURIComponent(location.pathname + location.search);

export const announced = () => document.querySelector('[data-iyim-announcer]')?.textContent ?? '';

/** Goes one step back or forward in history and waits for the browser's `popstate`. */
export async function step(way: 'back' | 'forward'): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history[way]();
  await arrived;
}
