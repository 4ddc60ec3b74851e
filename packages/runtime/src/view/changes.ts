import { isChangeable, read, SLOT, STYLE, TEXT, WAS, write, writeAttribute } from '../host-page/restore.ts';
import { pageSlot } from '../site/page-slot.ts';
import { listensLate } from './late-listeners.ts';

export type Place = 'before' | 'after' | 'first' | 'last';

/** Reversible changes to the server's markup. */
export interface PageChanges {
  /** Adds an empty element of ours beside or inside a server element; a portal's target. */
  slot(anchor: Element, place: Place, tag?: string): HTMLElement;
  /** Sets an attribute, or removes it with null. Throws for one that no view may change: handlers, frames, `style`. */
  attribute(element: Element, name: string, value: string | null): void;
  /** Sets an inline style property (`display`, `min-inline-size`), `''` removes it; null gives it back what the server wrote. */
  style(element: HTMLElement, property: string, value: string | null): void;
  /** Adds or removes a class, or several separated by one space. */
  toggleClass(element: Element, names: string, on: boolean): void;
  /** Replaces an element's text. Refuses an element that has element children. */
  text(element: Element, text: string): void;
  /** Runs with the other undo steps at unmount, the last added first. */
  onUndo(step: () => void): void;
}

/** One thing that islands changed: what the server wrote, and what each of them wants. The last one's wish is what shows. */
interface Change {
  readonly was: string | null;
  readonly wanted: Map<object, string | null>;
}

interface ChangedElement {
  /** By names as in `restore.ts`. */
  readonly changes: Map<string, Change>;
  /** What the server wrote, letter by letter, of what is a list in an attribute. */
  readonly classes: string | null;
  readonly style: { readonly attribute: string | null; readonly css: string };
  /** The server's own text nodes and comments, while a text of ours stands there. */
  text: readonly ChildNode[];
}

/** What islands changed in the page, whichever copy of the script they belong to. */
const changedElements = (): WeakMap<Element, ChangedElement> => pageSlot('changes', () => new WeakMap());

/**
 * Changes of one island. `undo` also restores what lies outside the host, and what another island changed as well stays as
 * that one wants it. A step that throws goes to `onError` and stops no other.
 */
export function trackChanges(onError: (error: unknown) => void): PageChanges & { undo(): void } {
  const owner = {};
  const touched = weakElements();
  const slots = weakElements();
  const steps: (() => void)[] = [];
  const want = (element: Element, name: string, value: string | null) => {
    touched.add(element);
    hold(owner, element, name, value);
  };
  return {
    slot(anchor, place, tag = 'div') {
      const slot = anchor.ownerDocument.createElement(tag);
      slot.setAttribute(SLOT, '');
      if (place === 'before') anchor.before(slot);
      else if (place === 'after') anchor.after(slot);
      else if (place === 'first') anchor.prepend(slot);
      else anchor.append(slot);
      listensLate(slot);
      slots.add(slot);
      return slot;
    },
    attribute(element, name, value) {
      if (!isChangeable(name)) throw new Error(`changes.attribute(): views may not change "${name}"`);
      want(element, name, value);
    },
    style(element, property, value) {
      if (value === null) giveBack(owner, element, STYLE + property);
      else want(element, STYLE + property, value);
    },
    toggleClass(element, names, on) {
      for (const name of names.split(' ')) want(element, `.${name}`, on ? '' : null);
    },
    text(element, text) {
      if (element.textContent === text) return;
      if (element.firstElementChild)
        throw new Error('changes.text() would remove the elements inside its element');
      want(element, TEXT, text);
    },
    onUndo: (step) => steps.push(step),
    undo() {
      const attempt = (step: () => void) => {
        try {
          step();
        } catch (error) {
          onError(error);
        }
      };
      for (const step of steps.splice(0).reverse()) attempt(step);
      for (const slot of slots.take()) slot.remove();
      for (const element of touched.take()) {
        for (const name of [...(changedElements().get(element)?.changes.keys() ?? [])])
          attempt(() => giveBack(owner, element, name));
      }
    },
  };
}

