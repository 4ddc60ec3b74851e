import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyWidget } from '../../runtime/src/islands/lazy-widget.ts';
import { register } from '../../runtime/src/islands/register.ts';
import type { BroughtToPage } from '../../runtime/src/islands/types.ts';
import { load, type PageApi } from '../../runtime/src/loader.ts';
import { registerPopup } from '../../runtime/src/popups/popups.ts';
import { on } from '../../runtime/src/site/events.ts';
import { start, stop } from '../../runtime/src/start.ts';
import { counter } from '../../runtime/src/testing/counter.tsx';
import { until } from '../../runtime/src/testing/page.ts';
import { behaviours } from './behaviours.ts';

const bringing = (originals: BroughtToPage['originals']): BroughtToPage => ({ behaviours, originals });
const adoptable = (name: string, selector: string) =>
  lazyWidget(name, {
    trigger: 'load',
    load: async () => ({ default: { ...counter, name } }),
    page: bringing(async () => ({ originals: { counter: selector, other: '.other', absent: '.absent' } })),
  });
const counters = adoptable('counter', '.z-count.a-widget, .box:has(> .z-count)');
const html = (attributes = '', id = 'a') =>
  `<div id="${id}" class="foreign z-count a-widget" ${attributes}><button>+</button></div>`;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const names = () =>
  [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ id, dataset }) => [id, dataset.widget]);
const mounted = (id: string) =>
  until(() => find(`#${id}`)?.getAttribute('data-widget-state') === 'mounted', `${id} mounted`);

/** Creates an adoption table that loads when the test calls `deliver`. */
function pendingTable() {
  let deliver = () => {};
  let fail = () => {};
  const gate = new Promise<void>((resolve, reject) => {
    deliver = resolve;
    fail = () => reject(new Error('offline'));
  });
  const originals = vi.fn(() =>
    gate.then(() => ({ originals: { counter: '.z-count', links: '.z-links', popup: '.z-popup' } })),
  );
  return { originals, deliver: () => deliver(), fail: () => fail() };
}
/** Clicks without leaving the page. Returns whether the click reached the window immediately. */
function press(selector: string, details: MouseEventInit = {}): boolean {
  const { button = 0 } = details;
  const event = new MouseEvent(button ? 'auxclick' : 'click', {
    bubbles: true,
    cancelable: true,
    detail: 1,
    ...details,
  });
  const listener = vi.fn((reached: Event) => reached.preventDefault());
  window.addEventListener(event.type, listener, { once: true });
  find(selector).dispatchEvent(event);
  window.removeEventListener(event.type, listener);
  return listener.mock.calls.length > 0;
}
function listenAt(selector: string, type = 'click') {
  const listener = vi.fn((event: Event) => event.preventDefault());
  find(selector).addEventListener(type, listener);
  return listener;
}

let api: PageApi | undefined;
afterEach(() => {
  api?.stop();
  api = undefined;
});

