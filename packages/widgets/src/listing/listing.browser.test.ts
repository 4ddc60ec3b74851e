import { stop } from '@iyim/runtime';
import { widgetComponent } from '@iyim/runtime/page';
import { editMode } from '@iyim/runtime/shop';
import axe from 'axe-core';
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { listing } from '../../bundle/catalogue.ts';
import { reloadListing } from '../../shared/listing/reload-listing.ts';
import { mountWidget } from '../../testing/mount.ts';
import definition from './Listing.tsx';

const Listing = widgetComponent(definition);

const PER_PAGE = 3;
const item = (number: number) =>
  `<div class="jet-listing-grid__item jet-listing-dynamic-post-${number}" data-post-id="${number}"><a href="#item-${number}">Item ${number}</a></div>`;
const itemsOfPage = (page: number) =>
  Array.from({ length: PER_PAGE }, (_, index) => item((page - 1) * PER_PAGE + index + 1)).join('\n');

const nav = (over: object = {}) => ({
  enabled: true,
  type: 'click',
  more_el: '#more',
  query: { post_status: ['publish'] },
  widget_settings: { lisitng_id: 7, posts_num: PER_PAGE, load_more_offset: { size: 0, unit: 'px' } },
  ...over,
});
const attribute = (value: unknown) => JSON.stringify(value).replaceAll("'", '&#39;');

interface GridOptions {
  readonly id?: string;
  readonly nav?: object;
  readonly page?: number;
  readonly pages?: number;
}
const grid = ({ id = 'grid1', nav: over = {}, page = 1, pages = 3 }: GridOptions = {}) =>
  `<div class="elementor-element elementor-widget" data-id="${id}"><div class="elementor-widget-container">
  <div class="jet-listing-grid jet-listing" data-widget="listing" data-widget-load="load"><div class="jet-listing-grid__items grid-col-desk-3" data-nav='${attribute(nav(over))}' data-page="${page}" data-pages="${pages}" data-queried-id="12|WP_Post" data-listing-id="7">${itemsOfPage(page)}</div></div></div></div>`;
const button = (id = 'more') => `<p><a id="${id}" href="?listing-page=2">Load more</a></p>`;

type Answer = (body: URLSearchParams) => Response | Promise<Response>;
const server = { bodies: [] as URLSearchParams[], answer: undefined as Answer | undefined };

const listed = (data: object) => new Response(JSON.stringify({ success: true, data }));
const usual: Answer = (body) =>
  listed({
    html: itemsOfPage(Number(body.get('page_settings[page]'))),
    scripts: [],
    styles: [],
    fragments: [],
  });

async function answer(input: Request): Promise<Response> {
  const body = new URLSearchParams(await input.text());
  server.bodies.push(body);
  return (server.answer ?? usual)(body);
}

/** Holds answers. Each call of `go()` releases the oldest of them. */
function held(): { go(): void; waiting(): number } {
  const queue: (() => void)[] = [];
  server.answer = (body) => new Promise((resolve) => queue.push(() => resolve(usual(body))));
  return { go: () => queue.shift()?.(), waiting: () => queue.length };
}

const list = (id = 'grid1') => find(`[data-id="${id}"] .jet-listing-grid__items`);
const numbers = (id = 'grid1') =>
  [...list(id).children].map((child) => Number((child as HTMLElement).dataset.postId));
const region = () => find('[data-iyim-announcer]').textContent?.trim();
const retry = () => find('.iyim-retry-notice-retry');

const address = location.href;

async function show(html: string, dir = 'rtl'): Promise<void> {
  await mountWidget(listing, `<main><h1>Listing</h1>${html}</main>`, { dir, load: null });
  await soon(() => {
    for (const host of all('[data-widget]')) expect(host.dataset.widgetState).toBe('mounted');
  });
}

beforeEach(() => {
  server.bodies = [];
  server.answer = undefined;
  history.replaceState(null, '', address);
  vi.stubGlobal('fetch', answer);
});

