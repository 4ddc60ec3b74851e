import { behaviour, goTo, keepOperable, openTab } from '@iyim/runtime/page';
import { attempt, coerceFlag, siteConfig } from '@iyim/runtime/widget';
import { ITEM } from './names.ts';
import { hasOwnClicks } from './own-clicks.ts';

/**
 * Makes listing items with a `data-url` open this address like a link: by click, in a new tab for a `_blank` target or a modified
 * click, and with Enter if no link inside the item has the same address (LG-6). Links, buttons, fields and islands inside an item
 * keep their own clicks, selecting text does not open the item, and action links run their actions. Runs once per page: a second
 * call has no effect. The returned function ends the behaviour and restores the items.
 */
export function followItemLinks(document: Document): () => void {
  return behaviour('item-links', (signal) => listen(document, signal));
}

function listen(document: Document, signal: AbortSignal): void {
  const { prefixes, builder } = siteConfig();
  const action = `#${prefixes.listing}-action`;
  const selector = `${ITEM}:not([data-url=""])`;

  const urlOf = (item: Element): string | null => {
    const url = item.getAttribute('data-url')?.trim() ?? '';
    const isAction = [action, '%23'].some((beginning) => url.startsWith(beginning));
    return url === '' || isAction ? null : url;
  };
  const opensTab = (item: Element): boolean => {
    const target = item.getAttribute('data-target') ?? '';
    if (!item.classList.contains('jet-container')) return target === '_blank';
    return target !== '_self' && coerceFlag(target) !== false;
  };
  const itemAt = (event: Event): Element | null => {
    const item = event.target instanceof Element ? event.target.closest(selector) : null;
    return event.defaultPrevented || builder.editMode || !item || urlOf(item) === null ? null : item;
  };
  const open = (item: Element, event: MouseEvent | KeyboardEvent) => {
    const url = urlOf(item) ?? '';
    const asksForTab = event.ctrlKey || event.metaKey || event.shiftKey;
    event.preventDefault();
    if (asksForTab || opensTab(item) || (event instanceof MouseEvent && event.button === 1)) openTab(url);
    else goTo(url);
  };
  const click = (event: MouseEvent) => {
    const item = event.button > 1 ? null : itemAt(event);
    if (item && !hasOwnClicks(event.target, item) && !isSelectingText(item)) open(item, event);
  };

  document.addEventListener('click', click, { signal });
  document.addEventListener('auxclick', click, { signal });
  document.addEventListener(
    'mousedown',
    (event) => {
      const item = event.button === 1 ? itemAt(event) : null;
      if (item && !hasOwnClicks(event.target, item)) event.preventDefault(); // otherwise the browser would start autoscroll
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const item = event.key === 'Enter' ? itemAt(event) : null;
      if (item && item === event.target) open(item, event);
    },
    { signal },
  );
  const roleOf = (item: Element) => (urlOf(item) === null || hasLinkThere(item) ? null : 'link');
  keepOperable(document, { selector, roleOf }, signal);

  function hasLinkThere(item: Element): boolean {
    const there = attempt(() => new URL(urlOf(item) ?? '', document.baseURI).href);
    return [...item.querySelectorAll('a[href]'), item].some(
      (link) => link instanceof HTMLAnchorElement && link.href === there,
    );
  }
}

function isSelectingText(item: Element): boolean {
  const selection = item.ownerDocument.getSelection();
  return (
    selection !== null &&
    selection.toString() !== '' &&
    (item.contains(selection.anchorNode) || item.contains(selection.focusNode))
  );
}
