import { whenIdle } from '../host-page/when-idle.ts';
import { behaviour } from '../site/behaviour.ts';
import { cart } from './cart.ts';

/** Shows the cart when the page is idle, for a list of the shop's that no mini-cart fills by then (CF-7). */
export function fillCartList(): void {
  behaviour('cart-list', (signal) => {
    signal.addEventListener(
      'abort',
      whenIdle(() => void cart().load()),
    );
  });
}
