import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { updateSettings } from '../../../runtime/src/islands/mount.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { loopGrid, taxonomyFilter } from '../../bundle/catalogue.ts';
import { fakeLoops } from '../../shared/loop/testing/fake-loops.ts';
import {
  address,
  announced,
  close,
  left,
  loopElement,
  open,
  shownItems,
  step,
} from '../../shared/loop/testing/loop-page.ts';

const widgets = [loopGrid, taxonomyFilter];
const A = 'abc1234';
const B = 'bbb2222';

const site = (links = false, settings = {}) =>
  fakeLoops(
    [
      { id: A, perPage: 4, kind: 'numbers' },
      { id: B, perPage: 3, kind: 'more' },
    ],
    [
      { loop: A, taxonomy: 'cat', links, settings },
      { loop: A, taxonomy: 'tag', links },
      { loop: B, taxonomy: 'cat', links },
    ],
  );
let server = site();

const item = (term: string, taxonomy = 'cat', loop = A) =>
  find(`[data-id="f${loop.slice(0, 3)}${taxonomy}"] [data-filter="${term}"]`);
const active = (taxonomy = 'cat', loop = A) =>
  [...document.querySelectorAll<HTMLElement>(`[data-id="f${loop.slice(0, 3)}${taxonomy}"] [data-filter]`)]
    .filter(
      (one) => one.getAttribute('aria-pressed') === 'true' || one.getAttribute('aria-current') === 'true',
    )
    .map(({ dataset }) => dataset.filter);
const problems = () =>
  [...document.querySelectorAll('.iyim-retry-notice')].map(({ textContent }) => textContent).join('');

beforeEach(() => {
  server = site();
});
afterEach(close);

it('TF-1 a taxonomy filter narrows the loop next to it, not a hidden copy of the same template', async () => {
  const { page } = server;
  const doubled = (url: URL) =>
    `<div id="hidden" style="display: none">${page(url).replaceAll('data-widget=', 'data-was=')}</div><div id="seen">${page(url)}</div>`;
  await open({ ...server, page: doubled }, widgets, '/ideas/');
  const items = (part: string) =>
    [...find(`${part} [data-id="${A}"]`).querySelectorAll<HTMLElement>('[data-item]')]
      .map(({ dataset }) => dataset.item)
      .join(' ');
  find('#seen [data-id="fabccat"] [data-filter="clay"]').click();
  await soon(() => expect(items('#seen')).toBe('2 4 6 8'));
  expect(items('#hidden')).toBe('1 2 3 4');
});

