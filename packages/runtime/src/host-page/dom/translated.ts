/** Browsers' translators wrap each text in this element. The server's markup never needs it. */
const AROUND_TEXT = 'font';

/** Whether an element contains only text, apart from elements that a translator adds. */
export const isTextOnly = (element: Element): boolean => !element.querySelector(`:not(${AROUND_TEXT})`);

/** Returns an element's children, without the elements that a translator adds. */
export const childrenOf = (element: Element): HTMLElement[] =>
  ([...element.children] as HTMLElement[]).filter((child) => !child.matches(AROUND_TEXT));

/** Returns an element's own text, without the text of its children. */
export const ownText = (element: Element): string =>
  [...element.childNodes]
    .filter((node) => (node instanceof Element ? node.matches(AROUND_TEXT) : node instanceof Text))
    .map(({ textContent }) => textContent?.trim() ?? '')
    .join(' ')
    .trim();
