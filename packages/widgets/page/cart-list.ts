import { behaviour, whenIdle } from '@iyim/runtime/page';
import { cart } from '@iyim/runtime/shop';
import { report } from '@iyim/runtime/widget';

/** Selector of mini-carts that fill the list themselves. */
const MINI_CART = '[data-widget~=mini-cart]:not([data-widget-load=never], [data-widget-state=failed])';

/**
 * Shows the cart in the shop's list when the page is idle, unless a mini-cart does so (CF-7). If a script of the shop also requests
 * the cart, only one request is sent.
 */
export function fillCartList(): void {
  behaviour('cart-list', (signal) => {
    let isLoading = false;
    const fill = async () => {
      if (document.querySelector(MINI_CART)) return;
      const { takeOverFirstCart } = await import('../originals/first-cart.ts');
      await takeOverFirstCart(() => isLoading, signal);
      if (signal.aborted) return;
      isLoading = true;
      await cart().load();
      isLoading = false;
    };
    signal.addEventListener(
      'abort',
      whenIdle(() => {
        fill().catch((error: unknown) => report(error, 'cart-list', 'filling the cart list'));
      }),
    );
  });
}