describe.each(['rtl', 'ltr'] as const)('loading by a button, %s', (dir) => {
  it('LG-1 a click on the “load more” button appends the next page, and the button disappears with the last page', async () => {
    await show(grid() + button(), dir);
    const [first] = list().children;
    await userEvent.click(find('#more'));
    await soon(() => expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]));
    expect(list().firstElementChild).toBe(first);
    expect(list().dataset.page).toBe('2');
    expect(find('#more')).toBeVisible();
    await userEvent.click(find('#more'));
    await soon(() => expect(numbers()).toHaveLength(9));
    await soon(() => expect(find('#more')).not.toBeVisible());
    expect(server.bodies.map((body) => body.get('page_settings[page]'))).toEqual(['2', '3']);
  });

  it('LG-8 loading more items by keyboard announces the new items and focuses the first one', async () => {
    await show(grid({ pages: 2 }) + button(), dir);
    find('#more').focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(document.activeElement?.textContent).toBe('Item 4'));
    expect(region()).toBe(
      dir === 'rtl'
        ? 'נוספו 3 פריטים. מוצגים כעת 6. אלה כל הפריטים.'
        : '3 items added. Now showing 6. No more items.',
    );
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('LG-4 a failed request for more items changes nothing, shows a message, and can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answer = () => new Response('down', { status: 500 });
    await show(grid() + button(), dir);
    await userEvent.click(find('#more'));
    await soon(() => expect(retry()).toBeVisible());
    expect(numbers()).toEqual([1, 2, 3]);
    expect(list().dataset.page).toBe('1');
    expect(list().style.opacity).toBe('');
    expect(list().hasAttribute('inert')).toBe(false);
    expect(find('#more').hasAttribute('aria-disabled')).toBe(false);
    expect(find('[role="alert"]').textContent).toBe(
      dir === 'rtl' ? 'לא הצלחנו לטעון פריטים נוספים.' : 'More items could not be loaded.',
    );
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);
    server.answer = undefined;
    await userEvent.click(retry());
    await soon(() => expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]));
    await soon(() => expect(document.querySelector('.iyim-retry-notice-retry')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Item 4');
    expect(server.bodies.map((body) => body.get('page_settings[page]'))).toEqual(['2', '2']);
  });
});

describe('during a request', () => {
  it('LG-4 while more items load, the list is dimmed and inert, and the button is marked as busy and ignores clicks', async () => {
    const gate = held();
    await show(grid() + button());
    find('#more').click();
    find('#more').click();
    await soon(() => expect(gate.waiting()).toBe(1));
    expect(list().style.opacity).toBe('0.5');
    expect(list().hasAttribute('inert')).toBe(true);
    expect(find('.jet-listing-grid').classList.contains('jet-listing-grid-loading')).toBe(true);
    expect(find('#more').getAttribute('aria-disabled')).toBe('true');
    find('#more').click();
    gate.go();
    await soon(() => expect(numbers()).toHaveLength(6));
    expect(list().hasAttribute('inert')).toBe(false);
    expect(find('.jet-listing-grid').classList.contains('jet-listing-grid-loading')).toBe(false);
    expect(server.bodies).toHaveLength(1);
  });

  it('LG-8 loading more items does not move the focus if the visitor moved it during the request', async () => {
    const gate = held();
    await show(`${grid()}${button()}<label>Search <input id="field"></label>`);
    await userEvent.click(find('#more'));
    find('#field').focus();
    await soon(() => expect(gate.waiting()).toBe(1));
    gate.go();
    await soon(() => expect(numbers()).toHaveLength(6));
    expect(document.activeElement?.id).toBe('field');
  });

  it('RT-6 a listing ignores an answer that arrives after it was unmounted', async () => {
    const gate = held();
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(grid() + button());
    find('#more').click();
    await soon(() => expect(gate.waiting()).toBe(1));
    stop();
    gate.go();
    await soon(() => expect(list().hasAttribute('inert')).toBe(false));
    expect(numbers()).toEqual([1, 2, 3]);
    expect(error).not.toHaveBeenCalled();
    expect(document.querySelector('[data-iyim-slot], [data-iyim-was]')).toBeNull();
  });
});

