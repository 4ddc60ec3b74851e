import type { Arm, Triggers } from './trigger.ts';

/**
 * Fires when the first element that the selector finds comes into view; one that comes to the page later is not waited
 * for, as in the original. Throws when the selector is none, or finds nothing.
 */
export const armScrollingTo: Arm<Required<Triggers>['scrolling_to']> = ({
  settings,
  document,
  signal,
  fire,
}) => {
  const target = find(document, settings.selector);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    fire();
  });
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
