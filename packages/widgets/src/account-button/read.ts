import { isTextOnly } from '@iyim/runtime/page';

/** Selectors of the label, the most specific first: the page builder's button, our attribute, the link itself. */
const LABELS = ['.elementor-button-text', '[data-account-label]', 'a[href]'];

/** Returns the element that contains the label's text and nothing else. Throws if there is none. */
export function readLabel(host: HTMLElement): HTMLElement {
  for (const selector of LABELS) {
    const label = host.matches(selector) ? host : host.querySelector<HTMLElement>(selector);
    if (label && isTextOnly(label)) return label;
  }
  throw new Error(
    'expected a link with text only, or a .elementor-button-text or [data-account-label] element around its text, found none',
  );
}
