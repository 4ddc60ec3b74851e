/**
 * Tests what each widget reads from markup of live shops that differs from the markup of the plugins' current releases. The
 * adoption table finds the hosts.
 */
import { describe, expect, it } from 'vitest';
import { originals } from '../originals/markup.ts';
import { itemsOf as loopItems, readLoop } from '../shared/loop/read-loop.ts';
import { readAddToCart } from '../src/add-to-cart/read.ts';
import { readCart } from '../src/cart/read.ts';
import { buttonContent, ownSubmitButtons, readForm } from '../src/form/read.ts';
import { fieldsOf } from '../src/form/read-fields.ts';
import { itemsOf, readListing } from '../src/listing/read.ts';
import { readLiveSearch } from '../src/live-search/read.ts';
import { readMiniCart } from '../src/mini-cart/read.ts';
import { builderModel, readBuilderPopup, readPopup } from '../src/popup/read.ts';
import { readSubscribeForm } from '../src/subscribe/read.ts';
import { readSwatches } from '../src/swatches/read.ts';

/** Returns what `read` returns for each host of the widget, in page order. */
function readAll<Input>(name: string, read: (host: HTMLElement) => Input, html: string): Input[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll<HTMLElement>(originals[name] ?? '')].map(read);
}
function readOne<Input>(name: string, read: (host: HTMLElement) => Input, html: string): Input {
  const [first, ...others] = readAll(name, read, html);
  if (!first || others.length > 0) throw new Error(`expected one host of ${name} in ${html}`);
  return first;
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

describe('carts', () => {
  const menuCart = (side: string) => `
    <div class="elementor-element elementor-element-${side} elementor-widget elementor-widget-woocommerce-menu-cart" data-settings='{"automatically_open_cart":"no"}'>
      <div class="elementor-menu-cart__wrapper"><div aria-hidden="true" class="elementor-lightbox elementor-menu-cart__container">
        <div aria-hidden="true" class="elementor-menu-cart__main"><div class="elementor-menu-cart__close-button"></div><div class="widget_shopping_cart_content"></div></div>
      </div><div class="elementor-menu-cart__toggle elementor-button-wrapper">
        <a id="elementor-menu-cart__toggle_button" href="/cart/" class="elementor-button elementor-menu-cart__toggle_button"><span class="elementor-button-text">0 ₪</span><span class="elementor-button-icon"><span class="elementor-button-icon-qty" data-counter="0">0</span></span></a>
      </div></div></div>`;

  it('RT-26 two menu carts with the same id have separate parts', () => {
    const hosts = readAll('mini-cart', readMiniCart, menuCart('a') + menuCart('b'));
    expect(hosts).toHaveLength(2);
    for (const [index, side] of ['a', 'b'].entries()) {
      const partOf = (part: string) => find(`.elementor-element-${side} .${part}`);
      expect(hosts[index]).toMatchObject({
        toggle: partOf('elementor-menu-cart__toggle_button'),
        container: partOf('elementor-menu-cart__container'),
        content: partOf('widget_shopping_cart_content'),
        close: partOf('elementor-menu-cart__close-button'),
        count: partOf('elementor-button-icon-qty'),
      });
    }
  });

  it('RT-26 three cart lists on a page are all read, including a list in a drawer at the end of the body', () => {
    const list = '<div class="widget_shopping_cart_content"></div>';
    const widget = `<div class="widget woocommerce widget_shopping_cart">${list}</div>`;
    const hosts = readAll(
      'mini-cart',
      readMiniCart,
      `<ul class="site-header-cart menu" id="site-header-cart"><li class="current-menu-item"><a class="cart-contents" href="/cart/"><span class="count">0</span></a></li><li>${widget}</li></ul>
       <aside>${widget}</aside><div class="astra-cart-drawer"><div class="astra-cart-drawer-content">${widget}</div></div>`,
    );
    expect(hosts).toMatchObject([
      { toggle: find('.cart-contents'), hasThemeCount: true },
      { isRemovedEmpty: false },
      { isRemovedEmpty: false },
    ]);
  });

  it('RT-26 the blocks plugin’s cart is read, with or without the shop’s widget in its list', () => {
    const list = '<div class="widget_shopping_cart_content"></div>';
    const cart = (html: string) =>
      `<div class="jet-blocks-cart"><div class="jet-blocks-cart__heading"><a class="jet-blocks-cart__heading-link" href="/cart/"></a></div><div class="jet-blocks-cart__list"><h4 class="jet-blocks-cart__list-title">Cart</h4>${html}</div></div>`;
    const hosts = readAll(
      'mini-cart',
      (host) => [host.className, readMiniCart(host)],
      cart(list) + cart(`<div class="widget woocommerce widget_shopping_cart">${list}</div>`),
    );
    const lists = document.querySelectorAll('.jet-blocks-cart__list');
    expect(hosts).toMatchObject([
      ['jet-blocks-cart', { container: lists[0], isBlocks: true }],
      ['jet-blocks-cart', { container: lists[1], isBlocks: true }],
    ]);
  });

  it.each([
    ['one paragraph', '<p class="cart-empty woocommerce-info">Empty</p>'],
    [
      'an element in another',
      '<div class="wc-empty-cart-message"><div class="cart-empty woocommerce-info">Empty</div></div>',
    ],
  ])('RT-26 an empty cart with its message in %s is read', (_, empty) => {
    expect(readOne('cart', readCart, `<div class="woocommerce">${empty}</div>`).className).toBe(
      'woocommerce',
    );
  });

  it('RT-26 a product list is read if a product has two buttons, or a button that leads to its page', () => {
    const card = (id: string) => `<li class="product ast-article-post">
      <a class="ajax_add_to_cart add_to_cart_button ast-on-card-button button product_type_simple" data-product_id="${id}" href="?add-to-cart=${id}"></a>
      <a aria-describedby="x" class="ajax_add_to_cart add_to_cart_button button product_type_simple" data-product_id="${id}" data-success_message="Added" href="?add-to-cart=${id}">Add</a></li>`;
    const html = `<ul class="columns-4 products">${card('7')}<li class="product"><a class="add_to_cart_button button product_type_variable" href="/tee/">Choose</a></li></ul>`;
    expect(readOne('add-to-cart', readAddToCart, html)).toBeTruthy();
  });
});

describe('variations', () => {
  const variations = JSON.stringify([
    { variation_id: 7, attributes: { attribute_size: 's' }, woosb_image: { id: 3 } },
  ]).replaceAll('"', '&quot;');
  const form = (row: string, before = '') => `<div class="elementor-add-to-cart elementor-product-variable">
    <form class="cart variations_form" data-product_id="5" data-product_variations="${variations}">${before}
      <table class="variations"><tbody><tr><td class="label"><label for="size">Size:</label></td><td class="value">${row}</td></tr></tbody></table>
      <div class="single_variation_wrap"><button class="single_add_to_cart_button" type="submit">Add</button></div></form></div>`;
  const select =
    '<select id="size" name="attribute_size" data-attribute_name="attribute_size"><option value=""></option><option value="s">S</option></select>';
  const first =
    '<ul class="button-variable-items-wrapper variable-items-wrapper" data-attribute_name="attribute_size"><li class="variable-item" data-value="s" data-title="S"></li></ul>';
  const second =
    '<div class="cfvsw-product-container cfvsw-swatches-container" swatches-attr="attribute_size"><div class="cfvsw-label-option cfvsw-swatches-option" data-slug="s" data-title="Small" style=""><div class="cfvsw-swatch-inner">S</div></div></div>';
  const hidden = (html: string) => `<div class="cfvsw-hidden-select">${html}</div>`;

  it('RT-26 swatches of the first plugin are read with an element before the table, a cell as label and foreign keys', () => {
    const { groups, variations } = readOne(
      'swatches',
      readSwatches,
      form(
        select + first,
        '<div data-product_id="5" data-threshold_min="30" data-threshold_max="100" data-total="1">',
      ),
    );
    expect(groups).toMatchObject([
      { labelText: 'Size', list: find('ul'), items: [{ value: 's', title: 'S' }] },
    ]);
    expect(variations).toHaveLength(1);
  });

  it.each([
    ['the second plugin', hidden(select) + second],
    ['both plugins in one cell', hidden(select + first) + second],
  ])('RT-26 the visible swatch list of %s is read', (_, row) => {
    const { groups } = readOne('swatches', readSwatches, form(row));
    expect(groups).toMatchObject([
      {
        list: find('.cfvsw-swatches-container'),
        items: [{ value: 's', title: 'Small', element: find('[data-slug]') }],
      },
    ]);
  });
});

describe('forms', () => {
  const form = (
    attributes: string,
  ) => `<div class="elementor-element elementor-widget elementor-widget-form" data-id="f1"><form class="elementor-form" method="post" ${attributes}>
    <div class="elementor-field-group elementor-field-required"><label for="form-field-mail">Mail</label><input type="email" id="form-field-mail" name="form_fields[mail]" required></div>
    <button type="submit"><span><span class="elementor-button-icon"></span><span class="elementor-button-text">Send</span></span></button></form></div>`;

  it('RT-26 each form has its own fields and buttons, even if forms repeat ids, have an id or have no hidden input', () => {
    const hosts = readAll('form', readForm, form('id="newsletter"') + form(''));
    expect(hosts.map((host) => host.form)).toEqual([...document.forms]);
    for (const { form } of hosts) {
      expect(fieldsOf(form).get('mail')?.controls).toEqual([form.querySelector('input')]);
      expect(ownSubmitButtons(form).map(buttonContent)).toEqual([form.querySelector('button > span')]);
    }
  });

  it('RT-26 a subscription form is read with a link as its button and a nested message', () => {
    const { submit, isLink, words } = readOne(
      'subscribe',
      readSubscribeForm,
      `<div class="jet-subscribe-form jet-subscribe-form--inline-layout"><form class="jet-subscribe-form__form"><input class="jet-subscribe-form__input jet-subscribe-form__mail-field" type="email" name="email">
        <a class="elementor-button jet-subscribe-form__submit" href="#">Send</a></form><div class="jet-subscribe-form__message"><div class="jet-subscribe-form__message-inner"><span></span></div></div></div>`,
    );
    expect([submit, isLink, words]).toEqual([
      find('a'),
      true,
      find('.jet-subscribe-form__message-inner span'),
    ]);
  });

  it('RT-26 a search is read without button or categories, with a label before the field and empty navigation in header and footer', () => {
    const search = readOne(
      'live-search',
      readLiveSearch,
      `<div class="jet-ajax-search" data-settings='{"search_taxonomy":"","listing_id":"","search_logging":"","show_search_suggestions":"","search_suggestions_position":"under_form"}'><form class="jet-ajax-search__form" method="get" action="/" role="search" target="">
        <div class="jet-ajax-search__fields-holder"><div class="jet-ajax-search__field-wrapper"><label class="screen-reader-text" for="s1">Search</label><span class="jet-ajax-search__field-icon jet-ajax-search-icon"></span><input id="s1" class="jet-ajax-search__field" type="search" name="s"></div></div></form>
        <div class="jet-ajax-search__results-area"><div class="jet-ajax-search__results-holder"><div class="jet-ajax-search__results-header"><button class="jet-ajax-search__results-count"><span></span> results</button><div class="jet-ajax-search__navigation-holder"></div></div>
        <div class="jet-ajax-search__results-list"><div class="jet-ajax-search__results-list-inner"></div></div>
        <div class="jet-ajax-search__results-footer"><button class="jet-ajax-search__full-results">All</button><div class="jet-ajax-search__navigation-holder"></div></div></div></div></div>`,
    );
    expect([search.field, search.category]).toEqual([find('#s1'), null]);
    expect(search.parts).toMatchObject({
      headerNavigation: find('.jet-ajax-search__results-header .jet-ajax-search__navigation-holder'),
      footerNavigation: find('.jet-ajax-search__results-footer .jet-ajax-search__navigation-holder'),
      count: find('button.jet-ajax-search__results-count'),
    });
  });
});

describe('popups', () => {
  it.each([
    [
      'no triggers',
      '{"open_selector":".x","close_automatically":"","prevent_scroll":"yes","classes":"a","timing":[]}',
    ],
    ['triggers that are an empty list', '{"triggers":[],"timing":[]}'],
    [
      'a number of times without a period',
      '{"triggers":{"page_load":"yes","page_load_delay":0},"timing":{"times":"yes","times_times":3}}',
    ],
    [
      'animations and keys of newer releases',
      '{"entrance_animation_duration":{"unit":"px","size":1.2,"sizes":[]},"exit_animation_mobile":"fadeIn","a11y_navigation":"yes","triggers":[],"timing":[]}',
    ],
  ])('RT-26 a popup with %s is read without a problem', (_, settings) => {
    const model = readOne(
      'popup',
      (host) => builderModel(readBuilderPopup(host), {}),
      `<div data-elementor-type="popup" data-elementor-id="12" class="elementor elementor-12 elementor-location-popup" data-elementor-settings='${settings}'></div>`,
    );
    expect([model.id, model.problems]).toEqual(['12', []]);
  });

  it('RT-26 a popup of the listings plugin is read with its close button next to the container and a foreign letter in a setting', async () => {
    const settings = JSON.stringify({
      id: 'jet-popup-361',
      'jet-popup-id': 361,
      'close-event': 'none',
      'сlose-event-anchor': '',
      'start-date-and-time': '',
      'end-date-and-time': '',
    });
    const { modelFor } = readOne(
      'popup',
      readPopup,
      `<div id="jet-popup-361" class="jet-popup jet-popup--front-mode" data-settings='${settings}'><div class="jet-popup__inner"><div class="jet-popup__overlay"><div class="jet-popup-loader"></div></div>
        <div class="jet-popup__container"><div class="jet-popup__container-inner"><div class="jet-popup__container-overlay"></div><div class="jet-popup__container-content">Text</div></div><div class="jet-popup__close-button"></div></div></div></div>`,
    );
    const model = (await modelFor)(JSON.parse(settings));
    expect([model.id, model.problems]).toEqual(['361', []]);
    expect([model.content, model.closeControl]).toEqual([
      find('.jet-popup__container'),
      find('.jet-popup__close-button'),
    ]);
  });
});

describe('lists', () => {
  it('RT-26 a listing is read if its wrapper and items are not divs, with an empty query and unknown keys', () => {
    const nav = JSON.stringify({
      enabled: false,
      type: null,
      more_el: null,
      query: [],
      widget_settings: {
        lisitng_id: 9,
        list_items_wrapper_tag: 'ul',
        list_item_tag: 'li',
        inline_columns_css: false,
      },
    });
    const { items, nav: read } = readOne(
      'listing',
      readListing,
      `<div class="jet-listing jet-listing-grid"><ul class="jet-equal-columns__wrapper jet-listing-grid__items" data-nav='${nav}' data-page="1" data-pages="1"><li class="jet-equal-columns jet-listing-grid__item" data-post-id="1"><div class="elementor elementor-9"><div class="e-parent"></div></div></li></ul></div>`,
    );
    expect(itemsOf(items as HTMLElement)).toEqual([find('li')]);
    expect(read.widgetSettings).toMatchObject({ list_items_wrapper_tag: 'ul', inline_columns_css: false });
  });

  it('RT-26 a listing that is loaded later is read, with the class that the server prints for it', () => {
    const { items, lazy } = readOne(
      'listing',
      readListing,
      `<div class="jet-listing jet-listing-grid jet-listing-grid--lazy-load jet-listing-grid-loading" data-lazy-load='{"offset":"0px","post_id":4,"queried_id":"4|WP_Post"}'><div class="jet-listing-grid__loader"><div class="jet-listing-grid__loader-spinner"></div></div></div>`,
    );
    expect([items, lazy?.postId]).toEqual([null, 4]);
  });

  it('RT-26 a loop is read if its items have an editor’s handle and no role', () => {
    const { loop, id } = readOne(
      'loop-grid',
      readLoop,
      `<div class="elementor-element elementor-element-ab12 elementor-widget elementor-widget-loop-grid" data-id="ab12"><div class="elementor-widget-container"><div class="elementor-grid elementor-loop-container" role="list"><div class="e-loop-item elementor" data-custom-edit-handle="1" data-elementor-type="loop-item"><div class="elementor-invisible"></div></div></div></div></div>`,
    );
    expect([id, loopItems(loop)]).toEqual(['ab12', [find('.e-loop-item')]]);
  });
});
