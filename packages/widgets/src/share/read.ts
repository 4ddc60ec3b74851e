import { jQueryOf } from '@iyim/runtime/page';
import { NothingToEnhance } from '@iyim/runtime/widget';
import { isNetwork } from '../../shared/share/networks.ts';

/** Name of the button that prints the page; it is not a network. */
export const PRINT = 'print';

export interface ShareButton {
  readonly element: HTMLElement;
  readonly network: string;
  /** Whether the button has an accessible name in the server's markup. */
  readonly isNamed: boolean;
}

const BUTTON = '.elementor-share-btn, [data-share]';
const CLASS = /(?:^|\s)elementor-share-btn_([\w-]+)/;

/** Reads the host's buttons for known networks and for printing. Throws if there are no such buttons. */
export function readShare(host: HTMLElement): readonly ShareButton[] {
  const all = [...host.querySelectorAll<HTMLElement>(BUTTON)].map((element) => ({
    element,
    network: element.dataset.share ?? CLASS.exec(element.className)?.[1] ?? '',
    isNamed: element.matches('[aria-label], [aria-labelledby]') || hasWords(element),
  }));
  const buttons = all.filter(({ network }) => network === PRINT || isNetwork(network));
  if (buttons.length > 0) return buttons;
  const found = all.map(({ network }) => `"${network}"`).join(', ') || 'none';
  throw new NothingToEnhance(
    `expected buttons of known networks (class elementor-share-btn_facebook), found ${found}`,
  );
}

/** Returns whether the element contains text that is not `aria-hidden`. */
function hasWords(element: Element): boolean {
  const hidden = [...element.querySelectorAll('[aria-hidden=true]:not([aria-hidden=true] *)')];
  const words = (of: Element) => (of.textContent ?? '').replace(/\s/g, '').length;
  return words(element) > hidden.reduce((sum, part) => sum + words(part), 0);
}

/**
 * Returns whether the builder's script handles this button. That script stores data on the button if it uses jQuery; otherwise it
 * adds a method to all elements.
 */
export function isAnswered({ element }: ShareButton): boolean {
  if (!element.matches('.elementor-share-btn')) return false;
  const $ = jQueryOf() as unknown as ((of: Element) => { data?(name: string): unknown }) | undefined;
  return 'shareLink' in Element.prototype || $?.(element).data?.('shareLink') !== undefined;
}
