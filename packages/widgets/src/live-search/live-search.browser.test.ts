import { stop } from '@iyim/runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { $, putJQueryOnPage } from '../../../runtime/src/host-page/testing/jquery.ts';
import { updateSettings } from '../../../runtime/src/islands/mount.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { testSignal } from '../../../runtime/src/testing/test-signal.ts';
import { holdClock, soon, soonAtOnce, violations } from '../../shared/search/testing/held-clock.ts';
import {
  active,
  announced,
  area,
  field,
  findAll,
  form,
  isShown,
  message,
  minimal,
  options,
  original,
  show,
  titles,
  visibleOptions,
  watchSubmits,
} from './testing/page.ts';
import { found, json, posts, type SearchServer, searchServer } from './testing/server.ts';

// Settings that the CMS prints into the page. They are read only once, when `site()` is first called.
Object.assign(window, {
  jetSearchSettings: {
    rest_api_url: '/wp-json/jet-search/v1/search-posts',
    action: 'jet_ajax_search',
    nonce: 'n1',
    sumbitOnEnter: '1',
  },
});

let server: SearchServer;
let submits: string[];

holdClock();

beforeEach(() => {
  server = searchServer();
  submits = watchSubmits(testSignal());
  vi.stubGlobal('fetch', server.fetch);
});

const type = (text: string) => userEvent.type(field(), text);
/** Types a text into the field and waits for the results. */
const searchFor = async (text: string) => {
  await type(text);
  await soon(() => expect(visibleOptions().length).toBeGreaterThan(0));
};

