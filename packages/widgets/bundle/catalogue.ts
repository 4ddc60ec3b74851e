import type { Widget } from '@iyim/runtime';
import { widget as accordion } from '../src/accordion/widget.ts';
import { widget as accountButton } from '../src/account-button/widget.ts';
import { widget as addToCart } from '../src/add-to-cart/widget.ts';
import { widget as animatedHeadline } from '../src/animated-headline/widget.ts';
import { widget as animatedText } from '../src/animated-text/widget.ts';
import { widget as calendar } from '../src/calendar/widget.ts';
import { widget as carousel } from '../src/carousel/widget.ts';
import { widget as cart } from '../src/cart/widget.ts';
import { widget as chart } from '../src/chart/widget.ts';
import { widget as checkoutLogin } from '../src/checkout-login/widget.ts';
import { widget as collapse } from '../src/collapse/widget.ts';
import { widget as countdown } from '../src/countdown/widget.ts';
import { widget as counter } from '../src/counter/widget.ts';
import { widget as coupon } from '../src/coupon/widget.ts';
import { widget as dataStore } from '../src/data-store/widget.ts';
import { widget as deleteLink } from '../src/delete-link/widget.ts';
import { widget as elementsCarousel } from '../src/elements-carousel/widget.ts';
import { widget as entrance } from '../src/entrance/widget.ts';
import { widget as form } from '../src/form/widget.ts';
import { widget as gallery } from '../src/gallery/widget.ts';
import { widget as horizontalTimeline } from '../src/horizontal-timeline/widget.ts';
import { widget as hotspots } from '../src/hotspots/widget.ts';
import { widget as imagesLayout } from '../src/images-layout/widget.ts';
import { widget as listing } from '../src/listing/widget.ts';
import { widget as liveSearch } from '../src/live-search/widget.ts';
import { widget as loopGrid } from '../src/loop-grid/widget.ts';
import { widget as megaMenu } from '../src/mega-menu/widget.ts';
import { widget as miniCart } from '../src/mini-cart/widget.ts';
import { widget as motion } from '../src/motion/widget.ts';
import { widget as navMenu } from '../src/nav-menu/widget.ts';
import { widget as popup } from '../src/popup/widget.ts';
import { widget as portfolio } from '../src/portfolio/widget.ts';
import { widget as posts } from '../src/posts/widget.ts';
import { widget as pricingTable } from '../src/pricing-table/widget.ts';
import { widget as progress } from '../src/progress/widget.ts';
import { widget as scratch } from '../src/scratch/widget.ts';
import { widget as scrollNavigation } from '../src/scroll-navigation/widget.ts';
import { widget as searchSuggestions } from '../src/search-suggestions/widget.ts';
import { widget as share } from '../src/share/widget.ts';
import { widget as slideshow } from '../src/slideshow/widget.ts';
import { widget as sticky } from '../src/sticky/widget.ts';
import { widget as subscribe } from '../src/subscribe/widget.ts';
import { widget as swatches } from '../src/swatches/widget.ts';
import { widget as tableOfContents } from '../src/table-of-contents/widget.ts';
import { widget as tabs } from '../src/tabs/widget.ts';
import { widget as taxonomyFilter } from '../src/taxonomy-filter/widget.ts';
import { widget as timeline } from '../src/timeline/widget.ts';
import { widget as unfold } from '../src/unfold/widget.ts';
import { widget as vectorAnimation } from '../src/vector-animation/widget.ts';
import { widget as video } from '../src/video/widget.ts';
import { widget as viewMore } from '../src/view-more/widget.ts';

/** Every widget of the script bundle. Adding one adds a line. */
export const widgets: readonly Widget[] = [
  accordion,
  accountButton,
  addToCart,
  animatedHeadline,
  animatedText,
  calendar,
  carousel,
  cart,
  chart,
  checkoutLogin,
  collapse,
  countdown,
  counter,
  coupon,
  dataStore,
  deleteLink,
  elementsCarousel,
  entrance,
  form,
  gallery,
  horizontalTimeline,
  hotspots,
  imagesLayout,
  listing,
  liveSearch,
  loopGrid,
  megaMenu,
  miniCart,
  motion,
  navMenu,
  popup,
  portfolio,
  posts,
  pricingTable,
  progress,
  scratch,
  scrollNavigation,
  searchSuggestions,
  share,
  slideshow,
  sticky,
  subscribe,
  swatches,
  tableOfContents,
  tabs,
  taxonomyFilter,
  timeline,
  unfold,
  vectorAnimation,
  video,
  viewMore,
];

/**
 * Those of which the entry, which is on every page, knows the name and trigger alone, and the core the rest: those that fetch
 * nothing when the page is loaded, and those that wait until they are seen, which then come a request later.
 */
export const laterWidgets: readonly Widget[] = [
  accordion,
  animatedHeadline,
  animatedText,
  carousel,
  chart,
  checkoutLogin,
  collapse,
  countdown,
  counter,
  coupon,
  elementsCarousel,
  entrance,
  form,
  gallery,
  horizontalTimeline,
  hotspots,
  imagesLayout,
  listing,
  liveSearch,
  loopGrid,
  megaMenu,
  motion,
  navMenu,
  popup,
  portfolio,
  posts,
  pricingTable,
  progress,
  scratch,
  scrollNavigation,
  searchSuggestions,
  share,
  slideshow,
  sticky,
  subscribe,
  tableOfContents,
  tabs,
  timeline,
  unfold,
  vectorAnimation,
  video,
  viewMore,
];
