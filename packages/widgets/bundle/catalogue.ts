import { iyimWidget } from '../shared/iyim-widget.ts';

// One row per widget, in alphabetical order. The default of `trigger` is `visible(200px)`. `claims` is a selector of elements, such
// as links, whose presses are held until the widget's code has loaded, in addition to the controls that need no claim.

/** Claims the titles of items that open and close. A `summary` needs no claim, because it works without a script. */
export const accordion = iyimWidget('accordion', {
  claims: '.elementor-tab-title, .jet-toggle__control, .jet-image-accordion__item',
  load: () => import('../src/accordion/Accordion.tsx'),
});

export const accountButton = iyimWidget('account-button', {
  trigger: 'load',
  isEarly: true,
  load: () => import('../src/account-button/AccountButton.tsx'),
});

/** Loads on interaction, because it changes nothing on the page before the first press, which waits for the code. */
export const addToCart = iyimWidget('add-to-cart', {
  trigger: 'interaction',
  claims: '.ajax_add_to_cart',
  isEarly: true,
  load: () => import('../src/add-to-cart/AddToCart.tsx'),
});

export const animatedHeadline = iyimWidget('animated-headline', {
  load: () => import('../src/animated-headline/AnimatedHeadline.tsx'),
});

export const animatedText = iyimWidget('animated-text', {
  load: () => import('../src/animated-text/AnimatedText.tsx'),
});

export const calendar = iyimWidget('calendar', {
  claims: '[data-month]:not([data-widget]), [class*=day-mobile]',
  isEarly: true,
  load: () => import('../src/calendar/Calendar.tsx'),
});

export const carousel = iyimWidget('carousel', {
  claims: '.elementor-swiper-button',
  load: () => import('../src/carousel/Carousel.tsx'),
});

export const cart = iyimWidget('cart', {
  trigger: 'load',
  claims: 'a.remove, .restore-item',
  isEarly: true,
  load: () => import('../src/cart/Cart.tsx'),
});

export const chart = iyimWidget('chart', { load: () => import('../src/chart/Chart.tsx') });

export const checkoutLogin = iyimWidget('checkout-login', {
  trigger: 'interaction',
  load: () => import('../src/checkout-login/CheckoutLogin.tsx'),
});

/** Claims the header, which is the first element of the host. A `summary` needs no claim, because it works without a script. */
export const collapse = iyimWidget('collapse', {
  claims: '[data-widget~=collapse] > :first-child:not(summary)',
  load: () => import('../src/collapse/Collapse.tsx'),
});

/** Loads even out of sight, because the end of a countdown may redirect. */
export const countdown = iyimWidget('countdown', {
  trigger: 'idle',
  load: () => import('../src/countdown/Countdown.tsx'),
});

export const counter = iyimWidget('counter', { load: () => import('../src/counter/Counter.tsx') });

export const coupon = iyimWidget('coupon', {
  trigger: 'idle',
  load: () => import('../src/coupon/Coupon.tsx'),
});

export const dataStore = iyimWidget('data-store', {
  claims: '[data-args]',
  isEarly: true,
  load: () => import('../src/data-store/DataStore.tsx'),
});

/** The link is guarded, because it deletes even when it is opened in another tab. */
export const deleteLink = iyimWidget('delete-link', {
  trigger: 'idle',
  claims: '[data-widget] a, a[data-widget], a[data-delete-link]',
  guards: true,
  isEarly: true,
  load: () => import('../src/delete-link/DeleteLink.tsx'),
});

export const elementsCarousel = iyimWidget('elements-carousel', {
  claims: '.jet-arrow',
  load: () => import('../src/elements-carousel/ElementsCarousel.tsx'),
});

/** Loads immediately, because its host is hidden until the animation runs. */
export const entrance = iyimWidget('entrance', {
  trigger: 'load',
  load: () => import('../src/entrance/Entrance.tsx'),
});

/** Needs no `claims`, because a submit or a press on the button waits for the code anyway. */
export const form = iyimWidget('form', { load: () => import('../src/form/Form.tsx') });

export const gallery = iyimWidget('gallery', {
  trigger: 'visible(400px)',
  claims: '.elementor-gallery-title, [data-filter]',
  load: () => import('../src/gallery/Gallery.tsx'),
});

export const horizontalTimeline = iyimWidget('horizontal-timeline', {
  load: () => import('../src/horizontal-timeline/HorizontalTimeline.tsx'),
});

export const hotspots = iyimWidget('hotspots', {
  claims: '.e-hotspot__button',
  load: () => import('../src/hotspots/Hotspots.tsx'),
});

export const imagesLayout = iyimWidget('images-layout', {
  trigger: 'visible(400px)',
  load: () => import('../src/images-layout/ImagesLayout.tsx'),
});

export const listing = iyimWidget('listing', {
  trigger: 'idle',
  load: () => import('../src/listing/Listing.tsx'),
});

export const liveSearch = iyimWidget('live-search', {
  trigger: 'interaction',
  load: () => import('../src/live-search/LiveSearch.tsx'),
});

/** Loads even out of sight, because an address with a page number adds items that move the content below. */
export const loopGrid = iyimWidget('loop-grid', {
  trigger: 'idle',
  claims: 'a.page-numbers, .e-loop__load-more .elementor-button',
  load: () => import('../src/loop-grid/LoopGrid.ts'),
});

/** Claims a link only if its title opens a panel, because the first tap on such a link does not follow it. */
export const megaMenu = iyimWidget('mega-menu', {
  claims: [
    '.e-n-menu-title:has(button)',
    '.e-n-menu-title:has(button) a',
    '.e-n-menu-item-title',
    '[data-widget~=mega-menu] > ul > li:has(> div) > a',
  ].join(),
  load: () => import('../src/mega-menu/MegaMenu.tsx'),
});