describe('typing', () => {
  it('LS-2 a text below the minimum number of characters starts no search', async () => {
    await show(original({ symbols_for_start_searching: 3 }));
    await type('ja');
    expect(area().classList.contains('show')).toBe(false);
    await type('r');
    expect(area().classList.contains('show')).toBe(true);
    await userEvent.keyboard('{Backspace}');
    expect(isShown('.jet-ajax-search__results-area')).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(server.seen).toHaveLength(0);
  });

  it('LS-2 a search requires two characters by default, not counting white space', async () => {
    await show(minimal());
    await type('  a ');
    expect(isShown('.jet-ajax-search__results-area')).toBe(false);
    await type('b');
    expect(isShown('.jet-ajax-search__results-area')).toBe(true);
  });

  it('LS-3 typing a search shows the spinner immediately and sends one request 450 ms after the last key', async () => {
    await show(original());
    server.answer = () => found({ posts: posts(1) });
    await searchFor('vase'); // loads the code that sends requests
    server.seen.length = 0;
    await userEvent.clear(field());
    await type('jar');
    expect(isShown('.jet-ajax-search__spinner-holder')).toBe(true);
    expect(area().getAttribute('aria-busy')).toBe('true');
    vi.advanceTimersByTime(449);
    expect(server.seen).toEqual([]);
    vi.advanceTimersByTime(1);
    await soonAtOnce(() => expect(server.values()).toEqual(['jar']));
    await soon(() => expect(titles()).toEqual(['jar 1']));
    expect(isShown('.jet-ajax-search__spinner-holder')).toBe(false);
    expect(area().hasAttribute('aria-busy')).toBe(false);
  });

  it('LS-3 the search panel shows only the latest answer, and earlier requests are aborted', async () => {
    await show(original());
    const give: Record<string, () => void> = {};
    server.answer = ({ value }) =>
      new Promise((resolve) => {
        give[value] = () => resolve(found({ posts: posts(1, value) }));
      });
    await type('ja');
    await soon(() => expect(server.values()).toEqual(['ja']));
    await type('r');
    expect(server.seen[0]?.signal.aborted).toBe(true);
    await soon(() => expect(server.values()).toEqual(['ja', 'jar']));
    give.jar?.();
    give.ja?.();
    await soon(() => expect(titles()).toEqual(['jar 1']));
    expect(server.seen[1]?.signal.aborted).toBe(false);
  });

  it('LS-3 a pending search answer is dropped when the text becomes too short', async () => {
    await show(original());
    let give = () => {};
    server.answer = () =>
      new Promise((resolve) => {
        give = () => resolve(found({ posts: posts(1) }));
      });
    await type('ja');
    await soon(() => expect(server.seen).toHaveLength(1));
    await userEvent.keyboard('{Backspace}');
    give();
    await soon(() => expect(server.seen[0]?.signal.aborted).toBe(true));
    expect(isShown('.jet-ajax-search__results-area')).toBe(false);
    expect(options()).toEqual([]);
  });

  it('LS-3 a repeated search sends a new request', async () => {
    await show(original());
    await searchFor('jar');
    await userEvent.keyboard('s');
    await soon(() => expect(titles()[0]).toBe('jars 1'));
    await userEvent.keyboard('{Backspace}');
    await soon(() => expect(titles()[0]).toBe('jar 1'));
    expect(server.values()).toEqual(['jar', 'jars', 'jar']);
  });

  it('LS-3 a live search searches for pasted text', async () => {
    await show(original());
    field().focus();
    field().value = 'pasted';
    field().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    await soon(() => expect(titles()[0]).toBe('pasted 1'));
  });

  it('LS-3 a live search searches for text from an input method, whose Enter, Escape and arrow keys it ignores', async () => {
    await show(original());
    await searchFor('jar');
    field().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      const event = new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true });
      field().dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
    }
    expect(active()).toBeNull();
    expect(isShown('.jet-ajax-search__results-area')).toBe(true);
    field().value = '壺です';
    field().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await soon(() => expect(titles()[0]).toBe('壺です 1'));
    expect(submits).toEqual([]);
  });

  it('LS-4 a search sends all settings, the text and the device', async () => {
    await show(
      original({ search_source: ['product'], thumbnail_visible: true, lang: 'he', negative_search: 'none' }),
    );
    await searchFor('jar');
    const { searchParams, pathname } = server.seen[0]?.url ?? new URL('x:');
    expect(pathname).toBe('/wp-json/jet-search/v1/search-posts');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      action: 'jet_ajax_search',
      'data[search_source][]': 'product',
      'data[thumbnail_visible]': 'true',
      'data[negative_search]': 'none',
      'data[value]': 'jar',
      'data[deviceMode]': 'mobile',
      lang: 'he',
    });
    expect(searchParams.has('data[lang]')).toBe(false);
    expect(searchParams.has('data[category__in]')).toBe(false);
    expect(searchParams.has('nonce')).toBe(false);
  });

  it('LS-8 a category change repeats the search, and the category is passed to the results page', async () => {
    await show(original());
    await searchFor('jar');
    await userEvent.selectOptions(find('select'), '15');
    await soon(() => expect(server.seen).toHaveLength(2));
    expect(server.seen[1]?.url.searchParams.get('data[category__in]')).toBe('15');
    const hidden = () => JSON.parse(find<HTMLInputElement>('input[type="hidden"]').value);
    expect(hidden()).toEqual({ search_source: 'any', category__in: '15' });
    await userEvent.selectOptions(find('select'), '0');
    await soon(() => expect(server.seen).toHaveLength(3));
    expect(server.seen[2]?.url.searchParams.has('data[category__in]')).toBe(false);
    expect(hidden()).toEqual({ search_source: 'any' });
  });

  it('LS-8 a category change through jQuery repeats the search', async () => {
    putJQueryOnPage($);
    await show(original());
    await searchFor('jar');
    find<HTMLSelectElement>('select').value = '15';
    $(find('select')).trigger('change');
    putJQueryOnPage(undefined);
    await soon(() => expect(server.seen).toHaveLength(2));
    expect(server.seen[1]?.url.searchParams.get('data[category__in]')).toBe('15');
    expect(find<HTMLInputElement>('input[type="hidden"]').value).toContain('"category__in":"15"');
  });
});

