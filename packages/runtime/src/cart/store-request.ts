import type { HttpRequest } from '../site/http.ts';
import type { Site } from '../site/site.ts';

/** A POST to one of the shop's ajax endpoints, by the name it has in the URL. */
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