/** How many elements are kept before those that are gone are looked for. */
const FEW = 64;

/** Elements that are not kept alive by being here: fragments replace them again and again while an island goes on. */
function weakElements() {
  let known = new WeakSet<Element>();
  let kept: WeakRef<Element>[] = [];
  let room = FEW;
  return {
    add(element: Element): void {
      if (known.has(element)) return;
      known.add(element);
      if (kept.push(new WeakRef(element)) < room) return;
      kept = kept.filter((one) => one.deref());
      room = Math.max(FEW, kept.length * 2);
    },
    /** All that are still there; forgets them. */
    take(): Element[] {
      const found = kept.flatMap((one) => one.deref() ?? []);
      known = new WeakSet();
      kept = [];
      return found;
    },
  };
}

function hold(owner: object, element: Element, name: string, value: string | null): void {
  const known = changedElements().get(element);
  const now = read(element, name);
  let change = known?.changes.get(name);
  if (!change) {
    if (now === value) return;
    change = { was: now, wanted: new Map() };
    const entry = known ?? remember(element);
    if (name === TEXT) entry.text = [...element.childNodes];
    entry.changes.set(name, change);
    keepForClones(element, entry);
  }
  change.wanted.delete(owner); // the last one to ask comes last
  change.wanted.set(owner, value);
  if (now !== value) write(element, name, value);
}

function remember(element: Element): ChangedElement {
  const entry: ChangedElement = {
    changes: new Map(),
    classes: element.getAttribute('class'),
    // The attribute first: Chromium writes it anew when it is asked for after the properties.
    style: { attribute: element.getAttribute('style'), css: (element as HTMLElement).style?.cssText ?? '' },
    text: [],
  };
  changedElements().set(element, entry);
  return entry;
}

function giveBack(owner: object, element: Element, name: string): void {
  const entry = changedElements().get(element);
  const change = entry?.changes.get(name);
  if (!entry || !change?.wanted.has(owner)) return;
  const wasShown = [...change.wanted.keys()].at(-1) === owner;
  change.wanted.delete(owner);
  const [next] = [...change.wanted.values()].slice(-1);
  if (next !== undefined) {
    if (wasShown) write(element, name, next);
    return;
  }
  entry.changes.delete(name);
  if (name === TEXT) element.replaceChildren(...entry.text);
  else write(element, name, change.was);
  tidy(element, entry, name);
  keepForClones(element, entry);
  if (entry.changes.size === 0) changedElements().delete(element);
}

/** Lists come back letter by letter, unless the page itself has changed them meanwhile. */
function tidy(element: Element, { changes, classes, style }: ChangedElement, name: string): void {
  const isLeft = (prefix: string) => [...changes.keys()].some((key) => key.startsWith(prefix));
  if (name.startsWith('.') && !isLeft('.')) {
    if (tokens(element.getAttribute('class')) === tokens(classes)) writeAttribute(element, 'class', classes);
  } else if (name.startsWith(STYLE) && !isLeft(STYLE)) {
    if ((element as HTMLElement).style.cssText !== style.css) return;
    // A style attribute that a strict `style-src` kept from working must not be set anew: that would be a violation.
    const wasRefused = style.css === '' && style.attribute;
    if (!wasRefused && element.getAttribute('style') !== style.attribute)
      writeAttribute(element, 'style', style.attribute);
  }
}

const tokens = (classes: string | null): string =>
  (classes ?? '').split(/\s+/).filter(Boolean).sort().join(' ');

function keepForClones(element: Element, { changes }: ChangedElement): void {
  const record = Object.fromEntries([...changes].map(([name, { was }]) => [name, was]));
  writeAttribute(element, WAS, changes.size === 0 ? null : JSON.stringify(record));
}
