import { swatchStyles } from '../../demo-site/src/markup/swatch-styles.ts';
import { themeParts } from '../../demo-site/src/theme/parts.ts';
import unmounted from '../../packages/widgets/bundle/iyim.css?inline';
import type { BrowserShop } from '../shop/browser-shop.ts';

const sheets = import.meta.glob<string>('../../demo-site/src/theme/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Applies the shop's theme to the document. Returns a function that removes it, because the docs page has its own styles. */
export function applyTheme({ shop }: BrowserShop): () => void {
  const theme = themeParts.map((name) => sheets[`../../demo-site/src/theme/${name}.css`]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...theme, swatchStyles(shop.repository), unmounted].join('\n'));
  // Inserted before the islands' sheets, as on a page, because the theme defines the order of the layers.
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
