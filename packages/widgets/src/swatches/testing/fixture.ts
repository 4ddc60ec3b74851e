/** Pages for the tests of swatches: a shop's original markup, and a plain form. */

export interface FixtureVariation {
  variation_id: number;
  attributes: Record<string, string>;
  [key: string]: unknown;
}

/** Returns a variation with values as recorded from a shop. */
export function variation(
  id: number,
  color: string,
  size: string,
  over: Record<string, unknown> = {},
): FixtureVariation {
  return {
    variation_id: id,
    attributes: { attribute_pa_color: color, attribute_pa_size: size },
    is_in_stock: true,
    is_purchasable: true,
    is_sold_individually: 'no',
    variation_is_active: true,
    variation_is_visible: true,
    min_qty: 1,
    max_qty: '',
    price_html: `<span class="price">${id} ₪</span>`,
    availability_html: '<p class="stock in-stock">במלאי</p>\n',
    sku: `TEE-${id}`,
    image_id: 0,
    image: { title: '', caption: '', url: '', alt: '', src: '', srcset: false, sizes: false },
    ...over,
  };
}

/** Red is available in s and is out of stock in m. Green is available in m. Blue has no variation. */
export const variations = [
  variation(24, 'red', 's', { max_qty: 3 }),
  variation(25, 'red', 'm', {
    is_in_stock: false,
    availability_html: '<p class="stock out-of-stock">אזל</p>\n',
  }),
  variation(26, 'green', 'm', { price_html: '', is_sold_individually: 'yes' }),
];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const names = { red: 'אדום', green: 'ירוק', blue: 'כחול', s: 'קטן', m: 'בינוני', l: 'גדול' };
type Value = keyof typeof names;

const options = (values: readonly Value[]) =>
  values
    .map((value) => `<option value="${value}" class="attached enabled">${names[value]}</option>`)
    .join('');

const list = (name: string, values: readonly Value[]) =>
  `<ul role="radiogroup" aria-label="${name}" class="variable-items-wrapper button-variable-items-wrapper wvs-style-squared" data-attribute_name="${name}">${values
    .map(
      (value) =>
        `<li aria-checked="false" tabindex="0" role="radio" class="variable-item button-variable-item button-variable-item-${value}" title="${names[value]}" data-title="${names[value]}" data-value="${value}"><div class="variable-item-contents"><span class="variable-item-span variable-item-span-button">${names[value]}</span></div></li>`,
    )
    .join('')}</ul>`;

const otherList = (name: string, values: readonly Value[]) =>
  `<div class="cfvsw-swatches-container cfvsw-product-container" swatches-attr="${name}">${values
    .map(
      (value) =>
        `<div class="cfvsw-swatches-option cfvsw-label-option" data-slug="${value}" data-title="${names[value]}" style="min-width:24px"><div class="cfvsw-swatch-inner">${names[value]}</div></div>`,
    )
    .join('')}</div>`;

interface PageOptions {
  dir?: 'rtl' | 'ltr';
  /** Text of the attribute `data-product_variations`. Default: `variations` as JSON. */
  json?: string;
  settings?: Record<string, unknown>;
  /** Whether the page has server-rendered lists; if not, the widget generates lists. */
  lists?: boolean;
  /**
   * Whether the page also has lists of another plugin, without roles. That plugin hides the first plugin's lists together with
   * the select.
   */
  others?: boolean;
  /** HTML that follows the first picture of the gallery. */
  gallery?: string;
}

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Returns the HTML of a product page of the original shop. */
export function originalPage({
  dir = 'rtl',
  json,
  settings = {},
  lists = true,
  others = false,
  gallery = '',
}: PageOptions = {}): string {
  const both = (name: string, values: readonly Value[], first: string) =>
    others
      ? `<div class="cfvsw-hidden-select" style="display: none">${first}</div>${otherList(name, values)}`
      : first;
  const row = (name: string, label: string, values: readonly Value[], last = '') =>
    `<tr><th class="label"><label for="${name}">${label}</label></th><td class="value">
      ${both(
        `attribute_${name}`,
        values,
        `<select ${lists ? 'class="woo-variation-raw-select" style="display: none"' : ''} id="${name}" name="attribute_${name}" data-attribute_name="attribute_${name}" data-show_option_none="yes"><option value="">בחירה</option>${options(values)}</select>
      ${lists ? list(`attribute_${name}`, values) : ''}`,
      )}${last}</td></tr>`;
  return `<div dir="${dir}" lang="${dir === 'rtl' ? 'he' : 'en'}"><div class="product">
    <div class="woocommerce-product-gallery images"><div class="woocommerce-product-gallery__wrapper">
      <div class="woocommerce-product-gallery__image" data-thumb="/thumb.png"><a href="/full.png"><img class="wp-post-image" src="${pixel}" srcset="${pixel} 1x" alt="חולצה" width="100" height="100"></a></div>${gallery}
    </div></div>
    <p class="price">50 ₪</p>
    <form class="variations_form cart" data-widget="swatches" data-widget-settings="${escaped(JSON.stringify(settings))}" action="/product/tee/" method="post" data-product_id="23" data-product_variations="${escaped(json ?? JSON.stringify(variations))}">
      <table class="variations" role="presentation"><tbody>
        ${row('pa_color', 'צבע', ['red', 'green', 'blue'])}
        ${row('pa_size', 'מידה', ['s', 'm'], '<a class="reset_variations" href="#" style="visibility: hidden">ניקוי הבחירה</a>')}
      </tbody></table>
      <div class="single_variation_wrap"><div class="woocommerce-variation single_variation"></div>
        <div class="woocommerce-variation-add-to-cart variations_button">
          <div class="quantity"><input class="input-text qty text" type="number" name="quantity" value="1" min="1" aria-label="כמות"></div>
          <button type="submit" class="single_add_to_cart_button button alt">הוספה לסל</button>
          <input type="hidden" name="add-to-cart" value="23"><input type="hidden" name="product_id" value="23">
          <input type="hidden" name="variation_id" class="variation_id" value="0">
        </div></div>
    </form>
    <div class="product_meta"><span class="sku">TEE</span></div>
  </div></div>`;
}

/** Returns the HTML of a page with a plain form. */
export function minimalPage(dir: 'rtl' | 'ltr' = 'rtl'): string {
  const json = JSON.stringify([
    { variation_id: 7, attributes: { attribute_color: 'red' } },
    { variation_id: 8, attributes: { attribute_color: 'green' }, is_in_stock: false },
  ]);
  const appearances = JSON.stringify({
    attribute_color: { red: { color: '#c00' }, green: { title: 'ירוק בהיר' } },
  });
  return `<div dir="${dir}" lang="${dir === 'rtl' ? 'he' : 'en'}"><form data-widget="swatches" method="post" action="/tee" data-product_id="5" data-product_variations="${escaped(json)}" data-swatches="${escaped(appearances)}">
    <label for="color">צבע</label>
    <select id="color" name="attribute_color" data-limit="2"><option value="">בחירה</option>${options(['red', 'green', 'blue'])}</select>
    <input type="number" name="quantity" value="1" min="1" aria-label="כמות"><input type="hidden" name="product_id" value="5"><input type="hidden" name="variation_id">
    <button>הוספה לסל</button> <button type="button" data-swatches-reset>ניקוי הבחירה</button>
  </form></div>`;
}
