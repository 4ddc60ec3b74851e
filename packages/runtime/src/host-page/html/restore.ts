import { safeUrl } from '../../site/safe-url.ts';

/**
 * What our changes to the server's markup replaced is also written into the page (`data-iyim-was`, `data-iyim-slot`), for one
 * reason: a host that was cloned with our output in it (carousels and page caches do that) can be given its server HTML back.
 * A live island never reads it; `view/ledger.ts` keeps its own record.
 */
export const SLOT = 'data-iyim-slot';
export const WAS = 'data-iyim-was';
/** Stands in the record for an element's text. */
export const TEXT = '#text';
/** Begins the name of an inline style property in the record. A strict `style-src` lets no attribute set those. */
export const STYLE = 'style.';

/**
 * The attributes that views may change, as React writes them. No other is ever written from a record: it is part of the page,
 * and who may write `data-` attributes there must not get event handlers, frames or scripts by it.
 */
export const ATTRIBUTES = [
  'role id title lang dir hidden inert tabIndex href target rel htmlFor name value type disabled readOnly required',
  'checked selected open autoComplete inputMode enterKeyHint min max step pattern maxLength placeholder draggable alt',
  'width height loading src srcSet sizes label noValidate current-image',
] as const;

const CHANGEABLE = new Set(
  ATTRIBUTES.flatMap((names) => names.toLowerCase().replace('htmlfor', 'for').split(' ')),
);

/** Whether views may change this name: an attribute, `.class-token`, `style.property` or `#text`. */
export const isChangeable = (name: string): boolean =>
  CHANGEABLE.has(name) || /^((aria|data)-[\w-]+|\.\S+|style\.[\w-]+|#text)$/.test(name);

/** Longer records are none of ours. */
const LONGEST = 100_000;

/** Gives `host`, a clone, its server HTML back: removes every slot and undoes every recorded change inside it. Never throws. */
export function restore(host: Element): void {
  for (const slot of host.querySelectorAll(`[${SLOT}]`)) slot.remove();
  for (const element of [host, ...host.querySelectorAll(`[${WAS}]`)]) {
    for (const [name, value] of readRecord(element))
      if (isHarmless(element, name, value)) write(element, name, value);
    element.removeAttribute(WAS);
    for (const name of ['style', 'class'])
      if (element.getAttribute(name) === '') element.removeAttribute(name);
  }
}

/** The entries of an element's record that have the right form; text that is no record has none. */
function readRecord(element: Element): [name: string, value: string | null][] {
  const text = element.getAttribute(WAS) ?? '';
  if (text === '' || text.length > LONGEST) return [];
  try {
    return Object.entries(JSON.parse(text) as Record<string, unknown>).filter(
      (entry): entry is [string, string | null] =>
        isChangeable(entry[0]) && (entry[1] === null || typeof entry[1] === 'string'),
    );
  } catch {
    return [];
  }
}

/** Whether a value from the page may be written: no address that runs script, nothing into what is code or a frame. */
function isHarmless(element: Element, name: string, value: string | null): boolean {
  if (name === TEXT)
    return !element.firstElementChild && !element.matches('script, style, iframe, object, template');
  if (value === null) return true;
  if (name === 'href') return element.matches('a, area') && safeUrl(value) !== null;
  if (/^src/.test(name)) return element.matches('img, source');
  return name !== 'type' || element.matches('input, button');
}

/** What is there now under a name of the record; null: not there. */
export function read(element: Element, name: string): string | null {
  if (name === TEXT) return element.textContent;
  if (name.startsWith('.')) return element.classList.contains(name.slice(1)) ? '' : null;
  if (!name.startsWith(STYLE)) return element.getAttribute(name);
  const { style } = element as HTMLElement;
  const property = name.slice(STYLE.length);
  const priority = style.getPropertyPriority(property);
  return style.getPropertyValue(property) + (priority && ` !${priority}`) || null;
}

/** Writes a value as `read` gives it. */
export function write(element: Element, name: string, value: string | null): void {
  if (name === TEXT) element.textContent = value;
  else if (name.startsWith('.')) element.classList.toggle(name.slice(1), value !== null);
  else if (name.startsWith(STYLE)) {
    const [, text = '', priority = ''] = /^(.*?)(?: !(important))?$/s.exec(value ?? '') ?? [];
    (element as HTMLElement).style?.setProperty(name.slice(STYLE.length), text, priority);
  } else writeAttribute(element, name, value);
}

export function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
