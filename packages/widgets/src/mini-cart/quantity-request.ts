import type { Site } from '@iyim/runtime/widget';
import { submitCartForm } from '../../shared/site/pages.ts';

/** What it takes to change a line: the cart page, and the nonce of its form, which is that of the links that remove. */
export interface QuantityAccess {
  readonly url: string;
  readonly nonce: string;
}

/** Null when the server gave the line no address for removing it, or one without a nonce. */
export function quantityAccess(removeUrl: string): QuantityAccess | null {
  if (!URL.canParse(removeUrl, document.baseURI)) return null;
  const url = new URL(removeUrl, document.baseURI);
  const nonce = url.searchParams.get('_wpnonce');
  return nonce ? { url: url.origin + url.pathname, nonce } : null;
}

/** Posts what the cart page's form would, of one line; the other lines stay as they are. The answer is a page. */
export function setQuantity(
  site: Site,
  { url, nonce }: QuantityAccess,
  { key, quantity }: { readonly key: string; readonly quantity: number },
  signal?: AbortSignal,
): Promise<string> {
  const body = new URLSearchParams({
    [`cart[${key}][qty]`]: String(quantity),
    [`${site.config.prefixes.store}-cart-nonce`]: nonce,
    _wp_http_referer: new URL(url).pathname, // else the server leads back to this page, and draws it once more
    update_cart: '1',
  });
  return submitCartForm(site, { url, body }, signal);
}
