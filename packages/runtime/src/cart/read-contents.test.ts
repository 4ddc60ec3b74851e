import { describe, expect, it } from 'vitest';
import { readContents } from './read-contents.ts';

const line = (
  key: string,
  name: string,
  quantity: string,
) => `<li class="woocommerce-mini-cart-item mini_cart_item">
  <a role="button" href="https://shop.test/cart/?remove_item=${key}&amp;_wpnonce=abc" class="remove remove_from_cart_button"
    aria-label="Remove" data-product_id="23" data-cart_item_key="${key}">&times;</a>
  <a href="https://shop.test/product/tee/?attribute_pa_color=green"><img src="data:," alt="">${name}</a>
  <span class="quantity">${quantity} &times; <span class="woocommerce-Price-amount amount"><bdi>50.00&nbsp;<span>₪</span></bdi></span></span></li>`;
const fragment = (
  ...lines: string[]
) => `\t\t<div class="widget_shopping_cart_content"><ul class="woocommerce-mini-cart">${lines.join('')}</ul>
  <p class="woocommerce-mini-cart__total total"><strong>Subtotal:</strong> <span class="woocommerce-Price-amount amount">1,250.00 ₪</span></p></div>`;

describe('what the fragment says', () => {
  it('MC-4 lines, quantities and subtotal', () => {
    const contents = readContents(fragment(line('k1', 'Tee - Green, S', '2'), line('k2', 'כובע', '1')));
    expect(contents).toMatchObject({
      lines: [
        {
          key: 'k1',
          name: 'Tee - Green, S',
          quantity: 2,
          price: '50.00 ₪',
          removeUrl: 'https://shop.test/cart/?remove_item=k1&_wpnonce=abc',
        },
        { key: 'k2', name: 'כובע', quantity: 1 },
      ],
      count: 3,
      subtotal: '1,250.00 ₪',
    });
  });

  it('CF-9 white space before the element, thousands and weights by the gram', () => {
    expect(readContents(fragment(line('a', 'Nails', '1,250'), line('b', 'Rope', '2.5'))).count).toBe(1252.5);
  });

  it('MC-5 counts a line without a number once', () => {
    expect(readContents(fragment(line('a', 'Gift', ''))).count).toBe(1);
  });

  it('MC-1 an empty cart has no lines', () => {
    const empty =
      '<div class="widget_shopping_cart_content"><p class="woocommerce-mini-cart__empty-message">No products.</p></div>';
    expect(readContents(empty)).toEqual({ lines: [], count: 0, subtotal: '' });
    expect(readContents('').count).toBe(0);
  });

  it('SEC-1 a product name that looks like markup is text, a fragment that is none has no lines', () => {
    const [first] = readContents(fragment(line('a', '&lt;img src=x onerror=alert(1)&gt;', '1'))).lines;
    expect(first?.name).toBe('<img src=x onerror=alert(1)>');
    expect(readContents('<b>[object Object]</b>').lines).toEqual([]);
  });
});
