import type { HttpRequest } from '../site/http.ts';
import type { Names } from '../site/names.ts';
import type { Site } from '../site/site.ts';

/** A POST to one of the shop's ajax endpoints. */
export function storeRequest(
  { names, config }: Pick<Site, 'names' | 'config'>,
  endpoint: keyof Names['endpoints'],
  form: Readonly<Record<string, unknown>>,
  signal: AbortSignal | undefined,
): HttpRequest {
  const contract = names.endpoints[endpoint];
  return {
    contract,
    method: 'POST',
    url: config.urls.storeAjax.replace(names.urls.endpointPlaceholder, () => encodeURIComponent(contract)),
    form,
    signal,
  };
}
