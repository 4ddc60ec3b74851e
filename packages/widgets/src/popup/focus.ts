const CONTROLS =
  'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, audio[controls], ' +
  'video[controls], [contenteditable]:not([contenteditable="false"]), [tabindex]:not([tabindex="-1"])';

/** What has the focus, also inside shadow roots; null when nothing has. */
export function deepActive(document: Document): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

/** Whether there is anything inside that the keyboard can go to. */
export const hasControl = (place: Element): boolean =>
  [...place.querySelectorAll<HTMLElement>(CONTROLS)].some(canFocus);

/**
 * Moves the focus into an open dialog: to what its author marked with `autofocus`, else to the first control of `content`
 * if that is wanted and nothing must be scrolled past to see it, or to what scrolls where there is none; else to the
 * dialog, from whose top it is read.
 */
export function focusInside(dialog: HTMLElement, content: HTMLElement, wantsFirst: boolean): void {
  const marked = content.querySelector<HTMLElement>('[autofocus]');
  const target = marked && canFocus(marked) ? marked : wantsFirst ? firstIn(content) : null;
  (target ?? dialog).focus({ preventScroll: true });
}

function firstIn(content: HTMLElement): HTMLElement | null {
  const first = [...content.querySelectorAll<HTMLElement>(CONTROLS)].find(canFocus);
  if (!first) return content.closest<HTMLElement>('.iyim-popup-message[tabindex="0"]');
  return isInSight(first, content) ? first : null;
}

/** Gives the focus back to the first of `places` that still takes it; see `sensiblePlace` for when none does. */
export function giveFocusBack(document: Document, places: readonly (Element | null | undefined)[]): void {
  const known = places.filter((place): place is HTMLElement => place instanceof HTMLElement);
  for (const place of known) {
    if (!canFocus(place)) continue;
    place.focus({ preventScroll: true });
    if (deepActive(document) === place) return;
  }
  if (known.length > 0) sensiblePlace(document);
}

/** Who opened it is gone: the popup underneath, else the page's main part, from where reading goes on. */
function sensiblePlace(document: Document): void {
  const under = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  const place = under ?? document.querySelector<HTMLElement>('main, [role="main"]');
  if (!place) return;
  if (!place.hasAttribute('tabindex') && !under) {
    place.setAttribute('tabindex', '-1');
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

function canFocus(element: HTMLElement): boolean {
  return (
    element.isConnected && !element.matches(':disabled') && isVisible(element) && !element.closest('[inert]')
  );
}

const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;

/** Whether all of it can be seen without scrolling. */
function isInSight(element: HTMLElement, content: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const scroller = content.parentElement?.getBoundingClientRect();
  const { innerHeight } = content.ownerDocument.defaultView ?? window;
  return (
    top >= Math.max(0, scroller?.top ?? 0) && bottom <= Math.min(innerHeight, scroller?.bottom ?? innerHeight)
  );
}