describe.each(['rtl', 'ltr'] as const)('results, %s', (dir) => {
  const twelve = () =>
    found({
      posts: posts(12),
      post_count: 30,
      columns: 3,
      results_navigation: {
        in_header:
          '<div class="jet-ajax-search__navigation-container"><div role=button class="jet-ajax-search__prev-button jet-ajax-search__arrow-button jet-ajax-search__navigate-button jet-ajax-search__navigate-button-disable" data-direction="-1"></div><div role=button class="jet-ajax-search__next-button jet-ajax-search__arrow-button jet-ajax-search__navigate-button" data-direction="1"></div></div>',
        in_footer:
          '<div class="jet-ajax-search__navigation-container"><div role=button class="jet-ajax-search__number-button jet-ajax-search__navigate-button jet-ajax-search__active-button" data-number="1">1</div><div role=button class="jet-ajax-search__number-button jet-ajax-search__navigate-button" data-number="2">2</div><div role=button class="jet-ajax-search__number-button jet-ajax-search__navigate-button" data-number="3">3</div></div>',
      },
    });
  const at = () => titles()[0];

  it('LS-5 results are shown on slides; the server’s navigation moves between them and stops at both ends', async () => {
    server.answer = twelve;
    await show(original(), dir);
    await searchFor('jar');
    expect(titles()).toEqual(['jar 1', 'jar 2', 'jar 3', 'jar 4', 'jar 5']);
    expect(find('.jet-ajax-search__results-count span').textContent).toBe('30');
    const [previous, next] = [find('.jet-ajax-search__prev-button'), find('.jet-ajax-search__next-button')];
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    previous.click();
    expect(at()).toBe('jar 1');
    next.click();
    expect(at()).toBe('jar 6');
    expect(previous.getAttribute('aria-disabled')).toBe('false');
    expect(previous.classList.contains('jet-ajax-search__navigate-button-disable')).toBe(false);
    await userEvent.click(find('[data-number="3"]'));
    expect(titles()).toEqual(['jar 11', 'jar 12']);
    expect(find('.jet-ajax-search__active-button').textContent).toBe('3');
    expect(find('[aria-current]').dataset.number).toBe('3');
    expect(next.getAttribute('aria-disabled')).toBe('true');
    next.click();
    expect(at()).toBe('jar 11');
    find('[data-number="2"]').focus();
    await userEvent.keyboard('{Enter}');
    expect(at()).toBe('jar 6');
    expect(await violations()).toEqual([]);
  });

  it('LS-5 results are distributed over the server’s number of slides, and navigation stops at the last slide', async () => {
    server.answer = () => found({ posts: posts(12), columns: 2 });
    await show(minimal({ navigation_arrows: 'in_footer', number_pagination: 'in_header' }), dir);
    await searchFor('jar');
    expect(findAll('[data-number]')).toHaveLength(2);
    const next = () => find('[data-direction="1"]');
    expect(next().getAttribute('aria-disabled')).toBe('false');
    await userEvent.click(next());
    expect(at()).toBe('jar 6');
    expect(next().getAttribute('aria-disabled')).toBe('true');
    next().click();
    expect(at()).toBe('jar 6');
    field().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('jar 10');
    // The server may omit the number of results per slide, or define more slides than there are results.
    for (const [columns, first] of [
      [2, 'jar 7'],
      [20, 'jar 2'],
    ] as const) {
      server.answer = () => found({ posts: posts(12), columns, limit_query: '' });
      field().focus();
      await userEvent.keyboard('s');
      await soon(() => expect(find('.jet-ajax-search__spinner-holder').checkVisibility()).toBe(false));
      expect(findAll('[data-number]')).toHaveLength(Math.min(columns, 12));
      await userEvent.click(next());
      expect(at()).toBe(first);
    }
  });

  it('LS-13 arrow keys, Home and End move through the results of all slides and wrap around; Enter opens a result', async () => {
    server.answer = twelve;
    await show(original(), dir);
    await searchFor('jar');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('jar 2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()).toBe('jar 6');
    expect(at()).toBe('jar 6');
    await userEvent.keyboard('{End}');
    expect([active(), at()]).toEqual(['jar 12', 'jar 11']);
    await userEvent.keyboard('{ArrowDown}');
    expect([active(), at()]).toEqual(['jar 1', 'jar 1']);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('jar 12');
    await userEvent.keyboard('{Home}');
    expect(active()).toBe('jar 1');
    expect(find('[aria-selected="true"]').textContent?.trim()).toBe('jar 1');
    const clicked: string[] = [];
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        clicked.push((event.target as HTMLAnchorElement).href);
      },
      { signal: testSignal() },
    );
    await userEvent.keyboard('{Enter}');
    expect(clicked).toEqual([`${location.origin}/jars/1/`]);
    expect(submits).toEqual([]);
    expect(document.activeElement).toBe(field());
  });

  it('LS-13 a search result is no longer active when its slide is hidden', async () => {
    server.answer = twelve;
    await show(original(), dir);
    await searchFor('jar');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.click(find('[data-number="2"]'));
    expect(active()).toBeNull();
    field().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect([active(), at()]).toEqual(['jar 6', 'jar 6']);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('jar 5');
  });

  it('LS-5 results have a bold title and a picture of fixed size, and the link to all results stays visible', async () => {
    const wide = `<div class="jet-ajax-search__item-thumbnail"><img alt="" width="300" height="300"
      style="max-inline-size: 100%" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></div>`;
    const long = 'A very long title of something that was found '.repeat(3);
    server.answer = () =>
      found({
        posts: posts(12, long).map((post) => ({ ...post, thumbnail: wide, content: long.repeat(3) })),
        limit_query: 12,
      });
    await show(minimal(), dir);
    find('[data-widget]').style.inlineSize = '300px';
    await searchFor('jar');
    const [option] = visibleOptions();
    const picture = option?.querySelector('img')?.getBoundingClientRect();
    expect([picture?.width, picture?.height]).toEqual([48, 48]);
    const weight = (part: string) =>
      Number(getComputedStyle(find(`.jet-ajax-search__item-${part}`)).fontWeight);
    expect(weight('title')).toBeGreaterThan(weight('content'));
    expect(area().scrollHeight).toBeGreaterThan(area().clientHeight);
    const bottom = () => find('.jet-ajax-search__full-results').getBoundingClientRect().bottom;
    expect(bottom()).toBeLessThanOrEqual(area().getBoundingClientRect().bottom);
    // The sticky footer must not cover the active option.
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const last = find('.iyim-active').getBoundingClientRect();
    expect(last.bottom).toBeLessThanOrEqual(
      find('.jet-ajax-search__results-footer').getBoundingClientRect().top + 1,
    );
  });

  it('LS-5 the search panel of minimal markup has the configured navigation', async () => {
    server.answer = () => found({ posts: posts(5), limit_query: 2 });
    await show(
      minimal({ navigation_arrows: 'in_footer', bullet_pagination: 'both', number_pagination: 'in_header' }),
      dir,
    );
    await searchFor('jar');
    const header = '.jet-ajax-search__results-header';
    const footer = '.jet-ajax-search__results-footer';
    expect(findAll(`${header} [data-number]`)).toHaveLength(6);
    expect(findAll(`${footer} [data-number]`)).toHaveLength(3);
    expect(findAll(`${header} [data-direction]`)).toHaveLength(0);
    await userEvent.click(find(`${footer} [data-direction="1"]`));
    await userEvent.click(find(`${footer} [data-direction="1"]`));
    expect(titles()).toEqual(['jar 5']);
    expect(find(`${footer} [data-direction="1"]`).getAttribute('aria-disabled')).toBe('true');
    expect(find('.jet-ajax-search__results-count').textContent).toBe(
      dir === 'rtl' ? 'נמצאו 5 תוצאות' : '5 results found',
    );
    expect(await violations()).toEqual([]);
  });

  it('LS-12 the search panel is at the inline start of the form by default, with the form’s width', async () => {
    await show(original(), dir);
    find('.jet-ajax-search__fields-holder').style.inlineSize = '50%';
    await searchFor('jar');
    const side = dir === 'rtl' ? 'right' : 'left';
    const [panel, host] = [area().getBoundingClientRect(), find('[data-widget]').getBoundingClientRect()];
    expect(panel[side]).toBeCloseTo(host[side], 0);
    expect(panel.width).toBeCloseTo(Math.min(host.width, innerWidth - 16), 0);
    expect(getComputedStyle(area()).direction).toBe(dir);
  });

  it.each(['left', 'right'] as const)('LS-12 a panel of custom width can be on the %s', async (side) => {
    const custom = { results_area_width_by: 'custom', results_area_custom_width: { size: 150, unit: 'px' } };
    await show(original({ ...custom, results_area_custom_position: side }), dir);
    await searchFor('jar');
    const [panel, host] = [area().getBoundingClientRect(), find('[data-widget]').getBoundingClientRect()];
    expect(panel.width).toBeCloseTo(150, 0);
    expect(panel[side]).toBeCloseTo(host[side], 0);
  });

  it('LS-12 a search panel can be centred with a custom width, or be as wide as the fields', async () => {
    await show(
      original({
        results_area_width_by: 'custom',
        results_area_custom_width: 100,
        results_area_custom_position: 'center',
      }),
      dir,
    );
    await searchFor('jar');
    const middle = ({ left, right }: DOMRect) => (left + right) / 2;
    expect(middle(area().getBoundingClientRect())).toBeCloseTo(
      middle(find('[data-widget]').getBoundingClientRect()),
      0,
    );
    stop();
    await show(original({ results_area_width_by: 'fields_holder' }), dir);
    find('.jet-ajax-search__fields-holder').style.inlineSize = '180px';
    await searchFor('jar');
    expect(area().getBoundingClientRect().width).toBeCloseTo(180, 0);
  });
});

