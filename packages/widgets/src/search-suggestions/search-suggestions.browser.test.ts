import { stop } from '@iyim/runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { updateSettings } from '../../../runtime/src/islands/mount.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { testSignal } from '../../../runtime/src/testing/test-signal.ts';
import { holdClock, soon, soonAtOnce, violations } from '../../shared/search/testing/held-clock.ts';
import {
  field,
  inline,
  isOpen,
  isWaiting,
  minimal,
  names,
  options,
  original,
  rows,
  type SuggestionServer,
  show,
  suggestionServer,
  watchLeaving,
} from './testing/page.ts';

// The global that the CMS prints into the page. It is read only once, when `site()` is first called.
Object.assign(window, {
  jetSearchSettings: {
    sumbitOnEnter: '',
    searchSuggestions: {
      get_suggestions_rest_api_url: '/wp-json/jet-search/v1/get-suggestions',
      add_suggestions_rest_api_url: '/wp-json/jet-search/v1/form-add-suggestion',
      get_action: 'get_form_suggestions',
      add_action: 'add_form_suggestion',
      nonce_rest: 'rest1',
      use_session: 'false',
    },
  },
});

let server: SuggestionServer;
let visited: string[];

holdClock();

beforeEach(() => {
  server = suggestionServer();
  visited = watchLeaving(testSignal());
  vi.stubGlobal('fetch', server.fetch);
});

const onFocus = {
  show_search_suggestions_list_on_focus: 'yes',
  search_suggestions_list_on_focus: 'popular',
  show_search_suggestions_list_on_focus_preloader: 'yes',
};
const inlineList = { show_search_suggestions_list_inline: 'yes', search_suggestions_list_inline: 'latest' };
const type = (text: string) => userEvent.type(field(), text);

describe.each(['rtl', 'ltr'] as const)('suggestions before typing, %s', (dir) => {
  it('SG-1 the list under the form shows the server’s suggestions, five by default', async () => {
    await show(original(inlineList), dir);
    await soon(() => expect(inline()).toEqual(['vase', 'jar', 'bowl', 'plate', 'cup']));
    expect(server.requested[0]?.url.searchParams.get('data[list_type]')).toBe('latest');
    expect(server.requested[0]?.url.searchParams.get('data[value]')).toBe('');
    expect(server.requested[0]?.url.searchParams.get('data[limit]')).toBe('5');
    expect(await violations()).toEqual([]);
  });

  it('SG-1 a manual list under the form shows all its entries as text, without a request', async () => {
    await show(
      minimal({
        ...inlineList,
        search_suggestions_list_inline: 'manual',
        search_suggestions_list_inline_manual: 'כד, vase ,,<b>x</b>, כד,a,b,c,d',
      }),
      dir,
    );
    expect(inline()).toEqual(['כד', 'vase', '<b>x</b>', 'a', 'b', 'c', 'd']);
    expect(server.requested).toEqual([]);
  });

  it('SG-1 the list for an empty field shows a preloader until it has loaded, and is requested once', async () => {
    let release = () => {};
    server.suggest = () =>
      new Promise((resolve) => {
        release = () => resolve(rows('vase', 'jar'));
      });
    await show(original({ ...onFocus, search_suggestions_list_on_focus_quantity: 2 }), dir);
    expect(server.requested).toEqual([]);
    await userEvent.click(field());
    await soon(() => expect(server.requested).toHaveLength(1));
    expect(isWaiting()).toBe(true);
    expect(server.requested[0]?.url.searchParams.get('data[limit]')).toBe('2');
    release();
    await soon(() => expect(names()).toEqual(['vase', 'jar']));
    expect(isWaiting()).toBe(false);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(await violations()).toEqual([]);
    await userEvent.click(find('#outside'));
    expect(isOpen()).toBe(false);
    await userEvent.click(field());
    expect(names()).toEqual(['vase', 'jar']);
    expect(server.requested).toHaveLength(1);
  });

  it('SG-1 the list for an empty field without a preloader opens only after it has loaded', async () => {
    let release = () => {};
    server.suggest = () =>
      new Promise((resolve) => {
        release = () => resolve(rows('vase'));
      });
    await show(original({ ...onFocus, show_search_suggestions_list_on_focus_preloader: '' }), dir);
    await userEvent.click(field());
    await soon(() => expect(server.requested).toHaveLength(1));
    expect(isOpen()).toBe(false);
    release();
    await soon(() => expect(names()).toEqual(['vase']));
  });

  it('SG-1 a manual list for an empty field shows immediately', async () => {
    await show(
      minimal({
        ...onFocus,
        search_suggestions_list_on_focus: 'manual',
        search_suggestions_list_on_focus_manual: 'כד,אגרטל',
      }),
      dir,
    );
    await userEvent.click(field());
    expect(names()).toEqual(['כד', 'אגרטל']);
  });
});

