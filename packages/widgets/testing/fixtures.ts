import { find } from '../../runtime/src/testing/find.ts';
import { fakeLoops } from '../shared/loop/testing/fake-loops.ts';
import { plain as accordionHtml, images as imageAccordionHtml } from '../src/accordion/testing/markup.ts';
import { archivePage } from '../src/add-to-cart/testing/fixture.ts';
import { plain as headlineHtml } from '../src/animated-headline/testing/markup.ts';
import { plain as animatedTextHtml } from '../src/animated-text/testing/markup.ts';
import { monthAnswer, monthHtml } from '../src/calendar/testing/events.ts';
import { plain as carouselHtml, loop as loopCarouselHtml } from '../src/carousel/testing/markup.ts';
import * as cartShop from '../src/cart/testing/cart-page.ts';
import { plain as chartHtml } from '../src/chart/testing/markup.ts';
import { plain as counterHtml } from '../src/counter/testing/markup.ts';
import { favourites, button as storeButton } from '../src/data-store/testing/store-page.ts';
import { fading as elementsCarouselHtml } from '../src/elements-carousel/testing/markup.ts';
import { plain as entranceHtml } from '../src/entrance/testing/markup.ts';
import { contact } from '../src/form/testing/form-page.ts';
import { threeSteps } from '../src/form/testing/steps-page.ts';
import { plain as galleryHtml } from '../src/gallery/testing/markup.ts';
import { plain as horizontalTimelineHtml } from '../src/horizontal-timeline/testing/markup.ts';
import { plain as hotspotsHtml, tricks as trickSpotsHtml } from '../src/hotspots/testing/markup.ts';
import { plain as imagesHtml } from '../src/images-layout/testing/markup.ts';
import { minimal as searchHtml } from '../src/live-search/testing/page.ts';
import { found, posts } from '../src/live-search/testing/server.ts';
import { plain as megaMenuHtml } from '../src/mega-menu/testing/markup.ts';
import { ownMarkup } from '../src/mini-cart/testing/shop.ts';
import { plain as motionHtml } from '../src/motion/testing/markup.ts';
import {
  BLOCKS_SHEET,
  blocks as blocksMenuHtml,
  mega as jetMegaMenuHtml,
  MEGA_SHEET,
} from '../src/nav-menu/testing/jet-markup.ts';
import { plain as navMenuHtml } from '../src/nav-menu/testing/markup.ts';
import {
  hamburger as hamburgerHtml,
  SHEET as OFF_CANVAS_SHEET,
  plain as offCanvasHtml,
} from '../src/off-canvas/testing/markup.ts';
import { plain as portfolioHtml } from '../src/portfolio/testing/markup.ts';
import { plain as pricingHtml } from '../src/pricing-table/testing/markup.ts';
import { plain as productGalleryHtml } from '../src/product-gallery/testing/markup.ts';
import { plain as progressHtml } from '../src/progress/testing/markup.ts';
import { plain as scratchHtml } from '../src/scratch/testing/markup.ts';
import { plain as sectionsHtml } from '../src/scroll-navigation/testing/markup.ts';
import { rows, minimal as suggestionsHtml } from '../src/search-suggestions/testing/page.ts';
import { plain as shareHtml } from '../src/share/testing/markup.ts';
import { plain as slideshowHtml } from '../src/slideshow/testing/markup.ts';
import { plain as stickyHtml } from '../src/sticky/testing/markup.ts';
import { minimalPage as swatchesHtml } from '../src/swatches/testing/fixture.ts';
import { plain as contentsHtml } from '../src/table-of-contents/testing/markup.ts';
import { plain as tabsHtml } from '../src/tabs/testing/markup.ts';
import { plain as timelineHtml } from '../src/timeline/testing/markup.ts';
import { plain as unfoldHtml } from '../src/unfold/testing/markup.ts';
import { plain as animationHtml, square } from '../src/vector-animation/testing/markup.ts';
import { plain as videoHtml } from '../src/video/testing/markup.ts';
import { plain as viewMoreHtml } from '../src/view-more/testing/markup.ts';