describe('the content of a result', () => {
  it('LS-7 matches of the searched text are marked in the allowed fields, without injecting markup', async () => {
    server.answer = () =>
      found({
        search_highlight: true,
        search_value: 'b',
        posts: [
          {
            ...posts(1)[0],
            title: 'Blob <b>&amp; b</b> <img src=x onerror=alert(1)>',
            content: 'b',
            price: '<span class="price" title="b">b 5</span>',
            before_title: '<i>ab</i>',
            after_title: '<i>tab</i>',
            before_content: '<u>abc</u>',
            after_content: '<u>b, c</u>',
            rating: '<span>b</span>',
            thumbnail: '<img alt="b" src="/b.png">',
          },
        ],
      });
    await show(original());
    await searchFor('blob');
    const [option] = options();
    const marks = (selector: string) =>
      [...(option?.querySelectorAll(`${selector} mark`) ?? [])].map((mark) => mark.textContent);
    expect(marks('.jet-ajax-search__item-title')).toEqual(['B', 'b', 'b', 'b', 'b']);
    expect(option?.querySelector('.jet-ajax-search__item-title')?.textContent).toBe(
      'Blob <b>& b</b> <img src=x onerror=alert(1)>',
    );
    expect(option?.querySelector('.price')?.outerHTML).toBe(
      '<span class="price" title="b"><mark>b</mark> 5</span>',
    );
    expect(marks('i')).toEqual(['b', 'b']);
    expect(marks('u')).toEqual(['b', 'b']);
    expect(option?.querySelectorAll('mark')).toHaveLength(11);
    expect(option?.querySelectorAll('img')).toHaveLength(1);
  });

  it('LS-7 matches of the searched text are not marked unless the server requests it', async () => {
    await show(original({ highlight_searched_text: 'yes' }));
    await searchFor('jar');
    expect(findAll('mark')).toEqual([]);
  });

  it('LS-5 results are rendered with the page’s own template', async () => {
    const template =
      '<div class="jet-ajax-search__results-item"><a class="jet-ajax-search__item-link" href="{{{data.link}}}" target="{{{data.link_target_attr}}}"><em>{{{data.title}}}</em> {{{data.sku}}}</a></div>';
    server.answer = () =>
      found({ posts: [{ ...posts(1)[0], link_target_attr: '_blank', sku: '<b>J-1</b>' }] });
    await show(
      `${original()}<script type="text/html" id="tmpl-jet-ajax-search-results-item">${template}</script>`,
    );
    await searchFor('jar');
    const [option] = options();
    expect(option?.innerHTML).toBe('<em>jar 1</em> &lt;b&gt;J-1&lt;/b&gt;');
    expect(option?.getAttribute('target')).toBe('_blank');
    expect(option?.getAttribute('rel')).toBe('noopener');
  });

  it('SEC-2 a result’s link with a script URL is dropped', async () => {
    server.answer = () => found({ posts: [{ title: 'x', link: 'java\tscript:alert(1)' }] });
    await show(original());
    await searchFor('jar');
    expect(options()[0]?.hasAttribute('href')).toBe(false);
  });

  it('LS-5 a live search shows at most the configured number of results', async () => {
    server.answer = () => found({ posts: posts(12), limit_query: '' });
    await show(original({ limit_query: 9, limit_query_mobile: 2, limit_query_in_result_area: 3 }));
    await searchFor('jar');
    expect(visibleOptions()).toHaveLength(2);
    expect(options()).toHaveLength(3);
  });

  it('LS-5 a live search fires the original’s event with the container of the results', async () => {
    const holders: unknown[] = [];
    document.addEventListener(
      'jet-ajax-search/show-results',
      (event) => holders.push((event as CustomEvent).detail[0]),
      { signal: testSignal() },
    );
    await show(original());
    await searchFor('jar');
    expect(holders).toEqual([find('.jet-ajax-search__results-holder')]);
  });

  it('LS-13 the number of search results is announced once per answer', async () => {
    await show(original(), 'ltr');
    const announcements: string[] = [];
    await searchFor('jar');
    expect(announced()).toBe('3 results found');
    const observer = new MutationObserver(() => announcements.push(announced()));
    observer.observe(find('[data-iyim-announcer]'), { childList: true, characterData: true, subtree: true });
    server.answer = () => found({ posts: posts(1) });
    await userEvent.keyboard('s');
    await soon(() => expect(titles()).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    observer.disconnect();
    expect(announcements).toEqual(['One result found']);
  });
});

describe('no results', () => {
  it('LS-11 the search panel shows the server’s message as text if there are no results', async () => {
    server.answer = () => found({ posts: null, message: 'Nothing for &quot;<b>jar</b>&quot;' });
    await show(original());
    await type('jar');
    await soon(() => expect(isShown('.jet-ajax-search__message')).toBe(true));
    expect(message().textContent).toBe('Nothing for "<b>jar</b>"');
    expect(message().classList.contains('error')).toBe(false);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(announced()).toBe(message().textContent);
    expect(isShown('.jet-ajax-search__results-holder')).toBe(false);
  });

  it('LS-11 the search panel shows the server’s message if the answer reports an error, even if it contains posts', async () => {
    server.answer = () =>
      json({ success: true, data: { error: true, message: 'Too short', posts: posts(2) } });
    await show(original());
    await type('jar');
    await soon(() => expect(message().textContent).toBe('Too short'));
    expect(message().classList.contains('error')).toBe(false);
  });

  it('LS-11 the search panel shows the widget’s message if there are no results and the server sends no message', async () => {
    server.answer = () => found({ posts: [] });
    await show(minimal(), 'rtl');
    await type('jar');
    await soon(() => expect(message().textContent).toBe('לא נמצאו תוצאות.'));
  });

  it('LS-11 the search panel shows the widget’s message after a failure by default', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answer = () => new Response('oops', { status: 500 });
    await show(original(), 'ltr');
    await type('jar');
    await soon(() => expect(message().textContent).toBe('The search failed. Please try again in a moment.'));
    logged.mockRestore();
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['status 500', () => new Response('oops', { status: 500 })],
    ['status 403', () => new Response('-1', { status: 403 })],
    ['the body false', () => new Response('false')],
    ['an empty answer', () => new Response('')],
    ['an HTML page', () => new Response('<!doctype html><p>Fatal error')],
    ['a top-level error', () => json({ success: true, error: true, data: { posts: posts(1) } })],
    ['no network', () => Promise.reject(new TypeError('offline'))],
  ])('LS-11 the configured message is shown after %s, and the next search works', async (_what, answer) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answer = answer;
    await show(original({ server_error: 'Sorry, <b>later</b>.' }));
    await type('jar');
    await soon(() => expect(message().textContent).toBe('Sorry, <b>later</b>.'));
    expect(message().classList.contains('error')).toBe(true);
    expect(isShown('.jet-ajax-search__spinner-holder')).toBe(false);
    // On a busy machine typing is slow, so the widget may already search for the beginning of the word.
    expect(error.mock.calls.map(([words]) => words)).toEqual(
      server.seen.map(() => expect.stringContaining('live-search')),
    );
    error.mockRestore();
    server.answer = () => found({ posts: posts(1) });
    await type('s');
    await soon(() => expect(titles()).toEqual(['jar 1']));
    expect(isShown('.jet-ajax-search__message')).toBe(false);
  });
});

