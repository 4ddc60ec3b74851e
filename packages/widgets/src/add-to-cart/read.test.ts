import { describe, expect, it } from 'vitest';
import { isOtherAction, quantityFields } from './read.ts';

const form = (html: string): HTMLFormElement => {
  document.body.innerHTML = `<form class="cart">${html}</form>`;
  return document.querySelector('form') as HTMLFormElement;
};
const quantity = (name: string) => `<div class="quantity"><input class="qty" name="${name}" value="2"></div>`;

describe('the form of a product', () => {
  it.each([
    ['a bundle', quantity('bundle_quantity_3') + quantity('quantity'), ['quantity']],
    ['an engraving', quantity('addon-23-letters') + quantity('quantity'), ['quantity']],
    ['extras behind it', quantity('quantity') + quantity('gift_wrap_qty'), ['quantity']],
    ['a group', quantity('quantity[4]') + quantity('quantity[7]'), ['quantity[4]', 'quantity[7]']],
    ['a product that is sold once', '<input type="hidden" name="quantity" value="1">', ['quantity']],
    ['none', quantity('letters'), []],
  ])('AC-1 has its quantity by its name: %s', (_, html, names) => {
    expect(quantityFields(form(html)).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['class="single_add_to_cart_button"', false],
    ['class="single_add_to_cart_button" name="add-to-cart" value="23"', false],
    ['class="single_add_to_cart_button" name="buy-now" value="23"', true],
    ['name="add-to-quote"', true],
    ['name=""', false],
  ])('AC-1 a submit button with a name of its own does something else: %s', (attributes, isOther) => {
    const button = form(`<button ${attributes}>x</button>`).querySelector('button');
    expect(isOtherAction(button)).toBe(isOther);
  });
});