describe('suggestions for typed text', () => {
  it('SG-2 at most ten suggestions are requested, 450 ms after the last key, and the typed text is highlighted in them', async () => {
    await show(original({ ...onFocus, highlight_searched_text: 'yes' }));
    server.suggest = () => rows('A jar (old)', 'jars & <b>', 'הכד');
    await type('ja');
    expect(isWaiting()).toBe(true);
    await userEvent.keyboard('r');
    const typed = () => server.requested.filter(({ url }) => url.searchParams.get('data[value]') !== '');
    vi.advanceTimersByTime(449);
    expect(typed()).toEqual([]);
    vi.advanceTimersByTime(1);
    await soonAtOnce(() => expect(typed()).toHaveLength(1));
    await soon(() => expect(names()).toEqual(['A jar (old)', 'jars & <b>', 'הכד']));
    expect(typed().map(({ url }) => url.searchParams.get('data[value]'))).toEqual(['jar']);
    expect(typed()[0]?.url.searchParams.get('data[list_type]')).toBe('');
    expect(typed()[0]?.url.searchParams.get('data[limit]')).toBe('10');
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'jar',
      'jar',
    ]);
    expect(document.querySelector('[role="option"] b')).toBeNull();
  });

  it('SG-2 the typed text is not highlighted in suggestions unless the setting requires it', async () => {
    await show(original());
    await type('jar');
    await soon(() => expect(names()[0]).toBe('jarvase'));
    expect(document.querySelector('mark')).toBeNull();
  });

  it('SG-2 only suggestions for the latest text show, even if others arrive later', async () => {
    await show(original());
    const release: Record<string, () => void> = {};
    server.suggest = (data) =>
      new Promise((resolve) => {
        const value = data.get('data[value]') ?? '';
        release[value] = () => resolve(rows(`${value}!`));
      });
    await type('ja');
    await soon(() => expect(release.ja).toBeDefined());
    await type('r');
    expect(server.requested[0]?.signal.aborted).toBe(true);
    await soon(() => expect(release.jar).toBeDefined());
    release.jar?.();
    release.ja?.();
    await soon(() => expect(names()).toEqual(['jar!']));
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['an error status', () => new Response('oops', { status: 500 })],
    ['an answer that is not a list', () => new Response('false')],
    ['an HTML page', () => new Response('<p>Fatal')],
    ['no network', () => Promise.reject(new TypeError('offline'))],
  ])('SG-2 a failed request for suggestions (%s) shows no message', async (_what, answer) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(original({ show_search_suggestions_list_on_focus_preloader: true }));
    server.suggest = answer;
    await type('jar');
    expect(isWaiting()).toBe(true);
    await soon(() => expect(error).toHaveBeenCalledTimes(1));
    await soon(() => expect(isOpen()).toBe(false));
    expect(isWaiting()).toBe(false);
    expect(options()).toEqual([]);
    error.mockRestore();
    server.suggest = () => rows('jars');
    await type('s');
    await soon(() => expect(names()).toEqual(['jars']));
  });

  it('SG-2 the list for an empty field shows again when the visitor empties the field', async () => {
    await show(original(onFocus));
    server.suggest = (data) => rows(data.get('data[list_type]') ? 'popular' : 'typed');
    await type('j');
    await soon(() => expect(names()).toEqual(['typed']));
    await userEvent.keyboard('{Backspace}');
    await soon(() => expect(names()).toEqual(['popular']));
  });
});

