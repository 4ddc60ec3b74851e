import { read, STYLE, TEXT, WAS, write, writeAttribute } from '../host-page/html/restore.ts';
import { pageSlot } from '../site/page-slot.ts';

/**
 * Owner of values, such as a binding of an island. A shared owner never conflicts with others: its values override theirs
 * temporarily.
 */
export type Owner = object & { readonly isShared?: true };

/** A value that islands changed: the server's value, and the value of each owner. The last owner's value is shown. */
interface Change {
  readonly was: string | null;
  /** Owners and their values, in the order of their latest changes. */
  readonly claims: { readonly owner: Owner; readonly value: string | null }[];
}

interface ChangedElement {
  /** Changes by name, as in `restore.ts`. */
  readonly changes: Map<string, Change>;
  /** Owners whose value equals the server's value, by name: nothing was written for them. */
  readonly agreed: Map<string, Set<Owner>>;
  /** The server's exact `class` and `style` attributes, each saved before the first change to a class or property. */
  classes?: string | null;
  style?: { readonly attribute: string | null; readonly css: string };
  /** The server's own nodes, while a bound text replaces them. */
  text: readonly ChildNode[];
  words?: Words | undefined;
}

/** The only text node with words in an element that also contains elements, such as an icon or a translator's wrappers. */
interface Words {
  readonly node: Text;
  readonly was: string;
  readonly parent: Element;
  /** All child nodes of `parent`, which are restored after a translator has replaced them. */
  readonly siblings: readonly ChildNode[];
}

/** Everything that islands of all copies of the script changed on the page. */
const changedElements = (): WeakMap<Element, ChangedElement> => pageSlot('changes', () => new WeakMap());

/** Values by the names of `restore.ts`; null means absent. */
export type Values = ReadonlyMap<string, string | null>;

/**
 * Shows all of `values` on behalf of `owner`, whose previous values are `before`. For names that are only in `before`, shows
 * another owner's value, or the server's value if there is no other owner. Returns the newly bound names that other owners bind
 * as well.
 */
export function holdAll(owner: Owner, element: Element, values: Values, before: Values): readonly string[] {
  const elements = changedElements();
  const existing = elements.get(element);
  const entry: ChangedElement = existing ?? { changes: new Map(), agreed: new Map(), text: [] };
  const { changes } = entry;
  const { size } = changes;
  let isLess = false;
  const contested: string[] = [];
  try {
    for (const name of before.keys())
      if (!values.has(name)) isLess = endHold(owner, element, entry, name) || isLess;
    for (const [name, value] of values) {
      if (before.get(name) === value) continue;
      holdOne(owner, element, entry, name, value);
      if (!before.has(name) && isDisputed(entry, name)) contested.push(name);
    }
  } finally {
    // Also runs if writing a value throws, so that the values already written can be restored.
    if (changes.size === 0 && entry.agreed.size === 0) elements.delete(element);
    else if (!existing) elements.set(element, entry);
    if (isLess || changes.size !== size) keepForClones(element, changes);
  }
  return contested;
}

function holdOne(
  owner: Owner,
  element: Element,
  entry: ChangedElement,
  name: string,
  value: string | null,
): void {
  endAgreed(owner, entry, name);
  const change = entry.changes.get(name);
  if (change) {
    const { claims } = change;
    const mine = claims.findIndex((claim) => claim.owner === owner);
    if (mine >= 0) claims.splice(mine, 1); // the latest change is last
    claims.push({ owner, value });
    writeValue(element, entry, name, value);
    return;
  }
  const was = read(element, name);
  if (was === value) {
    const agreed = entry.agreed.get(name);
    if (agreed) agreed.add(owner);
    else entry.agreed.set(name, new Set([owner]));
    return;
  }
  keepList(element, entry, name);
  entry.changes.set(name, { was, claims: [{ owner, value }] });
  writeValue(element, entry, name, value);
}

function writeValue(element: Element, entry: ChangedElement, name: string, value: string | null): void {
  if (name === TEXT) writeText(element, entry, value);
  else write(element, name, value);
}

function endAgreed(owner: Owner, { agreed }: ChangedElement, name: string): void {
  const owners = agreed.get(name);
  if (owners?.delete(owner) && owners.size === 0) agreed.delete(name);
}

/**
 * Writes a bound text in place of the whole content; the server's nodes are kept until the binding ends. If the element contains
 * other elements and a single text node with words, only that node changes.
 */
