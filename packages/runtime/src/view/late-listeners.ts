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
 * Lets React add its 140 listeners to an element of the page when the first event on its way there needs them. They are half of what
 * mounting costs, and most islands are never touched. `place` is where the element is or will be, `around` the slot around it
 * in React's tree: React answers an event at the innermost one, for all of those.
 */
export function listensLate(element: Element, place: Node = element, around: Element | null = null): void {
  listening ??= learn();
  const { mark, types } = listening;
  // Events in a shadow root, or outside the document, do not all pass the document.
  if (!mark || place.getRootNode() !== document) return;
  neverListens(element);
  lifeSlot(`late listeners ${mark}`, (signal) => {
    const slots = new WeakMap<EventTarget, { readonly around: Element | null; isLate: boolean }>();
    const listenOn = (event: Event) => {
      const answered = new Set<EventTarget>();
      const path = event.composedPath();
      for (const [index, target] of path.entries()) {
        const slot = answered.has(target) ? undefined : slots.get(target);
        // Listeners of a slot answer for what React drew there, and not for what others put straight into it.
        if (!slot || !isDrawn(path[index - 1])) continue;
        for (let outer = slot.around; outer; outer = slots.get(outer)?.around ?? null) answered.add(outer);
        if (!slot.isLate) continue;
        slot.isLate = false;
        Reflect.deleteProperty(target, mark);
        createRoot(target as Element); // draws nothing: it is what adds the listeners
      }
    };
    for (const type of types)
      document.addEventListener(type, listenOn, { capture: true, passive: true, signal });
    return slots;
  }).set(element, { around, isLate: true });
}

const isDrawn = (element: EventTarget | undefined): boolean =>
  element !== undefined && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
