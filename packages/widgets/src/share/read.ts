import { jQueryOf } from '@iyim/runtime/page';
import { NothingToEnhance } from '@iyim/runtime/widget';
import { isNetwork } from '../../shared/share/networks.ts';

/** The network that prints the page. */
export const PRINT = 'print';

export interface ShareButton {
  readonly element: HTMLElement;
  readonly network: string;
  /** It has words of the server's. */
  readonly isNamed: boolean;
}

const BUTTON = '.elementor-share-btn, [data-share]';
const CLASS = /(?:^|\s)elementor-share-btn_([\w-]+)/;

/** The host's buttons of networks that are known. Throws when there is none. */
export function readShare(host: HTMLElement): readonly ShareButton[] {
  const all = [...host.querySelectorAll<HTMLElement>(BUTTON)].map((element) => ({
    element,
    network: element.dataset.share ?? CLASS.exec(element.className)?.[1] ?? '',
    isNamed: element.matches('[aria-label], [aria-labelledby]') || hasWords(element),
  }));
  const known = all.filter(({ network }) => network === PRINT || isNetwork(network));
  if (known.length > 0) return known;
  const found = all.map(({ network }) => `"${network}"`).join(', ') || 'none';
  throw new NothingToEnhance(
    `expected buttons of known networks (class elementor-share-btn_facebook), found ${found}`,
  );
}

/** Whether a screen reader finds words in it. */
function hasWords(element: Element): boolean {
  const hidden = [...element.querySelectorAll('[aria-hidden=true]:not([aria-hidden=true] *)')];
  const words = (of: Element) => (of.textContent ?? '').replace(/\s/g, '').length;
  return words(element) > hidden.reduce((sum, part) => sum + words(part), 0);
}

/** Whether the builder's own script answers this button: with jQuery it leaves a mark, without it only its method. */
export function isAnswered({ element }: ShareButton): boolean {
  if (!element.matches('.elementor-share-btn')) return false;
  const $ = jQueryOf() as unknown as ((of: Element) => { data?(name: string): unknown }) | undefined;
  return 'shareLink' in Element.prototype || $?.(element).data?.('shareLink') !== undefined;
}