describe('the request', () => {
  it('LG-2 a listing’s request for a page contains the server’s parameters', async () => {
    await show(grid() + button());
    find('#more').click();
    await soon(() => expect(server.bodies).toHaveLength(1));
    expect([...(server.bodies[0] ?? [])].map(([name, value]) => `${name}=${value}`)).toEqual([
      'action=jet_engine_ajax',
      'handler=listing_load_more',
      'query[post_status][]=publish',
      'widget_settings[lisitng_id]=7',
      'widget_settings[posts_num]=3',
      'widget_settings[load_more_offset][size]=0',
      'widget_settings[load_more_offset][unit]=px',
      'page_settings[post_id]=false',
      'page_settings[queried_id]=12|WP_Post',
      'page_settings[element_id]=false',
      'page_settings[page]=2',
      'listing_type=false',
      'isEditMode=false',
    ]);
  });

  it('LG-1 two listings on a page send separate requests', async () => {
    server.answer = (body) =>
      listed({
        html:
          body.get('query[post_type]') === 'b'
            ? item(900 + Number(body.get('page_settings[page]')))
            : itemsOfPage(2),
      });
    await show(
      grid() +
        button() +
        grid({ id: 'grid2', nav: { more_el: '#other', query: { post_type: 'b' } }, page: 1 }) +
        button('other'),
    );
    find('#other').click();
    find('#more').click();
    await soon(() => expect(numbers('grid2')).toEqual([1, 2, 3, 902]));
    await soon(() => expect(numbers('grid1')).toEqual([1, 2, 3, 4, 5, 6]));
  });
});

