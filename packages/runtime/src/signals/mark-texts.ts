import { behaviours } from '../site/behaviour.ts';
import { foreignTexts, languageOf, languageOfText } from './foreign-texts.ts';

/** Elements that islands add to the page: slots, and the live region. */
const ADDED = '[data-iyim-slot], [data-iyim-announcer]';
/** Attributes that screen readers or tooltips present to the visitor. */
const NAMES = 'aria-label aria-roledescription aria-description aria-valuetext title placeholder alt'.split(
  ' ',
);

/**
 * Elements whose `lang` this code wrote. A stop does not clear the set, because the live region is used again after the next
 * start.
 */
const marked = new WeakSet<Element>();

/**
 * In elements that islands add, sets `lang` where a widget's text is in another language than the page around it, now and after
 * each change, until the page is stopped (RT-22, WCAG 3.1.2).
 */
export function markTexts({ documentElement }: Document): void {
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (let around: Node | null = target; around; around = around.parentNode)
        if (around instanceof Element) mark(around);
      for (const node of addedNodes)
        if (node instanceof Element) {
          mark(node);
          markWithin(node);
        }
    }
  });
  behaviours().running.set('foreign-texts', () => observer.disconnect());
  markWithin(documentElement);
  const changes = { subtree: true, childList: true, characterData: true, attributeFilter: NAMES };
  observer.observe(documentElement, changes);
}

function markWithin(element: Element): void {
  for (const each of element.querySelectorAll('*')) mark(each);
}

function mark(element: Element): void {
  const { parentElement } = element;
  if (!parentElement || (element.hasAttribute('lang') && !marked.has(element))) return;
  const language = languageIn(element);
  if (language && language !== languageOf(parentElement)) {
    marked.add(element);
    element.setAttribute('lang', language);
  } else if (marked.delete(element)) {
    element.removeAttribute('lang');
    markWithin(element);
  }
}

/**
 * Returns the language of an element's text or name if the element contains only widgets' texts, because `lang` applies to all
 * its content.
 */
function languageIn(element: Element): string | undefined {
  const names = NAMES.map((name) => element.getAttribute(name));
  const words = [...element.childNodes].map((node) => (node instanceof Text ? node.data : null));
  const language = [...names, ...words].map(languageOfText).find(Boolean);
  if (!language || !isOurs(element)) return undefined;
  const texts = element.ownerDocument.createNodeIterator(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (/\p{L}/u.test(text.textContent ?? '') && !languageOfText(text.textContent)) return undefined;
  return language;
}

function isOurs(element: Element): boolean {
  if (foreignTexts().served.has(element)) return false;
  if (element.matches(ADDED)) return true;
  return element.parentElement !== null && isOurs(element.parentElement);
}
