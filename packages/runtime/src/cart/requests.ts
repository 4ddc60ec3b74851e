import type { Checks } from '../site/checks.ts';
import { coerceFlag } from '../site/coerce.ts';
import type { CartFragments } from '../site/fragments.ts';
import type { HttpRequest } from '../site/http.ts';
import { names } from '../site/names.ts';
import { ownValue } from '../site/plain.ts';
import type { Site } from '../site/site.ts';
import type { AddPlan } from './add-plan.ts';

const ENDPOINTS = { addToCart: 'add_to_cart', fragments: names.fragments } as const;

/** Returns a POST request to the shop's ajax endpoint with this name. */
export function storeRequest(
  { config }: Pick<Site, 'config'>,
  endpoint: string,
  form: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): HttpRequest {
  return {
    contract: endpoint,
    method: 'POST',
    url: config.urls.storeAjax.replace('%%endpoint%%', () => encodeURIComponent(endpoint)),
    form,
    signal,
  };
}

/** Fetches the server's cart (CF-1). `now`, in ms, makes the request unique, so that no cache answers it; servers ignore it. */
export function fetchFragments(site: Site, now: number, signal?: AbortSignal): Promise<CartFragments> {
  const request = storeRequest(site, names.fragments, { time: now }, signal);
  return site.http.json(
    { ...request, timeout: site.config.cart.timeout },
    ({ cartFragmentsSchema }) => cartFragmentsSchema,
  );
}

type AddAnswer =
  | { readonly kind: 'added'; readonly cart: CartFragments }
  /** `url`: the product's page, which explains why, if the server names one. */
  | { readonly kind: 'refused'; readonly url: string | null };

const addSchema = ({ cartFragmentsSchema, lazy, object, optional, unknown }: Checks) => {
  const refused = object({ error: unknown(), product_url: optional(unknown()) });
  return lazy((answer) => (coerceFlag(ownValue(answer, 'error')) ? refused : cartFragmentsSchema));
};

/**
 * Sends a planned add. `knownHashes` are the cart's previous hashes: if the fragments endpoint answers with one of them, nothing
 * was added.
 */
export async function sendAdd(
  site: Site,
  { via, fields }: AddPlan,
  knownHashes: readonly string[],
): Promise<AddAnswer> {
  const request = storeRequest(site, ENDPOINTS[via], fields);
  const cart = await site.http.json(request, addSchema);
  if ('error' in cart) {
    const { product_url: url } = cart;
    return { kind: 'refused', url: typeof url === 'string' && url !== '' ? url : null };
  }
  if (via === 'fragments' && knownHashes.includes(cart.hash)) return { kind: 'refused', url: null };
  return { kind: 'added', cart };
}

const removeSchema = ({ cartFragmentsSchema, lazy, object, unknown }: Checks) => {
  const refused = object({ success: unknown() });
  return lazy((answer) => (ownValue(answer, 'success') === false ? refused : cartFragmentsSchema));
};

/** Removes a line. Returns null if the server does not know its key, for example because another tab has removed the line. */
export async function sendRemove(site: Site, itemKey: string): Promise<CartFragments | null> {
  const request = storeRequest(site, 'remove_from_cart', { cart_item_key: itemKey });
  const answer = await site.http.json(request, removeSchema);
  return 'success' in answer ? null : answer;
}
