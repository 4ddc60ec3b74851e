import type { Arm, Triggers } from './trigger.ts';

/** What is above the window counts as seen: a jump to the page's end passes it without ever showing it. */
const ALL_ABOVE = '1000000px 0px 0px';

/**
 * Fires when the first element that the selector finds comes into view from below, or is jumped over on the way down; one
 * that comes to the page later is not waited for, as in the original. Throws when the selector is none, or finds nothing.
 */
export const armScrollingTo: Arm<Required<Triggers>['scrolling_to']> = ({
  settings,
  document,
  signal,
  fire,
}) => {
  const target = find(document, settings.selector);
  const look = (entries: readonly IntersectionObserverEntry[]) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    fire();
  };
  const observer = new IntersectionObserver(look, { root: document, rootMargin: ALL_ABOVE });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  observer.observe(target);
};

function find(document: Document, selector: string): Element {
  const setting = 'trigger setting "scrolling_to_selector"';
  let target: Element | null;
  try {
    target = document.querySelector(selector);
  } catch {
    throw new Error(`${setting}: expected a selector, found ${JSON.stringify(selector)}`);
  }
  if (!target)
    throw new Error(
      `${setting}: expected an element that it finds, found none for ${JSON.stringify(selector)}`,
    );
  return target;
}
