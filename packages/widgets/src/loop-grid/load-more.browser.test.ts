import { editMode } from '@iyim/runtime/shop';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { html as htmlAnswer } from '../../../runtime/src/cart/testing/fake-shop.ts';
import { updateSettings } from '../../../runtime/src/islands/mount.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { loopGrid } from '../../bundle/catalogue.ts';
import { fakeLoops } from '../../shared/loop/testing/fake-loops.ts';
import {
  address,
  announced,
  close,
  left,
  loopElement,
  open,
  shownItems,
} from '../../shared/loop/testing/loop-page.ts';

const id = 'abc1234';
const grid = (kind: 'more' | 'scroll' = 'more') => fakeLoops([{ id, perPage: 4, kind }]);
let server = grid();
const button = () => find('.elementor-button');
const ALL = '1 2 3 4 5 6 7 8 9 10 11';

beforeEach(() => {
  server = grid();
});
afterEach(close);

describe.each(['rtl', 'ltr'] as const)('a button that loads more, %s', (dir) => {
  it('LP-2 LG-8 a loop grid’s “load more” adds items, announces their number, focuses the first new item, and is hidden at the end', async () => {
    await open(server, [loopGrid], '/ideas/', dir);
    await userEvent.click(button());
    await soon(() => expect(shownItems(id)).toBe('1 2 3 4 5 6 7 8'));
    expect(document.activeElement?.textContent).toBe('Idea 5');
    expect(announced()).toMatch(/4.*8/);
    expect(address()).toBe('/ideas/?e-page-abc1234=2');
    expect(find('.e-load-more-anchor').dataset.page).toBe('2');
    expect(document.querySelector('#loop-dynamic-abc1234-2')).not.toBeNull();
    expect(button().getAttribute('href')).toContain('e-page-abc1234=3');
    expect(loopElement(id).classList.contains('e-load-more-pagination-end')).toBe(false);
    await userEvent.click(button());
    await soon(() => expect(shownItems(id)).toBe(ALL));
    expect(loopElement(id).classList.contains('e-load-more-pagination-end')).toBe(true);
    expect(button().checkVisibility()).toBe(false);
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  });

  it('LP-2 a loop grid’s failed request changes nothing and shows a notice with a retry button', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(server, [loopGrid], '/ideas/', dir);
    server.answerNext('page', () => new Response('no', { status: 500 }));
    await userEvent.click(button());
    await soon(() =>
      expect(find('.iyim-retry-notice').textContent).toContain(dir === 'rtl' ? 'לא הצלחנו' : 'could not'),
    );
    expect(error).toHaveBeenCalled();
    expect([shownItems(id), address(), find('.e-load-more-anchor').dataset.page]).toEqual([
      '1 2 3 4',
      '/ideas/',
      '1',
    ]);
    expect(loopElement(id).className).not.toContain('e-load-more-pagination-loading');
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
    await userEvent.click(find('.iyim-retry-notice-retry'));
    await soon(() => expect(shownItems(id)).toBe('1 2 3 4 5 6 7 8'));
    expect(document.querySelector('.iyim-retry-notice')).toBeNull();
    expect(left).toEqual([]);
  });
});