let hasStuck = false;
addEventListener('sticky:stick', () => {
  hasStuck = true;
});

/** A page with one widget, and an action that a visitor can perform on it. */
export interface Fixture {
  readonly widget: string;
  /** Distinguishes two fixtures of one widget. */
  readonly variant?: string;
  /** Returns the page's HTML. The widget's host is the last element in its parent, and its settings are omitted. */
  readonly html: () => string;
  /** Two values of the host's settings with visibly different results, if the widget has settings. */
  readonly settings?: readonly [object, object];
  /** Whether a mounted island has all its parts, including those that are fetched after mounting. */
  readonly isReady?: () => boolean;
  /** Performs one action as the visitor. Omitted if the widget has no controls. */
  readonly act?: () => void;
  /** Whether the result of the action is on the page. */
  readonly isDone?: () => boolean;
  /** Makes the server replace the widget's content. Even and odd values of `time` alternate between two states. */
  readonly again?: (time: number) => void;
  /** Returns the server's answer to a request; undefined to refuse the request. */
  readonly answer?: (request: Request) => Response | Promise<Response> | undefined;
  /** Whether the action adds server content that stays after the widget is unmounted. */
  readonly bringsContent?: boolean;
}

const LOOP = 'abc1234';

/** Content of a panel, without a field, because a closed panel cannot have the focus. */
const IN_PANEL = '<h2>Filters</h2><a href="#blue">Blue</a>';

const has = (selector: string) => document.querySelector(selector) !== null;
const isFaded = (selector: string, opacity: string) => find(selector).style.opacity === opacity;
/** Returns the selector of a loop carousel's arrow to the next slide, because the server swaps the arrows on right-to-left pages. */
const loopArrow = () =>
  `.elementor-swiper-button-${document.documentElement.dir === 'rtl' ? 'prev' : 'next'}`;
const click = (selector: string) => () => find(selector).click();

