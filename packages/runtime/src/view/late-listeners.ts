import { createRoot } from 'react-dom/client';
import { lifeSlot } from '../site/life-slot.ts';

/** The listeners that React adds to an element it renders into. */
interface Listening {
  /**
   * Property that React sets on elements with its listeners; undefined in the lean flavour, where preact adds no such
   * listeners.
   */
  readonly mark: string | undefined;
  readonly types: ReadonlySet<string>;
}

let listening: Listening | undefined;

function readListening(): Listening {
  const types = new Set<string>();
  const element = document.createElement('div');
  element.addEventListener = (type: string) => void types.add(type);
  createRoot(element);
  return { mark: Object.keys(element).find((key) => key.startsWith('_reactListening')), types };
}

/** Keeps React from adding its 140 listeners to an element that events never reach. */
export function preventListeners(element: Element): void {
  listening ??= readListening();
  if (listening.mark) Object.assign(element, { [listening.mark]: true });
}

/**
 * Lets React add its 140 listeners to an element of the page only when an event first needs them. The listeners are half of
 * the cost of mounting, and visitors never use most islands. `place` is where the element is or will be inserted. `around` is the
 * slot around it in React's tree: React handles an event at the innermost slot, on behalf of the slots around it.
 */
export function deferListeners(element: Element, place: Node = element, around: Element | null = null): void {
  listening ??= readListening();
  const { mark, types } = listening;
  // Some events in a shadow root, and all events outside the document, do not reach the document.
  if (!mark || place.getRootNode() !== document) return;
  preventListeners(element);
  lifeSlot(`late listeners ${mark}`, (signal) => {
    const slots = new WeakMap<EventTarget, { readonly around: Element | null; isLate: boolean }>();
    const listenOn = (event: Event) => {
      const answered = new Set<EventTarget>();
      const path = event.composedPath();
      for (const [index, target] of path.entries()) {
        const slot = answered.has(target) ? undefined : slots.get(target);
        // A slot's listeners serve what React rendered into it, not what other scripts inserted.
        if (!slot || !isRendered(path[index - 1])) continue;
        for (let outer = slot.around; outer; outer = slots.get(outer)?.around ?? null) answered.add(outer);
        if (!slot.isLate) continue;
        slot.isLate = false;
        Reflect.deleteProperty(target, mark);
        createRoot(target as Element); // renders nothing: creating a root adds the listeners
      }
    };
    for (const type of types)
      document.addEventListener(type, listenOn, { capture: true, passive: true, signal });
    return slots;
  }).set(element, { around, isLate: true });
}

const isRendered = (element: EventTarget | undefined): boolean =>
  element !== undefined && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
