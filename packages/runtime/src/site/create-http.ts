import { NetworkError, redactUrl, throwIfAborted } from './errors.ts';
import { type Http, type HttpPlatform, type HttpRequest, methodOf } from './http.ts';

/** What sends requests comes with the first of them: a page that asks for nothing does not fetch it. */
const loadClient = () => import('./http-client.ts');

/** Fetches it ahead of a request that is likely to come. */
export function preloadClient(): void {
  loadClient().catch(() => {}); // the request itself will say so
}

/** `load` is asked for each request: one whose code does not come rejects with a `NetworkError`, and the next one asks again. */
export function createHttp(platform: HttpPlatform, load: typeof loadClient = loadClient): Http {
  const sender = async (request: HttpRequest): Promise<Http> => {
    try {
      return (await load()).createSender(platform);
    } catch (cause) {
      throwIfAborted(request.signal);
      const { contract, url } = request;
      const about = { method: methodOf(request), url: redactUrl(new URL(url, platform.base())) };
      throw new NetworkError({ contract, request: about, cause });
    }
  };
  return {
    send: async (request) => (await sender(request)).send(request),
    json: async (request, schema) => (await sender(request)).json(request, schema),
    page: async (request) => (await sender(request)).page(request),
    html: async (request) => (await sender(request)).html(request),
  };
}
