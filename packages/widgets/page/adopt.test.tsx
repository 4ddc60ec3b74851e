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

/** A table that comes when the test says so. */
function tableOnItsWay() {
  let come = () => {};
  let fail = () => {};
  const gate = new Promise<void>((resolve, reject) => {
    come = resolve;
    fail = () => reject(new Error('offline'));
  });
  const originals = vi.fn(() =>
    gate.then(() => ({ originals: { counter: '.z-count', links: '.z-links', popup: '.z-popup' } })),
  );
  return { originals, come: () => come(), fail: () => fail() };
}
/** Presses without leaving the page; says whether the browser was to answer at once. */
function press(selector: string, details: MouseEventInit = {}): boolean {
  const { button = 0 } = details;
  const event = new MouseEvent(button ? 'auxclick' : 'click', {
    bubbles: true,
    cancelable: true,
    detail: 1,
    ...details,
  });
  const heard = vi.fn((reached: Event) => reached.preventDefault());
  window.addEventListener(event.type, heard, { once: true });
  find(selector).dispatchEvent(event);
  window.removeEventListener(event.type, heard);
  return heard.mock.calls.length > 0;
}
function heardAt(selector: string, type = 'click') {
  const heard = vi.fn((event: Event) => event.preventDefault());
  find(selector).addEventListener(type, heard);
  return heard;
}

let api: PageApi | undefined;
afterEach(() => {
  api?.stop();
  api = undefined;
});