describe('the answer', () => {
  it('LG-3 a listing applies an answer’s fragments and fires the original’s event with the container and the answer', async () => {
    const heard: unknown[][] = [];
    document.addEventListener(
      'jet-engine/listing-grid/after-load-more',
      (event) => heard.push((event as CustomEvent<unknown[]>).detail),
      { once: true },
    );
    server.answer = () => listed({ html: item(4), fragments: { '.found': '<b>4</b>' } });
    await show(`<p class="found">3</p>${grid()}${button()}`);
    find('#more').click();
    await soon(() => expect(heard).toHaveLength(1));
    expect(find('.found').innerHTML).toBe('<b>4</b>');
    const [args, response] = heard[0] as [{ container: Element; masonry: unknown }, { success: boolean }];
    expect(args.container).toBe(list());
    expect(args.masonry).toBe(false);
    expect(response.success).toBe(true);
  });

  it('PG-4 scripts inside a listing’s loaded items do not run', async () => {
    server.answer = () =>
      listed({
        html: `${item(4)}<div class="jet-listing-grid__item"><script>window.listingHit = 1</script></div>`,
      });
    await show(grid() + button());
    find('#more').click();
    await soon(() => expect(list().children).toHaveLength(5));
    expect((window as { listingHit?: number }).listingHit).toBe(undefined);
  });

  it.each([
    ['an empty answer', ''],
    ['the not-found state', '<div class="jet-listing-not-found jet-listing-grid__items">No data</div>'],
  ])('LG-1 %s ends a listing, regardless of the number of pages', async (_what, html) => {
    server.answer = () => listed({ html });
    await show(grid({ pages: 99 }) + button());
    await userEvent.click(find('#more'));
    await soon(() => expect(find('#more')).not.toBeVisible());
    expect(numbers()).toEqual([1, 2, 3]);
    expect(region()).toBe('אלה כל הפריטים.');
  });

  it.each([
    ['the body 0', () => new Response('0')],
    ['status 403 with the body -1', () => new Response('-1', { status: 403 })],
    ['an HTML page', () => new Response('<!doctype html><title>x</title>')],
    ['success false', () => new Response('{"success":false,"data":{"message":"no"}}')],
    ['a request that names no listing', () => listed({ html: 'Request data is incorrect' })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('LG-4 a listing offers a retry after %s', async (_what, failure) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answer = failure;
    await show(grid() + button());
    find('#more').click();
    await soon(() => expect(retry()).toBeVisible());
    expect(numbers()).toEqual([1, 2, 3]);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('LG-1 an invalid button selector is reported and leaves the list unchanged', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(grid({ nav: { more_el: '#[' } }));
    expect(String(error.mock.calls[0])).toContain('#[');
    find('h1').click();
    expect(numbers()).toEqual([1, 2, 3]);
    expect(error).toHaveBeenCalledTimes(1);
    expect(find('[data-widget]').dataset.widgetState).toBe('mounted');
  });

  it.each(['#3more', '.2-col #3more', '#3more, #other'])(
    'LG-1 the selector %s, which is valid in jQuery but not in CSS, matches the button',
    async (selector) => {
      await show(`<div class="2-col">${grid({ nav: { more_el: selector } })}${button('3more')}</div>`);
      find('h1').click();
      expect(server.bodies).toEqual([]);
      document.getElementById('3more')?.click();
      await soon(() => expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]));
      expect(find('[data-widget]').dataset.widgetState).toBe('mounted');
    },
  );
});

const tall = '<style>.jet-listing-grid__item{block-size:300px}</style>';

describe('loading by scrolling', () => {
  const scroll = { type: 'scroll', more_el: null };

  it('LG-1 infinite scroll requests a page when the end of the list is near, and stops after the last page', async () => {
    await show(tall + grid({ nav: scroll }));
    await soon(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      expect(numbers()).toHaveLength(9);
    });
    expect(server.bodies).toHaveLength(2);
    window.scrollTo(0, 0);
    window.scrollTo(0, document.documentElement.scrollHeight);
    expect(server.bodies).toHaveLength(2);
  });

  it('LG-1 infinite scroll checks 250 ms after each load whether the end of the list is still near', async () => {
    const times: number[] = [];
    server.answer = (body) => {
      times.push(performance.now());
      return usual(body);
    };
    // The items have no height, so the end of the list stays in view.
    await show(grid({ nav: scroll, pages: 5 }));
    await soon(() => expect(times).toHaveLength(4));
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(245);
    expect(Math.min(...pauses)).toBeLessThan(450);
  });

  it('LG-1 infinite scroll with an offset requests a page before the end of the list is in view', async () => {
    const far = {
      ...scroll,
      widget_settings: { lisitng_id: 7, load_more_offset: { size: 5000, unit: 'px' } },
    };
    await show(tall + grid({ nav: far, pages: 2 }));
    await soon(() => expect(numbers()).toHaveLength(6));
  });

  it('LG-4 infinite scroll does not retry after a failure, but the visitor can', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answer = () => new Response('0');
    await show(grid({ nav: scroll }));
    await soon(() => expect(retry()).toBeVisible());
    server.answer = undefined;
    await userEvent.click(retry());
    await soon(() => expect(numbers()).toHaveLength(9));
    expect(server.bodies).toHaveLength(3);
  });

  it('LG-1 infinite scroll is off for a list of one page', async () => {
    const error = vi.spyOn(console, 'error');
    await show(grid({ nav: scroll, pages: 1 }));
    expect(document.querySelector('.jet-listing-grid__loading-trigger')).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });
});

describe('in an editor', () => {
  it('RT-20 in an editor, a listing loads nothing by scrolling, and its button’s request is marked as edit mode', async () => {
    editMode().value = true;
    await show(grid({ nav: { type: 'scroll', more_el: '#more' } }) + button());
    expect(document.querySelector('.jet-listing-grid__loading-trigger')).toBeNull();
    find('#more').click();
    await soon(() => expect(numbers()).toHaveLength(6));
    expect(server.bodies.map((body) => body.get('isEditMode'))).toEqual(['true']);
  });
});

