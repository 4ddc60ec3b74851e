import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyWidget } from '../islands/define.ts';
import { on } from '../islands/on.ts';
import { register } from '../islands/register.ts';
import { start, stop } from '../start.ts';
import { counter } from '../testing/counter.tsx';
import { until } from '../testing/page.ts';

const adoptable = (name: string, selector: string) =>
  lazyWidget(name, {
    trigger: 'load',
    load: async () => ({ default: { ...counter, name } }),
    originals: async () => ({ originals: { counter: selector, other: '.other', absent: '.absent' } }),
  });
const counters = adoptable('counter', '.z-count.a-widget, .box:has(> .z-count)');
const html = (attributes = '', id = 'a') =>
  `<div id="${id}" class="foreign z-count a-widget" ${attributes}><button>+</button></div>`;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const names = () =>
  [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ id, dataset }) => [id, dataset.widget]);
const mounted = (id: string) =>
  until(() => find(`#${id}`)?.getAttribute('data-widget-state') === 'mounted', `${id} mounted`);

afterEach(() => {
  stop();
  document.body.innerHTML = '';
  document.head.innerHTML = '';
  vi.restoreAllMocks();
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
    const broken = { ...counters, originals: () => Promise.reject(new Error('offline')) };
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
    start({ widgets: [{ ...counters, originals: asked }], adopt: true });
    await until(() => asked.mock.calls.length > 0, 'asked for the table');
    stop();
    come();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(names()).toEqual([]);
  });
});