describe('adopting the originals’ markup', () => {
  it('RT-26 makes islands of it with its own settings, and stop gives the page back', async () => {
    document.body.innerHTML = html(`data-settings='{"start":4}'`);
    const before = document.body.innerHTML;
    start({ widgets: [counters], adopt: true });
    await mounted('a');
    find('#a button').click();
    expect(find('#a output').textContent).toBe('Count 5');
    stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('RT-26 is asked for in the page’s configuration, too, and without it nothing is adopted', async () => {
    document.body.innerHTML = html();
    start({ widgets: [counters] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(names()).toEqual([]);
    stop();
    document.head.innerHTML = '<script type="application/json" id="iyim-config">{"adopt":true}</script>';
    start({ widgets: [counters] });
    await mounted('a');
  });

  it('RT-26, RT-27 is asked for in a configuration that an optimiser holds back', async () => {
    document.body.innerHTML = html();
    document.head.innerHTML = '<script type="litespeed/javascript" id="iyim-config">{"adopt":true}</script>';
    start({ widgets: [counters] });
    await mounted('a');
  });

  it('RT-26 finds what comes late or replaces a host, also when it makes one of what is around it', async () => {
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

  it('RT-26 leaves alone what the page excludes, and hosts that the server named', async () => {
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

  it('RT-25 a clone of an adopted host counts for itself, and is given back with the page', async () => {
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

  it('RT-26 can be for some widgets only; a name that can not be adopted is said with the nearest', async () => {
    document.body.innerHTML = `${html()}<div class="other" id="o"><button>+</button></div>`;
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    start({ widgets: [counters, adoptable('other', '')], adopt: ['othr', 'counter'] });
    await mounted('a');
    expect(names()).toEqual([['a', 'counter']]);
    expect(said).toHaveBeenCalledTimes(1);
    expect(said.mock.calls[0]?.join()).toContain('found "othr"; "other"?');
  });

  it('RT-26 waits for a widget that comes with a script of its own', async () => {
    document.body.innerHTML = `${html()}<div class="other" id="o"><button>+</button></div>`;
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    start({ widgets: [counters], adopt: ['counter', 'other'] });
    await mounted('a');
    expect(names()).toEqual([['a', 'counter']]);
    register(adoptable('other', ''));
    await mounted('o');
    expect(said).not.toHaveBeenCalled();
  });

  it('RT-26 begins with the table of a script that comes after an application’s own widgets', async () => {
    document.body.innerHTML = html();
    const { originals, come } = tableOnItsWay();
    start({ widgets: [{ ...counter, name: 'own' }], adopt: ['counter'] });
    await vi.dynamicImportSettled();
    expect(names()).toEqual([]);
    start({ widgets: [{ ...counter, name: 'own-too' }] });
    start({ widgets: [{ ...counters, page: bringing(originals) }] });
    await until(() => originals.mock.calls.length > 0, 'asked for the table');
    come();
    await mounted('a');
  });

  it('RT-26 takes each table that a script brings, and of two rows for a widget the first', async () => {
    document.body.innerHTML = `${html()}<div class="own" id="o"><button>+</button></div>`;
    const own = lazyWidget('own', {
      trigger: 'load',
      load: async () => ({ default: { ...counter, name: 'own' } }),
      page: bringing(async () => ({ originals: { own: '.own' } })),
    });
    const other = async () => ({ originals: { own: '.z-count', counter: '.z-count' } });
    start({ widgets: [own], adopt: true });
    await mounted('o');
    expect(names()).toEqual([['o', 'own']]);
    register({ ...counters, page: bringing(other) });
    await mounted('a');
    expect(names()).toEqual([
      ['a', 'counter'],
      ['o', 'own'],
    ]);
  });

  it('LA-2 opens the popup that the page’s address asks for when it has been adopted', async () => {
    const asks = `#elementor-action:action=popup:open&settings=${btoa('{"id":"7"}')}`;
    history.replaceState(null, '', asks);
    document.body.innerHTML = `<a href="${asks}">Open</a><div id="jet-popup-7" class="z-popup"><button>+</button></div>`;
    const { originals, come } = tableOnItsWay();
    const popup = lazyWidget('popup', {
      trigger: 'load',
      load: async () => ({ default: { ...counter, name: 'popup' } }),
      page: bringing(originals),
    });
    start({ widgets: [popup], adopt: true });
    await vi.dynamicImportSettled();
    come();
    await mounted('jet-popup-7');
    const open = vi.fn();
    const element = find('#jet-popup-7');
    await until(() => {
      registerPopup('7', { element, open, close: vi.fn(), isOpen: () => false })();
      return open.mock.calls.length > 0;
    }, 'the popup');
    history.replaceState(null, '', location.pathname);
  });

  it('RT-18 a stop before any table has come leaves the next start alone', async () => {
    document.body.innerHTML = html();
    start({ widgets: [{ ...counter, name: 'own' }], adopt: true });
    await vi.dynamicImportSettled();
    stop();
    start({ widgets: [counters] });
    await vi.dynamicImportSettled();
    expect(names()).toEqual([]);
  });

  it.each([['"yes please"'], ['{"counter":1}'], ['[1]']])(
    'RT-26 %s for a list is said and adopts nothing',
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

  it('RT-7 a table that can not be fetched is reported and leaves the page to the server', async () => {
    document.body.innerHTML = html();
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { ...counters, page: bringing(() => Promise.reject(new Error('offline'))) };
    start({ widgets: [broken], adopt: true });
    await until(() => said.mock.calls.length > 0, 'said');
    expect(said.mock.calls[0]?.join()).toContain('offline');
    expect(names()).toEqual([]);
  });

  it('RT-18 a stop while the table is on its way adopts nothing', async () => {
    document.body.innerHTML = html();
    let come = () => {};
    const gate = new Promise<void>((resolve) => {
      come = resolve;
    });
    const asked = vi.fn(() => gate.then(() => ({ originals: { counter: '.z-count' } })));
    start({ widgets: [{ ...counters, page: bringing(asked) }], adopt: true });
    await until(() => asked.mock.calls.length > 0, 'asked for the table');
    stop();
    come();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(names()).toEqual([]);
  });
});

/** A widget whose links delete, in any tab. */
const links = lazyWidget('links', {
  trigger: 'interaction',
  claims: 'a[data-ask]',
  guards: true,
  load: async () => ({ default: { ...counter, name: 'links' } }),
});

describe.each([
  ['start', (options: Parameters<typeof start>[0]) => start(options)],
  [
    'the loader, which the page’s configuration tells',
    ({ widgets = [] }: NonNullable<Parameters<typeof start>[0]>) => {
      document.head.innerHTML = '<script type="application/json" id="iyim-config">{"adopt":true}</script>';
      api = load(widgets as Parameters<typeof load>[0], () => import('../../runtime/src/core.ts'));
    },
  ],
])('a press before the table has come, with %s', (_, begin) => {
  const more =
    '<a id="more" href="/more/">More</a><a id="ask" data-ask href="/ask/">Ask</a><input id="name">';
  const theirs = '<form id="theirs"><button id="send">Send</button></form>';

  it('RT-4 reaches the island that is adopted then, once', async () => {
    document.body.innerHTML = html();
    const { originals, come } = tableOnItsWay();
    begin({ widgets: [{ ...counters, page: bringing(originals) }], adopt: true });
    const heard = heardAt('#a button');
    expect(press('#a button')).toBe(false);
    await until(() => originals.mock.calls.length > 0, 'asked for the table');
    expect(heard).not.toHaveBeenCalled();
    come();
    await until(() => find('#a output')?.textContent === 'Count 1', 'the count');
    expect(heard).toHaveBeenCalledTimes(1);
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
    ['one of the listings plugin', `data-settings='{"custom-selector":"#opener"}'`],
  ])('RT-4, PO-1 on what only the settings of %s name waits until that is there', async (_, settings) => {
    document.body.innerHTML = opened(settings);
    const { originals, come } = tableOnItsWay();
    begin({ widgets: [{ ...popup, page: bringing(originals) }], adopt: true });
    const heard = heardAt('#opener');
    expect(press('#opener')).toBe(false);
    await until(() => originals.mock.calls.length > 0, 'asked for the table');
    come();
    await mounted('jet-popup-7');
    expect(heard).not.toHaveBeenCalled();
    find('#jet-popup-7').dispatchEvent(new CustomEvent('iyim:listens'));
    await until(() => heard.mock.calls.length > 0, 'the press');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('RT-4, PO-1 on an opener of a popup that the page does not have is the page’s, once', async () => {
    document.body.innerHTML = `<p id="opener" class="jet-popup-target" data-jet-popup='{"attached-popup":"jet-popup-361"}'>Open</p>${html()}`;
    const { originals, come } = tableOnItsWay();
    begin({ widgets: [{ ...counters, page: bringing(originals) }], adopt: true });
    const heard = heardAt('#opener');
    press('#opener');
    await until(() => originals.mock.calls.length > 0, 'asked for the table');
    come();
    await until(() => heard.mock.calls.length > 0, 'the press');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('RT-4, PO-1 on what the settings of no popup name is the page’s', async () => {
    document.body.innerHTML = opened(`data-settings='{"custom-selector":"#other"}'`);
    const { originals } = tableOnItsWay();
    begin({ widgets: [{ ...popup, page: bringing(originals) }], adopt: true });
    const heard = heardAt('#opener');
    press('#opener');
    await until(() => heard.mock.calls.length > 0, 'the press');
    expect(names()).toEqual([]);
  });

  it('RT-4 waits for no table where it is typing, a link of the server, or for another tab', () => {
    document.body.innerHTML = `${html()}${more}`;
    const { originals } = tableOnItsWay();
    begin({ widgets: [{ ...counters, page: bringing(originals) }, links], adopt: true });
    expect(press('#name')).toBe(true);
    expect(press('#more')).toBe(true);
    expect(press('#more', { button: 1 })).toBe(true);
    expect(press('#a button', { ctrlKey: true })).toBe(true);
    // What it does is the same in any tab.
    expect(press('#ask', { button: 1 })).toBe(false);
  });

  it('RT-4 that nobody adopts happens once, as it was made', async () => {
    document.body.innerHTML = `${html()}${theirs}${more}`;
    const { originals, come } = tableOnItsWay();
    begin({ widgets: [{ ...counters, page: bringing(originals) }, links], adopt: true });
    const [sent, clicked, asked] = [heardAt('#theirs', 'submit'), vi.fn(), heardAt('#ask', 'auxclick')];
    find('#send').addEventListener('click', clicked);
    expect(press('#send')).toBe(false);
    expect(press('#ask', { button: 1 })).toBe(false);
    await until(() => originals.mock.calls.length > 0, 'asked for the table');
    come();
    await until(() => sent.mock.calls.length > 0 && asked.mock.calls.length > 0, 'the presses');
    await mounted('a');
    expect([sent.mock.calls.length, clicked.mock.calls.length, asked.mock.calls.length]).toEqual([1, 1, 1]);
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ button: 1 });
  });

  it('RT-17 is given back when the table can not be fetched', async () => {
    document.body.innerHTML = `${html()}${theirs}`;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { originals, fail } = tableOnItsWay();
    begin({ widgets: [{ ...counters, page: bringing(originals) }], adopt: true });
    const heard = heardAt('#a button');
    press('#a button');
    await until(() => originals.mock.calls.length > 0, 'asked for the table');
    fail();
    await until(() => heard.mock.calls.length > 0, 'the press');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('RT-4 is given back after 8 s when the table does not come', async () => {
    document.body.innerHTML = html();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { originals } = tableOnItsWay();
    begin({ widgets: [{ ...counters, page: bringing(originals) }], adopt: true });
    const heard = heardAt('#a button');
    press('#a button');
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(7999);
    expect(originals).toHaveBeenCalled();
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

it('RT-24, RT-26 what the page’s own start says counts, and presses wait for it, also before the core has come', async () => {
  document.body.innerHTML = html();
  const [warn, { originals, come }] = [vi.spyOn(console, 'warn'), tableOnItsWay()];
  vi.spyOn(console, 'info').mockImplementation(() => {});
  let comeCore = () => {};
  const gate = new Promise<void>((resolve) => {
    comeCore = resolve;
  });
  api = load([{ ...counters, page: bringing(originals) }], () =>
    gate.then(() => import('../../runtime/src/core.ts')),
  );
  api.start({ widgets: [counters] }); // of a second tag
  api.start({ adopt: ['counter'] });
  const heard = heardAt('#a button');
  expect(press('#a button')).toBe(false);
  comeCore();
  await until(() => originals.mock.calls.length > 0, 'asked for the table');
  expect(heard).not.toHaveBeenCalled();
  come();
  await until(() => find('#a output')?.textContent === 'Count 1', 'the count');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(warn).not.toHaveBeenCalled();
});
