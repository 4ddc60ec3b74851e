import type { HttpRequest, Site } from '@iyim/runtime/widget';

/**
 * A POST to the URL of listings and calendars: a page of the front end, which answers with JSON. Without one in the
 * configuration it is this page, with the time in its query, as the CMS writes it.
 */
export function listingsRequest(
  { config }: Site,
  contract: string,
  form: Readonly<Record<string, unknown>>,
  signal: AbortSignal | undefined,
): HttpRequest {
  const thisPage = { query: { nocache: Math.floor(Date.now() / 1000) } };
  return {
    contract,
    method: 'POST',
    url: config.urls.listings,
    form,
    signal,
    ...(config.urls.listings === '' ? thisPage : {}),
  };
}