describe('submitting', () => {
  it('LS-9 an empty search is not submitted', async () => {
    await show(original());
    await userEvent.click(find('.jet-ajax-search__submit'));
    field().focus();
    await userEvent.keyboard('  {Enter}');
    expect(submits).toEqual([]);
    expect(document.activeElement).toBe(field());
    expect(field().readOnly).toBe(false);
  });

  it.each(['yes', true])('LS-9 an empty search is sent if search_by_empty_value is %j', async (value) => {
    await show(original({ search_by_empty_value: value }));
    await userEvent.click(find('.jet-ajax-search__submit'));
    expect(submits).toHaveLength(1);
  });

  it('LS-9 Enter submits the search if the site allows it', async () => {
    await show(original());
    await type('jar{Enter}');
    expect(submits).toEqual([expect.stringContaining('s=jar')]);
  });

  it('LS-10 a search is submitted once despite repeated clicks, with the locked fields’ values', async () => {
    await show(original());
    await searchFor('jar');
    await userEvent.selectOptions(find('select'), '15');
    find('.jet-ajax-search__submit').click();
    find('.jet-ajax-search__submit').click();
    form().requestSubmit();
    find('.jet-ajax-search__full-results').click();
    expect(submits).toHaveLength(1);
    expect(new URLSearchParams(submits[0]).get('jet_ajax_search_categories')).toBe('15');
    expect(field().readOnly).toBe(true);
    expect(find('select').inert).toBe(true);
    await type('s');
    expect(field().value).toBe('jar');
  });

  it('LS-10 a submitted search form is unlocked when the visitor returns to the cached page', async () => {
    await show(original());
    await type('jar{Enter}');
    expect(field().readOnly).toBe(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(field().readOnly).toBe(false);
    expect(find('select').inert).toBe(false);
    await userEvent.keyboard('{Enter}');
    expect(submits).toHaveLength(2);
  });

  it('LS-10 submitting the search form cancels a pending search', async () => {
    await show(original());
    await type('jar{Enter}');
    const before = server.seen.length;
    expect(submits).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(server.seen).toHaveLength(before);
  });

  it.each(['.jet-ajax-search__results-count', '.jet-ajax-search__full-results'])(
    'LS-6 a click on %s submits the search',
    async (button) => {
      await show(original());
      await searchFor('jar');
      await userEvent.click(find(button));
      expect(submits).toEqual([expect.stringContaining('s=jar')]);
    },
  );
});

describe('closing', () => {
  it('LS-12 Escape closes the search panel, then empties the field; an arrow key or a click reopens the panel', async () => {
    await show(original());
    await searchFor('jar');
    await userEvent.keyboard('{Escape}');
    expect(isShown('.jet-ajax-search__results-area')).toBe(false);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().value).toBe('jar');
    await userEvent.keyboard('{ArrowDown}');
    expect(isShown('.jet-ajax-search__results-area')).toBe(true);
    expect(server.seen).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(field());
    expect(isShown('.jet-ajax-search__results-area')).toBe(true);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(field().value).toBe('');
    await userEvent.keyboard('{ArrowDown}');
    expect(isShown('.jet-ajax-search__results-area')).toBe(false);
  });

  it('LS-12 a click outside closes the search panel and drops a pending answer', async () => {
    await show(original());
    let give = () => {};
    server.answer = () =>
      new Promise((resolve) => {
        give = () => resolve(found({ posts: posts(1) }));
      });
    await type('jar');
    await soon(() => expect(server.seen).toHaveLength(1));
    await userEvent.click(find('#outside'));
    expect(isShown('.jet-ajax-search__results-area')).toBe(false);
    give();
    await soon(() => expect(server.seen[0]?.signal.aborted).toBe(true));
    expect(isShown('.jet-ajax-search__results-area')).toBe(false);
  });

  it('LS-13 Tab moves through the search panel’s buttons, and leaving the last button closes the panel', async () => {
    await show(minimal());
    await searchFor('jar');
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(find('.jet-ajax-search__results-count'));
    await userEvent.tab();
    expect(document.activeElement).toBe(find('.jet-ajax-search__full-results'));
    expect(isShown('.jet-ajax-search__results-area')).toBe(true);
    await userEvent.tab();
    expect(document.activeElement).toBe(find('#outside'));
    expect(isShown('.jet-ajax-search__results-area')).toBe(false);
  });
});

