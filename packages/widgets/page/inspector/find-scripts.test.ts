import { beforeEach, describe, expect, it } from 'vitest';
import { findScripts } from './find-scripts.ts';
import type { InspectedHost, NotAdopted } from './report.ts';

const host = (widget: string, state: InspectedHost['state'] = 'mounted') =>
  ({ widget, state }) as InspectedHost;
const left = (widget: string) => ({ widget, elements: [], reason: { key: '' } }) as NotAdopted;
const tag = (id: string, src: string, more = '') =>
  `<script type="text/plain" id="${id}" src="${src}" ${more}></script>`;

const found = (html: string, hosts: InspectedHost[] = [], notAdopted: NotAdopted[] = []) => {
  document.body.innerHTML = html;
  return findScripts(document, hosts, notAdopted).map(({ handle, verdict, advice }) => [
    handle,
    verdict,
    advice.values?.widgets,
  ]);
};

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('scripts of the originals', () => {
  const search = tag('jet-search-js', '/plugins/jet-search/assets/jet-search.js?ver=3');
  const variation = tag('wc-add-to-cart-variation-js', '/woo/frontend/add-to-cart-variation.min.js');

  it('IN-5 a script that acts twice beside a mounted or waiting widget is a conflict', () => {
    for (const state of ['mounted', 'pending'] as const)
      expect(found(search, [host('live-search', state)])).toEqual([
        ['jet-search', 'conflict', 'live-search'],
      ]);
  });

  it('IN-5 a script is needed while its widgets have failed or are not adopted', () => {
    expect(found(search, [host('live-search', 'failed')])).toEqual([['jet-search', 'partly', 'live-search']]);
    expect(found(variation, [host('swatches')], [left('swatches')])).toEqual([
      ['wc-add-to-cart-variation', 'partly', 'swatches'],
    ]);
  });

  it('IN-5 a script may go if its widgets are islands, and if the page has no elements of them', () => {
    expect(found(variation, [host('swatches')])).toEqual([['wc-add-to-cart-variation', 'mayGo', 'swatches']]);
    expect(found(variation)).toEqual([['wc-add-to-cart-variation', 'unused', 'swatches']]);
  });

  it('IN-5 a script that no widget replaces must stay', () => {
    expect(found(tag('wc-checkout-js', '/woo/frontend/checkout.js'), [host('cart')])).toEqual([
      ['wc-checkout', 'keep', ''],
    ]);
  });

  it('IN-5 the product script may go if the gallery and the tabs are islands, and is needed until then', () => {
    const product = tag('wc-single-product-js', '/woo/frontend/single-product.min.js');
    expect(found(product, [host('product-gallery'), host('tabs')])).toEqual([
      ['wc-single-product', 'mayGo', 'product-gallery, tabs'],
    ]);
    expect(found(product, [host('tabs')], [left('product-gallery')])).toEqual([
      ['wc-single-product', 'partly', 'product-gallery'],
    ]);
  });

  it('IN-5 a page builder’s script names the widgets of its own elements, and those that must not run beside it', () => {
    const tricks = tag('jet-tricks-frontend-js', '/jet-tricks/assets/js/jet-tricks-frontend.js');
    expect(found(tricks, [host('hotspots'), host('form')])).toEqual([
      ['jet-tricks-frontend', 'mayGo', 'hotspots'],
    ]);
    const pro = tag('elementor-pro-frontend-js', '/elementor-pro/assets/js/frontend.min.js');
    expect(found(pro, [host('hotspots'), host('form')])).toEqual([
      ['elementor-pro-frontend', 'conflict', 'form'],
    ]);
  });

  it('IN-5 an older handle of a script has the same rules as the newer one', () => {
    for (const handle of ['wc-zoom', 'zoom'])
      expect(found(tag(`${handle}-js`, '/woo/zoom/jquery.zoom.min.js'), [host('product-gallery')])).toEqual([
        [handle, 'mayGo', 'product-gallery'],
      ]);
  });

  it('IN-5 a script without a handle is recognised by its file, also if an optimiser delays it', () => {
    expect(
      found(tag('', '/wp-content/plugins/woocommerce/assets/js/frontend/cart-fragments.min.js')),
    ).toEqual([['wc-cart-fragments', 'unused', 'mini-cart']]);
    expect(
      found('<script type="text/plain" id="jet-search-js" data-src="/x/jet-search.js"></script>'),
    ).toHaveLength(1);
  });

  it.each([
    ['another script', tag('theme-js', '/theme/theme.js')],
    ['an inline script with the handle', '<script type="text/plain" id="jet-search-js">1</script>'],
    ['an invalid address', tag('jet-search-js', 'http://[')],
    ['a name that only ends alike', tag('', '/theme/my-jet-search.js')],
  ])('IN-5 %s is not taken for an original', (_, html) => {
    expect(found(html)).toEqual([]);
  });
});
