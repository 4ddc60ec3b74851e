import checkoutTexts from '../../content/texts/checkout.json' with { type: 'json' };
import { fill } from '../content/fill.ts';
import { cartTotals } from '../markup/cart-totals.ts';
import { type Html, html } from '../markup/html.ts';
import { labels } from '../markup/labels.ts';
import { image, pictureOf } from '../markup/picture.ts';
import { price } from '../markup/price.ts';
import { quantityField } from '../markup/product-form/quantity.ts';
import { type CartItem, computeCart, itemName } from '../shop/cart.ts';
import { createCartNonce } from '../shop/cart-form.ts';
import { cartPath, itemPath, shopPath, wcAjaxUrl } from '../shop/links.ts';
import { messages } from '../shop/messages.ts';
import { createNonce } from '../shop/nonces.ts';
import type { PageContext } from '../shop/page-context.ts';
import { noticesArea } from './notices-area.ts';
import { type Page, postIds } from './page.ts';

export function cartPage(context: PageContext): Page {
  const texts = checkoutTexts.cart[context.locale];
  const { items } = computeCart(context);
  const notices = noticesArea(context);
  const contents =
    items.length === 0
      ? emptyCart(context)
      : html`${cartForm(context, items)}<div class="cart-collaterals">${cartTotals(context)}</div>`;
  const settings = JSON.stringify({ update_cart_automatically: 'yes' });
  const main = html`<header class="page-header entry-header"><h1 class="entry-title">${texts.title}</h1></header>
<div class="elementor-element elementor-element-5ca70e1 elementor-widget elementor-widget-woocommerce-cart" data-id="5ca70e1" data-element_type="widget" data-widget_type="woocommerce-cart.default" data-settings="${settings}">
<div class="woocommerce cart-page" data-settings="${settings}" data-widget="cart">
${notices}${contents}
</div>
</div>`;
  return {
    title: texts.title,
    postId: postIds.cart,
    bodyClasses: ['page', 'page-id-8', 'woocommerce-cart', 'woocommerce-page'],
    params: [{ handle: 'wc-cart', name: 'wc_cart_params', value: cartParams(context) }],
    main,
  };
}

const cartParams = (context: PageContext) => ({
  ajax_url: '/wp-admin/admin-ajax.php',
  wc_ajax_url: wcAjaxUrl(context.locale),
  update_shipping_method_nonce: createNonce(context, 'update-shipping-method'),
  apply_coupon_nonce: createNonce(context, 'apply-coupon'),
  remove_coupon_nonce: createNonce(context, 'remove-coupon'),
});

const emptyCart = ({ locale }: PageContext): Html =>
  html`<div class="wc-empty-cart-message"><div class="cart-empty woocommerce-info" role="status">${messages(locale).cartEmpty}</div></div>
<p class="return-to-shop"><a class="button wc-backward" href="${shopPath(locale)}">${checkoutTexts.cart[locale].back}</a></p>`;

function cartForm(context: PageContext, items: readonly CartItem[]): Html {
  const { locale, url } = context;
  const texts = checkoutTexts.cart[locale];
  const nonce = createCartNonce(context);
  return html`<form class="woocommerce-cart-form" action="${url.origin}${cartPath(locale)}" method="post">
<table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents">
<thead><tr>
<th class="product-remove"><span class="screen-reader-text">${texts.remove}</span></th>
<th class="product-thumbnail"><span class="screen-reader-text">${texts.picture}</span></th>
<th scope="col" class="product-name">${labels.product}</th>
<th scope="col" class="product-price">${labels.price}</th>
<th scope="col" class="product-quantity">${labels.quantity}</th>
<th scope="col" class="product-subtotal">${labels.subtotal}</th>
</tr></thead>
<tbody>
${items.map((item) => row(context, item, nonce))}
<tr><td colspan="6" class="actions"><div class="cart-actions">
<div class="coupon" data-widget="coupon"><label for="coupon_code" class="screen-reader-text">${texts.coupon}</label>
<input type="text" name="coupon_code" class="input-text" id="coupon_code" value="" placeholder="${texts.coupon}" autocomplete="off">
<button type="submit" class="button" name="apply_coupon" value="${texts.apply}">${texts.apply}</button></div>
<button type="submit" class="button" name="update_cart" value="${texts.update}">${texts.update}</button>
</div>
<input type="hidden" id="woocommerce-cart-nonce" name="woocommerce-cart-nonce" value="${nonce}"><input type="hidden" name="_wp_http_referer" value="${cartPath(locale)}"></td></tr>
</tbody>
</table>
</form>`;
}

/**
 * Renders a line of the cart. On narrow screens its `data-title` attributes are shown as labels. They are already in the page's
 * language, because the library translates texts (AB-2), but not attributes.
 */
function row(context: PageContext, item: CartItem, nonce: string): Html {
  const { locale, shop, url } = context;
  const texts = checkoutTexts.cart[locale];
  const name = itemName(item, locale);
  const picture = pictureOf(shop.repository, item.product, item.variation?.pictureId ?? null);
  const href = `${url.origin}${itemPath(item, locale)}`;
  const removal = `${url.origin}${cartPath(locale)}?remove_item=${item.key}&_wpnonce=${nonce}`;
  const quantity = quantityField(locale, item.product, {
    name: `cart[${item.key}][qty]`,
    value: String(item.quantity),
    min: 0,
    limit: item.limit,
    hidden: item.product.soldIndividually,
  });
  return html`<tr class="woocommerce-cart-form__cart-item cart_item">
<td class="product-remove"><a role="button" href="${removal}" class="remove" aria-label="${fill(messages(locale).removeItem, { name })}" data-product_id="${item.productId}" data-product_sku="${item.sold.sku}">&times;</a></td>
<td class="product-thumbnail"><a href="${href}" tabindex="-1" aria-hidden="true">${picture && image(picture, { classes: 'attachment-woocommerce_thumbnail', locale, decorative: true })}</a></td>
<td role="rowheader" class="product-name" data-title="${texts.product}"><a href="${href}">${name}</a></td>
<td class="product-price" data-title="${texts.price}">${price(item.price)}</td>
<td class="product-quantity" data-title="${texts.quantity}">${item.product.soldIndividually && '1'}${quantity}</td>
<td class="product-subtotal" data-title="${texts.subtotal}">${price(item.subtotal)}</td>
</tr>
`;
}
