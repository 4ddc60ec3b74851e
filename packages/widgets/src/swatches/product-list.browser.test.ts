import { start, stop } from '@iyim/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { all, find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { swatches } from '../../bundle/catalogue.ts';
import { variation } from './testing/fixture.ts';

const list = [
  { ...variation(24, 'red', ''), attributes: { attribute_color: 'red' } },
  { ...variation(25, 'green', ''), attributes: { attribute_color: 'green' }, is_in_stock: false },
];
const json = JSON.stringify(list).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A product in a list, as plugins for swatches print it: a `div` with the variations, and the shop's link outside it. */
const product = (id: number) =>
  `<li class="product"><a href="/product/${id}/">Tee ${id}</a>
  <div class="variations_form" data-product_id="${id}" data-product_variations="${json}"><table class="variations"><tr><th><label for="color-${id}">Color</label></th><td class="value"><select id="color-${id}" name="attribute_color"><option value="">–</option><option value="red">Red</option><option value="green">Green</option></select></td></tr></table></div>
  <a href="/product/${id}/" class="button product_type_variable add_to_cart_button" data-product_id="${id}">Select options</a></li>`;

const forms = () => all('.variations_form');
const items = (form: number) => [...(forms()[form]?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
const checked = () => [0, 1].map((form) => items(form).map(({ ariaChecked }) => ariaChecked === 'true'));

beforeEach(() => Object.assign(document.documentElement, { dir: 'ltr', lang: 'en' }));
afterEach(stop);

describe('swatches of products in a list', () => {
  it('RT-26 SW-9 each div.variations_form is adopted, and its choice finds its own variation', async () => {
    document.body.innerHTML = `<ul class="products">${product(1)}${product(2)}</ul>`;
    const before = document.body.innerHTML;
    const found: unknown[] = [];
    document.addEventListener('found_variation', ({ target }) => found.push(target), { once: true });
    start({ widgets: [swatches], config: { adopt: true } });
    await soon(() =>
      expect(forms().map(({ dataset }) => dataset.widgetState)).toEqual(['mounted', 'mounted']),
    );
    items(1)[0]?.click();
    await soon(() =>
      expect(checked()).toEqual([
        [false, false],
        [true, false],
      ]),
    );
    expect(found).toEqual([forms()[1]]);
    expect(forms().map((form) => form.querySelector('.woocommerce-variation-price')?.textContent)).toEqual([
      undefined,
      '24 ₪',
    ]);
    stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('SW-9 the product’s link keeps working before a choice, and for a variation that is out of stock', async () => {
    document.body.innerHTML = `<ul class="products">${product(1)}</ul>`;
    start({ widgets: [swatches], config: { adopt: true } });
    await soon(() => expect(forms()[0]?.dataset.widgetState).toBe('mounted'));
    const link = find('.add_to_cart_button');
    const follows = () => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      let isFollowed: boolean | undefined;
      window.addEventListener(
        'click',
        (event) => {
          isFollowed = !event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      link.dispatchEvent(click);
      return isFollowed;
    };
    expect([follows(), link.ariaDisabled, link.className]).toEqual([
      true,
      null,
      'button product_type_variable add_to_cart_button',
    ]);
    items(0)[1]?.click();
    expect(follows()).toBe(true);
  });
});
