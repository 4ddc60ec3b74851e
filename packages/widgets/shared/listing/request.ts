import { type HttpRequest, names, type SiteConfig } from '@iyim/runtime/page';
import type { Site } from '@iyim/runtime/widget';

/** Names of the listings plugin. */
export const listingNames = {
  /** Its settings, in a page global. */
  settings: 'JetEngineSettings',
  /** Its own script, where a page has it beside ours. */
  plugin: 'JetEngine',
} as const;

/** The post this page shows; `0` on archives, empty when the page does not say. */
export function pagePost({ global }: SiteConfig): string {
  return global(names.globals.builder).text('post.id') ?? global(listingNames.settings).text('post_id') ?? '';
}

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
