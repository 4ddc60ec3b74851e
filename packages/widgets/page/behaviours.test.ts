import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerAction } from '../../runtime/src/behaviours/registered-actions.ts';
import { lazyWidget } from '../../runtime/src/islands/lazy-widget.ts';
import { listens } from '../../runtime/src/islands/mount.ts';
import type { AnyDefinition, Widget } from '../../runtime/src/islands/types.ts';
import { defineSettings } from '../../runtime/src/settings/settings.ts';
import { behaviours, endBehaviours } from '../../runtime/src/site/behaviour.ts';
import type { IyimConfig } from '../../runtime/src/site/config-shape.ts';
import { type StartOptions, start as startRuntime, stop } from '../../runtime/src/start.ts';
import { find } from '../../runtime/src/testing/find.ts';
import { until } from '../../runtime/src/testing/page.ts';
import { testSignal } from '../../runtime/src/testing/test-signal.ts';
import { behaviours as table } from './behaviours.ts';

const bringing = lazyWidget('bringing', { page: { behaviours: table }, load: () => new Promise(() => {}) });
const start = ({ widgets = [], ...options }: StartOptions = {}) =>
  startRuntime({ ...options, widgets: [bringing, ...widgets] });
const running = () => [...behaviours().running.keys()];
/** Starts the library and waits until all code that it requests at its start has loaded. */
async function open(html: string, config?: IyimConfig): Promise<void> {
  document.body.innerHTML = html;
  start({ ...(config && { config }) });
  await vi.dynamicImportSettled();
}
/** Clicks that reached the window, and whether a listener had prevented them. */
let reached: { type: string; answered: boolean }[];
const press = (selector: string, init: MouseEventInit = {}): MouseEvent => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init });
  find(selector).dispatchEvent(event);
  return event;
};

const Nothing = () => null;

beforeEach(() => {
  endBehaviours();
  Reflect.deleteProperty(globalThis, Symbol.for('iyim')); // as on another page
  history.replaceState(null, '', '/');
  document.documentElement.lang = 'en';
  reached = [];
  const signal = testSignal();
  window.addEventListener(
    'click',
    (event) => {
      reached.push({ type: event.type, answered: event.defaultPrevented });
      event.preventDefault(); // stays on the test's page
    },
    { signal },
  );
});

/** A widget that provides a lightbox. */
const prints = lazyWidget('prints', {
  page: { lightbox: async () => ({ openLightbox: () => {} }) },
  load: () => new Promise(() => {}),
});
const script = (text: string) => `<script type="text/plain">${text}</script>`;

