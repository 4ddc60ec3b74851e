import { swatchStyles } from '../../demo-site/src/pages/swatch-styles.ts';
import base from '../../demo-site/src/theme/base.css?inline';
import cart from '../../demo-site/src/theme/cart.css?inline';
import catalogue from '../../demo-site/src/theme/catalogue.css?inline';
import checkoutAndAccount from '../../demo-site/src/theme/checkout-and-account.css?inline';
import controls from '../../demo-site/src/theme/controls.css?inline';
import layout from '../../demo-site/src/theme/layout.css?inline';
import product from '../../demo-site/src/theme/product.css?inline';
import tokens from '../../demo-site/src/theme/tokens.css?inline';
import unmounted from '../../packages/widgets/bundle/iyim.css?inline';
import type { BrowserShop } from '../shop/browser-shop.ts';

/** The style sheets of the demo shop's pages, in the pages' order. */
const parts = [tokens, base, layout, controls, catalogue, product, cart, checkoutAndAccount];

/** Dresses the document as the shop's theme does. Returns what undresses it: the docs page has looks of its own. */
export function wearTheme({ shop }: BrowserShop): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...parts, swatchStyles(shop.repository), unmounted].join('\n'));
  // Before the sheets of islands, as on a page: the theme names the order of the layers.
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
