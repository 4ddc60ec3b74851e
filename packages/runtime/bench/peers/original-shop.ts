// What a shop's own pages load instead of ours: jQuery, and the shop's scripts as far as they were recorded.
import {
  addToCartScript,
  cartFragmentsScript,
  cartScript,
  variationScript,
} from '../../../widgets/testing/shop-scripts.ts';

addToCartScript();
cartFragmentsScript();
if (document.querySelector('.woocommerce-cart-form')) cartScript();
if (document.querySelector('form.variations_form')) variationScript();
