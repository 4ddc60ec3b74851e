import { isTextOnly } from '@iyim/runtime/page';

/** Where the label stands, the surest place first: the page builder's button, our own mark, the link itself. */
const LABELS = ['.elementor-button-text', '[data-account-label]', 'a[href]'];

/** The element whose text is the label and nothing else. */
export function readLabel(host: HTMLElement): HTMLElement {
  for (const selector of LABELS) {
    const label = host.matches(selector) ? host : host.querySelector<HTMLElement>(selector);
    if (label && isTextOnly(label)) return label;
  }
  throw new Error(
    'expected a link with text only, or a .elementor-button-text or [data-account-label] element around its text, found none',
  );
}