describe('changed settings', () => {
  const change = (settings: object) => {
    find('[data-widget]').dataset.widgetSettings = JSON.stringify(settings);
    updateSettings(find('[data-widget]'));
  };

  it('RT-32 changed settings keep the results of a live search, lay them out again, and do not duplicate the panel', async () => {
    server.answer = () => found({ posts: posts(6), limit_query: '' });
    await show(minimal());
    await searchFor('jar');
    await userEvent.keyboard('{ArrowDown}');
    expect(visibleOptions()).toHaveLength(5);
    const nodes = findAll('[data-widget] *').length;
    change({ limit_query: 2, number_pagination: 'in_header', results_area_width_by: 'custom' });
    await soon(() => expect(titles()).toEqual(['jar 1', 'jar 2']));
    expect(active()).toBe('jar 1');
    expect(findAll('.jet-ajax-search__results-area, [role="listbox"]')).toHaveLength(2);
    expect(findAll('[data-number]')).toHaveLength(3);
    await userEvent.click(find('[data-number="3"]'));
    expect(titles()).toEqual(['jar 5', 'jar 6']);
    change({ limit_query: 4 });
    await soon(() => expect(findAll('[data-number]')).toHaveLength(0));
    expect(titles()).toEqual(['jar 5', 'jar 6']);
    change({});
    await soon(() => expect(titles()).toEqual(['jar 6']));
    expect(findAll('[data-widget] *')).toHaveLength(nodes);
    expect(server.seen).toHaveLength(1);
  });

  it('RT-32 after changed settings, a search sends one request with the new settings, and the form is submitted once', async () => {
    await show(original());
    for (const size of [1, 2, 3]) {
      change({ thumbnail_size: size, symbols_for_start_searching: 3 });
      await Promise.resolve();
    }
    await type('ja');
    expect(isShown('.jet-ajax-search__results-area')).toBe(false);
    await userEvent.keyboard('r');
    await soon(() => expect(titles()[0]).toBe('jar 1'));
    expect(server.values()).toEqual(['jar']);
    expect(server.seen[0]?.url.searchParams.get('data[thumbnail_size]')).toBe('3');
    find('.jet-ajax-search__full-results').click();
    expect(submits).toHaveLength(1);
  });
});

