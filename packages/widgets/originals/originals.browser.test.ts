import { describe, expect, it } from 'vitest';
import * as catalogue from '../bundle/catalogue.ts';
import { originals } from './markup.ts';

const widgets = Object.values(catalogue);

/** Returns the names of the widgets with the ids of the elements that they adopt, in the order of the table. */
function hosts(html: string): string[] {
  document.body.innerHTML = html;
  return Object.entries(originals).flatMap(([name, selector]) =>
    [...document.querySelectorAll(selector)].map(({ id }) => `${name} ${id}`),
  );
}

describe('the adoption table', () => {
  it('RT-26 the adoption table has a row for each widget of the bundle', () => {
    expect(Object.keys(originals).sort()).toEqual(widgets.map(({ name }) => name).sort());
  });

  it.each([
    [
      'the page builder’s tabs on the element with the settings, and the tabs of the tabs plugin',
      '<div class="elementor-widget-n-tabs" id="n"><div class="e-n-tabs" id="x"></div></div><div class="elementor-widget-tabs" id="c"></div><div class="elementor-widget-jet-tabs"><div class="jet-tabs" id="p"></div></div>',
      ['tabs n', 'tabs c', 'tabs p'],
    ],
    [
      'videos of the page builder and of the elements plugin',
      '<div class="elementor-widget-video" id="v"><div class="elementor-wrapper"></div></div><div class="elementor-widget-jet-video"><div class="jet-video" id="j"></div></div>',
      ['video v', 'video j'],
    ],
    [
      'elements and backgrounds that move with the page or the pointer',
      `<div class="elementor-element" id="s" data-settings='{"motion_fx_motion_fx_scrolling":"yes"}'></div><div class="elementor-element" id="b" data-settings='{"background_motion_fx_motion_fx_mouse":"yes"}'></div><div class="elementor-element" id="x" data-settings='{"motion_fx_motion_fx_scrolling":""}'></div>`,
      ['motion s', 'motion b'],
    ],
    [
      'sticky elements of the page builder and sticky columns of the tricks plugin',
      `<section class="elementor-element" id="s" data-settings='{"sticky":"top"}'></section><div class="elementor-element" id="b" data-settings='{"x":1,"sticky":"bottom"}'></div><div class="elementor-element" id="x" data-settings='{"sticky":"","sticky_on":["desktop"]}'></div><div class="jet-sticky-column" id="c" data-jet-settings="{}"></div>`,
      ['sticky s', 'sticky b', 'sticky c'],
    ],
    [
      'menus of the page builder, the blocks plugin and the menu plugin, but no menu whose submenus are fetched',
      '<div class="elementor-widget-nav-menu" id="e"></div><div class="elementor-widget-jet-nav-menu"><nav class="jet-nav-wrap jet-mobile-menu" id="b"><div class="jet-nav"></div></nav></div><div class="jet-mega-menu jet-mega-menu--layout-horizontal" id="m"><nav class="jet-mega-menu-container"></nav></div><div class="jet-mega-menu jet-mega-menu--ajax-loading" id="x"></div>',
      ['nav-menu e', 'nav-menu b', 'nav-menu m'],
    ],
    [
      'accordions of the page builder, and the accordion and image accordion of the tabs plugin',
      '<div class="elementor-widget-n-accordion" id="n"><div class="e-n-accordion"></div></div><div class="elementor-widget-jet-accordion"><div class="jet-accordion" id="j"></div></div><div class="elementor-widget-jet-image-accordion"><div class="jet-image-accordion" id="i"><div class="jet-image-accordion__list"></div></div></div>',
      ['accordion n', 'accordion j', 'accordion i'],
    ],
    [
      'hotspots of the page builder and the tricks plugin',
      '<div class="elementor-widget-hotspot" id="e"></div><div class="elementor-widget-jet-hotspots"><div class="jet-hotspots" id="j"><div class="jet-hotspots__inner"></div></div></div>',
      ['hotspots e', 'hotspots j'],
    ],
    [
      'nested and loop carousels of the page builder, and a loop grid',
      '<div class="elementor-widget-n-carousel" id="n"><div class="e-n-carousel"></div></div><div class="elementor-widget-loop-carousel" id="l"><div class="swiper elementor-loop-container"></div></div><div class="elementor-widget-loop-grid" id="g"><div class="elementor-loop-container"></div></div>',
      ['carousel n', 'carousel l', 'loop-grid g'],
    ],
    [
      'the tricks plugin’s button that shows sections, without the sections',
      '<section class="jet-view-more-section" id="s"></section><div class="elementor-widget-jet-view-more" id="e"><div class="jet-view-more" id="v"></div></div>',
      ['view-more v'],
    ],
    [
      'a pricing table of the elements plugin, whose root class differs from the widget’s name',
      '<div class="elementor-widget-jet-pricing-table" id="e"><div class="elementor-jet-pricing-table jet-elements" id="w"><div class="pricing-table featured-table" id="p"></div></div></div>',
      ['pricing-table p'],
    ],
    [
      'a menu cart with its classes sorted',
      '<div id="a" class="elementor-element elementor-element-1 elementor-widget elementor-widget-woocommerce-menu-cart"><div class="widget_shopping_cart_content" id="x"></div></div>',
      ['mini-cart a'],
    ],
    [
      'two menu carts with the same ids inside',
      ['a', 'b']
        .map(
          (id) =>
            `<div id="${id}" class="elementor-widget-woocommerce-menu-cart elementor-element"><a id="elementor-menu-cart__toggle_button" href="/cart/"></a></div>`,
        )
        .join(''),
      ['mini-cart a', 'mini-cart b'],
    ],
    [
      'a theme’s header cart once, and the cart widget in a sidebar',
      '<ul id="site-header-cart"><li><div class="widget woocommerce widget_shopping_cart" id="in"></div></li></ul><div class="widget woocommerce widget_shopping_cart" id="side"></div>',
      ['mini-cart site-header-cart', 'mini-cart side'],
    ],
    [
      'the shop’s own cart and its coupon',
      '<div class="woocommerce" id="c"><form class="woocommerce-cart-form"><div class="coupon" id="k"></div></form></div>',
      ['cart c', 'coupon k'],
    ],
    [
      'a page builder cart on the element with the settings',
      '<div class="elementor-widget-woocommerce-cart" id="e" data-settings="{}"><div class="woocommerce" id="c"><form class="woocommerce-cart-form"></form></div></div>',
      ['cart e'],
    ],
    [
      'an empty cart in both spellings',
      '<div class="woocommerce" id="a"><p class="cart-empty woocommerce-info"></p></div><div class="woocommerce" id="b"><div class="wc-empty-cart-message"><div class="cart-empty"></div></div></div>',
      ['cart a', 'cart b'],
    ],
    [
      'neither a block cart nor an empty shop section',
      '<div class="wp-block-woocommerce-cart is-loading" id="b"><div class="woocommerce" id="n"></div></div>',
      [],
    ],
    [
      'a list with two buttons per product once, and a single button',
      '<ul class="products" id="l"><li><a class="ast-on-card-button ajax_add_to_cart" id="1"></a><a class="ajax_add_to_cart" id="2"></a></li></ul><a class="ajax_add_to_cart add_to_cart_button" id="s"></a><ul class="products" id="none"></ul>',
      ['add-to-cart l', 'add-to-cart s'],
    ],
    [
      'product forms, but not a form that links to another shop',
      '<form class="cart" method="post" id="f"></form><form class="cart grouped_form" id="g"></form><form class="cart" method="get" id="x"></form><form class="variations_form cart" id="v"><div class="single_variation_wrap" id="w"></div></form>',
      ['add-to-cart f', 'add-to-cart g', 'add-to-cart w', 'swatches v'],
    ],
    [
      'variations of products in a list',
      '<div class="variations_form wvs-archive-variations-wrapper" data-product_variations="[]" id="d"></div>',
      ['swatches d'],
    ],
    [
      'nothing in a product list without variation forms',
      '<div class="variations_form cfvsw-shop-variations" id="d"></div>',
      [],
    ],
    [
      'data store buttons with and without a wrapper, and counts',
      '<span class="jet-data-store-link-wrapper" id="w"><a class="jet-data-store-link jet-add-to-store" id="in"></a></span><a class="jet-data-store-link jet-remove-from-store" id="r"></a><span class="jet-engine-data-store-count" id="c"></span><span class="jet-engine-data-post-count" id="p"></span>',
      ['data-store w', 'data-store r', 'data-store c', 'data-store p'],
    ],
    [
      'a lazy listing with the server’s loading class',
      '<div class="jet-listing-grid jet-listing-grid--lazy-load jet-listing jet-listing-grid-loading" data-lazy-load="{}" id="l"><div class="jet-listing-grid__loader" id="x"></div></div>',
      ['listing l'],
    ],
    [
      'popups of both plugins',
      '<div data-elementor-type="popup" class="elementor-location-popup elementor" id="p"></div><div class="jet-popup--front-mode jet-popup" id="j"><div class="jet-popup__inner"></div></div>',
      ['popup p', 'popup j'],
    ],
    [
      'countdowns of both plugins',
      '<div class="elementor-widget-countdown" id="x"><div class="elementor-countdown-wrapper" id="e"></div></div><div class="jet-countdown-timer" id="j"></div>',
      ['countdown e', 'countdown j'],
    ],
    [
      'galleries of the page builder only',
      '<div class="elementor-widget elementor-widget-gallery" id="g"><div class="elementor-gallery__container" id="x"></div></div><div class="elementor-widget-image-gallery elementor-widget" id="b"></div><div class="gallery" id="theme"></div><div class="layout-type-grid jet-images-layout" id="l"><div class="jet-images-layout__list"></div></div>',
      ['gallery g', 'gallery b', 'images-layout l'],
    ],
    [
      'the page builder’s checkout coupon once, and the shop’s own coupon',
      '<details class="e-coupon-box" id="b"><form class="checkout_coupon" id="in"></form></details><form class="checkout_coupon" id="s"></form><details class="e-woocommerce-login-section" id="l"></details>',
      ['checkout-login l', 'coupon b', 'coupon s'],
    ],
    [
      'the account button only in the header',
      '<header><div class="elementor-widget elementor-widget-button" id="a"><a href="/en/my-account/"></a></div><div class="elementor-widget-button" id="x"><a href="/shop/"></a></div></header><main><div class="elementor-widget-button" id="y"><a href="/my-account/"></a></div></main>',
      ['account-button a'],
    ],
  ])('RT-26 the adoption table matches %s', (_which, html, found) => {
    expect(hosts(html)).toEqual(found);
  });
});
