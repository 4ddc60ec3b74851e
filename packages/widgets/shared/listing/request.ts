import { type HttpRequest, names, type SiteConfig } from '@iyim/runtime/page';
import type { Site } from '@iyim/runtime/widget';

/** Names of the listings plugin. */
export const listingNames = {
  /** Page global with the plugin's settings. */
  settings: 'JetEngineSettings',
  /** Page global of the plugin's own script, if the page has this script. */
  plugin: 'JetEngine',
} as const;

/** Returns the id of the post that this page shows: `0` on archives, empty if the page does not define it. */
export function pagePost({ global }: SiteConfig): string {
  return global(names.globals.builder).text('post.id') ?? global(listingNames.settings).text('post_id') ?? '';
}

/**
 * Returns a POST request to the address of listings and calendars: a front-end page that answers with JSON. If the configuration
 * has no such address, the request goes to this page, with the current time in the query, like the CMS's own requests.
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
