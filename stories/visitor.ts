import type { BrowserShop } from '../.storybook/shop/browser-shop.ts';

/** Ids of the demo shop's products and variations that stories use, by name. */
export const goods = {
  clayCup: 101,
  oneOffTray: 110,
  linenDressOliveM: 11706,
  wovenScarf: 120,
  woolThrow: 123,
  oliveSoap: 128,
} as const;

/** Returns a function that puts products into the visitor's cart before the story begins. */
export const withCart =
  (...lines: readonly (readonly [id: number, quantity: number])[]) =>
  async (shop: BrowserShop): Promise<void> => {
    for (const [id, quantity] of lines)
      await shop.post('/?wc-ajax=add_to_cart', { product_id: String(id), quantity: String(quantity) });
  };

export const filledCart = withCart([goods.linenDressOliveM, 1], [goods.clayCup, 2], [goods.woolThrow, 1]);

/** Does nothing, so that the visitor's cart stays empty. For stories whose page fills the cart by default. */
export const emptyCart = (): void => {};
