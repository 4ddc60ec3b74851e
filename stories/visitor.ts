import type { BrowserShop } from '../.storybook/shop/browser-shop.ts';

/** Goods of the demo shop that stories speak of, by their ids; of a variation its own. */
export const goods = {
  clayCup: 101,
  oneOffTray: 110,
  linenDressOliveM: 11706,
  wovenScarf: 120,
  woolThrow: 123,
  oliveSoap: 128,
} as const;

/** What the visitor put into the cart before the story began. */
export const withCart =
  (...lines: readonly (readonly [id: number, quantity: number])[]) =>
  async (shop: BrowserShop): Promise<void> => {
    for (const [id, quantity] of lines)
      await shop.post('/?wc-ajax=add_to_cart', { product_id: String(id), quantity: String(quantity) });
  };

export const filledCart = withCart([goods.linenDressOliveM, 1], [goods.clayCup, 2], [goods.woolThrow, 1]);

/** A visitor who has not put anything into the cart yet. */
export const emptyCart = (): void => {};
