import { expect, type Locator, type Page } from '@playwright/test';
import { demoCustomer } from '../../src/seed/people.ts';
import { localPath } from '../../src/shop/locale.ts';
import type { Locale } from '../../src/shop/model.ts';
import type { Hand } from './hand.ts';
import { mouse } from './mouse.ts';
import { type Words, wordsOf } from './words.ts';

export interface ShopperOptions {
  readonly locale?: Locale;
  readonly hand?: Hand;
  /** Whether the browser runs scripts. */
  readonly scripts?: boolean;
}

/** A shopper's actions and the parts of the shop, in one language, with one input method. */
export type Shopper = ReturnType<typeof createShopper>;

export function createShopper(
  page: Page,
  { locale = 'he', hand = mouse, scripts = true }: ShopperOptions = {},
) {
  const words: Words = wordsOf(locale, scripts);
  const main = page.getByRole('main');
  const form = main.locator('form.cart');
  const lines = main.getByRole('row').filter({ has: page.locator('td.product-quantity') });
  const miniCart = page.getByRole('dialog', { name: words.miniCart, includeHidden: true });

  const at = {
    main,
    form,
    /** The "add to cart" button of the product's page. */
    addButton: form.getByRole('button', { name: words.addToCart }),
    miniCart,
    miniCartLines: miniCart.locator('.woocommerce-mini-cart-item'),
    /** Number of items in the header's cart. */
    count: page.locator('header .elementor-button-icon-qty'),
    /** The header's cart button, visible or not. */
    miniCartButton: page.locator('header .elementor-menu-cart__toggle_button'),
    miniCartToggle: page.locator('header').getByRole('button', { name: words.viewYourCart }),
    lines,
    quantity: (line: Locator = lines.first()) => line.getByRole('spinbutton'),
    coupon: main.getByRole('textbox', { name: words.couponCode }),
    applyCoupon: main.getByRole('button', { name: words.applyCoupon }),
    total: main.locator('.order-total'),
    username: main.getByLabel(words.username),
    password: main.getByLabel(words.password, { exact: true }),
    logIn: main.getByRole('button', { name: words.logIn, exact: true }),
    placeOrder: main.getByRole('button', { name: words.placeOrder }),
  };

  const go = async (path: string): Promise<void> => {
    await page.goto(localPath(path, locale));
  };

  return {
    page,
    words,
    at,
    hand,
    /** Opens an address of the shop, such as `/cart/`. */
    go,
    /** Opens a product by its English slug, which works in both languages. */
    openProduct: (slug: string) => go(`/product/${slug}/`),

    /** Chooses an option of an attribute with its swatch or, without scripts, with its select. */
    async choose(attribute: string, option: string): Promise<void> {
      if (!scripts) {
        await form.getByRole('combobox', { name: attribute }).selectOption(option);
        return;
      }
      const item = form
        .getByRole('radiogroup', { name: attribute })
        .getByRole('radio', { name: option, exact: true });
      await hand.choose(item);
      await expect(item).toBeChecked();
    },

    addToCart: () => hand.press(at.addButton),

    /** Returns the button that adds a product of a list without leaving the page. */
    listButton: (product: string) =>
      main.getByRole('button', { name: product }).and(page.locator('.ajax_add_to_cart')),

    /**
     * Waits until the mini-cart has mounted. The cart has then read its content, or requested it if needed, so that a later click
     * sends only its own requests.
     */
    cartIsReady: () =>
      expect(page.locator('header [data-widget="mini-cart"]')).toHaveAttribute(
        'data-widget-state',
        'mounted',
      ),

    openMiniCart: () => hand.press(at.miniCartToggle),

    async logInAtCheckout(
      { login, password } = demoCustomer as { login: string; password: string },
    ): Promise<void> {
      await hand.press(main.getByText(words.returning));
      await hand.write(at.username, login);
      await hand.write(at.password, password);
      await hand.send(at.logIn);
    },

    placeOrder: () => hand.press(at.placeOrder),

    /** Returns the number of the order that was just placed. */
    async orderNumber(): Promise<number> {
      await expect(main.getByText(words.received)).toBeVisible();
      return Number(await main.locator('.woocommerce-order-overview__order strong').textContent());
    },
  };
}
