import { describe, expect, it } from 'vitest';
import { type CartContents, contentsIn, readContents } from './read-contents.ts';

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

const contentsOf = (html: string): CartContents => {
  const contents = readContents(html);
  if (!contents) throw new Error('unknown');
  return contents;
};

describe('reading the mini-cart fragment', () => {
  it('MC-4 readContents reads lines, quantities and subtotal', () => {
    const contents = contentsOf(fragment(line('k1', 'Tee - Green, S', '2'), line('k2', 'כובע', '1')));
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

  it('CF-9 readContents reads quantities with a thousands separator or with decimals', () => {
    expect(contentsOf(fragment(line('a', 'Nails', '1,250'), line('b', 'Rope', '2.5'))).count).toBe(1252.5);
  });

  it.each([
    ['2,5', 2.5],
    ['1\u00a0250', 1250],
    ['٣', 3],
    ['0,500', 0.5],
  ])('CF-9 readContents reads a quantity of %s as %d', (written, quantity) => {
    expect(contentsOf(fragment(line('a', 'Rope', written))).count).toBe(quantity);
  });

  it('MC-5 readContents counts a line without a number as one item', () => {
    expect(contentsOf(fragment(line('a', 'Gift', ''))).count).toBe(1);
  });

  it('MC-1 readContents reads no lines from an empty cart', () => {
    const empty =
      '<div class="widget_shopping_cart_content"><p class="woocommerce-mini-cart__empty-message">No products.</p></div>';
    expect(contentsOf(empty)).toEqual({ lines: [], count: 0, subtotal: '' });
    expect(contentsOf('').count).toBe(0);
  });

  it('SEC-1 readContents reads a product name that looks like markup as text, and returns undefined for an invalid fragment', () => {
    const [first] = contentsOf(fragment(line('a', '&lt;img src=x onerror=alert(1)&gt;', '1'))).lines;
    expect(first?.name).toBe('<img src=x onerror=alert(1)>');
    expect(readContents('<b>[object Object]</b>')).toBeUndefined();
  });

  it('MC-5 readContents reads the lines of the page builder’s cart list', () => {
    const product = (key: string, quantity: number) =>
      `<div class="elementor-menu-cart__product woocommerce-cart-form__cart-item cart_item"><div class="elementor-menu-cart__product-name product-name"><a href="/product/${key}/">Mug ${key}</a></div>
      <div class="elementor-menu-cart__product-price product-price"><span class="quantity"><span class="product-quantity">${quantity} &times;</span> <span class="woocommerce-Price-amount amount">10.00 ₪</span></span></div>
      <div class="elementor-menu-cart__product-remove product-remove"><a href="/cart/?remove_item=${key}" class="elementor_remove_from_cart_button" data-cart_item_key="${key}"></a><a href="/cart/?remove_item=${key}" class="remove_from_cart_button" data-cart_item_key="${key}"></a></div></div>`;
    const contents = contentsOf(
      `<div class="widget_shopping_cart_content"><div class="elementor-menu-cart__products">${product('a', 2)}${product('b', 1)}</div></div>`,
    );
    expect(contents.count).toBe(3);
    expect(contents.lines[0]).toEqual({
      key: 'a',
      name: 'Mug a',
      quantity: 2,
      price: '10.00 ₪',
      removeUrl: '/cart/?remove_item=a',
    });
  });

  it.each([
    [
      'before the line’s quantity',
      '<div class="quantity"><input type="number" class="qty" name="cart[a][qty]" value="4"></div>',
      '',
    ],
    [
      'with buttons, before the line’s quantity',
      '<div class="quantity"><button>+</button><input class="qty" value="4"><button>−</button></div>',
      '',
    ],
    ['empty, before the line’s quantity', '<div class="quantity buttons_added"></div>', '4 &times; '],
    ['after the line’s quantity', '', '4 &times; '],
  ])('MC-5 readContents reads the quantity of a line with a theme’s field %s', (where, field, number) => {
    const quantity = `<span class="quantity">${number}<span class="woocommerce-Price-amount amount">12.00 ₪</span></span>`;
    const rest = where.startsWith('after') ? '<div class="quantity"><input class="qty" value="4"></div>' : '';
    const { count, lines } = contentsOf(
      `<ul><li class="mini_cart_item">${field}${quantity}${rest}</li></ul>`,
    );
    expect([count, lines[0]?.price]).toEqual([4, '12.00 ₪']);
  });

  it.each([
    '<div class="widget_shopping_cart_content"><div class="my-line">Mug × 2</div></div>',
    '<div class="widget_shopping_cart_content"><p>Loading…</p></div>',
  ])('CF-9 readContents treats a list with unknown markup as unknown, never as empty: %s', (html) => {
    expect(readContents(html)).toBeUndefined();
  });
});

describe('contents of the cart', () => {
  const list = fragment(line('k1', 'Set', '1'), line('k2', 'Cup of the set', '1'), line('k3', 'Lid', '1'));
  const toggle = (html: string) => ({
    'div.widget_shopping_cart_content': list,
    '.elementor-menu-cart__toggle_button span.elementor-button-icon-qty': html,
  });

  it.each([
    ['<span class="elementor-button-icon-qty" data-counter="1">1</span>', 1],
    ['<span class="elementor-button-icon-qty">2</span>', 2],
    ['<span class="elementor-button-icon-qty" data-counter="1,250">1,250</span>', 1250],
    ['<span class="elementor-button-icon-qty" data-counter="0">0</span>', 0],
    ['<span class="elementor-button-icon-qty"></span>', 3],
    ['<b>9</b>', 3],
    ['', 3],
  ])('MC-5 the cart’s count is the server’s number rather than the sum of the lines: %s', (html, count) => {
    expect(contentsIn(toggle(html), 'ab')?.count).toBe(count);
  });

  it('MC-5 the cart’s count is the sum of the lines if the server sends no number', () => {
    expect(contentsIn({ 'div.widget_shopping_cart_content': list }, 'ab')?.count).toBe(3);
  });

  it.each([
    [{}, '', { lines: [], count: 0, subtotal: '' }],
    [{}, 'ab', undefined],
    [{ 'div.widget_shopping_cart_content': '<div>Mug × 2</div>' }, 'ab', undefined],
    [
      { 'div.widget_shopping_cart_content': '<div>Nothing here yet</div>' },
      '',
      { lines: [], count: 0, subtotal: '' },
    ],
  ])('CF-9 reads the fragments %j with the hash "%s" as the contents %j', (fragments, hash, contents) => {
    expect(contentsIn(fragments, hash)).toEqual(contents);
  });
});