describe('a page without hosts', () => {
  it.each([
    [
      'an item that opens an address',
      '<div class="jet-container" data-url="/item/">Item</div>',
      'item-links',
    ],
    ['a popup', '<div data-widget="popup" hidden></div>', 'popups'],
    ['a lightbox opener that is not a link', '<div data-elementor-lightbox="{}"></div>', 'image-links'],
    [
      'a referer input of a shop’s widget',
      '<div class="elementor-widget-woocommerce-cart"><input name="_wp_http_referer"></div>',
      'referer-inputs',
    ],
  ])('PG-5 a behaviour starts at load for %s', async (_, html, name) => {
    await open(html);
    await until(() => running().includes(name), name);
    expect(running()).toEqual([name]);
  });

  const list = '<div class="widget_shopping_cart_content"></div>';
  const miniCart = (attributes: string) => `<div data-widget="mini-cart" ${attributes}></div>`;
  it.each([
    ['fills the shop’s cart list', list, 1],
    [
      'leaves the list to the shop’s own script',
      `${list}<script type="text/plain" id="wc-cart-fragments-js"></script>`,
      0,
    ],
    ['requests no cart on a page without a list', '', 0],
    ['leaves the list to a mini-cart', list + miniCart(''), 0],
    ['fills the list next to a mini-cart that never loads', list + miniCart('data-widget-load="never"'), 1],
    ['fills the list next to a mini-cart that has failed', list + miniCart('data-failed'), 1],
  ])('CF-7 the library %s', async (_, html, requests) => {
    vi.useFakeTimers();
    sessionStorage.clear();
    const filled = '<div class="widget_shopping_cart_content">1 × Mug</div>';
    const fetch = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () =>
        Response.json({ fragments: { 'div.widget_shopping_cart_content': filled }, cart_hash: '' }),
      );
    // The item that opens an address makes the library check the page for all behaviours.
    await open(`<div class="jet-container" data-url="/x/"></div>${html}`);
    document.querySelector('[data-failed]')?.setAttribute('data-widget-state', 'failed');
    // Waits long enough for both idle callbacks and for all code that loads between them.
    for (let round = 0; round < 20; round++) {
      await vi.advanceTimersByTimeAsync(500);
      await vi.dynamicImportSettled();
    }
    vi.useRealTimers();
    expect(fetch).toHaveBeenCalledTimes(requests);
    if (requests > 0) expect(find('.widget_shopping_cart_content').textContent).toBe('1 × Mug');
    sessionStorage.clear();
  });

  it.each([
    ['?theme_template_id=7', 'shown-template'],
    ['#elementor-action%3Aaction%3Dx%26settings%3D', 'builder-actions'],
  ])('PG-5 a behaviour starts at load for the address %s', async (address, name) => {
    history.replaceState(null, '', `/${address}`);
    await open('<p>Text</p>');
    await until(() => running().includes(name), name);
  });

  it('PG-5 a page view is counted on a page without a popup (PO-6)', async () => {
    await open(script('var ElementorProFrontendConfig = {"nonce":"a"};'));
    const views = () => JSON.parse(localStorage.getItem('elementor') ?? '{}').pageViews;
    await until(() => views() === 1, 'the page to be counted');
  });

  it('PG-5 the view of an item is recorded in a data store of viewed items (DS-6)', async () => {
    const seen = { slug: 'seen', type: 'local-storage', is_front: true, post_id: 12, size: 3 };
    await open(script(`var JetEngineViewsData = ${JSON.stringify([seen])};`));
    await until(() => localStorage.getItem('jet_engine_store_seen') === '12', 'the view to be kept');
  });

  it.each([
    ['the builder', script('var elementorFrontendConfig = {"environmentMode":{"edit":true}};')],
    ['the page', '<script type="application/json" id="iyim-config">{"editMode":true}</script>'],
  ])('TH-1 the editor’s behaviour starts if edit mode is set by %s', async (_, html) => {
    await open(html);
    await until(() => running().includes('editor'), 'the editor');
  });

  it('TH-1 the editor’s behaviour does not start in a preview', async () => {
    const preview = '{"environmentMode":{"edit":false,"wpPreview":true}}';
    await open(
      `${script(`var elementorFrontendConfig = ${preview};`)}<div class="jet-container" data-url="/x/"></div>`,
    );
    await until(() => running().length > 0, 'the page');
    expect(running()).toEqual(['item-links']);
  });

  it('PG-5 no behaviour starts on a page that needs none', async () => {
    await open(
      '<div data-widget="foreign"></div><div data-widget="x" data-widget-load="never"></div><a href="#">Top</a><a href="/shop/">Shop</a><button>+</button>',
    );
    for (const selector of ['[href="#"]', '[href="/shop/"]', 'button']) press(selector);
    expect(reached).toHaveLength(3);
    await vi.dynamicImportSettled();
    expect([...behaviours().running.keys()]).toEqual([]);
  });

  it('RT-18 a behaviour whose code loads after the page was stopped does not start', async () => {
    document.body.innerHTML = '<div class="jet-container" data-url="/item/"><p>Item</p></div>';
    start();
    stop();
    await vi.dynamicImportSettled();
    expect([...behaviours().running.keys()]).toEqual([]);
    expect(find('.jet-container').hasAttribute('role')).toBe(false);
  });
});

