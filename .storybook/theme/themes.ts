import { decodePalette, type Palette } from './palette.ts';
import { presets } from './presets.ts';
import { defaultValues, type TokenValues } from './tokens.ts';

/** Items of the Theme toolbar. */
export const themes = {
  shop: 'Theme: demo shop',
  default: 'Theme: default tokens',
  dark: 'Theme: dark',
  mine: 'Theme: your CSS',
} as const;

/** Returns the palette of a theme. `edited` is the palette of the Tokens page, encoded. The demo shop has no palette, because its own sheet sets the tokens. */
export function paletteOf(theme: unknown, edited: unknown): Palette | undefined {
  switch (theme) {
    case 'default':
      return presets.default.palette;
    case 'dark':
      return presets.dark.palette;
    case 'mine':
      return decodePalette(edited);
    default:
      return undefined;
  }
}

/** Returns the values of all tokens in a palette, so that none of them comes from the demo shop. */
export const allValues = ({ values }: Palette): TokenValues => ({ ...defaultValues, ...values });

/**
 * Applies a palette to a document: the tokens to its root, over those of any sheet, and the colours of the page. Without a palette, the
 * document has its own again.
 */
export function applyPalette(palette: Palette | undefined, { documentElement: root }: Document): void {
  for (const name of Object.keys(defaultValues)) root.style.removeProperty(name);
  delete root.dataset.page;
  if (!palette) return;
  for (const [name, value] of Object.entries(allValues(palette))) root.style.setProperty(name, value);
  root.dataset.page = palette.page;
}
