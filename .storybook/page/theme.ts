import { swatchStyles } from '../../demo-site/src/markup/swatch-styles.ts';
import { themeParts } from '../../demo-site/src/theme/parts.ts';
import unmounted from '../../packages/widgets/bundle/iyim.css?inline';
import type { BrowserShop } from '../shop/browser-shop.ts';

const sheets = import.meta.glob<string>('../../demo-site/src/theme/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Dresses the document as the shop's theme does. Returns what undresses it: the docs page has looks of its own. */
export function wearTheme({ shop }: BrowserShop): () => void {
  const theme = themeParts.map((name) => sheets[`../../demo-site/src/theme/${name}.css`]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...theme, swatchStyles(shop.repository), unmounted].join('\n'));
  // Before the sheets of islands, as on a page: the theme names the order of the layers.
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
