/** Returns the focused element, even inside a shadow root; null if nothing has the focus. */
export function deepActive(document: Document): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

/** Focuses the first of `places` that is focusable; otherwise the topmost modal dialog or the main part of the page. */
export function giveFocusBack(document: Document, places: readonly (Element | null | undefined)[]): void {
  const elements = places.filter((place): place is HTMLElement => place instanceof HTMLElement);
  for (const place of elements) {
    if (!canFocus(place)) continue;
    place.focus({ preventScroll: true });
    if (deepActive(document) === place) return;
  }
  if (elements.length === 0) return;
  // No place is focusable, and the element that had the focus was removed.
  const under = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  if (under) under.focus({ preventScroll: true });
  else focusPlace(document.querySelector<HTMLElement>('main, [role="main"]'));
}

/** Focuses an element that is not a control, so that keys and screen readers continue from there. It does not become a tab stop. */
export function focusPlace(place: HTMLElement | null): void {
  const needsTabindex = place && place.tabIndex < 0 && !place.hasAttribute('tabindex');
  if (needsTabindex) place.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
  if (!needsTabindex) return;
  const removeTabindex = () => place.removeAttribute('tabindex');
  if (deepActive(place.ownerDocument) === place)
    place.addEventListener('blur', removeTabindex, { once: true });
  else removeTabindex(); // the place is hidden, or behind a dialog
}

/** The browser's native controls. */
const CONTROLS =
  'a[href], area[href], button, input:not([type="hidden"]), select, textarea, details > summary:first-of-type, iframe, ' +
  'audio[controls], video[controls], [contenteditable]:not([contenteditable="false"])';

/** Whether an element is a native control, even if it is disabled or hidden. */
export const isControl = (element: Element): boolean => element.matches(CONTROLS);

/** Returns the elements inside `root` that are focusable now, in page order. */
export const focusablesIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(`${CONTROLS}, [tabindex]`)].filter(canFocus);

/** Returns the tab stops inside `root`: no elements with a negative tabindex, and only one radio per group. */
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
 * Whether `element` contains a control that the keyboard reaches when the element is visible. Disabled, inert and hidden
 * controls, and those removed from the tab order, do not count.
 */
export function holdsControl(element: Element): boolean {
  const isShown = isVisible(element);
  return [...element.querySelectorAll(CONTROLS)].some(
    (part) =>
      !part.matches(':disabled, [inert], [inert] *, [tabindex^="-"]') && (!isShown || isVisible(part)),
  );
}

/** Whether `focus()` works on an element: it is in the page, enabled, visible and not inert. */
export function canFocus(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    isVisible(element instanceof HTMLAreaElement ? pictureOf(element) : element) &&
    !element.closest('[inert]')
  );
}

/** Returns the picture of an image map's area; the area is visible if the picture is. */
const pictureOf = (area: HTMLAreaElement): Element => {
  const { name } = area.closest('map') ?? { name: '' };
  const pictures = [...area.ownerDocument.images];
  return pictures.find(({ useMap }) => name !== '' && useMap === `#${name}`) ?? area;
};

/** Whether an element has a box, and is not `visibility: hidden`. */
export const isVisible = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;
