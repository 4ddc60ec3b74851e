import { describe, expect, it } from 'vitest';
import { isOtherAction, quantityFields } from './read.ts';

const form = (html: string): HTMLFormElement => {
  document.body.innerHTML = `<form class="cart">${html}</form>`;
  return document.querySelector('form') as HTMLFormElement;
};
const quantity = (name: string) => `<div class="quantity"><input class="qty" name="${name}" value="2"></div>`;

describe('reading a product form', () => {
  it.each([
    ['a bundle’s field before it', quantity('bundle_quantity_3') + quantity('quantity'), ['quantity']],
    ['an engraving’s field before it', quantity('addon-23-letters') + quantity('quantity'), ['quantity']],
    ['an extra field after it', quantity('quantity') + quantity('gift_wrap_qty'), ['quantity']],
    [
      'a group of products',
      quantity('quantity[4]') + quantity('quantity[7]'),
      ['quantity[4]', 'quantity[7]'],
    ],
    ['a product that is sold once', '<input type="hidden" name="quantity" value="1">', ['quantity']],
    ['no quantity field', quantity('letters'), []],
  ])('AC-1 quantityFields finds the fields by name: %s', (_, html, names) => {
    expect(quantityFields(form(html)).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['class="single_add_to_cart_button"', false],
    ['class="single_add_to_cart_button" name="add-to-cart" value="23"', false],
    ['class="single_add_to_cart_button" name="buy-now" value="23"', true],
    ['name="add-to-quote"', true],
    ['name=""', false],
  ])('AC-1 isOtherAction detects submit buttons with another name: %s', (attributes, isOther) => {
    const button = form(`<button ${attributes}>x</button>`).querySelector('button');
    expect(isOtherAction(button)).toBe(isOther);
  });
});
