import { stop } from '@iyim/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { json as brokenJson, expectUnharmed, markup } from '../../../runtime/src/testing/hostile.ts';
import { noteLeaving } from '../../../runtime/src/testing/note-leaving.ts';
import { testSignal } from '../../../runtime/src/testing/test-signal.ts';
import { holdClock, soon, violations } from '../../shared/search/testing/held-clock.ts';
import {
  active,
  announced,
  area,
  field,
  findAll,
  minimal,
  original,
  SUGGESTION_TEMPLATES,
  show,
  titles,
  visibleOptions,
  watchSubmits,
  withSuggestions,
} from './testing/page.ts';
import { found, json, posts } from './testing/server.ts';

// The configuration is read again by each access, so each test can change it.
const searchSettings = {
  rest_api_url: '/wp-json/jet-search/v1/search-posts',
  action: 'jet_ajax_search',
  sumbitOnEnter: '1',
  searchSuggestions: {
    get_suggestions_rest_api_url: '/wp-json/jet-search/v1/get-suggestions',
    add_suggestions_rest_api_url: '/wp-json/jet-search/v1/form-add-suggestion',
    get_action: 'get_form_suggestions',
    add_action: 'add_form_suggestion',
    nonce_rest: 'r1',
  },
};
const KEY = 'jetUserSearches';
const PANEL = 'inside_results_area';
const ITEM = '.jet-ajax-search__suggestions-inline-area-item';

interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly signal: AbortSignal;
}
let sent: Sent[];
let answer: (one: Sent) => Response | Promise<Response>;
let submits: string[];

holdClock();

beforeEach(() => {
  sent = [];
  answer = ({ url }) =>
    url.pathname.endsWith('search-posts')
      ? found({ posts: posts(2) })
      : json([
          { id: '1', name: 'vase' },
          { id: '2', name: 'blue jar' },
        ]);
  submits = watchSubmits(testSignal());
  vi.stubGlobal('jetSearchSettings', {
    ...searchSettings,
    ajaxSearchPopularSuggestions: ['vase', 'blue jar'],
  });
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { method, signal } = request;
    const one = { method, url: new URL(request.url), body: await request.clone().text(), signal };
    sent.push(one);
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    return Promise.race([answer(one), aborted]);
  });
});
afterEach(() => localStorage.removeItem(KEY));

const withoutPrinted = () => vi.stubGlobal('jetSearchSettings', searchSettings);
const inline = () =>
  findAll(ITEM)
    .filter((item) => item.checkVisibility())
    .map(({ textContent }) => textContent?.trim());
const isInline = (expected: string[]) => soon(() => expect(inline()).toEqual(expected));
const isListed = (expected: string[]) => soon(() => expect(titles()).toEqual(expected));
const isSubmitted = (value: string) =>
  soon(() => expect(submits.map((fields) => new URLSearchParams(fields).get('s'))).toEqual([value]));
const isClosed = () => expect(area().checkVisibility()).toBe(false);
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe.each(['rtl', 'ltr'] as const)('suggestions under the form, %s', (dir) => {
  it.each([
    ['JetSearch’s markup and templates', () => SUGGESTION_TEMPLATES + withSuggestions()],
    ['JetSearch’s markup without templates', () => withSuggestions()],
    ['minimal markup', () => minimal({ show_search_suggestions: true, search_suggestions_title: 'Try' })],
  ])(
    'LS-14 the live search shows popular searches under its form as buttons, from the page without a request: %s',
    async (_what, html) => {
      await show(html(), dir);
      await isInline(['vase', 'blue jar']);
      const group = find(ITEM).closest('[role="group"]') as HTMLElement;
      expect(group.getAttribute('aria-label')).toBe('Try');
      expect(
        findAll('main *').filter(
          ({ textContent, childElementCount }) => textContent === 'Try' && !childElementCount,
        ),
      ).toHaveLength(1);
      expect(group.getBoundingClientRect().top).toBeGreaterThan(field().getBoundingClientRect().top);
      expect(sent).toEqual([]);
      await userEvent.click(findAll(ITEM)[1] as HTMLElement);
      await isSubmitted('blue jar');
      expect(field().value).toBe('blue jar');
      expect(await violations()).toEqual([]);
    },
  );

  it.each(['{Enter}', ' '])(
    'LS-14 AY-1 the key %j on a suggestion under the form searches for it once',
    async (key) => {
      await show(SUGGESTION_TEMPLATES + withSuggestions(), dir);
      await isInline(['vase', 'blue jar']);
      const item = findAll(ITEM)[0] as HTMLElement;
      item.focus();
      await userEvent.keyboard(key);
      await isSubmitted('vase');
      item.click();
      await isSubmitted('vase');
    },
  );
});

