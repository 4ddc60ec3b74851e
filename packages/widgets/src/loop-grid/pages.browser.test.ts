import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { html as htmlAnswer } from '../../../runtime/src/cart/testing/fake-shop.ts';
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
  step,
} from '../../shared/loop/testing/loop-page.ts';

const two = () =>
  fakeLoops([
    { id: 'abc1234', perPage: 4, kind: 'numbers' },
    { id: 'bbb2222', perPage: 5, kind: 'numbers' },
  ]);
let server = two();

const link = (page: number, id = 'abc1234') => {
  const found = [...loopElement(id).querySelectorAll<HTMLElement>('a.page-numbers')].find(
    ({ textContent }) => textContent === String(page),
  );
  if (!found) throw new Error(`no link to page ${page}`);
  return found;
};

beforeEach(() => {
  server = two();
});
afterEach(close);

describe.each(['rtl', 'ltr'] as const)('pages of a grid, %s', (dir) => {
  it('LP-1 a click on a loop grid’s page number fetches that page, replaces the grid’s content and updates the address', async () => {
    await open(server, [loopGrid], '/ideas/?utm=x', dir);
    const host = loopElement('abc1234');
    await userEvent.click(link(2));
    await soon(() => expect(shownItems('abc1234')).toBe('5 6 7 8'));
    expect(shownItems('bbb2222')).toBe('1 2 3 4 5');
    expect(loopElement('abc1234')).toBe(host);
    expect(address()).toBe('/ideas/?utm=x&e-page-abc1234=2');
    expect(server.of('page').map(({ url }) => url.search)).toEqual(['?utm=x&e-page-abc1234=2']);
    expect(announced()).toContain('2');
    expect(document.activeElement?.textContent).toBe('Idea 5');
    expect(host.hasAttribute('aria-busy')).toBe(false);
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('LP-1 going back and forward restores each loop grid separately', async () => {
    await open(server, [loopGrid], '/ideas/', dir);
    await userEvent.click(link(2));
    await soon(() => expect(shownItems('abc1234')).toBe('5 6 7 8'));
    await userEvent.click(link(3, 'bbb2222'));
    await soon(() => expect(shownItems('bbb2222')).toBe('11'));
    expect(address()).toBe('/ideas/?e-page-abc1234=2&e-page-bbb2222=3');
    await step('back');
    await soon(() => expect(shownItems('bbb2222')).toBe('1 2 3 4 5'));
    expect(shownItems('abc1234')).toBe('5 6 7 8');
    await step('back');
    await soon(() => expect(shownItems('abc1234')).toBe('1 2 3 4'));
    await step('forward');
    await soon(() => expect(shownItems('abc1234')).toBe('5 6 7 8'));
    expect(left).toEqual([]);
  });
});

describe('clicks', () => {
  it('LP-1 a loop grid is marked as busy while it loads, and a click on another page number aborts the first request', async () => {
    await open(server, [loopGrid], '/ideas/');
    const release = server.holdNext('page');
    await userEvent.click(link(2));
    await soon(() => expect(loopElement('abc1234').getAttribute('aria-busy')).toBe('true'));
    expect(loopElement('abc1234').classList.contains('e-loading-overlay')).toBe(true);
    await userEvent.click(link(3));
    release();
    await soon(() => expect(shownItems('abc1234')).toBe('9 10 11'));
    expect(server.of('page')[0]?.signal.aborted).toBe(true);
    expect(address()).toBe('/ideas/?e-page-abc1234=3');
    expect(loopElement('abc1234').className).not.toContain('e-loading-overlay');
    await step('back');
    await soon(() => expect(shownItems('abc1234')).toBe('1 2 3 4'));
  });

  it('LP-1 a double click on a loop grid’s page number loads the page once', async () => {
    await open(server, [loopGrid], '/ideas/');
    const target = link(2);
    target.click();
    target.click();
    await soon(() => expect(shownItems('abc1234')).toBe('5 6 7 8'));
    expect(server.of('page')).toHaveLength(1);
  });

  it('LP-1 two loop grids load pages at the same time', async () => {
    await open(server, [loopGrid], '/ideas/');
    link(2).click();
    link(2, 'bbb2222').click();
    await soon(() =>
      expect([shownItems('abc1234'), shownItems('bbb2222')]).toEqual(['5 6 7 8', '6 7 8 9 10']),
    );
    expect(new URL(location.href).searchParams.get('e-page-abc1234')).toBe('2');
    expect(new URL(location.href).searchParams.get('e-page-bbb2222')).toBe('2');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'LP-1 a click with %j on a loop grid’s page number is left to the browser',
    async (how) => {
      await open(server, [loopGrid], '/ideas/');
      link(2).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
      expect(left).toHaveLength(1);
      expect(server.requests).toEqual([]);
    },
  );

  it('LP-1 a page number of a loop grid that is set to reload the page is an ordinary link', async () => {
    server = fakeLoops([
      { id: 'abc1234', perPage: 4, kind: 'numbers', settings: { pagination_load_type: 'page_reload' } },
    ]);
    await open(server, [loopGrid], '/ideas/');
    link(2).click();
    expect(left).toEqual([expect.stringContaining('link ')]);
  });
});

describe('unexpected answers', () => {
  it.each([
    ['an error', () => new Response('no', { status: 500 })],
    ['a page without the grid', () => htmlAnswer('<main>Hello</main>')],
    ['an empty answer', () => htmlAnswer('')],
    ['JSON instead of HTML', () => new Response('{"a":1}')],
    ['no connection', () => Promise.reject(new TypeError('offline'))],
  ])('LP-1 the browser follows the link of a loop grid’s page number after %s', async (_what, answer) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(server, [loopGrid], '/ideas/');
    server.answerNext('page', answer);
    const { href } = link(2) as HTMLAnchorElement;
    link(2).click();
    await soon(() => expect(left).toEqual([href]));
    expect(shownItems('abc1234')).toBe('1 2 3 4');
    expect(address()).toBe('/ideas/');
    expect(loopElement('abc1234').hasAttribute('aria-busy')).toBe(false);
    expect(error).toHaveBeenCalled();
  });

  it('LP-1 the browser loads the whole page if going back fails to load a loop grid’s page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(server, [loopGrid], '/ideas/');
    link(2).click();
    await soon(() => expect(shownItems('abc1234')).toBe('5 6 7 8'));
    server.answerNext('page', () => new Response('no', { status: 503 }));
    await step('back');
    await soon(() => expect(left).toHaveLength(1));
  });

  it('LP-1 a loop grid shows its first page after two quick steps back', async () => {
    await open(server, [loopGrid], '/ideas/');
    for (const [page, items] of [
      [2, '5 6 7 8'],
      [3, '9 10 11'],
    ] as const) {
      link(page).click();
      await soon(() => expect(shownItems('abc1234')).toBe(items));
    }
    const release = server.holdNext('page');
    await step('back');
    await step('back');
    release();
    await soon(() => expect(shownItems('abc1234')).toBe('1 2 3 4'));
    expect(address()).toBe('/ideas/');
  });

  it('PG-4 scripts in a loop grid’s fetched page do not run', async () => {
    await open(server, [loopGrid], '/ideas/');
    link(2).click();
    await soon(() => expect(shownItems('abc1234')).toBe('5 6 7 8'));
    expect((window as { ranScripts?: number }).ranScripts).toBeUndefined();
  });
});

describe('markup', () => {
  it('LP-1 a loop grid without a container replaces its content and keeps its island', async () => {
    server = fakeLoops([
      { id: 'abc1234', perPage: 4, kind: 'numbers', bare: true, settings: { auto_scroll: 'yes' } },
    ]);
    await open(server, [loopGrid], '/ideas/');
    const scrolled = vi.spyOn(loopElement('abc1234'), 'scrollIntoView');
    link(2).click();
    await soon(() => expect(shownItems('abc1234')).toBe('5 6 7 8'));
    expect(scrolled).toHaveBeenCalledOnce();
    expect(loopElement('abc1234').dataset.widgetState).toBe('mounted');
    link(1).click();
    await soon(() => expect(shownItems('abc1234')).toBe('1 2 3 4'));
    expect(address()).toBe('/ideas/');
  });
});
