import { attempt, isModifiedClick, keepOperable, POPUP_OPENERS } from '@iyim/runtime/widget';
import type { TriggerContext } from '../model.ts';
import { ALL_ABOVE } from '../triggers/triggers.ts';
import { needsRole } from '../use-open-selector.ts';
import { type Opener, readOpener } from './read-opener.ts';

/** A popup that has just closed is not opened by the pointer that happens to lie over its opener, for so many ms. */
const CALM = 400;

export interface AttachOptions extends Pick<TriggerContext, 'document' | 'signal' | 'fire'> {
  readonly id: string;
  /** When the popup was last closed: `performance.now()`. */
  readonly closedAt: () => number;
}

/**
 * Opens a popup by the elements of the page that name it, also by those that come later: by click, when the pointer comes over
 * them, or when they have been scrolled to. What answers the pointer only is reached and worked by the keyboard too; coming
 * to it with the keyboard opens nothing, because a dialog must not open by focus alone (WCAG 3.2.1).
 */
export function attachOpeners({ id, document, signal, fire, closedAt }: AttachOptions): void {
  const at = (event: Event, kinds: readonly Opener['on'][]) => {
    const start = event.target instanceof Element ? event.target.closest(POPUP_OPENERS) : null;
    for (let element = start; element; element = element.parentElement?.closest(POPUP_OPENERS) ?? null) {
      const opener = readOpener(element);
      if (opener?.id !== id || !kinds.includes(opener.on)) continue;
      const found = opener.inside === '' ? element : closestInside(event.target, opener.inside, element);
      if (found) return { element, found, opener };
    }
    return null;
  };
  // What scrolls by takes nobody's content away.
  const open = (element: Element, { isListing, on }: Opener) =>
    fire({ opener: element, data: { isListing } }, { asked: on !== 'scroll' });

  // In the capture phase: the item around an opener has clicks of its own, and leaves those that were prevented.
  const capture = { capture: true, signal };
  document.addEventListener(
    'click',
    (event) => {
      if (isModifiedClick(event)) return;
      // A finger and the keyboard hover over nothing: their click opens.
      const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse' && event.detail > 0;
      const hit = at(event, isMouse ? ['click'] : ['click', 'hover']);
      if (!hit) return;
      event.preventDefault();
      open(hit.found, hit.opener);
    },
    capture,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const hit = event.key === 'Enter' || event.key === ' ' ? at(event, ['click', 'hover']) : null;
      // Native controls turn the key into a click by themselves.
      if (!hit || event.target !== hit.found || !needsRole(hit.found)) return;
      event.preventDefault();
      if (!event.repeat) open(hit.found, hit.opener);
    },
    capture,
  );
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'touch' || event.timeStamp - closedAt() < CALM) return;
      const hit = at(event, ['hover']);
      const comesIn = !(event.relatedTarget instanceof Node && hit?.found.contains(event.relatedTarget));
      if (hit && comesIn) open(hit.found, hit.opener);
    },
    { passive: true, signal },
  );
  attachScrolling({ id, document, signal, open });
  for (const selector of selectorsOf(document, id)) {
    keepOperable(document, { selector, roleOf: roleFor(id) }, signal);
  }
}

/** Null also for what is no selector. */
function closestInside(target: EventTarget | null, selector: string, element: Element): Element | null {
  const found = target instanceof Element ? attempt(() => target.closest(selector)) : null;
  return found && found !== element && element.contains(found) ? found : null;
}

/** Elements that open this popup, and what is clicked inside them. */
function selectorsOf(document: Document, id: string): Set<string> {
  const found = new Set([POPUP_OPENERS]);
  for (const element of document.querySelectorAll(POPUP_OPENERS)) {
    const opener = readOpener(element);
    if (opener?.id !== id || opener.inside === '') continue;
    const selector = `:is(${POPUP_OPENERS}) :is(${opener.inside})`;
    if (CSS.supports(`selector(${selector})`)) found.add(selector);
  }
  return found;
}

const roleFor = (id: string) => (element: Element) => {
  const named = element.closest(POPUP_OPENERS);
  const opener = named && readOpener(named);
  if (!opener || opener.id !== id || opener.on === 'scroll' || !needsRole(element)) return null;
  const isClicked = (opener.inside === '') === (element === named);
  return isClicked ? ('button' as const) : null;
};

interface ScrollingOptions extends Pick<AttachOptions, 'id' | 'document' | 'signal'> {
  readonly open: (element: Element, opener: Opener) => void;
}

/** Once an element: when its end has come into the window, or is above it already. */
function attachScrolling({ id, document, signal, open }: ScrollingOptions): void {
  const seen = new WeakSet<Element>();
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        if (!isIntersecting || boundingClientRect.bottom > (rootBounds?.bottom ?? Infinity)) continue;
        inView.unobserve(target);
        const opener = readOpener(target);
        if (opener) open(target, opener);
      }
    },
    // Of this document, not of the top one: margins reach into no frame.
    { root: document, rootMargin: ALL_ABOVE, threshold: [0, 0.25, 0.5, 0.75, 1] },
  );
  const watch = (root: ParentNode) => {
    for (const element of root.querySelectorAll(POPUP_OPENERS)) {
      const opener = seen.has(element) ? null : readOpener(element);
      if (opener?.id !== id || opener.on !== 'scroll') continue;
      seen.add(element);
      inView.observe(element);
    }
  };
  const comes = new MutationObserver((mutations) => {
    const added = mutations.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element));
    if (added) watch(document);
  });
  watch(document);
  comes.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    inView.disconnect();
    comes.disconnect();
  });
}
