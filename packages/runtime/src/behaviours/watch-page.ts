import { mount } from '../islands/mount.ts';
import type { Awaits } from '../islands/replay.ts';
import { configRecord } from '../site/config-source.ts';
import { fetchBehaviour } from './fetch-behaviour.ts';
import { linkActions } from './register-action.ts';
import { pageSigns } from './sign-names.ts';

type Parts = typeof import('./page-parts.ts');

const { link, item, opener, popup, selects, present, address, configured } = pageSigns;
const CONTROL = `a[href], button, input, select, textarea, label, summary, ${item}`;
let parts: Parts | undefined;

const withParts = (use: (parts: Parts) => unknown): Promise<void> =>
  fetchBehaviour('page behaviours', async () => {
    const found = await import('./page-parts.ts');
    parts = found;
    return () => use(found);
  });

/**
 * Watches for what the page as a whole is to do beside its islands, on every page that the library is started on (PG-5).
 * Nothing is fetched without a sign of it. `awaits` names what a press waits for: code that may answer it and is not here
 * yet. `begin` is for the end of parsing.
 */
export function watchPage(document: Document): { awaits: Awaits; begin: () => void } {
  return {
    awaits: (event, target) => {
      if (!isPlainPress(event)) return [];
      if (parts) return parts.awaitParts(event, target, mount);
      const control = target.closest(CONTROL);
      const isSign =
        target.closest(opener) ||
        control?.matches(item) ||
        link.test(control?.getAttribute('href') ?? '') ||
        [...document.querySelectorAll(popup)].some(({ outerHTML }) => selects.test(outerHTML));
      return isSign ? [withParts(({ awaitParts }) => Promise.all(awaitParts(event, target, mount)))] : [];
    },
    begin: () => {
      const isSign =
        document.querySelector(present) ||
        address.test(location.href) ||
        linkActions().size > 0 ||
        configured.test(String(JSON.stringify(configRecord().explicit))) ||
        [...document.scripts].some(({ text }) => configured.test(text));
      if (isSign) void withParts(({ beginParts }) => beginParts(document));
    },
  };
}

/** For content that has just come: lets its items that open an address do so; see `followItemLinks`. */
export function loadItemLinks(document: Document): void {
  if (document.querySelector(item)) void withParts(({ fetchItemLinks }) => fetchItemLinks(document));
}

/** A click or a submit that means "here". */
const isPlainPress = (event: Event): boolean =>
  event instanceof MouseEvent
    ? !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    : event.type === 'submit';