describe('adopting the originals’ markup', () => {
  it('RT-26 adopted original markup becomes an island with its own settings, and stop() restores the page', async () => {
    document.body.innerHTML = html(`data-settings='{"start":4}'`);
    const before = document.body.innerHTML;
    start({ widgets: [counters], adopt: true });
    await mounted('a');
    find('#a button').click();
    expect(find('#a output').textContent).toBe('Count 5');
    stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('RT-26 original markup is adopted if the page’s configuration enables it, and not by default', async () => {
    document.body.innerHTML = html();
    start({ widgets: [counters] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(names()).toEqual([]);
    stop();
    document.head.innerHTML = '<script type="application/json" id="iyim-config">{"adopt":true}</script>';
    start({ widgets: [counters] });
    await mounted('a');
  });

  it('RT-26, RT-27 original markup is adopted if a configuration script that an optimiser delays enables it', async () => {
    document.body.innerHTML = html();
    document.head.innerHTML = '<script type="litespeed/javascript" id="iyim-config">{"adopt":true}</script>';
    start({ widgets: [counters] });
    await mounted('a');
  });

  it('RT-26 an element is adopted when it replaces a host, or when new content makes it match', async () => {
    document.body.innerHTML = `<main>${html()}<section class="box" id="box"></section></main>`;
    start({ widgets: [counters], adopt: true });
    await mounted('a');
    find('#a').outerHTML = html('', 'b');
    await mounted('b');
    find('#box').innerHTML = '<i class="z-count"><button>+</button></i>';
    await mounted('box');
    expect(names()).toEqual([
      ['b', 'counter'],
      ['box', 'counter'],
    ]);
  });

  it('RT-26 excluded elements are not adopted, and names that the server has set are kept', async () => {
    document.body.innerHTML = `<main data-iyim-skip>${html('', 'a')}</main>${html('data-iyim-skip', 'b')}
      ${html('data-widget="counter"', 'c')}${html('data-widget="chat"', 'd')}`;
    vi.spyOn(console, 'info').mockImplementation(() => {});
    start({ widgets: [counters], adopt: true });
    await mounted('d');
    expect(names()).toEqual([
      ['c', 'counter'],
      ['d', 'chat counter'],
    ]);
    stop();
    expect(names()).toEqual([
      ['c', 'counter'],
      ['d', 'chat'],
    ]);
  });

  it('RT-25 a clone of an adopted host is a separate island, and stop() restores it with the page', async () => {
    document.body.innerHTML = html();
    const before = document.body.innerHTML;
    start({ widgets: [counters], adopt: true });
    await mounted('a');
    const clone = find('#a').cloneNode(true) as HTMLElement;
    clone.id = 'b';
    const again = new Promise((resolve) => {
      const off = on('mounted', (event) => {
        off();
        resolve(event);
      });
    });
    document.body.append(clone);
    await again;
    clone.querySelector('button')?.click();
    expect([...document.querySelectorAll('output')].map(({ textContent }) => textContent)).toEqual([
      'Count 0',
      'Count 1',
    ]);
    stop();
    expect(document.body.innerHTML).toBe(before + before.replace('id="a"', 'id="b"'));
  });

  it('RT-26 only the listed widgets are adopted, and an unknown name is reported with the most similar known name', async () => {
    document.body.innerHTML = `${html()}<div class="other" id="o"><button>+</button></div>`;
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    start({ widgets: [counters, adoptable('other', '')], adopt: ['othr', 'counter'] });
    await mounted('a');
    expect(names()).toEqual([['a', 'counter']]);
    expect(said).toHaveBeenCalledTimes(1);
    expect(said.mock.calls[0]?.join()).toContain('found "othr", did you mean "other"?');
  });

  it('RT-26 elements are adopted when a later script registers their widget', async () => {
    document.body.innerHTML = `${html()}<div class="other" id="o"><button>+</button></div>`;
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    start({ widgets: [counters], adopt: ['counter', 'other'] });
    await mounted('a');
    expect(names()).toEqual([['a', 'counter']]);
    register(adoptable('other', ''));
    await mounted('o');
    expect(said).not.toHaveBeenCalled();
  });

  it('RT-26 the adoption table of a script that loads after an application’s own widgets is used', async () => {
    document.body.innerHTML = html();
    const { originals, deliver } = pendingTable();
    start({ widgets: [{ ...counter, name: 'own' }], adopt: ['counter'] });
    await vi.dynamicImportSettled();
    expect(names()).toEqual([]);
    start({ widgets: [{ ...counter, name: 'own-too' }] });
    start({ widgets: [{ ...counters, page: bringing(originals) }] });
    await until(() => originals.mock.calls.length > 0, 'asked for the table');
    deliver();
    await mounted('a');
  });

  it('RT-26 the adoption tables of all scripts are used; if two have a row for a widget, the first row is used', async () => {
    document.body.innerHTML = `${html()}<div class="custom" id="o"><button>+</button></div>`;
    const customWidget = lazyWidget('custom', {
      trigger: 'load',
      load: async () => ({ default: { ...counter, name: 'custom' } }),
      page: bringing(async () => ({ originals: { custom: '.custom' } })),
    });
    const other = async () => ({ originals: { custom: '.z-count', counter: '.z-count' } });
    start({ widgets: [customWidget], adopt: true });
    await mounted('o');
    expect(names()).toEqual([['o', 'custom']]);
    register({ ...counters, page: bringing(other) });
    await mounted('a');
    expect(names()).toEqual([
      ['a', 'counter'],
      ['o', 'custom'],
    ]);
  });

  it('LA-2 the popup that the page’s address names opens as soon as it is adopted', async () => {
    const asks = `#elementor-action:action=popup:open&settings=${btoa('{"id":"7"}')}`;
    history.replaceState(null, '', asks);
    document.body.innerHTML = `<a href="${asks}">Open</a><div id="jet-popup-7" class="z-popup"><button>+</button></div>`;
    const { originals, deliver } = pendingTable();
    const popup = lazyWidget('popup', {
      trigger: 'load',
      load: async () => ({ default: { ...counter, name: 'popup' } }),
      page: bringing(originals),
    });
    start({ widgets: [popup], adopt: true });
    await vi.dynamicImportSettled();
    deliver();
    await mounted('jet-popup-7');
    const open = vi.fn();
    const element = find('#jet-popup-7');
    await until(() => {
      registerPopup('7', { element, open, close: vi.fn(), isOpen: () => false })();
      return open.mock.calls.length > 0;
    }, 'the popup');
    history.replaceState(null, '', location.pathname);
  });

  it('RT-18 the adopt option of a start that was stopped does not apply to the next start', async () => {
    document.body.innerHTML = html();
    start({ widgets: [{ ...counter, name: 'own' }], adopt: true });
    await vi.dynamicImportSettled();
    stop();
    start({ widgets: [counters] });
    await vi.dynamicImportSettled();
    expect(names()).toEqual([]);
  });

  it.each([['"yes please"'], ['{"counter":1}'], ['[1]']])(
    'RT-26 the invalid configuration %s of adopt is reported, and nothing is adopted',
    async (adopt) => {
      document.body.innerHTML = html();
      document.head.innerHTML = `<script type="application/json" id="iyim-config">{"adopt":${adopt}}</script>`;
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      start({ widgets: [counters] });
      await until(() => said.mock.calls.length > 0, 'said');
      expect(said.mock.calls[0]?.join()).toContain(
        '"adopt" is ignored: expected true, false or a list of names',
      );
      expect(names()).toEqual([]);
    },
  );

  it('RT-7 an adoption table that cannot be fetched is reported, and nothing is adopted', async () => {
    document.body.innerHTML = html();
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { ...counters, page: bringing(() => Promise.reject(new Error('offline'))) };
    start({ widgets: [broken], adopt: true });
    await until(() => said.mock.calls.length > 0, 'said');
    expect(said.mock.calls[0]?.join()).toContain('offline');
    expect(names()).toEqual([]);
  });

  it('RT-18 nothing is adopted if the page is stopped while the adoption table is loading', async () => {
    document.body.innerHTML = html();
    let deliver = () => {};
    const gate = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    const asked = vi.fn(() => gate.then(() => ({ originals: { counter: '.z-count' } })));
    start({ widgets: [{ ...counters, page: bringing(asked) }], adopt: true });
    await until(() => asked.mock.calls.length > 0, 'asked for the table');
    stop();
    deliver();
    await new Promise((resolve) => setTimeout(resolve));
    expect(names()).toEqual([]);
  });
});

/** A widget with links that delete something, even when they are opened in another tab. */
const links = lazyWidget('links', {
  trigger: 'interaction',
  claims: 'a[data-ask]',
  guards: true,
  load: async () => ({ default: { ...counter, name: 'links' } }),
});

describe.each([
  ['start', (options: Parameters<typeof start>[0]) => start(options)],
  [
    'the loader, enabled by the page’s configuration',
    ({ widgets = [] }: NonNullable<Parameters<typeof start>[0]>) => {
      document.head.innerHTML = '<script type="application/json" id="iyim-config">{"adopt":true}</script>';
      api = load(widgets as Parameters<typeof load>[0], () => import('../../runtime/src/core.ts'));
    },
  ],
])('a click before the table has loaded, with %s', (_, begin) => {
  const more =
    '<a id="more" href="/more/">More</a><a id="ask" data-ask href="/ask/">Ask</a><input id="name">';
  const theirs = '<form id="theirs"><button id="send">Send</button></form>';

  it('RT-4 a click before adoption is replayed on the adopted island exactly once', async () => {
    document.body.innerHTML = html();
    const { originals, deliver } = pendingTable();
    begin({ widgets: [{ ...counters, page: bringing(originals) }], adopt: true });
    const listener = listenAt('#a button');
    expect(press('#a button')).toBe(false);
    await until(() => originals.mock.calls.length > 0, 'asked for the table');
    expect(listener).not.toHaveBeenCalled();
    deliver();
    await until(() => find('#a output')?.textContent === 'Count 1', 'the count');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  const popup = lazyWidget('popup', {
    trigger: 'load',
    load: async () => ({ default: { ...counter, name: 'popup' } }),
  });
  const opened = (settings: string) =>
    `<p id="opener">Open</p><div id="jet-popup-7" class="jet-popup z-popup" ${settings}><button>+</button></div>`;

  it.each([
    [
      'a popup of the page builder',
      `data-elementor-type="popup" data-elementor-settings='{"open_selector":"#opener"}'`,
    ],
    ['a popup of the listings plugin', `data-settings='{"custom-selector":"#opener"}'`],
  ])(
    'RT-4, PO-1 a click before adoption is held if only the settings of %s name its target',
    async (_, settings) => {
      document.body.innerHTML = opened(settings);
      const { originals, deliver } = pendingTable();
      begin({ widgets: [{ ...popup, page: bringing(originals) }], adopt: true });
      const listener = listenAt('#opener');
      expect(press('#opener')).toBe(false);
      await until(() => originals.mock.calls.length > 0, 'asked for the table');
      deliver();
      await mounted('jet-popup-7');
      expect(listener).not.toHaveBeenCalled();
      find('#jet-popup-7').dispatchEvent(new CustomEvent('iyim:listens'));
      await until(() => listener.mock.calls.length > 0, 'the press');
      expect(listener).toHaveBeenCalledTimes(1);
    },
  );

  it('RT-4, PO-1 a click before adoption on the opener of a missing popup reaches the page exactly once', async () => {
    document.body.innerHTML = `<p id="opener" class="jet-popup-target" data-jet-popup='{"attached-popup":"jet-popup-361"}'>Open</p>${html()}`;
    const { originals, deliver } = pendingTable();
    begin({ widgets: [{ ...counters, page: bringing(originals) }], adopt: true });
    const listener = listenAt('#opener');
    press('#opener');
    await until(() => originals.mock.calls.length > 0, 'asked for the table');
    deliver();
    await until(() => listener.mock.calls.length > 0, 'the press');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('RT-4, PO-1 a click before adoption on an element that no popup’s settings name reaches the page', async () => {
    document.body.innerHTML = opened(`data-settings='{"custom-selector":"#other"}'`);
    const { originals } = pendingTable();
    begin({ widgets: [{ ...popup, page: bringing(originals) }], adopt: true });
    const listener = listenAt('#opener');
    press('#opener');
    await until(() => listener.mock.calls.length > 0, 'the press');
    expect(names()).toEqual([]);
  });

  it('RT-4 a click before adoption is not held on a field or a server link, or if it opens another tab', () => {
    document.body.innerHTML = `${html()}${more}`;
    const { originals } = pendingTable();
    begin({ widgets: [{ ...counters, page: bringing(originals) }, links], adopt: true });
    expect(press('#name')).toBe(true);
    expect(press('#more')).toBe(true);
    expect(press('#more', { button: 1 })).toBe(true);
    expect(press('#a button', { ctrlKey: true })).toBe(true);
    // A widget claims the link, which deletes something even when it is opened in another tab, so the click is held.
    expect(press('#ask', { button: 1 })).toBe(false);
  });

  it('RT-4 a click on a target that is not adopted is replayed exactly once, with the same button', async () => {
    document.body.innerHTML = `${html()}${theirs}${more}`;
    const { originals, deliver } = pendingTable();
    begin({ widgets: [{ ...counters, page: bringing(originals) }, links], adopt: true });
    const [sent, clicked, asked] = [listenAt('#theirs', 'submit'), vi.fn(), listenAt('#ask', 'auxclick')];
    find('#send').addEventListener('click', clicked);
    expect(press('#send')).toBe(false);
    expect(press('#ask', { button: 1 })).toBe(false);
    await until(() => originals.mock.calls.length > 0, 'asked for the table');
    deliver();
    await until(() => sent.mock.calls.length > 0 && asked.mock.calls.length > 0, 'the presses');
    await mounted('a');
    expect([sent.mock.calls.length, clicked.mock.calls.length, asked.mock.calls.length]).toEqual([1, 1, 1]);
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ button: 1 });
  });

  it('RT-17 a held click is replayed when the adoption table cannot be fetched', async () => {
    document.body.innerHTML = `${html()}${theirs}`;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { originals, fail } = pendingTable();
    begin({ widgets: [{ ...counters, page: bringing(originals) }], adopt: true });
    const listener = listenAt('#a button');
    press('#a button');
    await until(() => originals.mock.calls.length > 0, 'asked for the table');
    fail();
    await until(() => listener.mock.calls.length > 0, 'the press');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('RT-4 a held click is replayed after 8 s if the adoption table does not load', async () => {
    document.body.innerHTML = html();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { originals } = pendingTable();
    begin({ widgets: [{ ...counters, page: bringing(originals) }], adopt: true });
    const listener = listenAt('#a button');
    press('#a button');
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(7999);
    expect(originals).toHaveBeenCalled();
    expect(listener).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

it('RT-24, RT-26 start() with adopt enables adoption, and clicks are held even before the core has loaded', async () => {
  document.body.innerHTML = html();
  const [warn, { originals, deliver }] = [vi.spyOn(console, 'warn'), pendingTable()];
  vi.spyOn(console, 'info').mockImplementation(() => {});
  let deliverCore = () => {};
  const gate = new Promise<void>((resolve) => {
    deliverCore = resolve;
  });
  api = load([{ ...counters, page: bringing(originals) }], () =>
    gate.then(() => import('../../runtime/src/core.ts')),
  );
  api.start({ widgets: [counters] }); // as a second script tag would call it
  api.start({ adopt: ['counter'] });
  const listener = listenAt('#a button');
  expect(press('#a button')).toBe(false);
  deliverCore();
  await until(() => originals.mock.calls.length > 0, 'asked for the table');
  expect(listener).not.toHaveBeenCalled();
  deliver();
  await until(() => find('#a output')?.textContent === 'Count 1', 'the count');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(warn).not.toHaveBeenCalled();
});
