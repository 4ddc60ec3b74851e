import { verifyNonce } from '../shop/nonces.ts';
import type { Visit } from '../shop/visit.ts';
import type { Endpoint } from './endpoint.ts';
import { refreshLoop } from './refresh-loop.ts';
import { jsonAnswer, restError } from './responses.ts';
import { searchPosts } from './search.ts';
import { addSuggestion, getSuggestions } from './suggestions.ts';

const root = '/wp-json/';

/** The endpoints of the REST routes, by method and route. */
const routes: ReadonlyMap<string, Endpoint> = new Map([
  ['GET jet-search/v1/search-posts', (visit) => jsonAnswer(searchPosts(visit))],
  ['GET jet-search/v1/get-suggestions', getSuggestions],
  ['POST jet-search/v1/form-add-suggestion', addSuggestion],
  ['POST elementor-pro/v1/refresh-loop', refreshLoop],
]);

const noRoute: Endpoint = () =>
  restError(404, 'rest_no_route', 'No route was found matching the URL and request method.');

export const isRest = (url: URL): boolean => url.pathname.startsWith(root);

/** Checks the nonce of every call that carries one, whatever the route, like the CMS. */
const checked =
  (endpoint: Endpoint): Endpoint =>
  (visit) => {
    const nonce = visit.request.headers.get('x-wp-nonce');
    return nonce === null || verifyNonce(visit, 'wp_rest', nonce)
      ? endpoint(visit)
      : restError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');
  };

/** Returns the endpoint of a call below `/wp-json/`. */
export function restEndpoint({ request, url }: Visit): Endpoint {
  const route = url.pathname.slice(root.length).replace(/\/+$/, '');
  return checked(routes.get(`${request.method} ${route}`) ?? noRoute);
}
