import { parseHtml, start } from '@iyim/runtime';
import { accountButton } from '@iyim/widgets/account-button';
import { addToCart } from '@iyim/widgets/add-to-cart';
import { calendar } from '@iyim/widgets/calendar';
import { cart } from '@iyim/widgets/cart';
import { checkoutLogin } from '@iyim/widgets/checkout-login';
import { countdown } from '@iyim/widgets/countdown';
import { coupon } from '@iyim/widgets/coupon';
import { dataStore } from '@iyim/widgets/data-store';
import { deleteLink } from '@iyim/widgets/delete-link';
import { form } from '@iyim/widgets/form';
import { listing } from '@iyim/widgets/listing';
import { liveSearch } from '@iyim/widgets/live-search';
import { loopGrid } from '@iyim/widgets/loop-grid';
import { miniCart } from '@iyim/widgets/mini-cart';
import { popup } from '@iyim/widgets/popup';
import { posts } from '@iyim/widgets/posts';
import { searchSuggestions } from '@iyim/widgets/search-suggestions';
import { subscribe } from '@iyim/widgets/subscribe';
import { swatches } from '@iyim/widgets/swatches';
import { taxonomyFilter } from '@iyim/widgets/taxonomy-filter';
import type { OpenPage } from './open-page.ts';

const widgets = [
  accountButton,
  addToCart,
  calendar,
  cart,
  checkoutLogin,
  countdown,
  coupon,
  dataStore,
  deleteLink,
  form,
  listing,
  liveSearch,
  loopGrid,
  miniCart,
  popup,
  posts,
  searchSuggestions,
  subscribe,
  swatches,
  taxonomyFilter,
];

/** What a story draws. */
export interface ShownPage {
  readonly page: OpenPage;
  /** The widget the story is about. */
  readonly widget: string;
  /** Its settings, written on its hosts as a page's author writes them. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Puts server HTML into the canvas and starts the real runtime on it, as a page with the script tag does. Returns the undo. */
export function showPage({ page, widget, settings }: ShownPage, canvas: HTMLElement): () => void {
  const content = parseHtml(page.html);
  for (const host of content.querySelectorAll(`[data-widget="${widget}"]`)) {
    if (Object.keys(settings).length > 0) host.setAttribute('data-widget-settings', JSON.stringify(settings));
    // At once: a story shows the widget, not the wait for it.
    host.setAttribute('data-widget-load', 'load');
  }
  canvas.replaceChildren(content);
  const undress = dress(page);
  start({ widgets });
  return () => {
    undress();
    canvas.replaceChildren();
  };
}

/** Gives the document what a page of the shop has on `html` and `body`. */
function dress({ language, direction, bodyClasses }: OpenPage): () => void {
  const { documentElement, body } = document;
  const before = { lang: documentElement.lang, dir: documentElement.dir };
  Object.assign(documentElement, { lang: language === 'he' ? 'he-IL' : 'en', dir: direction });
  const added = bodyClasses.filter((name) => !body.classList.contains(name));
  body.classList.add(...added);
  return () => {
    Object.assign(documentElement, before);
    body.classList.remove(...added);
  };
}