describe('a listing that another part of the page reloads', () => {
  it('DS-8 a reloaded listing starts at its first page and removes the page number from the address', async () => {
    await show(grid() + button());
    find('#more').click();
    await soon(() => expect(numbers()).toHaveLength(6));
    server.answer = (body) =>
      body.get('handler') === 'get_listing'
        ? listed({ html: grid().replace('Item 1', 'Fresh') })
        : usual(body);
    await reloadListing(find('[data-id="grid1"]'), {});
    expect(list().firstElementChild?.textContent).toBe('Fresh');
    await soon(() => expect(location.search).not.toContain('iyim-page'));
    find('#more').click();
    await soon(() => expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]));
    expect(server.bodies.at(-1)?.get('page_settings[page]')).toBe('2');
  });
});

describe('minimal markup', () => {
  it('LG-1 every child of a list in minimal markup counts as an item, without a class', async () => {
    server.answer = () => listed({ html: '<li><a href="#2">two</a></li>' });
    await show(
      `<section data-widget="listing" data-widget-load="load"><ul data-nav='${attribute(nav())}' data-page="1" data-pages="2"><li>one</li></ul></section>${button()}`,
    );
    await userEvent.click(find('#more'));
    await soon(() => expect(find('ul').textContent).toBe('onetwo'));
    await soon(() => expect(document.activeElement?.textContent).toBe('two'));
    expect(region()).toContain('נוסף פריט אחד. מוצגים כעת 2.');
  });

  it.each(['Enter', ' '])(
    'AY-1 the key "%s" activates a “load more” button that only handles clicks',
    async (key) => {
      await show(`${grid()}<div id="more"><a class="elementor-button" role="button">More</a></div>`);
      const control = find('#more a');
      expect([control.getAttribute('role'), control.tabIndex]).toEqual(['button', 0]);
      control.focus();
      await userEvent.keyboard(key === ' ' ? '[Space]' : `{${key}}`);
      await soon(() => expect(numbers()).toHaveLength(6));
      await soon(() => expect(document.activeElement?.textContent).toBe('Item 4'));
      const { violations } = await axe.run(document.body);
      expect(violations.map(({ id }) => id)).toEqual([]);
      stop();
      expect(find('#more').outerHTML).toContain('<div id="more"><a');
    },
  );

  it('LG-1 a button selector may match an element around the link', async () => {
    const gate = held();
    await show(`${grid()}<div id="more"><a href="?2">More</a></div>`);
    await userEvent.click(find('#more a'));
    await soon(() => expect(find('#more a').getAttribute('aria-disabled')).toBe('true'));
    await soon(() => expect(gate.waiting()).toBe(1));
    gate.go();
    await soon(() => expect(document.activeElement?.textContent).toBe('Item 4'));
  });
});