export const miniCart = iyimWidget('mini-cart', {
  trigger: 'load',
  claims: '.elementor-menu-cart__toggle_button, .remove_from_cart_button',
  isEarly: true,
  load: () => import('../src/mini-cart/MiniCart.tsx'),
});

export const motion = iyimWidget('motion', { load: () => import('../src/motion/Motion.tsx') });

export const navMenu = iyimWidget('nav-menu', {
  claims:
    '.elementor-menu-toggle, .menu-item-has-children > a:is(:not([href]), [href="#"]), [data-widget~=nav-menu] > button',
  load: () => import('../src/nav-menu/NavMenu.tsx'),
});

/** Loads even out of sight, because a closed panel is never in view, and links anywhere on the page open it. */
export const offCanvas = iyimWidget('off-canvas', {
  trigger: 'idle',
  claims: '[data-off-canvas-toggle]',
  load: () => import('../src/off-canvas/OffCanvas.tsx'),
});

/** Loads even out of sight, because a closed popup is never in view. */
export const popup = iyimWidget('popup', { trigger: 'idle', load: () => import('../src/popup/Popup.tsx') });

export const portfolio = iyimWidget('portfolio', {
  trigger: 'visible(400px)',
  claims:
    '.elementor-portfolio__filter, .jet-portfolio__filter-item, .jet-portfolio__view-more-button, [data-filter]',
  load: () => import('../src/portfolio/Portfolio.tsx'),
});

/** Loads even out of sight, because an address with a page number adds items that move the content below. */
export const posts = iyimWidget('posts', {
  trigger: 'idle',
  claims: 'a.page-numbers, .elementor-button-wrapper .elementor-button',
  load: () => import('../src/posts/Posts.ts'),
});

export const pricingTable = iyimWidget('pricing-table', {
  claims: '.pricing-table__fold-button',
  load: () => import('../src/pricing-table/PricingTable.tsx'),
});

export const productGallery = iyimWidget('product-gallery', {
  claims: '.woocommerce-product-gallery__image a, [data-widget~=product-gallery] > :is(ul, ol) a',
  load: () => import('../src/product-gallery/ProductGallery.tsx'),
});

export const progress = iyimWidget('progress', { load: () => import('../src/progress/Progress.tsx') });

export const scratch = iyimWidget('scratch', {
  claims: '.jet-animated-box__toggle',
  load: () => import('../src/scratch/Card.tsx'),
});

export const scrollNavigation = iyimWidget('scroll-navigation', {
  claims: '.jet-scroll-navigation__item',
  load: () => import('../src/scroll-navigation/ScrollNavigation.tsx'),
});

export const searchSuggestions = iyimWidget('search-suggestions', {
  load: () => import('../src/search-suggestions/SearchSuggestions.tsx'),
});

export const share = iyimWidget('share', {
  claims: '.elementor-share-btn, [data-share]',
  load: () => import('../src/share/Share.tsx'),
});

export const slideshow = iyimWidget('slideshow', {
  claims: '.elementor-swiper-button, .elementor-thumbnails-swiper .swiper-slide',
  load: () => import('../src/slideshow/Slideshow.tsx'),
});

/** Loads even out of sight, because its host may be far above the window if the page is already scrolled. */
export const sticky = iyimWidget('sticky', {
  trigger: 'idle',
  load: () => import('../src/sticky/Sticky.tsx'),
});

export const subscribe = iyimWidget('subscribe', {
  trigger: 'interaction',
  load: () => import('../src/subscribe/Subscribe.tsx'),
});

/** Loads immediately, because a form cannot be used while some of its swatches are missing. */
export const swatches = iyimWidget('swatches', {
  trigger: 'load',
  claims: '[data-value], [data-slug]',
  isEarly: true,
  load: () => import('../src/swatches/Swatches.tsx'),
});

export const tableOfContents = iyimWidget('table-of-contents', {
  claims: '.elementor-toc__toggle-button',
  load: () => import('../src/table-of-contents/TableOfContents.tsx'),
});

export const tabs = iyimWidget('tabs', {
  claims:
    '.e-n-tab-title, .elementor-tab-title, .jet-tabs__control, [data-widget~=tabs] > :is(ul, ol) > li > a',
  load: () => import('../src/tabs/Tabs.tsx'),
});

export const taxonomyFilter = iyimWidget('taxonomy-filter', {
  claims: 'a[data-filter]',
  isEarly: true,
  load: () => import('../src/taxonomy-filter/TaxonomyFilter.tsx'),
});

export const timeline = iyimWidget('timeline', { load: () => import('../src/timeline/Timeline.tsx') });

export const unfold = iyimWidget('unfold', {
  claims: '.jet-unfold__button',
  load: () => import('../src/unfold/Unfold.tsx'),
});

export const vectorAnimation = iyimWidget('vector-animation', {
  load: () => import('../src/vector-animation/VectorAnimation.tsx'),
});

export const video = iyimWidget('video', {
  claims: '.elementor-custom-embed-image-overlay, .jet-video__overlay, [data-widget~=video] > a',
  load: () => import('../src/video/Video.tsx'),
});

/** Loads even out of sight, because it hides sections before a visitor reaches them. */
export const viewMore = iyimWidget('view-more', {
  trigger: 'idle',
  claims: '.jet-view-more__button',
  load: () => import('../src/view-more/ViewMore.tsx'),
});
