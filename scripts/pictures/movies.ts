import type { Page } from 'playwright';
import type { Movie } from './movie.ts';

/** Height of the shop's sticky header plus some space, in px. */
const HEADER = 90;

const scrollBelowHeader = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((part, header) => {
      scrollBy({ top: part.getBoundingClientRect().top - header, behavior: 'instant' });
    }, HEADER);

/** The README's animated pictures. */
export const movies: readonly Movie[] = [
  {
    name: 'swatches-he',
    path: '/product/linen-dress/',
    before: scrollBelowHeader('.product-page'),
    async act({ press, rest }, page) {
      const groups = page.locator('form.variations_form').getByRole('radiogroup');
      const [colour, size] = [groups.nth(0).getByRole('radio'), groups.nth(1).getByRole('radio')];
      await rest(300);
      await press(colour.nth(1));
      await rest(300);
      await press(size.nth(1));
      await rest(1000);
      await press(colour.nth(2));
      await rest(1500);
    },
  },
  {
    name: 'cart-en',
    path: '/en/shop/',
    before: scrollBelowHeader('.products'),
    async act({ press, rest }, page) {
      const add = page.locator('.products .ajax_add_to_cart');
      await rest(300);
      await press(add.nth(0));
      await rest(900);
      await press(add.nth(1));
      await rest(1800);
    },
  },
];
