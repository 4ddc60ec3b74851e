import { NetworkError, redactUrl, throwIfAborted } from './errors.ts';
import { type Http, type HttpPlatform, type HttpRequest, methodOf } from './http.ts';

/** Fetches the code of the HTTP client; called by the first request at the latest. */
const loadClient = () => import('./http-client.ts');

/** Loads the client ahead of a likely request. */
export function preloadClient(): void {
  loadClient().catch(() => {}); // the request itself reports a failure
}

/** Creates a client that calls `load` for each request. If `load` fails, the request rejects with a `NetworkError`. */
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
