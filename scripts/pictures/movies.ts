import type { Movie } from './movie.ts';

/** The moving pictures of the README. */
export const movies: readonly Movie[] = [
  {
    name: 'swatches-he',
    path: '/product/linen-dress/',
    before: (page) => page.locator('form.variations_form').scrollIntoViewIfNeeded(),
    async act({ press, rest }, page) {
      const swatch = page.locator('form.variations_form').getByRole('radio');
      await rest(400);
      await press(swatch.nth(1));
      await rest(700);
      await press(swatch.nth(2));
      await rest(700);
      await press(swatch.last());
      await rest(1200);
    },
  },
  {
    name: 'cart-en',
    path: '/en/shop/',
    async act({ press, rest }, page) {
      const add = page.locator('.products .ajax_add_to_cart');
      await rest(400);
      await press(add.nth(0));
      await rest(1200);
      await press(add.nth(1));
      await rest(1500);
    },
  },
];
