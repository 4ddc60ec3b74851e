import { html } from '../../demo-site/src/markup/html.ts';
import type { Locale } from '../../demo-site/src/shop/model.ts';

const texts = {
  he: { product: 'ספל חימר', quantity: 'כמות', update: 'עדכון', total: 'סה״כ' },
  en: { product: 'Clay cup', quantity: 'Quantity', update: 'Update', total: 'Total' },
};

/** Returns the minimal markup of a cart page: a form with one line, and an element with the totals. */
export function minimalCart(_page: Document, language: Locale): string {
  const t = texts[language];
  return html`<div data-widget="cart"><form class="woocommerce-cart-form" action="/cart/" method="post">
<ul><li class="cart_item"><span class="product-name">${t.product}</span>
<label>${t.quantity} <input type="number" name="cart[a1][qty]" value="2" min="0" max="6"></label></li></ul>
<button class="button" name="update_cart" value="1">${t.update}</button>
</form>
<p class="cart_totals">${t.total}: 118&nbsp;₪</p></div>`.toString();
}