describe('choosing', () => {
  it('SG-3 Enter saves the typed text with the nonce, then opens the results with all fields of the form', async () => {
    await show(original({ search_results_url: '/found/?from=magazine' }));
    await userEvent.selectOptions(find('select'), '15');
    await type('כד & <b>{Enter}');
    await soon(() => expect(visited).toHaveLength(1));
    expect(server.saved).toHaveLength(1);
    const [saved] = server.saved;
    expect(saved?.url.pathname).toBe('/wp-json/jet-search/v1/form-add-suggestion');
    expect(saved?.headers.get('x-wp-nonce')).toBe('rest1');
    expect(Object.fromEntries(saved?.body ?? [])).toEqual({
      action: 'add_form_suggestion',
      'data[name]': 'כד & <b>',
    });
    const url = new URL(visited[0] ?? '');
    expect(url.pathname).toBe('/found/');
    expect([...url.searchParams]).toEqual([
      ['from', 'magazine'],
      ['s', 'כד & <b>'],
      ['jet_search_suggestions_settings', '{"search_source":"any","category__in":"15"}'],
      ['jet_search_suggestions_categories', '15'],
    ]);
  });

  it('SG-3 a search submits the form with the clicked button if no results address is set', async () => {
    await show(original());
    await type('jar');
    await userEvent.click(find('.jet-search-suggestions__submit'));
    await soon(() => expect(visited).toHaveLength(1));
    expect(visited[0]).toMatch(/^submit s=jar&.*go=1$/);
    expect(server.saved).toHaveLength(1);
  });

  it('SG-3 arrow keys and Enter choose a suggestion', async () => {
    await show(original({ ...onFocus, search_results_url: '/found/' }));
    await userEvent.click(field());
    await soon(() => expect(names()).toHaveLength(5));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.querySelector('[aria-selected="true"]')?.textContent).toBe('jar');
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(visited).toHaveLength(1));
    expect(new URL(visited[0] ?? '').searchParams.get('s')).toBe('jar');
    expect(server.saved.map(({ body }) => body.get('data[name]'))).toEqual(['jar']);
    expect(field().value).toBe('jar');
  });

  it('SG-3 a click on a suggestion chooses it, in either list', async () => {
    await show(original({ ...onFocus, ...inlineList }));
    await soon(() => expect(inline()).toHaveLength(5));
    await userEvent.click(field());
    await soon(() => expect(names()).toHaveLength(5));
    await userEvent.click(options()[2] ?? field());
    await soon(() => expect(visited).toEqual([expect.stringContaining('s=bowl')]));
    stop();
    await show(original(inlineList));
    await soon(() => expect(inline()).toHaveLength(5));
    find('.jet-search-suggestions__inline-area-item').focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(visited).toHaveLength(2));
    expect(visited[1]).toContain('s=vase');
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['fails', () => new Response('oops', { status: 500 })],
    ['refuses', () => new Response('-1', { status: 403 })],
    ['sends an invalid answer', () => new Response('<p>?')],
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ])('SG-3 the results open even if the server that saves searches %s', async (_what, answer) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.save = answer;
    await show(original({ search_results_url: '/found/' }));
    await type('jar{Enter}');
    await soon(() => expect(visited).toHaveLength(1));
    error.mockRestore();
  });

  it('SG-3 the results open even if the server that saves searches never answers', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.save = () => new Promise(() => {});
    await show(original({ search_results_url: '/found/' }));
    await type('jar{Enter}');
    await soon(() => expect(server.saved).toHaveLength(1));
    expect(visited).toEqual([]);
    await soon(() => expect(visited).toHaveLength(1));
    error.mockRestore();
  });

  it('SG-3 repeated keys and clicks start only one search', async () => {
    await show(original({ ...inlineList, search_results_url: '/found/' }));
    await soon(() => expect(inline()).toHaveLength(5));
    await type('jar');
    await userEvent.keyboard('{Enter}{Enter}');
    find('.jet-search-suggestions__submit').click();
    find('.jet-search-suggestions__inline-area-item').click();
    await soon(() => expect(visited).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    expect(field().readOnly).toBe(true);
    expect(server.saved).toHaveLength(1);
    expect(visited).toHaveLength(1);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(visited).toHaveLength(2));
  });

  it('SG-3 an empty search is neither submitted nor saved', async () => {
    await show(original());
    await userEvent.click(find('.jet-search-suggestions__submit'));
    await type('  {Enter}');
    expect(visited).toEqual([]);
    expect(server.saved).toEqual([]);
    expect(field().readOnly).toBe(false);
  });

  it('SG-3 Enter does not choose a suggestion while an input method is composing text', async () => {
    await show(original(onFocus));
    await userEvent.click(field());
    await soon(() => expect(names()).toHaveLength(5));
    await userEvent.keyboard('{ArrowDown}');
    const enter = new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    field().dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(false);
    expect(server.saved).toEqual([]);
  });

  it('SEC-2 a search submits the form instead of opening a results address that would run a script', async () => {
    await show(original({ search_results_url: 'javascript:alert(1)' }));
    await type('jar{Enter}');
    await soon(() => expect(visited).toEqual([expect.stringMatching(/^submit s=jar/)]));
  });

  it('SG-4 with use_session, the same search is saved once per session', async () => {
    const settings = { use_session: true, search_results_url: '/found/' };
    await show(original(settings));
    await type('jar{Enter}');
    await soon(() => expect(visited).toHaveLength(1));
    stop();
    await show(original(settings));
    await type('jar{Enter}');
    await soon(() => expect(visited).toHaveLength(2));
    expect(server.saved).toHaveLength(1);
    stop();
    await show(original(settings));
    await type('vase{Enter}');
    await soon(() => expect(visited).toHaveLength(3));
    expect(server.saved).toHaveLength(2);
  });

  it('SG-4 a search opens the results and is saved even if the storage is invalid and blocked', async () => {
    sessionStorage.setItem('iyim-searched', '{"__proto__":');
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await show(original({ use_session: true, search_results_url: '/found/' }));
    await type('jar{Enter}');
    await soon(() => expect(visited).toHaveLength(1));
    expect(server.saved).toHaveLength(1);
    blocked.mockRestore();
  });

  it('SG-4 without use_session, the same search is saved each time', async () => {
    for (const count of [1, 2]) {
      await show(original({ search_results_url: '/found/' }));
      await type('jar{Enter}');
      await soon(() => expect(server.saved).toHaveLength(count));
      stop();
    }
  });
});

