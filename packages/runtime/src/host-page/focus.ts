/** What has the focus, also inside shadow roots; null when nothing has. */
export function deepActive(document: Document): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

/** Gives the focus back to the first of `places` that still takes it; where none does, to where reading goes on. */
export function giveFocusBack(document: Document, places: readonly (Element | null | undefined)[]): void {
  const known = places.filter((place): place is HTMLElement => place instanceof HTMLElement);
  for (const place of known) {
    if (!canFocus(place)) continue;
    place.focus({ preventScroll: true });
    if (deepActive(document) === place) return;
  }
  if (known.length === 0) return;
  // Who had it is gone: the dialog underneath, else the page's main part.
  const under = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  if (under) under.focus({ preventScroll: true });
  else focusPlace(document.querySelector<HTMLElement>('main, [role="main"]'));
}

/** Puts the focus on what is no control, so that keys and screen readers go on from there. Leaves no tab stop. */
export function focusPlace(place: HTMLElement | null): void {
  const isGiven = place && place.tabIndex < 0 && !place.hasAttribute('tabindex');
  if (isGiven) place.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
  if (!isGiven) return;
  const giveBack = () => place.removeAttribute('tabindex');
  if (deepActive(place.ownerDocument) === place) place.addEventListener('blur', giveBack, { once: true });
  else giveBack(); // it is hidden, or behind a dialog
}

/** Whether `focus()` would take it there: it is in the page, enabled, visible and not inert. */
export function canFocus(element: HTMLElement): boolean {
  return (
    element.isConnected && !element.matches(':disabled') && isVisible(element) && !element.closest('[inert]')
  );
}

const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;
