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

/** Controls of the browser's own. */
const CONTROLS =
  'a[href], area[href], button, input:not([type="hidden"]), select, textarea, details > summary:first-of-type, iframe, ' +
  'audio[controls], video[controls], [contenteditable]:not([contenteditable="false"])';

/** Whether an element is a native control, in any state. */
export const isControl = (element: Element): boolean => element.matches(CONTROLS);

/** Controls inside `root` that take the focus now, in the order of the page. */
export const focusablesIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(`${CONTROLS}, [tabindex]`)].filter(canFocus);

/** Elements that Tab stops at: without those of a negative tabindex, and one radio per group. */
export const tabStopsIn = (root: ParentNode): HTMLElement[] => focusablesIn(root).filter(isTabStop);

function isTabStop(element: HTMLElement): boolean {
  if (element.hasAttribute('tabindex') && element.tabIndex < 0) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return true;
  const { form, name, ownerDocument } = element;
  const radios = [...(form ?? ownerDocument).querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const group = radios.filter((radio) => radio.name === name && radio.form === form && canFocus(radio));
  return (group.find(({ checked }) => checked) ?? group[0]) === element;
}

/**
 * Whether the keyboard reaches a control inside `element` where that one is shown: not one that is disabled, inert, hidden or taken
 * out of the order of Tab.
 */
export function holdsControl(element: Element): boolean {
  const isShown = isVisible(element);
  return [...element.querySelectorAll(CONTROLS)].some(
    (part) =>
      !part.matches(':disabled, [inert], [inert] *, [tabindex^="-"]') && (!isShown || isVisible(part)),
  );
}

/** Whether `focus()` would take it there: it is in the page, enabled, visible and not inert. */
export function canFocus(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    isVisible(element instanceof HTMLAreaElement ? pictureOf(element) : element) &&
    !element.closest('[inert]')
  );
}

/** A part of a picture is where the picture is. */
const pictureOf = (area: HTMLAreaElement): Element => {
  const { name } = area.closest('map') ?? { name: '' };
  const pictures = [...area.ownerDocument.images];
  return pictures.find(({ useMap }) => name !== '' && useMap === `#${name}`) ?? area;
};

/** Whether an element has a box, and is not `visibility: hidden`. */
export const isVisible = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;