function type(selector: string, text: string): void {
  const field = find<HTMLInputElement>(selector);
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const animationSettings = {
  path: '/animation.test.json',
  trigger: 'on_click',
  loop: true,
  renderer: 'canvas',
};

const json = (value: unknown) => new Response(JSON.stringify(value));

/** Returns the shop's response to every request that fetches or changes the cart. */
export const cartAnswer = (): Response =>
  json({ fragments: { 'div.widget_shopping_cart_content': cartContent }, cart_hash: 'h1' });
const cartOf = (
  quantity: number,
) => `<div class="widget_shopping_cart_content"><ul><li class="mini_cart_item">
  <a href="/cart/?remove_item=k1&_wpnonce=n1" class="remove_from_cart_button" data-cart_item_key="k1">×</a> <a href="/tee/">Tee</a>
  <span class="quantity">${quantity} × <span class="woocommerce-Price-amount">₪10</span></span></li></ul></div>`;
const cartContent = cartOf(1);

/** `loops` is a single loop that can load more items; `filtered` is a loop with its filter bar. */
const loops = (kind: 'more' | 'posts') => fakeLoops([{ id: LOOP, perPage: 4, kind }]);
const loopPage = (kind: 'more' | 'posts') => loops(kind).page(new URL(location.href));
const filtered = fakeLoops(
  [{ id: LOOP, perPage: 4, kind: 'numbers' }],
  [{ loop: LOOP, taxonomy: 'cat', links: true }],
);
const loopItems = () => document.querySelectorAll('[data-item]').length;

function filterPage(): string {
  const page = document.createElement('div');
  page.innerHTML = filtered.page(new URL(location.href));
  const loop = page.querySelector('[data-widget="loop-grid"]');
  loop?.removeAttribute('data-widget');
  const bar = page.firstElementChild;
  if (bar) page.append(bar);
  return page.innerHTML;
}

const nav = JSON.stringify({
  enabled: true,
  type: 'click',
  more_el: '#more',
  query: {},
  widget_settings: { lisitng_id: 7, posts_num: 1 },
});
const listed = (id: number) =>
  `<div class="jet-listing-grid__item" data-post-id="${id}"><a href="#${id}">${id}</a></div>`;

export const fixtures: readonly Fixture[] = [
  {
    widget: 'accordion',
    html: accordionHtml,
    settings: [{ max_items_expended: 'one' }, { max_items_expended: 'multiple' }],
    act: click('#d2 summary'),
    isDone: () => has('#d2[open] summary[aria-expanded=true]'),
  },
  {
    widget: 'accordion',
    variant: 'pictures',
    html: () => imageAccordionHtml().replace(/ role="(tablist|tab|button)"| aria-selected="false"/g, ''),
    settings: [{ activeSize: 60 }, { activeSize: 70, duration: 0 }],
    act: click('#item2'),
    isDone: () => has('#item2.active-accordion'),
  },
  {
    widget: 'account-button',
    html: () => '<a href="/my-account/" data-widget="account-button">Mine</a>',
    settings: [{ narrow_label: 'A' }, { narrow_label: 'B' }],
  },
  {
    widget: 'add-to-cart',
    html: () => archivePage().replace(/ data-widget-settings='[^']*'/, ''),
    settings: [{}, { enable_ajax_add_to_cart: 'no' }],
    act: click('[data-product_id="18"]'),
    isDone: () => has('[data-product_id="18"].added'),
    answer: ({ url }) => (url.includes('add_to_cart') ? cartAnswer() : undefined),
  },
  {
    widget: 'animated-headline',
    html: headlineHtml,
    settings: [
      { headline_style: 'rotate', animation_type: 'flip' },
      { headline_style: 'rotate', animation_type: 'typing' },
    ],
  },
  {
    widget: 'animated-headline',
    variant: 'marked',
    html: headlineHtml,
    settings: [{ marker: 'circle' }, { marker: 'x' }],
    isReady: () => has('.iyim-mark path'),
  },
  {
    widget: 'animated-text',
    html: animatedTextHtml,
    settings: [{ effect: 'fx1' }, { effect: 'fx2' }],
  },
  {
    widget: 'calendar',
    html: () => monthHtml('March 2024'),
    act: click('.nav-link-next'),
    isDone: () => find('.jet-calendar-caption__name').textContent === 'April 2024',
    again: (time) => find(time % 2 === 0 ? '.nav-link-next' : '.nav-link-prev').click(),
    answer: async (request) => monthAnswer(new URLSearchParams(await request.text())),
    bringsContent: true,
  },
  ...(['row', 'overlay'] as const).map(
    (day_events, index, all): Fixture => ({
      widget: 'calendar',
      variant: `a day in its ${day_events}`,
      // Shows the overlay, as the plugin's style sheet does on narrow pages.
      html: () =>
        `<style>.jet-calendar-week__day-mobile-overlay { display: block; block-size: 24px }</style>${monthHtml('March 2024')}`,
      settings: [{ day_events }, { day_events: all[1 - index] }],
      isReady: () => has('[aria-expanded]'),
      act: click('[aria-expanded]'),
      isDone: () => has('.jet-calendar-week__day-mobile-event a'),
    }),
  ),
  {
    widget: 'carousel',
    html: () => carouselHtml({}, 4),
    settings: [
      { effect: 'fade', pagination: 'bullets' },
      { effect: 'fade', pagination: 'fraction' },
    ],
    isReady: () => has('.iyim-carousel-next:not([aria-disabled])'),
    act: click('.iyim-carousel-next'),
    isDone: () =>
      has('[data-n="2"].swiper-slide-active') && isFaded('[data-n="1"]', '0') && isFaded('[data-n="2"]', '1'),
  },
  {
    widget: 'carousel',
    variant: 'loop carousel',
    html: () =>
      `<style>.swiper-wrapper { display: flex } .swiper-slide { flex: 0 0 100% }</style>${loopCarouselHtml()}`,
    settings: [
      { slides_to_show: 1, effect: 'fade', pagination: 'bullets' },
      { slides_to_show: 1, effect: 'fade', pagination: 'fraction' },
    ],
    isReady: () => has(`${loopArrow()}:not([aria-disabled])`),
    act: () => find(loopArrow()).click(),
    isDone: () =>
      has('[data-n="2"].swiper-slide-active') && isFaded('[data-n="1"]', '0') && isFaded('[data-n="2"]', '1'),
  },
  {
    widget: 'cart',
    html() {
      cartShop.server.lines = { a: { name: 'Tee', quantity: 1, max: 9 }, b: { name: 'כובע', quantity: 2 } };
      return `<div class="woocommerce" data-widget="cart">${cartShop.inside()}</div>`;
    },
    settings: [{ update_cart_delay: 20 }, { update_cart_delay: 20, quantity_buttons: 'no' }],
    act: () => cartShop.step('a', 1).click(),
    isDone: () => cartShop.subtotals()[0] === '₪20',
    again: (time) => cartShop.step('a', time % 2 === 0 ? 1 : -1).click(),
    answer: cartShop.answer,
    bringsContent: true,
  },
  {
    widget: 'chart',
    html: chartHtml,
    settings: [{ type: 'bar' }, { type: 'line', tooltip_prefix: '₪' }],
  },
  {
    widget: 'checkout-login',
    html: () => `<form class="woocommerce-form-login" method="post" action="/my-account/" data-widget="checkout-login">
      <input name="username" value="dana"><input type="password" name="password"><input type="hidden" name="woocommerce-login-nonce" value="n1"><button type="submit" name="login" value="1">Log in</button></form>`,
    act() {
      find<HTMLInputElement>('[name="password"]').value = 'wrong';
      find('[name="login"]').click();
    },
    isDone: () => has('.woocommerce-error'),
    answer: () => json({ logged_in: false }),
  },
  {
    widget: 'collapse',
    html: () =>
      '<section data-widget="collapse"><h2>Delivery <em>soon</em></h2><p>Within three days.</p><p>Or more.</p></section>',
    settings: [{}, { header: 'p' }],
    act: click('h2'),
    isDone: () => has('button[aria-expanded=false]') && has('[hidden]'),
  },
  {
    widget: 'countdown',
    html: () => '<div data-widget="countdown" id="sale"><p><b data-value="days">0</b> days</p></div>',
    // The time is chosen so that the displayed hours do not change during a test.
    settings: [
      { due_date: Math.floor(Date.now() / 1000) + 40.4 * 86_400 },
      { due_date: Math.floor(Date.now() / 1000) + 80.4 * 86_400 },
    ],
  },
  {
    widget: 'counter',
    html: counterHtml,
    settings: [{ to_value: 10 }, { to_value: 20 }],
    isReady: () => !has('.iyim-counting'),
  },
  {
    widget: 'coupon',
    html: () => `<div class="woocommerce-notices-wrapper"></div><form class="checkout_coupon" method="post" data-widget="coupon">
      <input name="coupon_code" value="NONE"> <button type="submit" name="apply_coupon" value="1">Apply</button></form>`,
    act: click('[name="apply_coupon"]'),
    isDone: () => find('[name="coupon_code"]').getAttribute('aria-invalid') === 'true',
    answer: () => new Response('<ul class="woocommerce-error" role="alert"><li>No such coupon</li></ul>'),
  },
  {
    widget: 'data-store',
    html: () => storeButton(favourites, 42, { add: 'Add', added: 'Added' }),
    act: click('.jet-data-store-link'),
    isDone: () => has('.jet-data-store-link.in-store'),
  },
  {
    widget: 'delete-link',
    html: () =>
      '<a href="/events/7/delete/" data-delete-message="Delete?" data-widget="delete-link">Delete</a>',
    act: click('[data-delete-message]'),
    isDone: () => has('dialog[open]'),
  },
  {
    widget: 'elements-carousel',
    html: () => elementsCarouselHtml(),
    isReady: () => has('.prev-arrow[aria-disabled=true]'),
    act: click('.next-arrow'),
    isDone: () => isFaded('[data-n="1"]', '0') && isFaded('[data-n="2"]', '1'),
  },
  {
    widget: 'entrance',
    html: () => entranceHtml(),
    settings: [{ animation: 'fadeInUp' }, { animation: 'zoomIn' }],
    isReady: () => has('.animated'),
  },
  {
    widget: 'form',
    html: () => contact,
    act() {
      type('#form-field-name', 'Dana');
      find('form button').click();
    },
    isDone: () => has('.elementor-message-success'),
  },
  {
    widget: 'form',
    variant: 'steps',
    html: () => threeSteps,
    settings: [{ step_next_label: 'Next' }, { step_next_label: 'Weiter' }],
    act() {
      type('#form-field-name', 'Dana');
      find('.e-form__buttons__wrapper__button-next').click();
    },
    isReady: () => has('.e-form__buttons__wrapper__button-next'),
    isDone: () => find('#form-field-story').checkVisibility(),
  },
  {
    widget: 'gallery',
    html: () => galleryHtml(),
    settings: [{ columns: 2 }, { gallery_layout: 'masonry', columns: 3 }],
    act: click('[data-filter="1"]'),
    isDone: () => has('li[hidden]'),
  },
  {
    widget: 'horizontal-timeline',
    html: () => horizontalTimelineHtml(),
    settings: [{ columns: 2 }, { columns: 3 }],
    isReady: () => has('.iyim-hor-timeline-next'),
    act: click('.iyim-hor-timeline-next'),
    isDone: () => has('.iyim-hor-timeline-prev:not([aria-disabled])'),
  },
  {
    widget: 'hotspots',
    html: hotspotsHtml,
    settings: [
      { tooltip_trigger: 'click' },
      { tooltip_trigger: 'mouseenter', hotspot_sequenced_animation: 'yes' },
    ],
    act: click('#s1 button'),
    isDone: () => has('#s1 .iyim-hotspot-open[style]'),
  },
  {
    widget: 'hotspots',
    variant: 'tricks plugin',
    html: () => trickSpotsHtml(),
    settings: [{ tooltipTrigger: 'click' }, { tooltipTrigger: 'manual' }],
    act: click('#jet-hotspot-1231'),
    isDone: () => has('.iyim-tooltip[data-side]'),
  },
  {
    widget: 'images-layout',
    html: () => imagesHtml(),
    settings: [{ layoutType: 'justify' }, { layoutType: 'grid', columns: 2 }],
    isReady: () => document.querySelectorAll('li.image-loaded').length === 5,
  },
  {
    widget: 'listing',
    html: () => `<p><a id="more" href="?page=2">More</a></p><div class="jet-listing-grid jet-listing" data-widget="listing">
      <div class="jet-listing-grid__items" data-nav='${nav}' data-page="1" data-pages="3" data-queried-id="12|WP_Post" data-listing-id="7">${listed(1)}</div></div>`,
    act: click('#more'),
    isDone: () => has('[data-post-id="2"]'),
    answer: () => json({ success: true, data: { html: listed(2), scripts: [], styles: [], fragments: [] } }),
    bringsContent: true,
  },
  {
    widget: 'listing',
    variant: 'slider',
    html: () => `<h2>Vases</h2><div class="jet-listing-grid jet-listing" data-widget="listing"><div class="jet-listing-grid__slider"
      data-slider_options='{"dots":true,"infinite":false,"fade":true,"speed":0,"slidesToShow":{"desktop":1}}'><div
      class="jet-listing-grid__items" style="gap:  9px">${[1, 2, 3].map(listed).join('')}</div></div></div>`,
    isReady: () => has('.slick-active'),
    act: click('.iyim-carousel-next'),
    isDone: () => has('.slick-active:nth-child(2)'),
  },
  {
    widget: 'listing',
    variant: 'masonry',
    html: () => `<div class="jet-listing-grid jet-listing" data-widget="listing"><div class="jet-listing-grid__items"
      data-masonry-grid-options="{}">${[1, 2, 3, 4].map(listed).join('')}</div></div>`,
  },
  {
    widget: 'live-search',
    html: () => searchHtml(),
    settings: [{}, { navigation_arrows: 'in_footer' }],
    act: () => type('[name="s"]', 'red'),
    isDone: () => has('[role="option"]'),
    answer: () => found({ posts: posts(3, 'red') }),
  },
  {
    widget: 'loop-grid',
    html: () => loopPage('more'),
    settings: [
      { pagination_type: 'load_more_on_click' },
      { pagination_type: 'numbers', pagination_load_type: 'ajax' },
    ],
    act: click('.elementor-button'),
    isDone: () => loopItems() === 8,
    answer: (request) => loops('more').fetch(request),
    bringsContent: true,
  },
  {
    widget: 'mega-menu',
    html: () => megaMenuHtml(),
    settings: [{ open_on: 'click' }, { content_width: 'fit_to_content', open_animation: 'fadeIn' }],
    act: click('#b1'),
    isDone: () => has('#b1[aria-expanded=true]') && has('li > div.e-active'),
  },
  {
    widget: 'mini-cart',
    html() {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = 'woocommerce_cart_hash=h1; max-age=60'; // the widget fetches the cart only if this cookie exists
      return ownMarkup('mini').replace('<div class="widget_shopping_cart_content"></div>', cartContent);
    },
    settings: [{}, { cart_type: 'side-cart' }],
    // Hovers over the cart, because this loads the code for the cart's lines.
    isReady() {
      find('#mini').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      return has('.iyim-mini-cart-count') && has('.iyim-mini-cart-number');
    },
    act: click('#mini > a'),
    again(time) {
      const changed = { 'div.widget_shopping_cart_content': cartOf(2 - (time % 2)) };
      document.body.dispatchEvent(new CustomEvent('removed_from_cart', { detail: [changed, `h${time}`] }));
    },
  },
  {
    widget: 'motion',
    html: () => motionHtml(),
    settings: [
      { motion_fx_motion_fx_scrolling: 'yes', motion_fx_translateY_effect: 'yes' },
      { background_motion_fx_motion_fx_scrolling: 'yes', background_motion_fx_translateX_effect: 'yes' },
    ],
  },
  {
    widget: 'nav-menu',
    html: () => navMenuHtml(),
    settings: [{}, { layout: 'vertical' }],
    act: click('[data-widget] .iyim-menu-opener'),
    isDone: () => has('[aria-expanded=true] + .iyim-submenu-open'),
  },
  {
    widget: 'nav-menu',
    variant: 'below its toggle',
    html: () => navMenuHtml('<button type="button">Menu</button>'),
    settings: [{}, { full_width: 'stretch' }],
    act: click('[data-widget] > button'),
    isDone: () => has('button[aria-expanded=true] + ul:not([inert])'),
  },
  {
    widget: 'nav-menu',
    variant: 'blocks plugin',
    html: () => `<style>${BLOCKS_SHEET}</style>${blocksMenuHtml()}`,
    settings: [{}, { submenu_icon: { value: 'fas fa-plus' } }],
    act: click('[data-widget] .iyim-menu-opener'),
    isDone: () => has('.jet-nav-hover > .iyim-submenu-open[style*="left:"]'),
  },
  {
    widget: 'nav-menu',
    variant: 'menu plugin',
    html: () => `<style>${MEGA_SHEET}</style>${jetMegaMenuHtml({ content: '<a href="#cups">Cups</a>' })}`,
    settings: [{ breakpoint: 0 }, { breakpoint: 0, submenu_icon: { value: 'fas fa-plus' } }],
    act: click('[data-widget] .iyim-menu-opener'),
    isDone: () => has('.jet-mega-menu-item--hover > .iyim-submenu-open[style*="left:"][style*="width:"]'),
  },
  {
    widget: 'off-canvas',
    html: () => offCanvasHtml({}, IN_PANEL),
    settings: [{ side: 'start' }, { side: 'end' }],
    act: click('[data-off-canvas-toggle]'),
    isDone: () => has('[data-off-canvas-toggle][aria-expanded="true"]'),
  },
  {
    widget: 'off-canvas',
    variant: 'of the blocks plugin',
    html: () => `<style>${OFF_CANVAS_SHEET}</style>${hamburgerHtml(IN_PANEL)}`,
    act: click('.jet-hamburger-panel__toggle'),
    isDone: () => has('.jet-hamburger-panel.open-state'),
  },
  {
    widget: 'popup',
    html: () =>
      '<button id="opener">Hours</button><div data-widget="popup" id="hours" hidden><h2>Hours</h2><p>9 to 5</p></div>',
    settings: [{ open_selector: '#opener' }, { open_selector: '#opener', classes: 'x' }],
    act: click('#opener'),
    isDone: () => has('dialog[open]'),
  },
  {
    widget: 'portfolio',
    html: () => portfolioHtml(),
    settings: [{ columns: 2 }, { masonry: 'yes', view_more_button: 'yes' }],
    act: click('[data-filter=jugs]'),
    isDone: () => has('li[hidden]'),
  },
  {
    widget: 'posts',
    html: () => loopPage('posts'),
    settings: [{ pagination_type: 'load_more_on_click' }, { pagination_type: 'numbers' }],
    act: click('.elementor-button'),
    isDone: () => loopItems() === 8,
    answer: (request) => loops('posts').fetch(request),
    bringsContent: true,
  },
  {
    widget: 'pricing-table',
    html: pricingHtml,
    settings: [{}, { tooltipTrigger: 'manual' }],
    act: click('[data-widget] > button'),
    // The first press loads the code for tooltips, which then removes the `title` attributes.
    isDone: () => has('button[aria-expanded=true]') && !has('[title]'),
  },
  {
    widget: 'product-gallery',
    html: () => productGalleryHtml(),
    settings: [
      { animation: 'fade', columns: 3, directionNav: true },
      { animation: 'fade', controlNav: 'dots' },
    ],
    isReady: () => has('.iyim-carousel [inert]'),
    act: click('li:nth-child(2) > .iyim-product-gallery-thumbnail, li:nth-child(2) > .iyim-carousel-dot'),
    isDone: () =>
      isFaded('ul > .iyim-product-gallery-slide:first-child', '0') && isFaded('.flex-active-slide', '1'),
  },
  {
    widget: 'progress',
    html: progressHtml,
    settings: [{ percent: 10 }, { percent: 20 }],
    // Waits until the animation has ended.
    isReady: () => !has('.iyim-progress-waits, .iyim-progress-grows'),
  },
  {
    widget: 'scratch',
    html: scratchHtml,
    settings: [{}, { scratchFillPercent: 50 }],
    act: click('[data-widget] > button'),
    isDone: () => has('.iyim-scratch-gone'),
  },
  {
    widget: 'scratch',
    variant: 'turned over',
    html: scratchHtml,
    settings: [{ switchEventType: 'click' }, { switchEventType: 'hover' }],
    act: click('[data-widget] > button'),
    isDone: () => has('.flipped [inert]'),
  },
  {
    widget: 'scroll-navigation',
    html: sectionsHtml,
    settings: [{ speed: 0 }, { speed: 0, sectionSwitch: true }],
    isReady: () => has('nav a[aria-current]'),
    act: click('nav a:nth-child(2)'),
    isDone: () => has('nav a:nth-child(2)[aria-current]'),
  },
  {
    widget: 'search-suggestions',
    html: () => suggestionsHtml(),
    settings: [
      {
        show_search_suggestions_list_inline: true,
        search_suggestions_list_inline: 'manual',
        search_suggestions_list_inline_manual: 'vase, lamp',
      },
      {
        show_search_suggestions_list_inline: true,
        search_suggestions_list_inline: 'manual',
        search_suggestions_list_inline_manual: 'mug',
      },
    ],
    act: () => type('[name="s"]', 'lam'),
    isDone: () => has('[role="option"]'),
    answer: () => rows('lamp', 'lamb'),
  },
  {
    widget: 'share',
    html: shareHtml,
    settings: [{ share_url: '/one/' }, { share_url: '/two/' }],
  },
  {
    widget: 'slideshow',
    html: () => slideshowHtml(),
    settings: [
      { effect: 'fade', touchswipe: true },
      { effect: 'fade', thumbnails: false },
    ],
    isReady: () => has('.iyim-carousel-next:not([aria-disabled])'),
    act: click('.iyim-carousel-next'),
    isDone: () => isFaded('[data-n="1"]', '0') && isFaded('[data-n="2"]', '1'),
  },
  {
    widget: 'sticky',
    html() {
      hasStuck = false;
      return stickyHtml();
    },
    // The event `sticky:stick`, which sets `hasStuck`, fires some time after the element sticks.
    isReady: () => hasStuck,
    settings: [{ sticky_offset: 5 }, { sticky_offset: 9 }],
  },
  {
    widget: 'subscribe',
    html: () =>
      '<form data-widget="subscribe" method="post" action="/newsletter/"><input type="email" name="email"><button>Send</button></form>',
    settings: [{}, { use_target_list_id: true, target_list_id: '2' }],
    act() {
      type('[name="email"]', 'dana@example.test');
      find('form button').click();
    },
    isDone: () => document.body.textContent?.includes('Thanks') ?? false,
    answer: () => json({ type: 'success', message: 'Thanks' }),
  },
  {
    widget: 'swatches',
    html: () => swatchesHtml(),
    settings: [{}, { clickable_out_of_stock: true, unavailable_tooltip_text: 'None' }],
    act: click('[role="radio"]'),
    isDone: () => has('[role="radio"][aria-checked="true"]'),
  },
  {
    widget: 'table-of-contents',
    html: contentsHtml,
    settings: [{}, { hierarchical_view: true, minimize_box: true, minimized_on: 'none' }],
    isReady: () => has('nav li a'),
    act: click('nav li:last-of-type a'),
    isDone: () => has('nav li:last-of-type a[aria-current]'),
  },
  {
    widget: 'tabs',
    html: tabsHtml,
    settings: [{}, { autoSwitch: true, autoSwitchDelay: 600_000 }],
    act: click('#t2'),
    isDone: () => has('#t2[aria-selected=true]') && !find('#p2').hidden,
  },
  {
    widget: 'taxonomy-filter',
    html: filterPage,
    settings: [
      { selected_element: LOOP, taxonomy: 'cat' },
      { selected_element: LOOP, taxonomy: 'cat', multiple_selection: 'yes' },
    ],
    act: click('[data-filter="clay"]'),
    isDone: () => find('[data-filter="clay"]').getAttribute('aria-current') === 'true',
    answer: (request) => filtered.fetch(request),
    bringsContent: true,
  },
  {
    widget: 'timeline',
    html: timelineHtml,
    isReady: () => has('.iyim-timeline-line'),
  },
  {
    widget: 'unfold',
    html: unfoldHtml,
    settings: [{ mask_height: '40px' }, { mask_height: '80px' }],
    act: click('[data-widget] > button'),
    isDone: () => has('button[aria-expanded=true]'),
  },
  {
    widget: 'vector-animation',
    html: () => animationHtml(''),
    // Uses a canvas, because the numbered ids in lottie's SVG would differ between two mounts.
    settings: [animationSettings, { ...animationSettings, caption_source: 'custom', caption: 'A wheel' }],
    isReady: () => has('.iyim-animation canvas') && has('.iyim-animation-stop'),
    answer: () => json(square()),
    act: click('.iyim-animation-stop'),
    isDone: () => find('.iyim-animation-stop').textContent === '❚❚',
  },
  {
    widget: 'video',
    html: () => videoHtml(),
    act: click('[data-widget="video"] > a'),
    isDone: () => has('.iyim-video-player > video'),
  },
  {
    widget: 'view-more',
    html: () => viewMoreHtml(null),
    settings: [{ sections: ['one', 'two'] }, { sections: ['one', 'two'], showall: true }],
    act: click('[data-widget] > button'),
    isDone: () => has('#one.view-more-visible'),
  },
];
