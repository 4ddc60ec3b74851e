import { GALLERIES } from './read.ts';

/** Selectors of the element around a product, and of the product's name in it. */
const PRODUCT = '.product, [data-product]';
const NAMES = ['.product_title', 'h1, h2, h3'];

/**
 * Returns the accessible name of a gallery: with the product's name if the page has several galleries, and with a number if earlier
 * galleries have the same name. Undefined if the server has named the gallery.
 */
export function readName(host: HTMLElement, name: string): string | undefined {
  if (host.matches('[aria-label]:not([aria-label=""]), [aria-labelledby]')) return undefined;
  const all = [...host.ownerDocument.querySelectorAll(GALLERIES)];
  if (all.length < 2) return name;
  const product = productOf(host);
  const before = all.slice(0, all.indexOf(host)).filter((other) => productOf(other) === product).length;
  return `${name}${product && `: ${product}`}${before > 0 ? ` ${before + 1}` : ''}`;
}

/** Returns the name of the product around a gallery; empty if there is none. */
function productOf(gallery: Element): string {
  const product = gallery.closest(PRODUCT);
  const names = NAMES.map((selector) => product?.querySelector(selector)?.textContent.trim());
  return names.find(Boolean) ?? '';
}