function writeText(element: Element, { text, words }: ChangedElement, value: string | null): void {
  if (words && element.contains(words.parent)) {
    writeWords(words, value ?? '');
    return;
  }
  const { firstChild } = element;
  const isBoundText = firstChild instanceof Text && !firstChild.nextSibling && !text.includes(firstChild);
  if (isBoundText) firstChild.data = value ?? '';
  else write(element, TEXT, value);
}

function writeWords({ node, parent, siblings }: Words, value: string): void {
  node.data = value;
  if (!parent.contains(node)) parent.replaceChildren(...siblings);
}

/** Whether more than one owner binds this name. */
export function isContested(element: Element, name: string): boolean {
  const entry = changedElements().get(element);
  return entry !== undefined && isDisputed(entry, name);
}

function isDisputed({ changes, agreed }: ChangedElement, name: string): boolean {
  const owners = [
    ...(agreed.get(name) ?? []),
    ...(changes.get(name)?.claims ?? []).map(({ owner }) => owner),
  ];
  return owners.filter(({ isShared }) => !isShared).length > 1;
}

function keepList(element: Element, entry: ChangedElement, name: string): void {
  if (name === TEXT) {
    entry.text = [...element.childNodes];
    entry.words = element.firstElementChild ? onlyWords(element) : undefined;
  } else if (name.startsWith('.')) {
    if (entry.classes === undefined) entry.classes = element.getAttribute('class');
  } else if (name.startsWith(STYLE)) {
    // The attribute is read first: Chromium rewrites it when it is read after the properties.
    entry.style ??= {
      attribute: element.getAttribute('style'),
      css: (element as HTMLElement).style?.cssText ?? '',
    };
  }
}

/** Returns the only text node with words; undefined if there is none, or several. */
function onlyWords(element: Element): Words | undefined {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let found: Text | undefined;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() === '') continue;
    if (found) return undefined;
    found = node;
  }
  const parent = found?.parentElement;
  return found && parent
    ? { node: found, was: found.data, parent, siblings: [...parent.childNodes] }
    : undefined;
}

/** Ends an owner's claim to a name. Returns true if it was the last one, and the server's value has been restored. */
function endHold(owner: Owner, element: Element, entry: ChangedElement, name: string): boolean {
  endAgreed(owner, entry, name);
  const change = entry.changes.get(name);
  const mine = change?.claims.findIndex((claim) => claim.owner === owner) ?? -1;
  if (!change || mine < 0) return false;
  change.claims.splice(mine, 1);
  const last = change.claims.at(-1);
  if (last) {
    if (mine === change.claims.length) writeValue(element, entry, name, last.value);
    return false;
  }
  entry.changes.delete(name);
  if (name === TEXT) {
    if (entry.words) writeWords(entry.words, entry.words.was);
    element.replaceChildren(...entry.text);
  } else write(element, name, change.was);
  tidy(element, entry, name);
  return true;
}

/** Restores the server's exact `class` or `style` after its last change has ended, unless a page script has changed it. */
function tidy(element: Element, { changes, classes, style }: ChangedElement, name: string): void {
  const isLeft = (prefix: string) => [...changes.keys()].some((key) => key.startsWith(prefix));
  if (name.startsWith('.') && !isLeft('.')) {
    if (classes !== undefined && tokens(element.getAttribute('class')) === tokens(classes))
      writeAttribute(element, 'class', classes);
  } else if (style && name.startsWith(STYLE) && !isLeft(STYLE)) {
    if ((element as HTMLElement).style.cssText !== style.css) return;
    // A style attribute that a strict `style-src` blocked must not be set again, which would be another CSP violation.
    const wasRefused = style.css === '' && style.attribute;
    if (!wasRefused && element.getAttribute('style') !== style.attribute)
      writeAttribute(element, 'style', style.attribute);
  }
}

const tokens = (classes: string | null): string =>
  (classes ?? '').split(/\s+/).filter(Boolean).sort().join(' ');

/** Writes the element's record into the page; see `restore.ts`. */
function keepForClones(element: Element, changes: ReadonlyMap<string, Change>): void {
  const record: Record<string, string | null> = {};
  for (const [name, { was }] of changes) record[name] = was;
  writeAttribute(element, WAS, changes.size === 0 ? null : JSON.stringify(record));
}
