import { loopContainer } from '../markup/loop-grid.ts';
import { neutralPath } from '../shop/locale.ts';
import {
  filteredAddress,
  type Loop,
  type LoopFilters,
  loopById,
  type TermFilter,
  taxonomies,
  termFilterOf,
} from '../shop/loops.ts';
import { verifyNonce } from '../shop/nonces.ts';
import type { Visit } from '../shop/visit.ts';
import { type Endpoint, inLanguage } from './endpoint.ts';
import { invalidParams, jsonAnswer, restError } from './responses.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** PHP clients send an empty map as a list. */
const fieldsOf = (value: unknown): Fields | null =>
  isFields(value) ? value : Array.isArray(value) && value.length === 0 ? {} : null;

async function bodyOf(request: Request): Promise<Fields> {
  try {
    const value: unknown = JSON.parse(await request.text());
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

const isId = (value: unknown): boolean => /^\d+$/.test(String(value ?? '')) && Number(value) > 0;

/** Returns the errors of a request by parameter. The checks are those of the page builder. */
function problemsOf(body: Fields): Readonly<Record<string, string>> {
  const wrong = (name: string, isRight: boolean) => (isRight ? {} : { [name]: 'Invalid parameter.' });
  const base = body.pagination_base_url;
  return {
    ...wrong('post_id', isId(body.post_id)),
    ...wrong('widget_id', typeof body.widget_id === 'string' && /^[a-z0-9]{7}$/i.test(body.widget_id)),
    ...wrong('widget_filters', fieldsOf(body.widget_filters) !== null),
    ...wrong(
      'pagination_base_url',
      typeof base === 'string' && /^https?:\/\//.test(base) && URL.canParse(base),
    ),
  };
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, 20) : [];

/** Releases 3.16 and 3.17 send a list of terms; releases since 3.18 send `{terms, logicalJoin}`. */
function termFilter(value: unknown): TermFilter {
  if (!isFields(value)) return { terms: textsOf(value), join: 'OR' };
  const terms = textsOf(value.terms);
  return {
    terms: value.logicalJoin === 'DISABLED' ? terms.slice(0, 1) : terms,
    join: value.logicalJoin === 'AND' ? 'AND' : 'OR',
  };
}

function filtersOf(body: Fields): LoopFilters {
  const requested = fieldsOf(fieldsOf(body.widget_filters)?.taxonomy) ?? {};
  return new Map(
    taxonomies.flatMap((taxonomy) => {
      const filter = Object.hasOwn(requested, taxonomy) ? termFilter(requested[taxonomy]) : termFilterOf('');
      return filter.terms.length > 0 ? [[taxonomy, filter] as const] : [];
    }),
  );
}

/** Applies settings that an editor has not saved yet: the number of items per page. */
function edited(loop: Loop, model: unknown): Loop {
  const settings = isFields(model) && isFields(model.settings) ? model.settings : {};
  const perPage = Number(settings.posts_per_page);
  return Number.isInteger(perPage) && perPage > 0 && perPage <= 50 ? { ...loop, perPage } : loop;
}

/** Whether the visitor is an editor. Requires the nonce, because without it the CMS treats every visitor as a guest. */
const isEditor = (visit: Visit): boolean =>
  visit.user?.role === 'editor' && verifyNonce(visit, 'wp_rest', visit.request.headers.get('x-wp-nonce'));

/**
 * Responds with a new container of the loop grid: the first page with the filters applied, or `''` if the page has no such
 * loop.
 */
export const refreshLoop: Endpoint = async (asked) => {
  const body = await bodyOf(asked.request);
  const problems = problemsOf(body);
  if (Object.keys(problems).length > 0) return invalidParams(problems);
  if (body.widget_model !== undefined && !isEditor(asked))
    return restError(
      asked.user === null ? 401 : 403,
      'rest_forbidden',
      'Sorry, you are not allowed to do that.',
    );
  const loop = loopById(String(body.widget_id));
  if (loop === null || loop.postId !== Number(body.post_id)) return jsonAnswer({ data: '' });
  const { pathname, searchParams } = new URL(String(body.pagination_base_url));
  const visit = inLanguage(asked, neutralPath(pathname) === pathname ? 'he' : 'en');
  const filters = filtersOf(body);
  const address = filteredAddress({ pathname, query: searchParams }, loop.id, filters);
  const shown = { address, filters, page: 1 };
  return jsonAnswer({ data: loopContainer(visit, edited(loop, body.widget_model), shown).toString() });
};
