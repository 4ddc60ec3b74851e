import { dispatchLegacy } from '@iyim/runtime/widget';
import {
  type CartPage,
  findForm,
  findRoot,
  findTotals,
  readFields,
  showNotices,
  writeFields,
} from './read.ts';
import { unsavedValues } from './unsaved.ts';

export interface ShowOptions {
  readonly page: CartPage;
  /** The quantities the request saved, by field name. */
  readonly sent?: ReadonlyMap<string, string>;
  readonly keepNotices?: boolean;
}

/**
 * Puts the server's cart in place of the page's: form, totals and notices, or the word that the cart is empty. What the
 * visitor typed meanwhile is put onto the new form; the result says whether a quantity among it is still to be sent.
 */
export function showPage(host: HTMLElement, { page, sent, keepNotices = false }: ShowOptions): boolean {
  if (page.kind === 'empty') {
    findRoot(host).replaceChildren(...page.content);
    return false;
  }
  const unsaved = unsavedValues(readFields(host), sent);
  findForm(host)?.replaceWith(page.form);
  if (page.totals) findTotals(host)?.replaceWith(page.totals);
  showNotices(host, page.notices, keepNotices);
  return writeFields(host, unsaved);
}

/** Tells the page's other scripts, in the order the original does. */
export function tellOthers(page: CartPage): void {
  const tell = (event: string) => dispatchLegacy(document.body, event, []);
  tell(page.kind === 'empty' ? 'wc_cart_emptied' : 'updated_cart_totals');
  tell('updated_wc_div');
}