describe('returning to the page', () => {
  it('LG-8 the address contains the number of a listing’s last loaded page', async () => {
    await show(grid() + button());
    find('#more').click();
    await soon(() => expect(new URL(location.href).searchParams.get('iyim-page-grid1')).toBe('2'));
  });

  it('LG-8 a listing loads all pages up to the one in the address and restores the scroll position', async () => {
    const url = new URL(address);
    url.searchParams.set('iyim-page-grid1', '3');
    history.replaceState({ other: 1, iyimListings: { grid1: { item: 4, top: 40 } } }, '', url);
    await show(tall + grid() + button());
    await soon(() => expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]));
    await soon(() => expect(Math.round(list().children[4]?.getBoundingClientRect().top ?? 0)).toBe(40));
    await soon(() => expect(find('#more')).not.toBeVisible());
    expect((history.state as { other: number }).other).toBe(1);
  });

  it('LG-1 LG-8 a click on the “load more” button while a listing restores its pages is handled afterwards', async () => {
    const gate = held();
    const url = new URL(address);
    url.searchParams.set('iyim-page-grid1', '2');
    history.replaceState(null, '', url);
    await show(grid({ pages: 4 }) + button());
    await soon(() => expect(gate.waiting()).toBe(1));
    find('#more').click();
    server.answer = undefined;
    gate.go();
    await soon(() => expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]));
    await soon(() => expect(document.activeElement?.textContent).toBe('Item 7'));
    expect(new URL(location.href).searchParams.get('iyim-page-grid1')).toBe('3');
    expect(server.bodies).toHaveLength(2);
  });

  it('LG-8 a listing that fails to restore its pages keeps the address, and a retry loads the remaining pages', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answer = (body) => (body.get('page_settings[page]') === '3' ? new Response('0') : usual(body));
    const url = new URL(address);
    url.searchParams.set('iyim-page-grid1', '4');
    history.replaceState(null, '', url);
    await show(grid({ pages: 5 }) + button());
    await soon(() => expect(retry()).toBeVisible());
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(location.href).toBe(url.href);
    server.answer = undefined;
    retry().click();
    await soon(() => expect(numbers()).toHaveLength(12));
    expect(location.href).toBe(url.href);
    expect(server.bodies.map((body) => body.get('page_settings[page]'))).toEqual(['2', '3', '3', '4']);
  });

  it('LG-8 a listing loads only existing pages if the page number in the address is too high', async () => {
    const url = new URL(address);
    url.searchParams.set('iyim-page-grid1', '999999');
    history.replaceState(null, '', url);
    await show(grid() + button());
    await soon(() => expect(numbers()).toHaveLength(9));
    await soon(() => expect(new URL(location.href).searchParams.get('iyim-page-grid1')).toBe('3'));
    expect(server.bodies).toHaveLength(2);
  });

  it('LG-8 a listing loads three more pages for a shared address, and the others on demand', async () => {
    const url = new URL(address);
    url.searchParams.set('iyim-page-grid1', '30');
    history.replaceState(null, '', url);
    await show(grid({ pages: 40 }) + button());
    await soon(() => expect(new URL(location.href).searchParams.get('iyim-page-grid1')).toBe('4'));
    expect(server.bodies).toHaveLength(3);
    find('#more').click();
    await soon(() => expect(numbers()).toHaveLength(15));
  });

  it('LG-8 a listing stores the scroll position in the history entry', async () => {
    await show(`${tall}${grid({ pages: 9 })}${button()}<div style="block-size:2000px"></div>`);
    window.scrollTo(0, 350);
    await soon(() => {
      const { iyimListings } = history.state as { iyimListings: { grid1: { item: number } } };
      expect(iyimListings.grid1.item).toBeGreaterThan(0);
    });
  });
});

describe('a lazy listing', () => {
  const lazy = {
    post_id: 41,
    queried_id: '41|WP_Post',
    offset: '0px',
    query: [],
    extra_props: { filtered: 'x' },
  };
  const place = `<div class="elementor-element" data-id="lazy1"><div class="elementor-widget-container"><div class="jet-listing-grid jet-listing jet-listing-grid--lazy-load" data-lazy-load='${attribute(lazy)}' data-widget="listing" data-widget-load="load"><div class="jet-listing-grid__loader"><a href="/all/">All</a></div></div></div></div>`;
  const whole = `<div class="jet-listing-grid jet-listing fresh" data-widget="listing"><div class="jet-listing-grid__items" data-nav='${attribute(nav())}' data-page="1" data-pages="2" data-queried-id="41|WP_Post">${itemsOfPage(1)}</div></div>`;

  it('LG-5 a lazy listing is requested with the server’s parameters, and then works like any other listing', async () => {
    const heard = vi.fn();
    document.addEventListener('jet-engine/listing-grid/after-lazy-load', heard, { once: true });
    server.answer = (body) => (body.get('handler') === 'get_listing' ? listed({ html: whole }) : usual(body));
    await show(`<div style="block-size:3000px"></div>${place}${button()}`);
    expect(server.bodies).toHaveLength(0);
    const host = find('.jet-listing-grid');
    host.scrollIntoView();
    await soon(() => expect(numbers('lazy1')).toEqual([1, 2, 3]));
    const body = server.bodies[0];
    expect(body?.get('page_settings[post_id]')).toBe('41');
    expect(body?.get('page_settings[queried_id]')).toBe('41|WP_Post');
    expect(body?.get('page_settings[element_id]')).toBe('lazy1');
    expect(body?.get('listing_type')).toBe('elementor');
    expect(body?.get('filtered')).toBe('x');
    await soon(() => expect(heard).toHaveBeenCalledTimes(1));
    expect(find('.jet-listing-grid')).toBe(host);
    expect(host.classList.contains('jet-listing-grid--lazy-load')).toBe(false);
    find('#more').click();
    await soon(() => expect(numbers('lazy1')).toEqual([1, 2, 3, 4, 5, 6]));
  });

  it('LG-5 a lazy listing keeps its link after a failure and offers a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answer = () => new Response('0');
    await show(place);
    await soon(() => expect(retry()).toBeVisible());
    expect(find('.jet-listing-grid__loader a').getAttribute('href')).toBe('/all/');
    await userEvent.click(retry());
    await soon(() => expect(server.bodies).toHaveLength(2));
    await soon(() => expect(find('.jet-listing-grid').hasAttribute('inert')).toBe(false));
    expect(document.activeElement).toBe(retry());
    await soon(() => expect(retry().getAttribute('aria-disabled')).toBeNull());
    server.answer = () => listed({ html: whole });
    await userEvent.click(retry());
    await soon(() => expect(numbers('lazy1')).toEqual([1, 2, 3]));
    await soon(() => expect(document.querySelector('.iyim-retry-notice-retry')).toBeNull());
    expect(document.activeElement).toBe(find('.jet-listing-grid'));
  });
});