describe('changed settings', () => {
  const change = (settings: object) => {
    find('[data-widget]').dataset.widgetSettings = JSON.stringify(settings);
    updateSettings(find('[data-widget]'));
  };

  it('RT-32 changed settings replace both lists of suggestions', async () => {
    await show(minimal({ ...inlineList, ...onFocus }));
    await soon(() => expect(inline()).toHaveLength(5));
    await userEvent.click(field());
    await soon(() => expect(names()).toHaveLength(5));
    change({
      ...inlineList,
      search_suggestions_list_inline: 'manual',
      search_suggestions_list_inline_manual: 'mug',
      ...onFocus,
      search_suggestions_list_on_focus_quantity: 2,
    });
    await soon(() => expect(inline()).toEqual(['mug']));
    expect(document.querySelectorAll('[role="listbox"], .iyim-search-inline')).toHaveLength(2);
    // The list closes, because it was requested with the old settings.
    expect(isOpen()).toBe(false);
    await userEvent.click(find('#outside'));
    await userEvent.click(field());
    await soon(() => expect(names()).toEqual(['vase', 'jar']));
    const lists = server.requested.map(({ url }) => url.searchParams.get('data[list_type]'));
    expect(lists).toEqual(['latest', 'popular', 'popular']);
  });

  it('RT-32 after changed settings, typed text sends one request, and a new setting highlights the text in existing suggestions', async () => {
    await show(original());
    for (const limit of [9, 8, 7]) {
      change({ search_suggestions_quantity_limit: limit });
      await Promise.resolve();
    }
    await type('cu');
    await soon(() => expect(names()).toHaveLength(7));
    expect(server.requested).toHaveLength(1);
    expect(document.querySelector('mark')).toBeNull();
    change({ highlight_searched_text: true });
    await soon(() => expect(document.querySelectorAll('[role="option"] mark')).toHaveLength(8));
    expect(names()).toHaveLength(7);
    expect(server.requested).toHaveLength(1);
    change({ highlight_searched_text: true, search_results_url: '/found/' });
    await Promise.resolve();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(visited).toEqual([expect.stringContaining('/found/?s=cu')]));
    expect(server.saved).toHaveLength(1);
  });
});