describe('the page around it', () => {
  it('LS-5 a page’s template of search results is ignored if it contains no elements', async () => {
    await show(
      `${original()}<script type="text/html" id="tmpl-jet-ajax-search-results-item">{{{data.title}}}</script>`,
    );
    await searchFor('jar');
    expect(titles()).toEqual(['jar 1', 'jar 2', 'jar 3']);
  });

  it('RT-6 stop() restores the server’s markup of a live search', async () => {
    await show(original());
    const before = original().replace(/\s+/g, ' ');
    await searchFor('jar');
    field().value = '';
    stop();
    const after = find('.jet-ajax-search')
      .outerHTML.replace(/\s+/g, ' ')
      .replace(' data-widget-load="load"', '');
    document.body.innerHTML = before;
    expect(after).toBe(find('.jet-ajax-search').outerHTML.replace(/\s+/g, ' '));
  });

  it('LS-3 a live search searches for text that was typed before its code loaded', async () => {
    document.body.innerHTML = original();
    const html = document.body.innerHTML;
    await show(html);
    stop();
    field().value = 'early';
    field().focus();
    const { start } = await import('@iyim/runtime');
    const { liveSearch } = await import('../../bundle/catalogue.ts');
    start({ widgets: [liveSearch] });
    await soon(() => expect(titles()[0]).toBe('early 1'));
  });

  it('RT-3 a live search without a form fails and is reported', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    document.body.innerHTML = '<div data-widget="live-search" data-widget-load="load"><input name="s"></div>';
    const { start } = await import('@iyim/runtime');
    const { liveSearch } = await import('../../bundle/catalogue.ts');
    start({ widgets: [liveSearch] });
    await soon(() => expect(find('[data-widget]').dataset.widgetState).toBe('failed'));
    expect(String(error.mock.calls[0])).toMatch(/form with a text field/);
    error.mockRestore();
  });
});
