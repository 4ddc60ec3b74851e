import { swatchStyles } from '../../demo-site/src/markup/swatch-styles.ts';
import { themeParts } from '../../demo-site/src/theme/parts.ts';
import unmounted from '../../packages/widgets/bundle/iyim.css?inline';
import type { BrowserShop } from '../shop/browser-shop.ts';
import pageColours from '../theme/page-colours.css?inline';
import type { Palette } from '../theme/palette.ts';
import { applyPalette } from '../theme/themes.ts';

const sheets = import.meta.glob<string>('../../demo-site/src/theme/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/**
 * Applies the shop's theme to the document, and a palette over it. Returns a function that removes both, because the docs page has its
 * own styles.
 */
export function applyTheme({ shop }: BrowserShop, palette: Palette | undefined): () => void {
  const theme = themeParts.map((name) => sheets[`../../demo-site/src/theme/${name}.css`]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...theme, pageColours, swatchStyles(shop.repository), unmounted].join('\n'));
  // Inserted before the islands' sheets, as on a page, because the theme defines the order of the layers.
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  applyPalette(palette, document);
  return () => {
    applyPalette(undefined, document);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
