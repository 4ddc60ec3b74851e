/** Pages for this widget's tests, as a shop's server writes them. */

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const page = (dir: string, html: string) =>
  `<div dir="${dir}" lang="${dir === 'rtl' ? 'he' : 'en'}">${html}</div>`;
const quantity = (attributes = 'name="quantity" value="1" min="1" max="5"') =>
  `<div class="quantity"><input type="number" class="input-text qty text" step="1" aria-label="כמות" ${attributes}></div>`;

export const loopButton = (id: string, attributes = '') =>
  `<li class="product"><a href="/shop/?add-to-cart=${id}" data-quantity="1" class="button product_type_simple add_to_cart_button ajax_add_to_cart" data-product_id="${id}" data-product_sku="SKU-${id}" rel="nofollow" role="button" ${attributes}>הוספה לסל</a></li>`;

export const archivePage = (dir = 'rtl', settings = '{}') =>
  page(
    dir,
    `<ul class="products" data-widget="add-to-cart" data-widget-settings='${settings}'>${loopButton('18')}${loopButton('19', 'data-success_message="“כוס” נוספה"')}</ul>`,
  );

export const simplePage = (dir = 'rtl', field = quantity()) =>
  page(
    dir,
    `<form class="cart" data-widget="add-to-cart" action="/product/mug/" method="post" enctype="multipart/form-data">
      ${field}<input name="engraving" value="שלום" aria-label="חריטה">
      <button type="submit" name="add-to-cart" value="18" class="single_add_to_cart_button button alt">הוספה לסל</button>
      <button type="submit" name="buy-now" value="1">קנייה מיידית</button></form>`,
  );

export const groupedPage = () =>
  page(
    'rtl',
    `<form class="cart grouped_form" data-widget="add-to-cart" action="/product/set/" method="post">
      ${quantity('name="quantity[18]" value="" min="0"')}${quantity('name="quantity[19]" value="" min="0"')}
      <input type="hidden" name="add-to-cart" value="83"><button type="submit" class="single_add_to_cart_button button alt">הוספה לסל</button></form>`,
  );

/** A variable product's form. `list` is the text of `data-product_variations`. */
export const variablePage = (
  id: string,
  list = '[{"variation_id":24,"attributes":{"attribute_pa_color":"red"}},{"variation_id":81,"attributes":{"attribute_pa_color":""}}]',
) =>
  page(
    'rtl',
    `<form class="variations_form cart" action="/product/tee/" method="post" data-product_id="23" data-product_variations="${escaped(list)}">
      <select name="attribute_pa_color" aria-label="צבע"><option value="red" selected>אדום</option></select>
      <div class="single_variation_wrap" data-widget="add-to-cart">${quantity()}
      <button type="submit" class="single_add_to_cart_button button alt">הוספה לסל</button>
      <input type="hidden" name="add-to-cart" value="23"><input type="hidden" name="product_id" value="23"><input type="hidden" name="variation_id" class="variation_id" value="${id}"></div></form>`,
  );

export const minimalPage = (dir = 'rtl') =>
  page(
    dir,
    `<form data-widget="add-to-cart" action="/mug" method="post"><input type="hidden" name="product_id" value="5"><button>הוספה</button></form>`,
  );
