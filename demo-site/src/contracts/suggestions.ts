import { setCookie } from '../shop/cookies.ts';
import { wholeOf } from '../shop/fields.ts';
import { foldText } from '../shop/hebrew-fold.ts';
import { md5 } from '../shop/md5.ts';
import { fieldsAt, nestedFields, textAt } from '../shop/nested-fields.ts';
import { verifyNonce } from '../shop/nonces.ts';
import { countSuggestion, findSuggestions, type Suggestion, suggestionName } from '../shop/suggestions.ts';
import { requested, type Visit } from '../shop/visit.ts';
import { type Endpoint, inLanguage } from './endpoint.ts';
import { jsonAnswer, refusedAnswer, restError } from './responses.ts';

/** Returns a database row as the plugin prints it, with every number as a string. */
const rowOf = ({ id, name, weight }: Suggestion) => ({
  id: String(id),
  name,
  weight: String(weight),
  parent: '0',
  term: null,
});

function listed(asked: Visit): readonly unknown[] {
  const nested = nestedFields(asked.request.method === 'POST' ? asked.fields : asked.query);
  const data = fieldsAt(nested, 'data');
  const visit = inLanguage(asked, textAt(nested, 'lang'));
  const limit = wholeOf(textAt(data, 'limit')) || 10;
  return findSuggestions(visit.shop.repository, {
    list: textAt(data, 'list_type') === 'latest' ? 'latest' : 'popular',
    text: textAt(data, 'value').slice(0, 200),
    limit: Math.min(Math.max(limit, 1), 50),
    locale: visit.locale,
  }).map(rowOf);
}

/** Responds with a plain list of suggestions, without an envelope. All other actions are for the site owner only. */
export const getSuggestions: Endpoint = (visit) =>
  (visit.query.get('action') ?? 'get_form_suggestions') === 'get_form_suggestions'
    ? jsonAnswer(listed(visit))
    : restError(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');

const countedCookie = 'jet_search_said';
const maxCounted = 40;

/** Counts a visitor's search once per browser session; a cookie keeps short hashes of the counted texts. */
function count(visit: Visit, name: string): void {
  const counted = (visit.cookies.get(countedCookie) ?? '')
    .split(',')
    .filter((hash) => /^[0-9a-f]{8}$/.test(hash));
  const hash = md5(`${visit.locale}|${foldText(name)}`).slice(0, 8);
  if (counted.includes(hash)) return;
  const now = visit.shop.platform.now();
  countSuggestion(visit.shop.repository, name, { locale: visit.locale, now });
  const value = [...counted, hash].slice(-maxCounted).join(',');
  visit.setCookies.push(
    setCookie(countedCookie, value, { now, httpOnly: true, secure: visit.url.protocol === 'https:' }),
  );
}

function isFromThisSite({ request, url }: Visit): boolean {
  const referer = request.headers.get('referer') ?? '';
  return URL.canParse(referer) && new URL(referer).host === url.host;
}

function added(asked: Visit): Response {
  const nested = nestedFields(asked.fields);
  const visit = inLanguage(asked, textAt(nested, 'lang'));
  const name = suggestionName(textAt(fieldsAt(nested, 'data'), 'name'));
  if (name === '') return jsonAnswer({ success: false, data: { message: 'Empty suggestion' } });
  count(visit, name);
  return jsonAnswer({ success: true, data: { name } });
}

/** Stores a visitor's search. The action is ignored, because version 3.2 of the plugin sends an empty one. */
export const addSuggestion: Endpoint = (visit) => {
  const nonce = visit.request.headers.get('x-wp-nonce');
  if (!verifyNonce(visit, 'wp_rest', nonce) || !isFromThisSite(visit))
    return restError(403, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
  return added(visit);
};

/** The same endpoints over admin-ajax, for versions of the plugin without REST routes. */
export const suggestionActions: readonly (readonly [string, Endpoint])[] = [
  ['get_form_suggestions', (visit) => jsonAnswer(listed(visit))],
  [
    'add_form_suggestion',
    (visit) =>
      verifyNonce(visit, 'jet-search', requested(visit, 'nonce')) && isFromThisSite(visit)
        ? added(visit)
        : refusedAnswer(),
  ],
];
