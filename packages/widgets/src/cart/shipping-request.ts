import type { Site } from '@iyim/runtime/widget';
import { storeRequest } from '@iyim/runtime/widget';

export interface ShippingChoice {
  /** The chosen fields as they stand on the page: `shipping_method[0]` → `flat_rate:1`. */
  readonly methods: Readonly<Record<string, string>>;
  /** From the page's configuration when left out. */
  readonly nonce?: string;
}

/** Chooses the shipping method; answers the totals block of the cart page, as HTML. Rejects with `RefusedError` when the nonce is stale. */
export function updateShippingMethod(
  site: Site,
  { methods, nonce = site.config.nonces.updateShipping }: ShippingChoice,
  signal?: AbortSignal,
): Promise<string> {
  const form = { security: nonce, ...methods };
  return site.http.html(storeRequest(site, 'update_shipping_method', form, signal));
}
