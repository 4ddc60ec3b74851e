import { safeUrl } from '../../site/safe-url.ts';

/**
 * Values of the server's markup that views replaced are also written into the page (`data-iyim-was`, `data-iyim-slot`), for one
 * reason: a host that was cloned together with a view's output (carousels and page caches do that) can get its server HTML back.
 * A live island never reads them; `view/ledger.ts` keeps its own record.
 */
export const SLOT = 'data-iyim-slot';
export const WAS = 'data-iyim-was';
/** Name under which a record stores an element's text. */
export const TEXT = '#text';
/**
 * Prefix of inline style properties in a record. Each is recorded separately: a strict `style-src` forbids writing the whole
 * attribute.
 */
export const STYLE = 'style.';

/**
 * Attributes that views may change, in React's spelling. No other attribute is ever written from a record: the record is part of
 * the page, and authors who may write `data-` attributes there must not gain event handlers, frames or scripts.
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

/** Maximum length of a record, in characters; longer ones were not written by this library. */
const LONGEST = 100_000;

/** Restores the server HTML of `host`, a clone: removes every slot and undoes every recorded change inside it. Never throws. */
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

/** Returns the valid entries of an element's record; invalid text yields no entries. */
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

/** Whether a recorded value may be written: no address that runs a script, and nothing in scripts, style sheets or frames. */
function isHarmless(element: Element, name: string, value: string | null): boolean {
  if (name === TEXT)
    return !element.firstElementChild && !element.matches('script, style, iframe, object, template');
  if (value === null) return true;
  if (name === 'href') return element.matches('a, area') && safeUrl(value) !== null;
  if (/^src/.test(name)) return element.matches('img, source');
  return name !== 'type' || element.matches('input, button');
}

/** Returns the current value of an attribute, class, style or text, by its name in the record; null if it is absent. */
export function read(element: Element, name: string): string | null {
  if (name === TEXT) return element.textContent;
  if (name.startsWith('.')) return element.classList.contains(name.slice(1)) ? '' : null;
  if (!name.startsWith(STYLE)) return element.getAttribute(name);
  const { style } = element as HTMLElement;
  const property = name.slice(STYLE.length);
  const priority = style.getPropertyPriority(property);
  return style.getPropertyValue(property) + (priority && ` !${priority}`) || null;
}

/** Writes a value in the format of `read`. */
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
