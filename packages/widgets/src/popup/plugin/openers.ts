import { isModifiedClick, keepOperable, POPUP_OPENERS } from '@iyim/runtime/page';
import { attempt, jsonAttribute } from '@iyim/runtime/widget';
import type { TriggerContext } from '../model.ts';
import { ALL_ABOVE, listenTo } from '../triggers.ts';
import { needsRole } from '../use-open-selector.ts';

/** How an element of the page opens a popup. */
export interface Opener {
  /** The popup's number. */
  readonly id: string;
  readonly on: 'click' | 'hover' | 'scroll';
  /** Selector of the elements inside that open the popup when clicked; if empty, the element itself opens it. */
  readonly inside: string;
  /** Whether the popup shows the listing item around the element. */
  readonly isListing: boolean;
}

const ON = new Map<string, Opener['on']>([
  ['click', 'click'],
  ['click-self', 'click'],
  ['click-selector', 'click'],
  ['hover', 'hover'],
  ['scroll-to', 'scroll'],
]);

const toText = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';

/** Returns how an element opens a popup; null if the element does not name a popup and a known trigger. */
export function readOpener(element: Element): Opener | null {
  const instance = element.getAttribute('data-popup-instance');
  const settings = instance === null ? jsonAttribute(element, 'data-jet-popup') : null;
  const value = (name: string, key: string): string =>
    settings === null ? (element.getAttribute(name) ?? '') : toText(settings[key]);
  const id = (instance ?? toText(settings?.['attached-popup'])).replace(/^jet-popup-/, '');
  const type = value('data-popup-trigger-type', 'trigger-type');
  const on = ON.get(type);
  const inside =
    type === 'click-selector' ? value('data-popup-custom-selector', 'trigger-custom-selector').trim() : '';
  if (id === '' || on === undefined || (type === 'click-selector' && inside === '')) return null;
  const isListing = ['1', 'yes', 'true'].includes(value('data-popup-is-jet-engine', 'is-jet-engine'));
  return { id, on, inside, isListing };
}

/** Returns how an element opens the popup `id`; null for openers of other popups. */
function openerOf(element: Element, id: string): Opener | null {
  const opener = readOpener(element);
  return opener?.id === id ? opener : null;
}

/** Time after closing, in ms, during which hovering over an opener does not open the popup again. */
const HOVER_PAUSE = 400;

/**
 * Makes the elements of the page that name a popup open it, even elements added later: on click, on hover, or when they are scrolled
 * to. Openers by click and hover work by keyboard too; focus alone opens nothing (WCAG 3.2.1).
 */
export function attachOpeners(
  id: string,
  { document, signal, fire }: TriggerContext,
  /** Returns the time of the popup's last closing, in ms, from `performance.now()`. */
  closedAt: () => number,
): void {
  // Scrolling past an element does not count as a request, so it does not replace the content of an open popup.
  const open = (element: Element, { isListing, on }: Opener) =>
    fire({ opener: element, data: { isListing } }, { isRequested: on !== 'scroll' });
  const find = ({ target }: Event, ...kinds: readonly Opener['on'][]) => {
    const start = target instanceof Element ? target.closest(POPUP_OPENERS) : null;
    for (let element = start; element; element = element.parentElement?.closest(POPUP_OPENERS) ?? null) {
      const opener = openerOf(element, id);
      if (!opener || !kinds.includes(opener.on)) continue;
      const pressed = opener.inside === '' ? element : closestInside(target, opener.inside, element);
      if (pressed) return { pressed, open: () => open(pressed, opener) };
    }
    return null;
  };

  // Listens in the capture phase, before the click listeners of the listing item around an opener, which skip prevented clicks.
  const capture = { capture: true, signal };
  listenTo(
    document,
    'click',
    (event) => {
      if (isModifiedClick(event)) return;
      // Touch and keys cannot hover, so their click opens the popup even if the opener's trigger is `hover`.
      const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse' && event.detail > 0;
      const hit = isMouse ? find(event, 'click') : find(event, 'click', 'hover');
      if (!hit) return;
      event.preventDefault();
      hit.open();
    },
    capture,
  );
  listenTo(
    document,
    'keydown',
    (event) => {
      const hit = event.key === 'Enter' || event.key === ' ' ? find(event, 'click', 'hover') : null;
      // Native controls turn the key into a click by themselves.
      if (!hit || event.target !== hit.pressed || !needsRole(hit.pressed)) return;
      event.preventDefault();
      if (!event.repeat) hit.open();
    },
    capture,
  );
  listenTo(
    document,
    'pointerover',
    (event) => {
      if (event.pointerType === 'touch' || event.timeStamp - closedAt() < HOVER_PAUSE) return;
      const hit = find(event, 'hover');
      const comesFrom = event.relatedTarget instanceof Node ? event.relatedTarget : null;
      if (hit && !hit.pressed.contains(comesFrom)) hit.open();
    },
    { passive: true, signal },
  );
  attachScrolling(id, open, { document, signal });
  for (const selector of selectorsOf(document, id)) {
    keepOperable(document, { selector, roleOf: (element) => roleOf(element, id) }, signal);
  }
}

/** Returns the match that contains `target` and is inside `element`; null without such a match or if the selector is invalid. */
function closestInside(target: EventTarget | null, selector: string, element: Element): Element | null {
  const found = target instanceof Element ? attempt(() => target.closest(selector)) : null;
  return found && found !== element && element.contains(found) ? found : null;
}

/** Returns selectors of the elements that open this popup, and of the elements clicked inside them. */
function selectorsOf(document: Document, id: string): Set<string> {
  const found = new Set([POPUP_OPENERS]);
  for (const element of document.querySelectorAll(POPUP_OPENERS)) {
    const inside = openerOf(element, id)?.inside;
    const selector = `:is(${POPUP_OPENERS}) :is(${inside})`;
    if (inside && CSS.supports(`selector(${selector})`)) found.add(selector);
  }
  return found;
}

function roleOf(element: Element, id: string): 'button' | null {
  const named = element.closest(POPUP_OPENERS);
  const opener = named && openerOf(named, id);
  if (!opener || opener.on === 'scroll' || !needsRole(element)) return null;
  const isClicked = (opener.inside === '') === (element === named);
  return isClicked ? 'button' : null;
}

/** Opens the popup once for each element, when the end of the element is in the window or above it. */
function attachScrolling(
  id: string,
  open: (element: Element, opener: Opener) => void,
  { document, signal }: Pick<TriggerContext, 'document' | 'signal'>,
): void {
  const watched = new WeakSet<Element>();
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        if (!isIntersecting || boundingClientRect.bottom > (rootBounds?.bottom ?? Infinity)) continue;
        inView.unobserve(target);
        const opener = readOpener(target);
        if (opener) open(target, opener);
      }
    },
    // The root is this document, because with the default root the margin does not apply inside frames.
    { root: document, rootMargin: ALL_ABOVE, threshold: [0, 0.25, 0.5, 0.75, 1] },
  );
  const watch = () => {
    for (const element of document.querySelectorAll(POPUP_OPENERS)) {
      if (watched.has(element) || openerOf(element, id)?.on !== 'scroll') continue;
      watched.add(element);
      inView.observe(element);
    }
  };
  const additions = new MutationObserver((mutations) => {
    if (mutations.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element))) watch();
  });
  watch();
  additions.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    inView.disconnect();
    additions.disconnect();
  });
}
