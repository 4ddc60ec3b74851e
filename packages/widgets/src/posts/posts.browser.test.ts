import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { posts } from '../../bundle/catalogue.ts';
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

const id = 'ccc3333';
const listing = (settings = {}) => fakeLoops([{ id, perPage: 4, kind: 'posts', settings }]);
let server = listing();
const button = () => find('.elementor-button');
const ALL = '1 2 3 4 5 6 7 8 9 10 11';

beforeEach(() => {
  server = listing();
});
afterEach(close);

describe.each(['rtl', 'ltr'] as const)('a listing of posts, %s', (dir) => {
  it('LP-2 a click on the button of a listing of posts loads the next page and adds its posts, up to the last page', async () => {
    await open(server, [posts], '/magazine/', dir);
    const release = server.holdNext('page');
    await userEvent.click(button());
    expect(loopElement(id).classList.contains('e-load-more-pagination-loading')).toBe(true);
    release();
    await soon(() => expect(shownItems(id)).toBe('1 2 3 4 5 6 7 8'));
    expect(loopElement(id).className).not.toContain('e-load-more-pagination');
    expect(server.of('page').map(({ url }) => url.pathname)).toEqual(['/magazine/page/2/']);
    expect(document.activeElement?.textContent).toBe('Idea 5');
    expect(announced()).toMatch(/4.*8/);
    expect(address()).toBe('/magazine/?e-page-ccc3333=2');
    await userEvent.click(button());
    await soon(() => expect(shownItems(id)).toBe(ALL));
    expect(server.of('page').at(-1)?.url.pathname).toBe('/magazine/page/3/');
    expect(loopElement(id).classList.contains('e-load-more-pagination-end')).toBe(true);
    expect(button().checkVisibility()).toBe(false);
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  });
});

describe('the address of a listing of posts', () => {
  it('LP-2 a listing of posts loads the pages up to the number in the address, one after another', async () => {
    await open(server, [posts], '/magazine/?e-page-ccc3333=3');
    await soon(() => expect(shownItems(id)).toBe(ALL));
    expect(server.of('page').map(({ url }) => url.pathname)).toEqual([
      '/magazine/page/2/',
      '/magazine/page/3/',
    ]);
    expect(address()).toBe('/magazine/?e-page-ccc3333=3');
  });

  it('LG-8 LP-2 a listing whose address is opened for the first time loads three more pages, and the button loads the rest', async () => {
    server = fakeLoops([{ id, perPage: 1, kind: 'posts' }]);
    await open(server, [posts], '/magazine/?e-page-ccc3333=9');
    await soon(() => expect(address()).toBe('/magazine/?e-page-ccc3333=4'));
    expect(shownItems(id)).toBe('1 2 3 4');
    expect(server.requests).toHaveLength(3);
    button().click();
    await soon(() => expect(shownItems(id)).toBe('1 2 3 4 5'));
  });

  it('LP-2 a listing on a later page of the archive starts at that page', async () => {
    await open(server, [posts], '/magazine/page/2/');
    expect(server.requests).toEqual([]);
    button().click();
    await soon(() => expect(shownItems(id)).toBe('5 6 7 8 9 10 11'));
    expect(server.of('page').map(({ url }) => url.pathname)).toEqual(['/magazine/page/3/']);
  });

  it('LP-2 a listing requests only existing pages if the page number in the address is too high', async () => {
    await open(server, [posts], '/magazine/?e-page-ccc3333=99999');
    await soon(() => expect(shownItems(id)).toBe(ALL));
    expect(server.requests).toHaveLength(2);
  });
});

describe('numbered pages', () => {
  it('LP-1 numbered pages of posts are shown without leaving the page if the setting requires it, even on going back', async () => {
    server = fakeLoops([{ id, perPage: 4, kind: 'numbers', widget: 'posts' }]);
    await open(server, [posts], '/magazine/');
    loopElement(id).querySelector<HTMLElement>('a.page-numbers')?.click();
    await soon(() => expect(shownItems(id)).toBe('5 6 7 8'));
    expect(address()).toBe('/magazine/?e-page-ccc3333=2');
    await step('back');
    await soon(() => expect(shownItems(id)).toBe('1 2 3 4'));
  });
});

describe('failures', () => {
  it('LP-2 a failed request leaves the listing unchanged and shows a retry button', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(server, [posts], '/magazine/', 'ltr');
    server.answerNext('page', () => new Response('no', { status: 503 }));
    button().click();
    await soon(() => expect(find('.iyim-retry-notice').textContent).toContain('could not be loaded'));
    expect([shownItems(id), address()]).toEqual(['1 2 3 4', '/magazine/']);
    find('.iyim-retry-notice-retry').click();
    await soon(() => expect(shownItems(id)).toBe('1 2 3 4 5 6 7 8'));
    expect(left).toEqual([]);
  });

  it('RT-3 a listing of posts without an id keeps its server HTML', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(server, [posts], '/magazine/');
    loopElement(id).insertAdjacentHTML(
      'afterend',
      '<div data-widget="posts" data-widget-load="load">x</div>',
    );
    await soon(() => expect(document.querySelector('[data-widget-state="failed"]')?.textContent).toBe('x'));
  });
});
