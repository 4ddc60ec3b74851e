import texts from '../../content/texts/search.json' with { type: 'json' };
import { searchNavigation } from '../markup/search-navigation.ts';
import { resultPost } from '../markup/search-result.ts';
import { wholeOf } from '../shop/fields.ts';
import { fieldsAt, type NestedFields, nestedFields, textAt } from '../shop/nested-fields.ts';
import { verifyNonce } from '../shop/nonces.ts';
import { findItems } from '../shop/search.ts';
import { isOn, readSearchSettings } from '../shop/search-settings.ts';
import { requested, type Visit } from '../shop/visit.ts';
import { type Endpoint, inLanguage } from './endpoint.ts';
import { jsonAnswer, refusedAnswer } from './responses.ts';

export const searchAction = 'jet_ajax_search';
const searchNonce = 'jet-search';

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Returns the number of results per slide: the device's setting, otherwise the desktop's setting, otherwise 5. */
function slideSize(data: NestedFields): number {
  const device = textAt(data, 'deviceMode');
  const deviceSize =
    device === 'tablet' || device === 'mobile' ? wholeOf(textAt(data, `limit_query_${device}`)) : 0;
  return between(deviceSize || wholeOf(textAt(data, 'limit_query')) || 5, 1, 50);
}

/** Returns the answer of the live search; false without `data`, like the plugin. */
export function searchPosts(asked: Visit): unknown {
  const nested = nestedFields(asked.request.method === 'POST' ? asked.fields : asked.query);
  if (nested.data === undefined || typeof nested.data === 'string') return false;
  const data = fieldsAt(nested, 'data');
  const visit = inLanguage(asked, textAt(nested, 'lang') || textAt(data, 'lang'));
  const { repository } = visit.shop;
  const text = textAt(data, 'value').slice(0, 200);
  const found = findItems(repository, text, visit.locale, readSearchSettings(data));
  if (found.length === 0) return { success: true, data: nothingFound(visit, data) };
  const limit = slideSize(data);
  const listed = found.slice(0, between(wholeOf(textAt(data, 'limit_query_in_result_area')) || 25, 1, 100));
  const columns = Math.ceil(listed.length / limit);
  const isHighlighted = isOn(textAt(data, 'highlight_searched_text'));
  return {
    success: true,
    data: {
      error: false,
      post_count: found.length,
      message: '',
      posts: listed.map((one) => resultPost(visit, one, data)),
      search_highlight: isHighlighted,
      ...(isHighlighted && { search_value: text }),
      columns,
      limit_query: limit,
      results_navigation: searchNavigation(visit.locale, columns, data),
    },
  };
}

/**
 * Returns an answer without results, with the widget's own message from the settings in the request. The message is text, never
 * markup.
 */
function nothingFound({ locale }: Visit, data: NestedFields): unknown {
  const message = textAt(data, 'negative_search')
    .replace(/<[^>]*>/g, '')
    .slice(0, 300);
  return { error: false, post_count: 0, message: message || texts.answers[locale].none, posts: null };
}

/** Answers the live search over admin-ajax, for plugin versions before 2.1: a nonce is optional, but a wrong one is refused. */
export const ajaxSearch: Endpoint = (visit) => {
  const nonce = requested(visit, 'nonce');
  if (nonce !== null && !verifyNonce(visit, searchNonce, nonce)) return refusedAnswer();
  const answer = searchPosts(visit);
  return jsonAnswer(
    answer === false ? { success: false, data: { message: texts.answers[visit.locale].wrong } } : answer,
  );
};