describe('in React’s StrictMode', () => {
  it.each([
    ['LG-5 a lazy listing is requested once', { 'data-lazy-load': '{"post_id":41}' }, '', 1],
    ['LG-8 each restored page is requested once', {}, '?iyim-page-7=3', 2],
  ])('RT-19 in StrictMode, %s', async (_what, attributes, query, requests) => {
    history.replaceState(null, '', query || address);
    server.answer = (body) =>
      body.get('handler') === 'get_listing'
        ? listed({ html: `<div data-widget="listing">${items}</div>` })
        : usual(body);
    const items = `<div class="jet-listing-grid__items" data-nav='${attribute(nav())}' data-page="1" data-pages="3" data-listing-id="7">${itemsOfPage(1)}</div>`;
    const root = createRoot(document.body.appendChild(document.createElement('main')));
    const __html = query ? items : '<a href="/all/">All</a>';
    root.render(
      createElement(
        StrictMode,
        null,
        createElement(Listing, { ...attributes, dangerouslySetInnerHTML: { __html } }),
      ),
    );
    await soon(() =>
      expect(document.querySelectorAll('[data-post-id]')).toHaveLength(PER_PAGE * (query ? 3 : 1)),
    );
    await soon(() => expect(find('[data-widget-state]').hasAttribute('inert')).toBe(false));
    expect(server.bodies).toHaveLength(requests);
    root.unmount();
  });
});

describe('a store list kept in the browser', () => {
  const empty = `<div class="jet-listing-grid jet-listing" data-widget="listing" data-widget-load="load"><div class="jet-listing-not-found jet-listing-grid__items" data-nav='${attribute({ enabled: false, query: { post__in: ['is-front', 'local-storage', 'liked'] }, widget_settings: { lisitng_id: 7 } })}'>Nothing yet</div></div>`;

  it('DS-8 the listing of a browser store is requested once, with the stored posts', async () => {
    localStorage.setItem('jet_engine_store_liked', '5,9');
    server.answer = () => listed({ html: empty });
    await show(empty);
    await soon(() => expect(server.bodies).toHaveLength(1));
    const body = server.bodies[0];
    expect(body?.get('handler')).toBe('get_listing');
    expect(body?.getAll('query[post__in][]')).toEqual(['5', '9']);
    expect(body?.get('query[is_front_store]')).toBe('true');
    expect(body?.get('widget_settings[lisitng_id]')).toBe('7');
    await soon(() => expect(find('.jet-listing-grid').hasAttribute('inert')).toBe(false));
    expect(server.bodies).toHaveLength(1);
  });

  it('DS-8 the listing of a browser store without posts is not changed', async () => {
    await show(empty);
    expect(server.bodies).toHaveLength(0);
    expect(find('.jet-listing-not-found').textContent).toBe('Nothing yet');
  });
});
