/**
 * What our changes to the server's markup replaced is written into the page itself (`data-iyim-was`, `data-iyim-slot`), so
 * that a host that was cloned with our output in it (carousels and page caches do that) can be given its server HTML back
 * by the same code that unmounts the original.
 */
export const SLOT = 'data-iyim-slot';
export const WAS = 'data-iyim-was';
/** Stands in the record for an element's text. */
export const TEXT = '#text';
/** Begins the name of an inline style property in the record. A strict `style-src` lets no attribute set those. */
export const STYLE = 'style.';

/** What was there before our changes, by attribute name. */
export function readRecord(element: Element): Record<string, string | null> {
  try {
    return JSON.parse(element.getAttribute(WAS) ?? '{}') as Record<string, string | null>;
  } catch {
    return {};
  }
}

/** Gives `host` its server HTML back: removes every slot and undoes every recorded change inside it. */
export function restore(host: Element): void {
  for (const slot of host.querySelectorAll(`[${SLOT}]`)) slot.remove();
  for (const element of [host, ...host.querySelectorAll(`[${WAS}]`)]) restoreElement(element);
}

/** Undoes every recorded change of one element. */
export function restoreElement(element: Element): void {
  for (const [name, value] of Object.entries(readRecord(element))) {
    if (name === TEXT) element.textContent = value;
    else if (name.startsWith(STYLE))
      (element as HTMLElement).style.setProperty(name.slice(STYLE.length), value);
    else if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  element.removeAttribute(WAS);
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
