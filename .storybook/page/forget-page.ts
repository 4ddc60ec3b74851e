import { stop } from '@iyim/runtime';

/** Key of the runtime's page record; see `packages/runtime/src/site/page-slot.ts`. */
const PAGE = Symbol.for('iyim');
const SHOP_KEYS = /^(wc_|wc$|jet_engine_store_|jet_evergreen_|iyim[-_])|-evergreen_/;
const SHOP_COOKIES = /^(woocommerce_|wp_|wordpress_|je_data_store_|PHPSESSID)/;

/**
 * Ends the story's page: stops its islands, and removes the runtime's record of the page and the shop's cookies and stored data,
 * so that the next story begins like a visitor's first page. Storybook's own storage is kept.
 */
export function forgetPage(): void {
  stop();
  document.querySelector('[data-iyim-announcer]')?.remove();
  delete (globalThis as { [PAGE]?: unknown })[PAGE];
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (SHOP_KEYS.test(key)) storage.removeItem(key);
  }
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
    if (SHOP_COOKIES.test(name)) document.cookie = `${name}=; Max-Age=0; path=/`;
  }
}