describe.each(['rtl', 'ltr'] as const)('suggestions in the panel, %s', (dir) => {
  it('LS-14 an empty live search lists popular searches when it gets the focus, and results replace them', async () => {
    await show(SUGGESTION_TEMPLATES + withSuggestions({}, PANEL), dir);
    isClosed();
    await userEvent.click(field());
    await isListed(['vase', 'blue jar']);
    expect(find('[role="listbox"]').getAttribute('aria-label')).toBe('Try');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(announced()).toMatch(dir === 'rtl' ? 'שתי הצעות לחיפוש' : '2 search suggestions');
    expect(find('.jet-ajax-search__full-results').checkVisibility()).toBe(false);
    expect(findAll('[role="listbox"]')).toHaveLength(1);
    expect(await violations()).toEqual([]);
    await userEvent.type(field(), 'jar');
    await isListed(['jar 1', 'jar 2']);
    expect(findAll('[role="listbox"]')).toHaveLength(1);
    expect(find('.jet-ajax-search__full-results').checkVisibility()).toBe(true);
    expect(find('.jet-ajax-search__results-suggestions-area').checkVisibility()).toBe(false);
    await userEvent.clear(field());
    await isListed(['vase', 'blue jar']);
    expect(sent).toHaveLength(1);
  });

  it('LS-14 AY-1 arrow keys move through suggestions, Enter searches for one, and Escape closes the list', async () => {
    await show(minimal({ show_search_suggestions: true, search_suggestions_position: PANEL }), dir);
    await userEvent.click(field());
    await isListed(['vase', 'blue jar']);
    await userEvent.keyboard('{Escape}');
    await soon(isClosed);
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{ArrowDown}');
    await isListed(['vase', 'blue jar']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('blue jar');
    expect(visibleOptions().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    await userEvent.keyboard('{Enter}');
    await isSubmitted('blue jar');
    isClosed();
  });

  it('LS-14 a click on a suggestion in the panel searches for it once', async () => {
    await show(withSuggestions({}, PANEL), dir);
    await userEvent.click(field());
    await isListed(['vase', 'blue jar']);
    const [first] = visibleOptions();
    await userEvent.click(first as HTMLElement);
    first?.click();
    await isSubmitted('vase');
  });
});

describe('sources', () => {
  it('LS-15 search_suggestions_limits and search_suggestions_item_title_length shorten the list and its texts', async () => {
    vi.stubGlobal('jetSearchSettings', {
      ...searchSettings,
      ajaxSearchPopularSuggestions: ['a b c d', 'e', 'f'],
    });
    await show(
      withSuggestions({ search_suggestions_limits: 2, search_suggestions_item_title_length: 2 }),
      'ltr',
    );
    await isInline(['a b…', 'e']);
    expect(findAll(ITEM)[0]?.getAttribute('aria-label')).toBe('a b c d');
    await userEvent.click(findAll(ITEM)[0] as HTMLElement);
    await isSubmitted('a b c d');
  });

  it('LS-15 popular searches that the page does not contain are requested once, when the field gets the focus', async () => {
    withoutPrinted();
    await show(withSuggestions({ search_suggestions_limits: 7 }, PANEL), 'ltr');
    expect(sent).toEqual([]);
    await userEvent.click(field());
    await isListed(['vase', 'blue jar']);
    await userEvent.click(find('#outside'));
    await soon(isClosed);
    await userEvent.click(field());
    await isListed(['vase', 'blue jar']);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url.pathname).toBe('/wp-json/jet-search/v1/get-suggestions');
    const query = [...(sent[0]?.url.searchParams ?? [])].filter(([name]) => name !== '_');
    expect(query).toEqual([
      ['action', 'get_form_suggestions'],
      ['data[list_type]', 'popular'],
      ['data[value]', ''],
      ['data[limit]', '7'],
    ]);
  });

  it('LS-15 suggestions that arrive after the visitor has left the field or has typed do not open the panel', async () => {
    withoutPrinted();
    let release = () => {};
    answer = () =>
      new Promise((resolve) => {
        release = () => resolve(json([{ name: 'late' }]));
      });
    await show(withSuggestions({}, PANEL), 'ltr');
    await userEvent.click(field());
    await soon(() => expect(sent).toHaveLength(1));
    find('#outside').focus();
    release();
    await soon(() => expect(document.activeElement).toBe(find('#outside')));
    vi.advanceTimersByTime(1000);
    isClosed();
    await userEvent.click(field());
    await isListed(['late']);
  });

  it('LS-15 typing a search aborts the request for suggestions', async () => {
    withoutPrinted();
    answer = ({ url }) =>
      url.pathname.endsWith('search-posts') ? found({ posts: posts(1) }) : new Promise(() => {});
    await show(withSuggestions({}, PANEL), 'ltr');
    await userEvent.click(field());
    await soon(() => expect(sent).toHaveLength(1));
    await userEvent.type(field(), 'jar');
    await isListed(['jar 1']);
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it.each([
    ['HTML', () => new Response('<p>Error</p>')],
    ['a wrong type', () => json('no')],
    ['an error', () => json({ code: 'rest_no_route', message: 'no' }, 404)],
    ['a broken connection', () => Promise.reject(new TypeError('offline'))],
    ...brokenJson
      .slice(0, 4)
      .map((body) => [`the body ${body.slice(0, 20)}`, () => new Response(body)] as const),
  ] as const)(
    'LS-15 the live search works without suggestions if the server answers with %s',
    async (_what, broken) => {
      silence();
      withoutPrinted();
      const whole = answer;
      answer = (one) =>
        one.url.pathname.endsWith('search-posts') ? whole(one) : (broken as () => Response)();
      await show(withSuggestions({}, PANEL), 'ltr');
      await userEvent.click(field());
      await soon(() => expect(sent.length).toBeGreaterThan(0));
      vi.advanceTimersByTime(1000);
      isClosed();
      await userEvent.type(field(), 'jar');
      await isListed(['jar 1', 'jar 2']);
    },
  );

  it.each([['no list', [[], '', 7, { x: null }, [null, {}, '  ']]]])(
    'LS-15 a printed list with %s shows no suggestions, and hides the server’s title',
    async (_what, lists) => {
      silence();
      answer = () => json([]);
      for (const list of lists) {
        vi.stubGlobal('jetSearchSettings', { ...searchSettings, ajaxSearchPopularSuggestions: list });
        await show(withSuggestions(), 'ltr');
        await soon(() =>
          expect(find('.jet-ajax-search__suggestions-inline-area').checkVisibility()).toBe(false),
        );
        stop();
      }
    },
  );

  it('SEC-1 markup in suggestions is shown as text, and does not run', async () => {
    vi.stubGlobal('jetSearchSettings', { ...searchSettings, ajaxSearchPopularSuggestions: markup });
    localStorage.setItem(KEY, JSON.stringify(markup));
    for (const settings of [{}, { search_suggestions_source: 'user' }]) {
      await show(SUGGESTION_TEMPLATES + withSuggestions(settings), 'ltr');
      await soon(() => expect(inline().length).toBeGreaterThan(3));
      expect(findAll(`${ITEM} :is(script, img, svg, iframe, a)`)).toHaveLength(0);
      stop();
    }
    expectUnharmed();
  });
});

describe('the visitor’s own searches', () => {
  const ofVisitor = (place: 'under_form' | typeof PANEL = 'under_form') =>
    withSuggestions({ search_suggestions_source: 'user' }, place);

  it('LS-15 the visitor’s own searches are listed newest first, and each search is stored once', async () => {
    localStorage.setItem(KEY, '["cup","jug"]');
    await show(ofVisitor(), 'ltr');
    await isInline(['jug', 'cup']);
    await userEvent.type(field(), ' lamp {Enter}');
    await soon(() => expect(stored()).toEqual(['cup', 'jug', 'lamp']));
    stop();
    await show(ofVisitor(), 'ltr');
    await isInline(['lamp', 'jug', 'cup']);
    await userEvent.click(findAll(ITEM)[1] as HTMLElement);
    await soon(() => expect(submits).toHaveLength(2));
    expect(stored()).toEqual(['cup', 'jug', 'lamp']);
  });

  it('LS-15 the site’s ajaxSearchSuggestionsLimits limits the stored searches; without it there are at most 20', async () => {
    const many = Array.from({ length: 20 }, (_, index) => `s${index}`);
    localStorage.setItem(KEY, JSON.stringify(many));
    await show(ofVisitor(PANEL), 'ltr');
    await userEvent.type(field(), 'new{Enter}');
    await soon(() => expect(stored()).toEqual([...many.slice(1), 'new']));
    stop();
    vi.stubGlobal('jetSearchSettings', { ...searchSettings, ajaxSearchSuggestionsLimits: 2 });
    await show(ofVisitor(PANEL), 'ltr');
    await userEvent.type(field(), 'newer{Enter}');
    await soon(() => expect(stored()).toEqual(['new', 'newer']));
  });

  it.each([...brokenJson.slice(0, 6), '{"a":"jug","b":7}', '[null,7,{},"jug",""]'])(
    'LS-15 the live search works with the invalid stored searches %s',
    async (value) => {
      localStorage.setItem(KEY, value);
      await show(ofVisitor(PANEL), 'ltr');
      await userEvent.type(field(), 'cup{Enter}');
      await isSubmitted('cup');
      expect(stored()).toContain('cup');
    },
  );

  it('LS-15 searches are not stored for popular suggestions', async () => {
    await show(withSuggestions(), 'ltr');
    await userEvent.type(field(), 'cup{Enter}');
    await isSubmitted('cup');
    expect(stored()).toBeNull();
  });
});

describe('opening the results', () => {
  it('LS-16 search_logging saves a search before the results open, whatever the server answers', async () => {
    silence();
    answer = () => new Response('<p>no', { status: 500 });
    await show(original({ search_logging: 'yes' }), 'ltr');
    await userEvent.type(field(), 'lamp{Enter}');
    await isSubmitted('lamp');
    const [saved] = sent.filter(({ method }) => method === 'POST');
    expect(saved?.url.pathname).toBe('/wp-json/jet-search/v1/form-add-suggestion');
    expect(new URLSearchParams(saved?.body).get('data[name]')).toBe('lamp');
  });

  it('LS-16 a chosen suggestion opens search_results_url with the form’s fields', async () => {
    const left = noteLeaving();
    await show(withSuggestions({ search_results_url: '/found/' }), 'ltr');
    await isInline(['vase', 'blue jar']);
    await userEvent.click(findAll(ITEM)[0] as HTMLElement);
    await soon(() => expect(left).toHaveLength(1));
    const { pathname, searchParams } = new URL(left[0] ?? '');
    expect([pathname, searchParams.get('s')]).toEqual(['/found/', 'vase']);
    expect(submits).toEqual([]);
  });

  it('LS-16 a search_results_url that would run a script is ignored', async () => {
    await show(withSuggestions({ search_results_url: 'javascript:window.iyimHarmed=1' }), 'ltr');
    await isInline(['vase', 'blue jar']);
    await userEvent.click(findAll(ITEM)[0] as HTMLElement);
    await isSubmitted('vase');
    expectUnharmed();
  });
});

it('RT-18 stop() restores the server HTML of a live search with suggestions', async () => {
  for (const place of ['under_form', PANEL] as const) {
    const before = await show(SUGGESTION_TEMPLATES + withSuggestions({}, place), 'ltr');
    field().focus();
    await soon(() => expect([...inline(), ...titles()]).toEqual(['vase', 'blue jar']));
    stop();
    expect(document.body.innerHTML).toBe(before);
  }
});