describe('labels', () => {
  const page = (label: string) => `<div class="woocommerce"><a class="x" href="/cart/">${label}</a></div>`;

  it('AB-2 a label that is added to a Hebrew shop page later is replaced until the page is stopped', async () => {
    document.documentElement.lang = 'he-IL';
    await open(page('סל'));
    await until(() => running().includes('labels'), 'the labels');
    expect(find('.x').textContent).toBe('סל');
    find('.x').textContent = 'View cart';
    await until(() => find('.x').textContent === 'צפייה בסל', 'the label');
    stop();
    expect(find('.x').textContent).toBe('View cart');
  });

  it('AB-2 labels on a page in another language are not replaced', async () => {
    await open(page('View cart'));
    await vi.dynamicImportSettled();
    expect([...behaviours().running.keys()]).toEqual([]);
  });

  it('AB-2 labels in the configuration are replaced on an English page', async () => {
    await open(page('Basket'), { labels: { texts: { Basket: 'Bag' } } });
    await until(() => find('.x').textContent === 'Bag', 'the label');
  });
});

describe('a click before the code that handles it has loaded', () => {
  const onlyOnce = async () => {
    await until(() => reached.length > 0, 'the press');
    await vi.dynamicImportSettled();
    expect(reached).toHaveLength(1);
    return reached[0]?.answered;
  };

  it.each([
    ['an action link', '<a id="x" href="#elementor-action%3Aaction%3Dnone%26settings%3D">Open</a>'],
    [
      'a picture that opens in the lightbox',
      '<a href="/a.jpg" data-elementor-open-lightbox="yes"><i id="x">1</i></a>',
    ],
    ['an item that opens an address', '<div class="jet-container" data-url="#x"><p id="x">Item</p></div>'],
  ])('PG-5 a click on %s is held until its code has loaded, and is handled exactly once', async (_, html) => {
    document.addEventListener('iyim:navigate', (event) => event.preventDefault(), {
      signal: testSignal(),
    });
    document.body.innerHTML = html;
    start({ widgets: [prints] });
    press('#x');
    expect(reached).toEqual([]);
    expect(await onlyOnce()).toBe(true);
    press('#x');
    expect(reached).toHaveLength(2); // handled immediately, because the code has loaded
  });

  it.each<[name: string, html: string, widgets?: Widget[]]>([
    ['a picture on a page without a lightbox', '<a id="x" href="/a.jpg">1</a>', []],
    [
      'a picture that must not open in the lightbox',
      '<a id="x" href="/a.jpg" data-elementor-open-lightbox="no">1</a>',
    ],
    ['an anchor that leads to another page', '<a id="x" href="/other/#place">1</a><p id="place">Text</p>'],
  ])('PG-5 a click on %s reaches the browser exactly once', async (_, html, widgets = [prints]) => {
    document.body.innerHTML = html;
    start({ widgets });
    press('#x');
    expect(await onlyOnce()).toBe(false);
    expect(running()).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'PG-5 a click with %j reaches the browser immediately',
    (init) => {
      document.body.innerHTML = '<a id="x" href="/a.jpg" data-elementor-open-lightbox="yes">1</a>';
      start();
      press('#x', init);
      expect(reached).toEqual([{ type: 'click', answered: false }]);
    },
  );

  it('PG-5 a click on a field or a link inside an item reaches the browser immediately', async () => {
    document.body.innerHTML =
      '<div class="jet-container" data-url="/item/"><a id="x" href="/shop/">1</a><input id="y"></div>';
    start();
    for (const selector of ['#x', '#y']) press(selector);
    expect(reached).toHaveLength(2);
  });
});

describe('a click on a popup’s opener before the popup listens', () => {
  /** Creates a popup whose code loads when the test calls `deliver`. The popup then prevents clicks on `.opener`. */
  function pendingPopup() {
    let deliver = () => {};
    const code = new Promise<{ default: AnyDefinition }>((resolve) => {
      const read = (host: HTMLElement) => {
        const answer = (event: Event) =>
          event.target instanceof Element && event.target.closest('.opener') && event.preventDefault();
        document.addEventListener('click', answer, { signal: testSignal() });
        listens(host);
      };
      deliver = () =>
        resolve({
          default: { name: 'popup', settings: defineSettings({}, (raw) => raw), read, View: Nothing },
        });
    });
    return {
      widget: lazyWidget('popup', { trigger: 'interaction', load: () => code }),
      deliver: () => deliver(),
    };
  }
  const written = (settings: object) => JSON.stringify(settings).replaceAll('"', '&quot;');
  const opener = '<p class="opener"><b id="x">Open</b></p>';

  it.each([
    [
      'its own settings',
      `<div data-widget="popup" data-widget-settings="${written({ open_selector: '.opener' })}"></div>`,
    ],
    [
      'a script in it',
      '<div data-widget="popup"><script type="application/json" data-widget-settings>{ "open_selector": ".none, .opener" }</script></div>',
    ],
    [
      'the page builder’s settings',
      `<div data-widget="popup" data-elementor-settings="${written({ open_selector: '.opener:is([class])' })}"></div>`,
    ],
    [
      'the listings plugin’s settings',
      `<div data-widget="popup" id="jet-popup-7" data-settings="${written({ 'open-trigger': 'custom-selector', 'custom-selector': '.opener' })}"></div>`,
    ],
  ])(
    'PO-1 a click on an opener named by %s is held until the popup listens, and is handled exactly once',
    async (_, host) => {
      const { widget, deliver } = pendingPopup();
      document.body.innerHTML = opener + host;
      start({ widgets: [widget] });
      press('#x');
      await vi.dynamicImportSettled();
      expect(reached).toEqual([]);
      press('#x');
      expect(reached).toEqual([]); // still held, although the code of the page's behaviours has loaded
      deliver();
      await until(() => reached.length === 1, 'the press');
      expect(reached).toEqual([{ type: 'click', answered: true }]);
    },
  );

  it.each([
    ['that is empty', ''],
    ['that is another element', '.other'],
    ['that is an invalid selector', '['],
  ])('PO-1 a click is not held if a popup’s settings name an opener %s', async (_, open_selector) => {
    const { widget } = pendingPopup();
    document.body.innerHTML = `${opener}<div data-widget="popup" data-widget-settings="${written({ open_selector })}"></div>`;
    start({ widgets: [widget] });
    press('#x');
    await until(() => reached.length === 1, 'the press');
    await vi.dynamicImportSettled();
    press('#x');
    expect(reached).toHaveLength(2);
    expect(find('[data-widget]').dataset.widgetState).toBe('pending');
  });
});

describe('registered actions', () => {
  const link = '<a href="#jet-engine-action&amp;action=greet&amp;event=click">Greet</a>';

  it('RT-18 registered actions run again after the library is stopped and started', async () => {
    const greet = vi.fn();
    const unregister = registerAction('greet', greet);
    await open(link);
    await until(() => running().includes('link-actions'), 'the links');
    press('a');
    expect(greet).toHaveBeenCalledTimes(1);
    stop();
    press('a');
    expect(greet).toHaveBeenCalledTimes(1);
    start();
    press('a');
    await until(() => greet.mock.calls.length === 2, 'the action');
    unregister();
  });

  it('LA-3 an action that is clicked right after its registration runs when the code for actions has loaded', async () => {
    const greet = vi.fn();
    document.body.innerHTML = link;
    start();
    const unregister = registerAction('greet', greet);
    press('a');
    await until(() => greet.mock.calls.length === 1, 'the action');
    unregister();
  });
});
