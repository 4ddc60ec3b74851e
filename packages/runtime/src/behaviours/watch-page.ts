import { mount } from '../islands/mount.ts';
import type { Awaits } from '../islands/replay.ts';
import { configRecord } from '../site/config-source.ts';
import { linkActions } from './registered-actions.ts';
import { pageSigns } from './sign-names.ts';
import { parts, withParts } from './with-parts.ts';

const { link, item, opener, popup, selects, present, address, configured } = pageSigns;
const CONTROL = `a[href], button, input, select, textarea, label, summary, ${item}`;

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
        link.test(`${control?.getAttribute('href')}`) ||
        [...document.querySelectorAll(popup)].some(({ outerHTML }) => selects.test(outerHTML));
      return isSign ? [withParts(({ awaitParts }) => Promise.all(awaitParts(event, target, mount)))] : [];
    },
    begin: () => {
      const isSign =
        document.querySelector(present) ||
        address.test(location.href) ||
        linkActions().size > 0 ||
        configured.test(`${JSON.stringify(configRecord().explicit)}`) ||
        [...document.scripts].some(({ text }) => configured.test(text));
      if (isSign) void withParts(({ beginParts }) => beginParts(document));
    },
  };
}

/** A click or a submit that means "here". */
function isPlainPress(event: Event): boolean {
  const { type, button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  return type !== 'keydown' && !(button || metaKey || ctrlKey || shiftKey || altKey);
}