describe('the keyboard and the page', () => {
  it('SG-1 suggestions that load without a preloader stay hidden if the focus has left the form meanwhile', async () => {
    let release = () => {};
    server.suggest = () =>
      new Promise((resolve) => {
        release = () => resolve(rows('vase'));
      });
    await show(original());
    await type('jar');
    await soon(() => expect(server.requested).toHaveLength(1));
    await userEvent.click(find('#outside'));
    expect(server.requested[0]?.signal.aborted).toBe(true);
    release();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(isOpen()).toBe(false);
  });

  it('RT-6 a form that is removed while its search is being saved does not navigate', async () => {
    let release = () => {};
    server.save = () =>
      new Promise((resolve) => {
        release = () => resolve(new Response('true'));
      });
    await show(original({ search_results_url: '/found/', use_session: true }));
    await type('jar{Enter}');
    await soon(() => expect(server.saved).toHaveLength(1));
    find('.jet-search-suggestions').remove();
    await soon(() => expect(document.querySelector('[data-widget]')).toBeNull());
    release();
    await soon(() => expect(sessionStorage.getItem('iyim-searched')).toContain('jar'));
    expect(visited).toEqual([]);
  });

  it('SG-1 Escape closes the list of suggestions, then empties the field; arrow keys reopen the list', async () => {
    await show(original(onFocus));
    await type('jar');
    await soon(() => expect(names()).toHaveLength(7));
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{ArrowDown}');
    expect(names()).toHaveLength(7);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(field());
    expect(names()).toHaveLength(7);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(field().value).toBe('');
    await soon(() => expect(names()[0]).toBe('vase'));
  });

  it('SG-1 leaving the search field with Tab closes the list', async () => {
    await show(original({ ...onFocus }));
    await userEvent.click(field());
    await soon(() => expect(names()).toHaveLength(5));
    for (let tab = 0; tab < 3; tab += 1) await userEvent.tab();
    expect(document.activeElement).toBe(find('#outside'));
    expect(isOpen()).toBe(false);
  });

  it('SG-1, AY-2 the open list closes when the focus moves to the list under the form, which the open list covers', async () => {
    await show(original({ ...onFocus, ...inlineList }));
    await userEvent.click(field());
    await soon(() => expect([names().length, inline().length]).toEqual([5, 5]));
    await userEvent.tab();
    expect(isOpen()).toBe(true);
    while (!document.activeElement?.matches('.jet-search-suggestions__inline-area-item'))
      await userEvent.tab();
    expect(document.activeElement.textContent).toBe('vase');
    expect(isOpen()).toBe(false);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('SG-1 suggestions use the templates of the page, with names inserted as text', async () => {
    const template = (id: string, tag: string) =>
      `<script type="text/html" id="${id}"><div class="${tag}" aria-label="{{{data.name}}}"><i>{{{data.name}}}</i></div></script>`;
    await show(
      `${template('tmpl-jet-search-inline-suggestion-item', 'jet-search-suggestions__inline-area-item')}${template('tmpl-jet-search-focus-suggestion-item', 'jet-search-suggestions__focus-area-item')}${original({ ...inlineList, ...onFocus })}`,
    );
    await soon(() => expect(inline()).toHaveLength(5));
    server.suggest = () => rows('<img src=x onerror=alert(1)>');
    await userEvent.click(field());
    await soon(() => expect(names()).toEqual(['<img src=x onerror=alert(1)>']));
    expect(document.querySelector('[role="option"] i')).not.toBeNull();
    expect(find('.jet-search-suggestions__inline-area-item').getAttribute('role')).toBe('button');
    find('.jet-search-suggestions__inline-area-item').focus();
    await userEvent.keyboard(' ');
    await soon(() => expect(visited).toEqual([expect.stringContaining('s=vase')]));
  });

  it('RT-6 stop() restores the server HTML of the search', async () => {
    await show(original({ ...inlineList, ...onFocus }));
    await userEvent.click(field());
    await soon(() => expect(names()).toHaveLength(5));
    stop();
    const plain = (html: string) => html.replace(/\s+/g, ' ').replace(' data-widget-load="load"', '');
    const after = plain(find('.jet-search-suggestions').outerHTML);
    document.body.innerHTML = original({ ...inlineList, ...onFocus });
    expect(after).toBe(plain(find('.jet-search-suggestions').outerHTML));
  });
});