describe('loading', () => {
  it('LP-2 a loop grid is marked as busy while it loads more, and a double click on “load more” loads once', async () => {
    await open(server, [loopGrid], '/ideas/');
    const release = server.holdNext('page');
    button().click();
    button().click();
    expect(loopElement(id).classList.contains('e-load-more-pagination-loading')).toBe(true);
    expect(loopElement(id).getAttribute('aria-busy')).toBe('true');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    release();
    await soon(() => expect(shownItems(id)).toBe('1 2 3 4 5 6 7 8'));
    expect(button().hasAttribute('aria-disabled')).toBe(false);
    expect(server.of('page')).toHaveLength(1);
  });

  it('LG-8 a loop grid does not move the focus if the visitor moved it during the request', async () => {
    await open(server, [loopGrid], '/ideas/');
    const release = server.holdNext('page');
    await userEvent.click(button());
    await soon(() => expect(server.of('page')).toHaveLength(1));
    find('[data-item="1"] a').focus();
    release();
    await soon(() => expect(shownItems(id)).toBe('1 2 3 4 5 6 7 8'));
    expect(document.activeElement?.textContent).toBe('Idea 1');
  });

  it('LG-8 a loop grid announces the end of the list with its last page', async () => {
    await open(server, [loopGrid], '/ideas/?e-page-abc1234=2', 'ltr');
    await soon(() => expect(shownItems(id)).toBe('1 2 3 4 5 6 7 8'));
    button().click();
    await soon(() => expect(announced()).toBe('3 items added. Now showing 11. No more items.'));
  });

  it('LP-2 AY-1 the space key activates a loop grid’s “load more” link', async () => {
    await open(server, [loopGrid], '/ideas/');
    button().focus();
    await userEvent.keyboard(' ');
    await soon(() => expect(shownItems(id)).toBe('1 2 3 4 5 6 7 8'));
  });

  it.each([
    ['a page without the grid', () => htmlAnswer('<p>x</p>')],
    ['a grid without items', () => htmlAnswer(`<div class="elementor-element" data-id="${id}"></div>`)],
    ['JSON instead of HTML', () => new Response('{}')],
    ['no connection', () => Promise.reject(new TypeError('offline'))],
  ])('LP-2 a loop grid offers a retry after %s', async (_what, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(server, [loopGrid], '/ideas/');
    server.answerNext('page', answer);
    button().click();
    await soon(() => expect(document.querySelector('.iyim-retry-notice-retry')).not.toBeNull());
    expect(shownItems(id)).toBe('1 2 3 4');
  });

  it.each(['javascript:alert(1)', 'https://evil.test/', 'http://['])(
    'SEC-2 a loop grid does not fetch its next page from the address %s',
    async (href) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      await open(server, [loopGrid], '/ideas/');
      find('.e-load-more-anchor').dataset.nextPage = href;
      button().click();
      await soon(() => expect(document.querySelector('.iyim-retry-notice-retry')).not.toBeNull());
      expect(server.requests.filter(({ url }) => url.origin !== location.origin)).toEqual([]);
    },
  );

  it('RT-6 a loop grid that is removed from the page aborts its request', async () => {
    await open(server, [loopGrid], '/ideas/');
    const release = server.holdNext('page');
    button().click();
    await soon(() => expect(server.of('page')).toHaveLength(1));
    loopElement(id).remove();
    await soon(() => expect(server.of('page')[0]?.signal.aborted).toBe(true));
    release();
    expect(document.querySelector('.iyim-retry-notice')).toBeNull();
  });
});

describe('a page that was opened again', () => {
  it('LP-2 a loop grid opened at page 3 loads the earlier pages and adds them above', async () => {
    await open(server, [loopGrid], '/ideas/?e-page-abc1234=3');
    await soon(() => expect(shownItems(id)).toBe(ALL));
    expect(server.of('page').map(({ url }) => url.search)).toEqual(['?e-page-abc1234=2', '']);
    expect(address()).toBe('/ideas/?e-page-abc1234=3');
  });

  it('LP-2 a click on a loop grid’s “load more” button while earlier pages load is handled afterwards', async () => {
    const release = server.holdNext('page');
    await open(server, [loopGrid], '/ideas/?e-page-abc1234=2');
    await soon(() => expect(server.of('page')).toHaveLength(1));
    button().click();
    release();
    await soon(() => expect(shownItems(id)).toBe(ALL));
    expect(address()).toBe('/ideas/?e-page-abc1234=3');
  });

  it('LP-2 a loop grid’s visible items stay in place while earlier pages are added above', async () => {
    document.body.style.minHeight = '5000px';
    const releases = [server.holdNext('page'), server.holdNext('page')];
    await open(server, [loopGrid], '/ideas/?e-page-abc1234=3');
    window.scrollTo(0, 20);
    const before = find('[data-item="9"]').getBoundingClientRect().top;
    for (const release of releases) release();
    await soon(() => expect(shownItems(id)).toBe(ALL));
    expect(window.scrollY).toBeGreaterThan(40);
    expect(find('[data-item="9"]').getBoundingClientRect().top).toBeCloseTo(before, 0);
    document.body.style.minHeight = '';
    window.scrollTo(0, 0);
  });

  it.each(['nonsense', '99', '-1', '0', '1'])(
    'LP-2 a loop grid requests nothing for the page number %s in the address',
    async (number) => {
      await open(server, [loopGrid], `/ideas/?e-page-abc1234=${number}`);
      expect(server.requests).toEqual([]);
    },
  );

  it('LG-8 a loop grid restores the scroll position of a returning visitor, unless the visitor scrolls', async () => {
    document.body.style.minHeight = '5000px';
    for (const went of [false, true]) {
      const releases = [server.holdNext('page'), server.holdNext('page')];
      await open(server, [loopGrid], '/ideas/?e-page-abc1234=3', 'rtl', {
        iyimListings: { abc1234: { item: 9, top: -40 } },
      });
      if (went) window.dispatchEvent(new WheelEvent('wheel'));
      for (const release of releases) release();
      await soon(() => expect(shownItems(id)).toBe(ALL));
      await soon(() => expect(loopElement(id).hasAttribute('aria-busy')).toBe(false));
      const top = Math.round(find('[data-item="10"]').getBoundingClientRect().top);
      expect(went ? window.scrollY : top).toBe(went ? 0 : -40);
      window.dispatchEvent(new Event('pagehide'));
      const { iyimListings } = history.state as { iyimListings: { abc1234: { item: number } } };
      expect(iyimListings.abc1234.item).toBeGreaterThanOrEqual(9);
      close();
      window.scrollTo(0, 0);
    }
    document.body.style.minHeight = '';
  });

  it.each([[[1, 2]], [5]])('LG-8 a loop grid does not change a history state of %j', async (state) => {
    await open(server, [loopGrid], '/ideas/', 'rtl', state);
    window.dispatchEvent(new Event('pagehide'));
    expect(history.state).toEqual(state);
  });

  it('LP-2 a loop grid that fails to load the earlier pages offers a retry, which loads them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answerNext('page', () => new Response('no', { status: 500 }));
    await open(server, [loopGrid], '/ideas/?e-page-abc1234=3');
    await soon(() => expect(document.querySelector('.iyim-retry-notice-retry')).not.toBeNull());
    expect(shownItems(id)).toBe('9 10 11');
    find('.iyim-retry-notice-retry').click();
    await soon(() => expect(shownItems(id)).toBe(ALL));
  });
});