describe.each(['rtl', 'ltr'] as const)('a taxonomy filter, %s', (dir) => {
  it('TF-1 TF-2 LP-3 a filter term narrows only its loop, updates the address, and announces the number of items', async () => {
    await open(server, widgets, '/ideas/?utm=1&e-page-abc1234=2', dir);
    await userEvent.click(item('clay'));
    await soon(() => expect(shownItems(A)).toBe('2 4 6 8'));
    expect(shownItems(B)).toBe('1 2 3');
    expect(address()).toBe('/ideas/?utm=1&e-filter-abc1234-cat=clay');
    expect(active()).toEqual(['clay']);
    expect(active('cat', B)).toEqual(['__all']);
    expect(announced()).toContain('4');
    expect(server.of('refresh')[0]?.body).toEqual({
      post_id: 7,
      widget_id: A,
      widget_filters: { taxonomy: { cat: ['clay'] } },
      pagination_base_url: `${location.origin}/ideas/?utm=1&e-filter-abc1234-cat=clay`,
    });
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('TF-1 a click on a filter term replaces the active term, a second click removes it, and "all" does nothing without a filter', async () => {
    await open(server, widgets, '/ideas/', dir);
    item('__all').click();
    expect(server.requests).toEqual([]);
    item('clay').click();
    await soon(() => expect(shownItems(A)).toBe('2 4 6 8'));
    item('wood').click();
    await soon(() => expect(shownItems(A)).toBe('1 3 5 7'));
    expect(active()).toEqual(['wood']);
    item('wood').click();
    await soon(() => expect(shownItems(A)).toBe('1 2 3 4'));
    expect(active()).toEqual(['__all']);
    expect(address()).toBe('/ideas/');
    expect(server.of('refresh').at(-1)?.body).toMatchObject({ widget_filters: {} });
  });
});

describe('several taxonomy filters', () => {
  it('TF-2 two filters of one loop are combined, even if the second is clicked while the first loads', async () => {
    await open(server, widgets, '/ideas/');
    const release = server.holdNext('refresh');
    item('wood').click();
    item('מתנה-לבית', 'tag').click();
    release();
    await soon(() => expect(shownItems(A)).toBe('1 7'));
    expect(address()).toBe('/ideas/?e-filter-abc1234-cat=wood&e-filter-abc1234-tag=מתנה-לבית');
    expect([active(), active('tag')]).toEqual([['wood'], ['מתנה-לבית']]);
    await soon(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  });

  it('TF-2 two loops are filtered separately, even simultaneously', async () => {
    await open(server, widgets, '/ideas/');
    item('wood').click();
    item('clay', 'cat', B).click();
    await soon(() => expect([shownItems(A), shownItems(B)]).toEqual(['1 3 5 7', '2 4 6']));
    const query = new URL(location.href).searchParams;
    expect([query.get('e-filter-abc1234-cat'), query.get('e-filter-bbb2222-cat')]).toEqual(['wood', 'clay']);
  });

  it('TF-1 the last of several quick clicks on filter terms wins', async () => {
    await open(server, widgets, '/ideas/');
    const release = server.holdNext('refresh');
    item('wood').click();
    expect(active()).toEqual(['wood']);
    expect(loopElement(A).classList.contains('e-loading-overlay')).toBe(true);
    expect(item('wood').closest('[aria-busy="true"]')).not.toBeNull();
    item('clay').click();
    release();
    await soon(() => expect(shownItems(A)).toBe('2 4 6 8'));
    expect([active(), address()]).toEqual([['clay'], '/ideas/?e-filter-abc1234-cat=clay']);
    await soon(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  });

  it('TF-1 several filter terms can be active with multiple_selection', async () => {
    server = site(false, { multiple_selection: 'yes', logical_combination: 'OR' });
    await open(server, widgets, '/ideas/');
    item('wood').click();
    await soon(() => expect(shownItems(A)).toBe('1 3 5 7'));
    item('clay').click();
    await soon(() => expect(shownItems(A)).toBe('1 2 3 4'));
    expect(active()).toEqual(['wood', 'clay']);
    expect(address()).toBe('/ideas/?e-filter-abc1234-cat=wood,clay');
    item('wood').click();
    await soon(() => expect(shownItems(A)).toBe('2 4 6 8'));
    expect(active()).toEqual(['clay']);
  });
});

describe('taxonomy filters in the history', () => {
  it('TF-3 the filter in the address is active on load, even if it is percent-encoded Hebrew', async () => {
    await open(server, widgets, `/ideas/?e-filter-abc1234-tag=${encodeURIComponent('מתנה-לבית')}`);
    expect([active('tag'), active()]).toEqual([['מתנה-לבית'], ['__all']]);
    expect(shownItems(A)).toBe('1 4 7 10');
    expect(server.requests).toEqual([]);
  });

  it('TF-2 going back and forward restores taxonomy filters and the items of their loops', async () => {
    await open(server, widgets, '/ideas/');
    item('clay').click();
    await soon(() => expect(shownItems(A)).toBe('2 4 6 8'));
    item('gift', 'tag').click();
    await soon(() => expect(shownItems(A)).toBe('4 10'));
    await step('back');
    await soon(() => expect(shownItems(A)).toBe('2 4 6 8'));
    expect([active(), active('tag')]).toEqual([['clay'], ['__all']]);
    await step('back');
    await soon(() => expect(shownItems(A)).toBe('1 2 3 4'));
    expect(active()).toEqual(['__all']);
    await step('forward');
    await soon(() => expect(shownItems(A)).toBe('2 4 6 8'));
    expect(server.of('page')).toHaveLength(3);
  });

  it('TF-1 LP-1 a loop’s page links keep its filter, and a new filter starts on the first page', async () => {
    await open(server, widgets, '/ideas/');
    item('wood').click();
    await soon(() => expect(shownItems(A)).toBe('1 3 5 7'));
    loopElement(A).querySelector<HTMLElement>('a.page-numbers')?.click();
    await soon(() => expect(shownItems(A)).toBe('9 11'));
    expect(address()).toBe('/ideas/?e-filter-abc1234-cat=wood&e-page-abc1234=2');
    item('clay').click();
    await soon(() => expect(shownItems(A)).toBe('2 4 6 8'));
    expect(address()).toBe('/ideas/?e-filter-abc1234-cat=clay');
  });

  it('TF-1 LP-2 "load more" adds items of the active filter, and of all items after "all"', async () => {
    await open(server, widgets, '/ideas/');
    const more = () => loopElement(B).querySelector<HTMLElement>('.elementor-button')?.click();
    item('clay', 'cat', B).click();
    await soon(() => expect(shownItems(B)).toBe('2 4 6'));
    more();
    await soon(() => expect(shownItems(B)).toBe('2 4 6 8 10'));
    expect(loopElement(B).className).toContain('e-load-more-pagination-end');
    item('__all', 'cat', B).click();
    await soon(() => expect(shownItems(B)).toBe('1 2 3'));
    await soon(() => expect(loopElement(B).className).not.toContain('e-load-more-pagination-end'));
    more();
    await soon(() => expect(shownItems(B)).toBe('1 2 3 4 5 6'));
    expect(address()).toBe('/ideas/?e-page-bbb2222=2');
    await step('back');
    await soon(() => expect(shownItems(B)).toBe('2 4 6 8 10'));
    expect(active('cat', B)).toEqual(['clay']);
  });

  it('TF-1 LP-2 a click on "load more" waits until the filter has loaded', async () => {
    await open(server, widgets, '/ideas/');
    const release = server.holdNext('refresh');
    item('clay', 'cat', B).click();
    loopElement(B).querySelector<HTMLElement>('.elementor-button')?.click();
    release();
    await soon(() => expect(shownItems(B)).toBe('2 4 6 8 10'));
    expect(address()).toBe('/ideas/?e-filter-bbb2222-cat=clay&e-page-bbb2222=2');
    await soon(() => expect(loopElement(B).hasAttribute('aria-busy')).toBe(false));
  });

  it('TF-1 LP-2 a waiting click on "load more" is dropped when another term is chosen', async () => {
    await open(server, widgets, '/ideas/');
    const release = server.holdNext('refresh');
    item('clay', 'cat', B).click();
    await soon(() => expect(server.of('refresh')).toHaveLength(1));
    loopElement(B).querySelector<HTMLElement>('.elementor-button')?.click();
    item('wood', 'cat', B).click();
    await soon(() => expect(shownItems(B)).toBe('1 3 5'));
    release();
    await soon(() => expect(loopElement(B).hasAttribute('aria-busy')).toBe(false));
    expect(server.of('page')).toEqual([]);
  });

  it('TF-1 LP-2 a waiting click on "load more" adds items of the previous filter if the new filter fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(server, widgets, '/ideas/');
    server.answerNext('refresh', () => new Response('no', { status: 500 }));
    item('clay', 'cat', B).click();
    loopElement(B).querySelector<HTMLElement>('.elementor-button')?.click();
    await soon(() => expect(shownItems(B)).toBe('1 2 3 4 5 6'));
    expect(address()).toBe('/ideas/?e-page-bbb2222=2');
  });

  it('TF-1 LP-1 the items of the address are shown if a filter fails that was chosen while a step back was loading', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(server, widgets, '/ideas/');
    item('clay').click();
    await soon(() => expect(shownItems(A)).toBe('2 4 6 8'));
    server.holdNext('page');
    await step('back');
    await soon(() => expect(server.of('page')).toHaveLength(1));
    server.answerNext('refresh', () => new Response('no', { status: 500 }));
    item('wood').click();
    await soon(() => expect(shownItems(A)).toBe('1 2 3 4'));
    expect([active(), address()]).toEqual([['__all'], '/ideas/']);
  });

  it('TF-3 a shared address shows all pages of the filtered items up to its page number', async () => {
    await open(server, widgets, '/ideas/?e-filter-bbb2222-cat=clay&e-page-bbb2222=2');
    await soon(() => expect(shownItems(B)).toBe('2 4 6 8 10'));
    expect(active('cat', B)).toEqual(['clay']);
  });
});

describe('filter items that are links', () => {
  it('TF-1 a plain click on a filter link filters in place, and each link has the address of the page that a click on it shows', async () => {
    server = site(true);
    await open(server, widgets, '/ideas/');
    await userEvent.click(item('clay'));
    await soon(() => expect(shownItems(A)).toBe('2 4 6 8'));
    expect(item('clay').getAttribute('aria-current')).toBe('true');
    expect(item('clay').hasAttribute('aria-pressed')).toBe(false);
    const href = (term: string, taxonomy: string) => item(term, taxonomy).getAttribute('href');
    await soon(() =>
      expect(href('gift', 'tag')).toBe(
        `${location.origin}/ideas/?e-filter-abc1234-cat=clay&e-filter-abc1234-tag=gift`,
      ),
    );
    await soon(() => expect(href('clay', 'cat')).toBe(`${location.origin}/ideas/`));
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'TF-1 a click on a filter link with %j is left to the browser',
    async (how) => {
      server = site(true);
      await open(server, widgets, '/ideas/');
      item('clay').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
      expect(left).toHaveLength(1);
      expect(server.requests).toEqual([]);
    },
  );
});

describe('a filter that fails', () => {
  it.each([
    ['a refusal', () => new Response('{}', { status: 403 })],
    ['a server error', () => new Response('{"data":"<p>x</p>"}', { status: 500 })],
    ['HTML', () => new Response('<p>Login</p>')],
    ['the answer 0', () => new Response('0')],
    ['an answer without data', () => new Response('{"data":null}')],
    ['a lost connection', () => Promise.reject(new TypeError('offline'))],
  ])('LP-3 a filter request that ends in %s changes nothing, and can be repeated', async (_what, answer) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    server = site(false, { retry_notice: 'yes' });
    await open(server, widgets, '/ideas/?e-filter-abc1234-cat=wood', 'ltr');
    server.answerNext('refresh', answer);
    item('clay').click();
    await soon(() => expect(problems()).toContain('Filtering failed'));
    expect([active(), address(), shownItems(A)]).toEqual([
      ['wood'],
      '/ideas/?e-filter-abc1234-cat=wood',
      '1 3 5 7',
    ]);
    await soon(() => expect(document.querySelector('[aria-busy], .e-loading-overlay')).toBeNull());
    expect(consoleError).toHaveBeenCalled();
    find('.iyim-retry-notice-retry').click();
    await soon(() => expect(shownItems(A)).toBe('2 4 6 8'));
    await soon(() => expect(problems()).toBe(''));
  });

  it.each([
    ['a refusal', () => new Response('{}', { status: 403 })],
    ['a lost connection', () => Promise.reject(new TypeError('offline'))],
  ])('LP-3 a filter that ends in %s shows a message only if retry_notice is on', async (_what, answer) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(server, widgets, '/ideas/');
    server.answerNext('refresh', answer);
    item('clay').click();
    await soon(() => expect(consoleError).toHaveBeenCalled());
    await soon(() => expect(item('clay').closest('[aria-busy]')).toBeNull());
    expect([problems(), announced(), active(), shownItems(A)]).toEqual(['', '', ['__all'], '1 2 3 4']);
    const host = item('clay').closest('[data-widget]') as HTMLElement;
    const settings = { selected_element: A, taxonomy: 'cat', retry_notice: 'yes' };
    host.dataset.settings = JSON.stringify(settings);
    updateSettings(host);
    await soon(() => expect(problems()).not.toBe(''));
  });

  it('AY-1 each failure of a filter is one alert, and its button keeps the focus until a retry succeeds', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server = site(false, { retry_notice: 'yes' });
    await open(server, widgets, '/ideas/');
    const fail = () => server.answerNext('refresh', () => new Response('no', { status: 500 }));
    const alerts = () => document.querySelectorAll('[role="alert"]').length;
    const retry = () => find<HTMLButtonElement>('.iyim-retry-notice-retry');
    fail();
    item('clay').click();
    await soon(() => expect(alerts()).toBe(1));
    const [alert] = document.querySelectorAll('[role="alert"]');
    retry().focus();
    fail();
    retry().click();
    await Promise.resolve(); // waits for React to render
    expect(alerts()).toBe(0);
    expect(retry().getAttribute('aria-disabled')).toBe('true');
    retry().click();
    await soon(() => expect(alerts()).toBe(1));
    expect(document.querySelector('[role="alert"]')).not.toBe(alert);
    expect(server.of('refresh')).toHaveLength(2);
    expect(document.activeElement).toBe(retry());
    retry().click();
    await soon(() => expect(problems()).toBe(''));
    const host = item('clay').closest<HTMLElement>('[data-widget]');
    expect(document.activeElement).toBe(host);
    host?.blur();
    expect(host?.hasAttribute('tabindex')).toBe(false);
  });

  it('LP-3 an empty answer to a filter request empties the loop, and "all" restores it', async () => {
    await open(server, widgets, '/ideas/', 'ltr');
    server.answerNext('refresh', () => new Response('{"data":""}'));
    item('clay').click();
    await soon(() => expect(announced()).toBe('No items found.'));
    expect(shownItems(A)).toBe('');
    item('__all').click();
    await soon(() => expect(shownItems(A)).toBe('1 2 3 4'));
  });

  it('TF-1 a filter whose loop is not on the page navigates to the filtered address', async () => {
    await open(server, widgets, '/ideas/');
    loopElement(A).remove();
    item('clay').click();
    await soon(() => expect(left).toEqual([`${location.origin}/ideas/?e-filter-abc1234-cat=clay`]));
  });

  it('SEC-1 hostile filter terms in the address run no script, and the filter still works', async () => {
    await open(
      server,
      widgets,
      '/ideas/?e-filter-abc1234-cat=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E&e-filter-__proto__-x=1',
    );
    item('clay').click();
    await soon(() => expect(shownItems(A)).toBe('2 4 6 8'));
    expect(document.querySelector('img')).toBeNull();
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
