import { createRoot } from 'react-dom/client';
import { lifeSlot } from '../site/life-slot.ts';

/** How React listens at an element that it draws into. */
interface Listening {
  /** The property by which React knows that it listens there already; undefined in the lean flavour, which never does. */
  readonly mark: string | undefined;
  readonly types: ReadonlySet<string>;
}

let listening: Listening | undefined;

function learn(): Listening {
  const types = new Set<string>();
  const element = document.createElement('div');
  element.addEventListener = (type: string) => void types.add(type);
  createRoot(element);
  return { mark: Object.keys(element).find((key) => key.startsWith('_reactListening')), types };
}

/** Keeps React from adding its 140 listeners to an element that no event ever reaches. */
export function neverListens(element: Element): void {
  listening ??= learn();
  if (listening.mark) Object.assign(element, { [listening.mark]: true });
}

/**
 * Lets React add its 140 listeners to an element of the page when the first event is on its way there, which gets to them.
 * They are half of what mounting costs, and most islands are never touched. `place` is where the element stands or will.
 */
export function listensLate(element: Element, place: Node = element): void {
  listening ??= learn();
  const { mark, types } = listening;
  // Events in a shadow root, or outside the document, do not all pass the document.
  if (!mark || place.getRootNode() !== document) return;
  neverListens(element);
  lifeSlot(`late listeners ${mark}`, (signal) => {
    const late = new WeakSet<EventTarget>();
    const listenOn = (event: Event) => {
      for (const target of event.composedPath()) {
        if (!late.delete(target)) continue;
        Reflect.deleteProperty(target, mark);
        createRoot(target as Element); // draws nothing: it is what adds the listeners
      }
    };
    for (const type of types)
      document.addEventListener(type, listenOn, { capture: true, passive: true, signal });
    return late;
  }).add(element);
}