describe('trying again', () => {
  it('LP-2 AY-1 a loop grid’s retry button keeps the focus while items load; then the first new item gets the focus', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(server, [loopGrid], '/ideas/');
    server.answerNext('page', () => new Response('no', { status: 500 }));
    button().click();
    await soon(() => expect(document.querySelector('.iyim-retry-notice-retry')).not.toBeNull());
    const retry = find('.iyim-retry-notice-retry');
    const release = server.holdNext('page');
    retry.focus();
    retry.click();
    await soon(() => expect(retry.getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(retry);
    release();
    await soon(() => expect(shownItems(id)).toBe('1 2 3 4 5 6 7 8'));
    expect(document.activeElement?.textContent).toBe('Idea 5');
    expect(document.querySelector('.iyim-retry-notice')).toBeNull();
  });

  it('AY-1 RT-32 a retry button keeps the focus when settings change; its loop grid gets the focus when the pages have loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answerNext('page', () => new Response('no', { status: 500 }));
    await open(server, [loopGrid], '/ideas/?e-page-abc1234=3');
    await soon(() => expect(document.querySelector('.iyim-retry-notice-retry')).not.toBeNull());
    const retry = find('.iyim-retry-notice-retry');
    retry.focus();
    loopElement(id).dataset.settings = JSON.stringify({
      pagination_type: 'load_more_infinite_scroll',
    });
    updateSettings(loopElement(id));
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(retry);
    retry.click();
    await soon(() => expect(shownItems(id)).toBe(ALL));
    expect(document.activeElement).toBe(loopElement(id));
  });
});

describe('an endless grid', () => {
  it('LP-2 an endless loop grid loads pages when its end is near, up to the last page', async () => {
    server = grid('scroll');
    await open(server, [loopGrid], '/ideas/');
    await soon(() => expect(shownItems(id)).toBe(ALL));
    expect(address()).toBe('/ideas/?e-page-abc1234=3');
    expect(server.of('page')).toHaveLength(2);
    expect(document.activeElement).toBe(document.body);
  });

  it('LP-2 an endless loop grid checks 250 ms after a load whether its end is still near', async () => {
    server = grid('scroll');
    const times: number[] = [];
    const fetch: typeof server.fetch = (...request) => {
      times.push(performance.now());
      return server.fetch(...request);
    };
    await open({ ...server, fetch }, [loopGrid], '/ideas/');
    await soon(() => expect(times).toHaveLength(2));
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(245);
  });

  it('RT-20 in an editor, an endless loop grid loads only by its button', async () => {
    server = grid('scroll');
    editMode().value = true;
    await open(server, [loopGrid], '/ideas/');
    button().click();
    await soon(() => expect(shownItems(id)).toBe('1 2 3 4 5 6 7 8'));
    // Within two frames, the observer would have reported the end of the grid.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(server.of('page')).toHaveLength(1);
  });

  it('LP-2 an endless loop grid loads nothing after a failure until the visitor tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server = grid('scroll');
    server.answerNext('page', () => new Response('no', { status: 500 }));
    await open(server, [loopGrid], '/ideas/');
    await soon(() => expect(document.querySelector('.iyim-retry-notice-retry')).not.toBeNull());
    expect(server.of('page')).toHaveLength(1);
    find('.iyim-retry-notice-retry').click();
    await soon(() => expect(shownItems(id)).toBe(ALL));
  });
});
