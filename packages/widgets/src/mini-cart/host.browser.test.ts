/** Tests of the mini-cart's styles before it mounts. */
import { on, start, stop } from '@iyim/runtime';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { find, host } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { alsoForOriginals } from '../../build/host-styles.ts';
import { miniCart } from '../../bundle/catalogue.ts';
import hostStyles from './host.css?inline';
import { builderMarkup, content, ownMarkup, server, setUpShop, toggle } from './testing/shop.ts';

setUpShop();
beforeEach(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(alsoForOriginals(hostStyles));
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
});

const LINK = '.elementor-menu-cart__toggle a, [data-widget] > a';
const isVisible = () => find(LINK).checkVisibility({ visibilityProperty: true });
const sidebar = (list = '') =>
  `<div data-widget="mini-cart" class="widget_shopping_cart"><a href="/cart/">Cart</a>${list}<div class="widget_shopping_cart_content"></div></div>`;
const put = (html: string) => {
  document.body.innerHTML = `<header style="display: flex"><a id="before" href="#">Home</a>${html}<a id="after" href="#">Help</a></header>`;
};
const place = () => JSON.stringify(find('#after').getBoundingClientRect());

describe('a cart whose contents the page does not contain', () => {
  it.each([
    ['the page builder’s markup', builderMarkup()],
    ['plain markup', ownMarkup('mini')],
    ['the shop’s widget in a sidebar', sidebar()],
    ['a host of two widgets', ownMarkup('mini').replace('"mini-cart"', '"sticky mini-cart"')],
  ])(
    'MC-1 a cart with unknown contents is hidden from the first paint, cannot get the focus and keeps its space (%s)',
    (_, html) => {
      put(html);
      expect(isVisible()).toBe(false);
      find(LINK).focus();
      expect(document.activeElement).toBe(document.body);
      expect(find('[data-widget~="mini-cart"]').getBoundingClientRect().width).toBeGreaterThan(0);
    },
  );

  it.each([
    ['does not appear for a moment if the cart is empty', [], false],
    [
      'appears immediately when it mounts with items in the tab’s cart',
      [{ key: 'k1', name: 'Tee', quantity: 2 }],
      true,
    ],
  ])('MC-1 a hidden cart %s', async (_, lines, isShown) => {
    server.lines = lines;
    const cart = { 'div.widget_shopping_cart_content': content() };
    const hash = lines.length > 0 ? 'abc' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the shop's contract is document.cookie
    document.cookie = `woocommerce_cart_hash=${hash}; path=/`;
    onTestFinished(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the shop's contract is document.cookie
      document.cookie = 'woocommerce_cart_hash=; path=/; max-age=0';
    });
    sessionStorage.setItem('wc_fragments', JSON.stringify(cart));
    sessionStorage.setItem('wc_cart_hash', hash);
    sessionStorage.setItem('wc_cart_created', String(Date.now()));
    put(builderMarkup());
    const visible: boolean[] = [isVisible()];
    const off = on('mounted', () => visible.push(isVisible()));
    start({ widgets: [miniCart] });
    await soon(() => expect(host().dataset.widgetState).toBe('mounted'));
    off();
    visible.push(isVisible());
    expect(visible).toEqual([false, isShown, isShown]);
  });

  it('MC-1 a cart hidden before it mounts appears after 8 s, in case the script does not load', () => {
    put(ownMarkup('mini'));
    const [animation] = host().getAnimations();
    if (!animation) throw new Error('expected an animation that ends');
    animation.pause();
    animation.currentTime = 7999;
    expect(isVisible()).toBe(false);
    animation.currentTime = 8000;
    expect(isVisible()).toBe(true);
  });

  it('MC-1 an empty cart takes no space from the first paint if the shop’s setting requires it', () => {
    put(sidebar('<div class="hide_cart_widget_if_empty"></div>'));
    expect(host().checkVisibility()).toBe(false);
    host().dataset.widgetState = 'failed';
    expect(isVisible()).toBe(true);
  });
});

describe('a cart that is not hidden', () => {
  const withAttribute = (html: string, attribute: string) =>
    html.replace('data-widget=', `${attribute} data-widget=`);
  it.each([
    ['with the server’s number of items', builderMarkup().replace(toggle(0), toggle(3))],
    ['with the server’s lines in it', () => sidebar(content())],
    ['with the setting hide_if_empty', builderMarkup({ hide_if_empty: 'no' })],
    ['with the setting hide_if_empty in plain markup', ownMarkup('mini', { hide_if_empty: false })],
    ['that has failed', withAttribute(ownMarkup('mini'), 'data-widget-state="failed"')],
    ['that is never mounted', withAttribute(ownMarkup('mini'), 'data-widget-load="never"')],
    ['that the page adopts', withAttribute(builderMarkup(), 'data-iyim-adopted="mini-cart"')],
    [
      'that the page will adopt',
      `<script type="application/json" id="iyim-config" data-adopt></script>${builderMarkup()
        .replace(' data-widget="mini-cart"', '')
        .replace('id="mini" class="', 'id="mini" class="elementor-widget-woocommerce-menu-cart ')}`,
    ],
  ])('MC-1 a cart %s is visible from the first paint', (_, html) => {
    put(typeof html === 'string' ? html : html());
    expect(find('header > :not(script, #before) a').checkVisibility({ visibilityProperty: true })).toBe(true);
  });
});

it.each(['rtl', 'ltr'])(
  'RT-9, MC-1 the space of the added count is reserved before the count is rendered, %s',
  async (dir) => {
    document.documentElement.dir = dir;
    put(ownMarkup('mini'));
    const before = place();
    start({ widgets: [miniCart] });
    await soon(() => expect(find('.iyim-mini-cart-count').textContent).toContain('2'));
    expect(place()).toBe(before);
  },
);

it.each(['rtl', 'ltr'])(
  'RT-9, MC-4 a line has its final height before its buttons are rendered, %s',
  async (dir) => {
    document.documentElement.dir = dir;
    for (const lineHeight of ['1', '1.6', '3']) {
      document.body.innerHTML = `<div style="line-height: ${lineHeight}">${sidebar(content())}</div>`;
      const height = () => find('.mini_cart_item').getBoundingClientRect().height;
      const before = height();
      expect(before).toBeGreaterThan(0);
      start({ widgets: [miniCart] });
      await soon(() => expect(document.querySelector('.mini_cart_item .iyim-mini-cart-step')).not.toBeNull());
      expect(height()).toBe(before);
      stop();
    }
  },
);
