import { html } from '../../demo-site/src/markup/html.ts';
import type { Locale } from '../../demo-site/src/shop/model.ts';

const texts = {
  he: {
    name: 'וילון',
    color: 'צבע',
    red: 'אדום',
    blue: 'כחול',
    width: 'רוחב',
    narrow: 'צר',
    wide: 'רחב',
    choose: 'בחירה',
    quantity: 'כמות',
    add: 'הוספה לסל',
    clear: 'ניקוי הבחירה',
  },
  en: {
    name: 'Curtain',
    color: 'Colour',
    red: 'Red',
    blue: 'Blue',
    width: 'Width',
    narrow: 'Narrow',
    wide: 'Wide',
    choose: 'Choose',
    quantity: 'Quantity',
    add: 'Add to cart',
    clear: 'Clear',
  },
};

const variation = (id: number, color: string, width: string, price: number) => ({
  variation_id: id,
  attributes: { attribute_color: color, attribute_width: width },
  price_html: `<span class="price">${price}&nbsp;₪</span>`,
});

/** Returns handwritten markup of a product form: two selects, two buttons, and the variations and swatches as JSON. */
export function minimalSwatches(_page: Document, language: Locale): string {
  const t = texts[language];
  const variations = [
    variation(24, 'red', 'narrow', 90),
    variation(25, 'red', 'wide', 120),
    variation(26, 'blue', 'narrow', 95),
  ];
  const swatches = { attribute_color: { red: { color: '#b3261e' }, blue: { color: '#2a5d9f' } } };
  return html`<section data-product><h2>${t.name}</h2>
<form data-widget="swatches" method="post" action="/curtain" data-product_id="23" data-product_variations="${JSON.stringify(variations)}" data-swatches="${JSON.stringify(swatches)}">
<p><label for="color">${t.color}</label>
<select id="color" name="attribute_color"><option value="">${t.choose}</option><option value="red">${t.red}</option><option value="blue">${t.blue}</option></select></p>
<p><label for="width">${t.width}</label>
<select id="width" name="attribute_width"><option value="">${t.choose}</option><option value="narrow">${t.narrow}</option><option value="wide">${t.wide}</option></select></p>
<p><label for="quantity">${t.quantity}</label> <input id="quantity" type="number" name="quantity" value="1" min="1"></p>
<input type="hidden" name="product_id" value="23"><input type="hidden" name="variation_id">
<button class="button">${t.add}</button>
<button class="button" type="button" data-swatches-reset>${t.clear}</button>
</form></section>`.toString();
}
