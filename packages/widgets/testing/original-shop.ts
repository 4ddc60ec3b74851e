// Runs the recorded parts of the shop's scripts, each on the pages that need it.
import {
  $,
  addToCartScript,
  cartFragmentsScript,
  cartScript,
  checkoutScript,
  variationScript,
} from './shop-scripts.ts';

$(() => {
  addToCartScript();
  cartFragmentsScript();
  if (document.querySelector('.woocommerce-cart-form')) cartScript();
  if (document.querySelector('form.variations_form')) variationScript();
  if (document.querySelector('form.woocommerce-checkout')) checkoutScript();
  Object.assign(window, { originalsAreBound: true }); // tests wait for this global
});
