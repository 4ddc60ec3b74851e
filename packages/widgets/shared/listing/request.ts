import type { HttpRequest } from '@iyim/runtime/widget';
import type { ListingsArea } from './listings-area.ts';

/**
 * A POST to the URL of listings and calendars: a page of the front end, which answers with JSON. Without one in the
 * configuration it is this page, with the time in its query, as the CMS writes it.
 */
export function listingsRequest(
  { names, config }: ListingsArea,
  contract: string,
  form: Readonly<Record<string, unknown>>,
  signal: AbortSignal | undefined,
): HttpRequest {
  const thisPage = { query: { [names.noCache]: Math.floor(Date.now() / 1000) } };
  return { contract, method: 'POST', url: config.url, form, signal, ...(config.url === '' ? thisPage : {}) };
}
