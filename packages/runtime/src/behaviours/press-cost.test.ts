import { afterEach, describe, expect, it, vi } from 'vitest';
import { broughtToPage } from '../../../widgets/shared/iyim-widget.ts';
import { lazyWidget } from '../islands/lazy-widget.ts';
import { load, type PageApi } from '../loader.ts';
import { start, stop } from '../start.ts';

const never = () => new Promise<never>(() => {});
const widgets = ['counter', 'popup'].map((name) =>
  lazyWidget(name, { trigger: 'never', page: broughtToPage, load: never }),
);
const host = '<div data-widget="counter"><button>+</button></div>';
const popup =
  '<div data-widget="popup" data-widget-settings="{&quot;open_selector&quot;:&quot;.x&quot;}"></div>';

let api: PageApi | undefined;
afterEach(() => {
  api?.stop();
  api = undefined;
});

/** Clicks controls of a page with this number of hosts, and returns the number of DOM queries that this causes. */
async function countQueries(hosts: number, begin: () => void): Promise<number> {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<a href="/shop/">Shop</a><button id="alone">1</button>${popup}${host.repeat(hosts)}`;
  begin();
  await vi.dynamicImportSettled();
  const spies = [
    vi.spyOn(Document.prototype, 'querySelectorAll'),
    ...(['closest', 'matches', 'querySelectorAll', 'getAttribute'] as const).map((name) =>
      vi.spyOn(Element.prototype, name),
    ),
    vi.spyOn(Node.prototype, 'contains'),
  ];
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  for (const selector of ['a', '#alone', '[data-widget=counter]:last-child button'])
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  window.removeEventListener('click', stay);
  await vi.dynamicImportSettled();
  const queries = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  vi.restoreAllMocks();
  stop();
  return queries;
}

describe('the number of DOM queries at a click', () => {
  it('RT-4 a press causes the same number of DOM queries with three hosts and with three hundred', async () => {
    const begin = () => start({ widgets });
    const few = await countQueries(3, begin);
    expect(few).toBeGreaterThan(0);
    expect(await countQueries(300, begin)).toBe(few);
  });

  it('RT-4 a press before the core has loaded causes the same number of DOM queries with three hosts and with three hundred', async () => {
    const begin = () => {
      api = load(widgets, never);
    };
    const few = await countQueries(3, begin);
    api?.stop();
    expect(few).toBeGreaterThan(0);
    expect(await countQueries(300, begin)).toBe(few);
  });
});
