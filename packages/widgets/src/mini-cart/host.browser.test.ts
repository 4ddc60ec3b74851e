/** How the mini-cart looks before it mounts. */
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
const isSeen = () => find(LINK).checkVisibility({ visibilityProperty: true });
const sidebar = (list = '') =>
  `<div data-widget="mini-cart" class="widget_shopping_cart"><a href="/cart/">Cart</a>${list}<div class="widget_shopping_cart_content"></div></div>`;
const put = (html: string) => {
  document.body.innerHTML = `<header style="display: flex"><a id="before" href="#">Home</a>${html}<a id="after" href="#">Help</a></header>`;
};
const place = () => JSON.stringify(find('#after').getBoundingClientRect());

describe('a cart of which the page does not say what is in it', () => {
  it.each([
    ['the page builder’s markup', builderMarkup()],
    ['markup of our own', ownMarkup('mini')],
    ['the shop’s widget in a sidebar', sidebar()],
    ['a host of two widgets', ownMarkup('mini').replace('"mini-cart"', '"sticky mini-cart"')],
  ])('MC-1 is hidden, can not have the focus and keeps its space from the first paint (%s)', (_, html) => {
    put(html);
    expect(isSeen()).toBe(false);
    find(LINK).focus();
    expect(document.activeElement).toBe(document.body);
    expect(find('[data-widget~="mini-cart"]').getBoundingClientRect().width).toBeGreaterThan(0);
  });

  it.each([
    ['is not shown for a moment when it is empty', [], false],
    [
      'is shown at once when it mounts with items in the tab’s cart',
      [{ key: 'k1', name: 'Tee', quantity: 2 }],
      true,
    ],
  ])('MC-1 %s', async (_, lines, isShown) => {
    server.lines = lines;
    const cart = { 'div.widget_shopping_cart_content': content() };
    const hash = lines.length > 0 ? 'abc' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the contract is with document.cookie
    document.cookie = `woocommerce_cart_hash=${hash}; path=/`;
    onTestFinished(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the contract is with document.cookie
      document.cookie = 'woocommerce_cart_hash=; path=/; max-age=0';
    });
    sessionStorage.setItem('wc_fragments', JSON.stringify(cart));
    sessionStorage.setItem('wc_cart_hash', hash);
    sessionStorage.setItem('wc_cart_created', String(Date.now()));
    put(builderMarkup());
    const seen: boolean[] = [isSeen()];
    const off = on('mounted', () => seen.push(isSeen()));
    start({ widgets: [miniCart] });
    await soon(() => expect(host().dataset.widgetState).toBe('mounted'));
    off();
    seen.push(isSeen());
    expect(seen).toEqual([false, isShown, isShown]);
  });

  it('MC-1 is shown after 8 s at most, because the script may never come', () => {
    put(ownMarkup('mini'));
    const [animation] = host().getAnimations();
    if (!animation) throw new Error('expected an animation that ends');
    animation.pause();
    animation.currentTime = 7999;
    expect(isSeen()).toBe(false);
    animation.currentTime = 8000;
    expect(isSeen()).toBe(true);
  });

  it('MC-1 goes from the first paint where the shop says so', () => {
    put(sidebar('<div class="hide_cart_widget_if_empty"></div>'));
    expect(host().checkVisibility()).toBe(false);
    host().dataset.widgetState = 'failed';
    expect(isSeen()).toBe(true);
  });
});

describe('a cart that will not be hidden', () => {
  const withAttribute = (html: string, attribute: string) =>
    html.replace('data-widget=', `${attribute} data-widget=`);
  it.each([
    ['with the server’s number of items', builderMarkup().replace(toggle(0), toggle(3))],
    ['with the server’s lines in it', () => sidebar(content())],
    ['with a setting about it', builderMarkup({ hide_if_empty: 'no' })],
    ['with a setting about it, of our own markup', ownMarkup('mini', { hide_if_empty: false })],
    ['that has failed', withAttribute(ownMarkup('mini'), 'data-widget-state="failed"')],
    ['that is never mounted', withAttribute(ownMarkup('mini'), 'data-widget-load="never"')],
    ['that the page adopts', withAttribute(builderMarkup(), 'data-iyim-adopted="mini-cart"')],
    [
      'that the page will adopt',
      `<script type="application/json" id="iyim-config" data-adopt></script>${builderMarkup()
        .replace(' data-widget="mini-cart"', '')
        .replace('id="mini" class="', 'id="mini" class="elementor-widget-woocommerce-menu-cart ')}`,
    ],
  ])('MC-1 is shown from the first paint: one %s', (_, html) => {
    put(typeof html === 'string' ? html : html());
    expect(find('header > :not(script, #before) a').checkVisibility({ visibilityProperty: true })).toBe(true);
  });
});

it.each(['rtl', 'ltr'])('RT-9, MC-1 our own number has its space before it is drawn, %s', async (dir) => {
  document.documentElement.dir = dir;
  put(ownMarkup('mini'));
  const before = place();
  start({ widgets: [miniCart] });
  await soon(() => expect(find('.iyim-mini-cart-count').textContent).toContain('2'));
  expect(place()).toBe(before);
});

it.each(['rtl', 'ltr'])('RT-9, MC-4 a line is as high before its buttons are drawn, %s', async (dir) => {
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
});
