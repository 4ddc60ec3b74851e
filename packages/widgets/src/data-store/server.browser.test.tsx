import { stop } from '@iyim/runtime';
import axe from 'axe-core';
import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { testSignal } from '../../../runtime/src/testing/test-signal.ts';
import {
  button,
  count,
  fakeServer,
  favourites,
  find,
  KEY,
  languages,
  leave,
  removeLink,
  seenText,
  show,
  wishlist,
} from './testing/store-page.ts';

/** Configuration that shows alerts in the page, where most of these tests read them. */
const IN_PAGE = '<script type="application/json" id="iyim-config">{"alerts":"page"}</script>';
let server: ReturnType<typeof fakeServer>;
const fired: string[] = [];

const link = (nth = 0) => {
  const found = document.querySelectorAll<HTMLElement>('.jet-data-store-link')[nth];
  if (!found) throw new Error(`no link ${nth}`);
  return found;
};
const isIn = (nth = 0) => link(nth).classList.contains('in-store');
/** Alert messages shown in the page. */
const alertTexts = () =>
  [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
const refusal = (message: string) => Response.json({ success: false, data: { message } });
const done = (data: unknown) => Response.json({ success: true, data });

/** Delays the server's next answers. Returns a function that releases them. */
function hold(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { respond } = server;
  server.respond = async (fields) => {
    await held;
    return respond(fields);
  };
  return release;
}

function listen(...names: string[]) {
  const options = { signal: testSignal() };
  for (const name of names) {
    document.addEventListener(
      name,
      (event) => fired.push(`${name} ${(event as CustomEvent).detail.length}`),
      options,
    );
  }
}

beforeEach(() => {
  fired.length = 0;
  server = fakeServer();
  document.head.insertAdjacentHTML('beforeend', IN_PAGE);
});

afterEach(() => leave());

describe.each(languages)('a button of a store that the server keeps, $dir', (language) => {
  const { add, added } = language;

  it('DS-2 a page rendered before an add shows the post as added, and a click removes it', async () => {
    await show(button(wishlist, 12, language), language);
    link().click();
    await soon(() => expect(isIn()).toBe(true));
    stop();
    await show(button(wishlist, 12, language), language);
    expect(isIn()).toBe(true);
    expect(seenText(link())).toContain(added);
    link().click();
    await soon(() => expect(isIn()).toBe(false));
    expect(server.actions()).toEqual([
      'jet_engine_add_to_store_wishlist',
      'jet_engine_remove_from_store_wishlist',
    ]);
  });

  it('DS-1 DS-5 clicks on a button alternately add and remove its post', async () => {
    await show(button(wishlist, 12, language), language);
    await userEvent.click(link());
    await soon(() => expect(isIn()).toBe(true));
    expect(seenText(link())).toContain(added);
    await userEvent.click(link());
    await soon(() => expect(isIn()).toBe(false));
    expect(seenText(link())).toContain(add);
    expect(server.sent.map(({ fields }) => [...fields])).toEqual(
      ['add_to', 'remove_from'].map((verb) => [
        ['action', `jet_engine_${verb}_store_wishlist`],
        ['store', 'wishlist'],
        ['post_id', '12'],
      ]),
    );
    expect(Object.keys(localStorage).filter((key) => key.includes('wishlist'))).toEqual([]);
  });

  it('DS-2 the first click on a button rendered with its post in the store removes the post', async () => {
    await show(button(wishlist, 12, language, { isIn: true }), language);
    expect(seenText(link())).toContain(added);
    await userEvent.click(link());
    await soon(() => expect(seenText(link())).toContain(add));
    expect(link().getAttribute('href')).toBe('#');
    expect(server.actions()).toEqual(['jet_engine_remove_from_store_wishlist']);
  });

  it('DS-2 a click during a request does nothing, on any button of the post', async () => {
    const release = hold();
    await show(button(wishlist, 12, language) + button(wishlist, 12, language), language);
    await userEvent.dblClick(link(0));
    await soon(() => expect(link(0).classList.contains('jet-store-processing')).toBe(true));
    expect(link(1).getAttribute('aria-busy')).toBe('true');
    expect(getComputedStyle(link(0)).opacity).toBe('0.3');
    expect(isIn(0)).toBe(false);
    link(1).click();
    await soon(() => expect(server.sent).toHaveLength(1));
    release();
    await soon(() => expect(isIn(1)).toBe(true));
    expect(isIn(0)).toBe(true);
    expect(link(0).classList.contains('jet-store-processing')).toBe(false);
    expect(server.sent).toHaveLength(1);
  });

  it('DS-9 a full list shows a message in the page’s language and changes nothing', async () => {
    server.respond = () => refusal('You can`t add more posts');
    await show(button(wishlist, 12, language), language);
    await userEvent.click(link());
    const full = { rtl: 'אי אפשר להוסיף עוד פריטים לרשימה.', ltr: 'You can`t add more posts' }[language.dir];
    await soon(() => expect(alertTexts()).toEqual([full]));
    expect((await axe.run(document)).violations.map(({ id }) => id)).toEqual([]);
    expect(isIn()).toBe(false);
    expect(seenText(link())).toContain(add);
    expect(link().hasAttribute('aria-busy')).toBe(false);
  });

  it('DS-2 axe finds no violations in a button during and after its request', async () => {
    const release = hold();
    await show(button(wishlist, 12, language) + removeLink(wishlist, 13, '×'), language);
    const check = async () =>
      (await axe.run(document)).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    await userEvent.click(link());
    expect(await check()).toEqual([]);
    release();
    await soon(() => expect(isIn()).toBe(true));
    expect(await check()).toEqual([]);
  });
});

describe('effects of an answer', () => {
  const [, language] = languages;

  it('DS-7 an answer updates all counts of its store and the fragments', async () => {
    server.respond = () =>
      done({
        count: 4,
        fragments: { '.jet-engine-data-post-count[data-store="wishlist"][data-post="12"]': 9, '..bad': 'x' },
      });
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(
      `${button(wishlist, 12, language)}${count('wishlist', 3)}<i>${count('wishlist', 3)}</i>${count('other', 1)}
       <span class="jet-engine-data-post-count" data-widget="data-store" data-store="wishlist" data-post="12">8</span>`,
      language,
    );
    await userEvent.click(link());
    const numbers = () =>
      [...document.querySelectorAll('[data-store].jet-engine-data-store-count')].map(
        ({ textContent }) => textContent,
      );
    await soon(() => expect(numbers()).toEqual(['4', '4', '1']));
    expect(find('.jet-engine-data-post-count').textContent).toBe('9');
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('DS-7 an answer without a count keeps the counts (a user store without a login)', async () => {
    server.respond = () => done({ count: null, fragments: [] });
    await show(button(wishlist, 12, language) + count('wishlist', 3), language);
    await userEvent.click(link());
    await soon(() => expect(isIn()).toBe(true));
    expect(find('.jet-engine-data-store-count').textContent).toBe('3');
  });

  it('DS-7 a count inside a label is updated too', async () => {
    server.respond = () => done({ count: 5, fragments: [] });
    const inLabel = `In (<span class="jet-engine-data-store-count" data-store="wishlist">0</span>)`;
    await show(button(wishlist, 12, { add: 'Add', added: inLabel }), language);
    await userEvent.click(link());
    await soon(() => expect(seenText(link())).toContain('In (5)'));
  });

  it('DS-1 an add fires the original’s events in their order and updates the count last; a removal fires its event', async () => {
    server.respond = () => done({ count: 4, fragments: { '#part': 'new' } });
    await show(
      `${button(wishlist, 12, language, { popup: 7 })}${count('wishlist', 3)}<p id="part">old</p>`,
      language,
    );
    const state = (name: string) => () =>
      fired.push(
        [name, isIn(), find('#part').textContent, find('.jet-engine-data-store-count').textContent].join(' '),
      );
    const options = { signal: testSignal() };
    document.addEventListener('jet-engine-on-add-to-store', state('before'), options);
    window.addEventListener('jet-popup-open-trigger', state('popup'), options);
    document.addEventListener('jet-engine-data-stores-on-add', state('added'), options);
    document.addEventListener('jet-engine-data-stores-on-remove', state('removed'), options);
    await userEvent.click(link());
    await soon(() => expect(fired).toEqual(['before false old 3', 'popup true new 3', 'added true new 3']));
    expect(find('.jet-engine-data-store-count').textContent).toBe('4');
    await userEvent.click(link());
    await soon(() => expect(fired).toHaveLength(4));
    expect(fired[3]).toBe('removed false new 4');
  });

  it('RT-12 listeners of the original’s events get the arguments as the page defines them', async () => {
    const details: unknown[] = [];
    for (const name of ['jet-engine-on-add-to-store', 'jet-engine-data-stores-on-add']) {
      document.addEventListener(name, (event) => details.push((event as CustomEvent).detail), {
        signal: testSignal(),
      });
    }
    await show(button(wishlist, 12, language), language);
    await userEvent.click(link());
    const args: unknown = JSON.parse(link().dataset.args ?? '');
    await soon(() => expect(details).toEqual([[link(), args], [args]]));
  });

  it('RT-12 jQuery listeners of the original’s events get the wrapped button and the arguments as one object', async () => {
    const $ = jQuery as unknown as (target: EventTarget) => {
      on(names: string, handler: (event: { type: string }, ...args: unknown[]) => void): void;
      off(): void;
    };
    Object.assign(window, { jQuery });
    const calls: unknown[][] = [];
    $(document).on('jet-engine-on-add-to-store jet-engine-data-stores-on-add', ({ type }, ...args) =>
      calls.push([type, ...args.map((arg) => (arg as { 0?: unknown })[0] ?? arg)]),
    );
    await show(button(wishlist, 12, language), language);
    await userEvent.click(link());
    const args: unknown = JSON.parse(link().dataset.args ?? '');
    await soon(() =>
      expect(calls).toEqual([
        ['jet-engine-on-add-to-store', link(), args],
        ['jet-engine-data-stores-on-add', args],
      ]),
    );
    $(document).off();
    Object.assign(window, { jQuery: undefined });
  });

  it('DS-8 remove_from_listing removes the item after the server has confirmed the change', async () => {
    const item = (id: number) =>
      `<div class="jet-listing-grid__item" data-post-id="${id}">${removeLink(wishlist, id, `Remove ${id}`, { remove_from_listing: '1' })}</div>`;
    await show(`<div class="jet-listing-grid__items">${item(1)}${item(2)}</div>`, language);
    server.respond = () => refusal('no');
    await userEvent.click(find('[data-post-id="1"] a'));
    await soon(() => expect(alertTexts()).toEqual(['no']));
    expect(document.querySelector('[data-post-id="1"]')).not.toBeNull();
    server.respond = () => done({ count: 1 });
    await userEvent.click(find('[data-post-id="1"] a'));
    await soon(() => expect(document.querySelector('[data-post-id="1"]')).toBeNull());
    expect(document.querySelector('[data-post-id="2"]')).not.toBeNull();
  });

  it('DS-4 a remove link is visible only while its post is in the store', async () => {
    await show(button(wishlist, 12, language, { isIn: true }) + removeLink(wishlist, 12, '×'), language);
    const remove = find('.jet-listing-dynamic-link__link');
    expect(remove.checkVisibility()).toBe(true);
    await userEvent.click(remove);
    await soon(() => expect(remove.checkVisibility()).toBe(false));
    expect(isIn()).toBe(false);
    await userEvent.click(link());
    await soon(() => expect(remove.checkVisibility()).toBe(true));
  });
});

describe('counts of a page from before a change', () => {
  const [, language] = languages;
  const numbers = () =>
    [...document.querySelectorAll('.jet-engine-data-store-count')].map(({ textContent }) => textContent);
  /** Adds post 12 on a page with the printed count 3; the server answers with the count `answered`. Then leaves the page. */
  const addOnAnotherPage = async (answered: unknown) => {
    server.respond = () => done({ count: answered });
    await show(button(wishlist, 12, language) + count('wishlist', 3), language);
    link().click();
    await soon(() => expect(isIn()).toBe(true));
    await soon(() => expect(numbers()).toEqual([answered === null ? '3' : String(answered)]));
    stop();
  };

  it('DS-7 a page rendered before a change shows the last count from the server until its next answer', async () => {
    await addOnAnotherPage(4);
    const counts = count('wishlist', 3) + count('other', 3);
    await show(counts + button(wishlist, 12, language) + count('wishlist', 3), language);
    expect(isIn()).toBe(true);
    await soon(() => expect(numbers()).toEqual(['4', '3', '4']));
    server.respond = () => done({ count: 0 });
    link().click();
    await soon(() => expect(numbers()).toEqual(['0', '3', '0']));
    stop();
    await show(button(wishlist, 12, language, { isIn: true }) + count('wishlist', 4), language);
    expect(isIn()).toBe(false);
    await soon(() => expect(numbers()).toEqual(['0']));
  });

  it.each([
    ['that has the post in its store', 12, true, '9'],
    ['with another post only', 13, false, '9'],
  ])(
    'DS-7 the printed counts stay on a page %s, because the page may be newer',
    async (_, postId, isIn, shown) => {
      await addOnAnotherPage(4);
      await show(button(wishlist, postId, language, { isIn }) + count('wishlist', shown), language);
      await new Promise(requestAnimationFrame);
      expect(numbers()).toEqual([shown]);
    },
  );

  it.each([
    ['a word as count', 'four', '3', 'four'],
    ['no count', null, '3', '3'],
    ['the count 0', 0, 'no number', '0'],
  ])('DS-7 counts are updated from an answer with %s', async (_, answered, printed, shown) => {
    await addOnAnotherPage(answered);
    await show(button(wishlist, 12, language) + count('wishlist', printed), language);
    await soon(() => expect(numbers()).toEqual([shown]));
  });

  it('DS-6 the last count stays when a full store refuses an item', async () => {
    await addOnAnotherPage(20);
    server.respond = () => refusal('You can`t add more posts');
    await show(
      button(wishlist, 12, language) + button(wishlist, 13, language) + count('wishlist', 19),
      language,
    );
    await soon(() => expect(numbers()).toEqual(['20']));
    link(1).click();
    await soon(() => expect(alertTexts()).toHaveLength(1));
    expect(numbers()).toEqual(['20']);
  });
});

describe('a failing server', () => {
  const [, language] = languages;
  let error: ReturnType<typeof vi.spyOn>;

  beforeEach(() => {
    error = vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    [
      'status 500',
      () => new Response('', { status: 500, statusText: 'Internal Server Error' }),
      'Internal Server Error',
    ],
    [
      'status 403 with the body -1',
      () => new Response('-1', { status: 403, statusText: 'Forbidden' }),
      'Forbidden',
    ],
    [
      'status 400 without a status text',
      () => new Response('0', { status: 400 }),
      'An unknown error occurred.',
    ],
    ['the body 0', () => new Response('0'), 'The response is not a valid JSON response.'],
    ['an empty body', () => new Response(''), 'The response is not a valid JSON response.'],
    ['an HTML page', () => new Response('<p>Fatal error</p>'), 'The response is not a valid JSON response.'],
    ['no connection', () => Promise.reject(new TypeError('x')), 'You are probably offline.'],
    ['a refusal without a reason', () => refusal(''), 'An unknown error occurred.'],
  ])(
    'DS-9 after %s a message appears, the button stays unchanged, and a second click tries again',
    async (_, respond, text) => {
      server.respond = respond;
      await show(button(wishlist, 12, language), language);
      await userEvent.click(link());
      await soon(() => expect(alertTexts()).toEqual([text]));
      expect(isIn()).toBe(false);
      expect(link().className).not.toContain('processing');
      expect(find('[data-widget]').dataset.widgetState).toBe('mounted');
      server.respond = () => done({ count: 1 });
      await userEvent.click(link());
      await soon(() => expect(isIn()).toBe(true));
      await soon(() => expect(alertTexts()).toEqual([]));
    },
  );

  it('DS-9 the console error of a failed add names the widget and the step', async () => {
    server.respond = () => new Response('', { status: 500 });
    await show(button(wishlist, 12, language), language);
    await userEvent.click(link());
    await soon(() => expect(error).toHaveBeenCalled());
    expect(String(error.mock.calls[0]?.[0])).toMatch(
      /data-store: requesting "add": jet_engine_add_to_store_/,
    );
  });

  it('DS-9 jet-engine-data-stores-on-add is fired after a refused add, but not after a failed one', async () => {
    listen('jet-engine-data-stores-on-add', 'jet-engine-data-stores-on-remove');
    server.respond = () => refusal('no');
    await show(button(wishlist, 12, language), language);
    await userEvent.click(link());
    await soon(() => expect(fired).toEqual(['jet-engine-data-stores-on-add 1']));
    server.respond = () => new Response('', { status: 500 });
    await userEvent.click(link());
    await soon(() => expect(error).toHaveBeenCalled());
    expect(fired).toHaveLength(1);
  });

  it('DS-9 preventing iyim:alert lets the page show the message itself', async () => {
    const shown: string[] = [];
    document.addEventListener(
      'iyim:alert',
      (event) => {
        event.preventDefault();
        shown.push((event as CustomEvent<{ text: string }>).detail.text);
      },
      { signal: testSignal() },
    );
    server.respond = () => refusal('Full');
    await show(button(wishlist, 12, language), language);
    await userEvent.click(link());
    await soon(() => expect(shown).toEqual(['Full']));
    expect(alertTexts()).toEqual([]);
  });

  it('DS-9 an add while offline shows a message in the page’s language', async () => {
    server.respond = () => Promise.reject(new TypeError('x'));
    await show(button(wishlist, 12, languages[0]), languages[0]);
    await userEvent.click(link());
    await soon(() => expect(alertTexts()).toEqual(['נראה שאין חיבור לרשת.']));
  });

  it('DS-9 a message stays until it is closed, which returns the focus to the button', async () => {
    server.respond = () => refusal('Full');
    await show(button(wishlist, 12, language) + button(wishlist, 13, language), language);
    await userEvent.click(link(0));
    await soon(() => expect(alertTexts()).toEqual(['Full']));
    server.respond = () => refusal('Full as well');
    await userEvent.click(link(1));
    await soon(() => expect(alertTexts()).toEqual(['Full as well']));
    await userEvent.click(find('.iyim-data-store-close'));
    expect(alertTexts()).toEqual([]);
    expect(document.activeElement).toBe(link(1));
  });

  it('DS-9 a repeated failure shows its message again', async () => {
    server.respond = () => refusal('Full');
    await show(button(wishlist, 12, language), language);
    await userEvent.click(link());
    await soon(() => expect(alertTexts()).toHaveLength(1));
    const before = find('[role="alert"]');
    await userEvent.click(link());
    await soon(() => expect(before.isConnected).toBe(false));
    await soon(() => expect(alertTexts()).toEqual(['Full']));
  });

  it('RT-6 removing an island removes its message', async () => {
    server.respond = () => refusal('Full');
    await show(button(wishlist, 12, language), language);
    await userEvent.click(link());
    await soon(() => expect(alertTexts()).toHaveLength(1));
    find('main').replaceChildren();
    await soon(() => expect(alertTexts()).toEqual([]));
  });

  it('SEC-1 markup in the server’s reason is shown as text', async () => {
    server.respond = () => refusal('<img src=x onerror=alert(1)>');
    await show(button(wishlist, 12, language), language);
    await userEvent.click(link());
    await soon(() => expect(alertTexts()).toEqual(['<img src=x onerror=alert(1)>']));
  });

  it('RT-6 an answer that arrives after its button was removed still takes effect', async () => {
    const release = hold();
    await show(`${button(wishlist, 12, language)}<div id="late"></div>`, language);
    await userEvent.click(link());
    find('[data-widget]').remove();
    find('#late').innerHTML = button(wishlist, 12, language);
    await soon(() => expect(find('#late [data-widget]').dataset.widgetState).toBe('mounted'));
    release();
    await soon(() => expect(isIn()).toBe(true));
    expect(error).not.toHaveBeenCalled();
  });
});

describe('the browser’s alert', () => {
  const [, language] = languages;
  let alert: ReturnType<typeof vi.spyOn>;

  beforeEach(() => {
    find('#iyim-config').remove();
    alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['the message of a refusal', () => refusal('Only for members'), 'Only for members'],
    ['markup in a message as text', () => refusal('<b>no</b>'), '<b>no</b>'],
    [
      'the status text of an HTTP error',
      () => new Response('', { status: 500, statusText: 'Internal Server Error' }),
      'Internal Server Error',
    ],
    [
      'our message for HTML instead of JSON',
      () => new Response('<p>Fatal error</p>'),
      'The response is not a valid JSON response.',
    ],
  ])('DS-9 the browser’s alert shows %s', async (_, respond, text) => {
    server.respond = respond;
    await show(button(wishlist, 12, language), language);
    await userEvent.click(link());
    await soon(() => expect(alert).toHaveBeenCalledTimes(1));
    expect(alert).toHaveBeenCalledWith(text);
    expect(alertTexts()).toEqual([]);
    expect(isIn()).toBe(false);
    expect(link().hasAttribute('aria-busy')).toBe(false);
  });

  it('DS-9 the browser’s alert shows a refused removal', async () => {
    server.respond = () => refusal('No');
    await show(button(wishlist, 12, language, { isIn: true }), language);
    await userEvent.click(link());
    await soon(() => expect(alert).toHaveBeenCalledWith('No'));
    expect(isIn()).toBe(true);
  });

  it('DS-9 a message is shown in the page if a script’s replacement of alert throws', async () => {
    alert.mockImplementation(() => {
      throw new Error('no alerts here');
    });
    server.respond = () => refusal('Full');
    await show(button(wishlist, 12, language), language);
    await userEvent.click(link());
    await soon(() => expect(alertTexts()).toEqual(['Full']));
    expect(find('[data-widget]').dataset.widgetState).toBe('mounted');
  });

  it('DS-9 in a sandboxed frame without modals the message is shown in the page', async () => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    vi.spyOn(window, 'frameElement', 'get').mockReturnValue(frame);
    server.respond = () => refusal('Full');
    await show(button(wishlist, 12, language), language);
    await userEvent.click(link());
    await soon(() => expect(alertTexts()).toEqual(['Full']));
    expect(alert).not.toHaveBeenCalled();
    frame.sandbox.add('allow-modals');
    await userEvent.click(link());
    await soon(() => expect(alert).toHaveBeenCalledWith('Full'));
  });

  it.each(['toast', 1, null])(
    'DS-9 an invalid configuration (alerts: %j) is reported, and messages appear in the browser’s alert',
    async (alerts) => {
      document.head.insertAdjacentHTML('beforeend', IN_PAGE.replace('"page"', JSON.stringify(alerts)));
      server.respond = () => refusal('Full');
      await show(button(wishlist, 12, language), language);
      await userEvent.click(link());
      await soon(() => expect(alert).toHaveBeenCalledWith('Full'));
      expect(vi.mocked(console.error).mock.calls.join()).toContain(
        '"alerts" is ignored: expected "browser" or "page"',
      );
    },
  );
});

describe('linked listings', () => {
  const [language] = languages;

  const listing = (query: unknown) => `<div id="mine"><div class="elementor-widget-container">
    <div class="jet-listing-grid jet-listing"><div class="jet-listing-grid__items" data-nav='${JSON.stringify({ query, widget_settings: { lisitng_id: '5' } })}'>
      <div class="jet-listing-grid__item">old</div></div></div></div></div>`;

  const fromOtherTab = (value: string) => {
    localStorage.setItem(KEY, value);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  };

  const queryOf = (fields: URLSearchParams) =>
    Object.fromEntries([...fields].filter(([name]) => name.startsWith('query')));

  beforeEach(() => {
    server.respond = (fields) =>
      fields.get('handler') === 'get_listing'
        ? done({
            html: '<div class="jet-listing-grid jet-listing"><div class="jet-listing-grid__items"><div class="jet-listing-grid__item">new</div></div></div>',
          })
        : done({ count: 1, fragments: [] });
  });
  const reloads = () => server.sent.filter(({ fields }) => fields.get('handler') === 'get_listing');

  it('DS-8 the listing of a browser-kept store is reloaded with its posts, or with the marker of an empty store', async () => {
    localStorage.setItem(KEY, '3');
    await show(
      button(favourites, 12, language, { synch_id: 'mine, nowhere' }) + listing({ post_type: 'post' }),
      language,
    );
    await userEvent.click(link());
    await soon(() => expect(find('#mine').textContent).toContain('new'));
    expect(queryOf(reloads()[0]?.fields ?? new URLSearchParams())).toMatchObject({
      'query[post_type]': 'post',
      'query[is_front_store]': 'true',
    });
    fromOtherTab('12');
    await userEvent.click(link());
    await soon(() => expect(reloads()).toHaveLength(2));
    expect(reloads().map(({ fields }) => fields.getAll('query[post__in][]'))).toEqual([
      ['3', '12'],
      ['is-front', 'local-storage', 'favourites'],
    ]);
  });

  it('DS-8 the listing of a server-kept store is reloaded with its query', async () => {
    await show(button(wishlist, 12, language, { synch_id: 'mine' }) + listing({ a: 'b' }), language);
    await userEvent.click(link());
    await soon(() => expect(find('#mine').textContent).toContain('new'));
    expect(reloads().map(({ fields }) => queryOf(fields))).toEqual([{ 'query[a]': 'b' }]);
  });

  it('DS-8 a listing that fails to reload is reported, and the post is in the store anyway', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { respond } = server;
    server.respond = (fields) =>
      fields.has('handler') ? new Response('', { status: 500 }) : respond(fields);
    await show(button(wishlist, 12, language, { synch_id: 'mine' }) + listing({}), language);
    await userEvent.click(link());
    await soon(() => expect(String(error.mock.calls[0]?.[0])).toContain('reloading the listing "mine"'));
    expect(isIn()).toBe(true);
    expect(find('#mine').textContent).toContain('old');
    expect(alertTexts()).toEqual([]);
  });
});
