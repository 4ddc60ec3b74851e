import { isTokenValue, type TokenValues, tokens } from './tokens.ts';

/** Values that the Tokens page edits, and that the toolbar's theme "Your CSS" applies. */
export interface Palette {
  /** Tokens that differ from their defaults. */
  readonly values: TokenValues;
  /** Colours of the demo shop's own page around the widgets. */
  readonly page: 'light' | 'dark';
}

const PREFIX = '--iyim-';

/**
 * Returns the palette as a word that an address can contain. Storybook accepts only letters, digits, `-` and `_` there, so this is
 * base64url of `dark;accent:#2c5649`.
 */
export function encodePalette({ values, page }: Palette): string {
  const pairs = Object.entries(values).map(([name, value]) => `${name.slice(PREFIX.length)}:${value}`);
  if (pairs.length === 0 && page === 'light') return '';
  return btoa([page, ...pairs].join(';'))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Returns the palette in an address. Unknown tokens and text that is not a value are ignored, because an address may contain anything. */
export function decodePalette(text: unknown): Palette {
  const [page, ...pairs] = decodeText(text).split(';');
  const values = pairs.flatMap((pair) => {
    const at = pair.indexOf(':');
    const name = `${PREFIX}${pair.slice(0, at)}`;
    const value = pair.slice(at + 1).trim();
    const isKnown = at > 0 && tokens.some((token) => token.name === name);
    return isKnown && isTokenValue(value) ? [[name, value] as const] : [];
  });
  return { values: Object.fromEntries(values), page: page === 'dark' ? 'dark' : 'light' };
}

function decodeText(text: unknown): string {
  if (typeof text !== 'string') return '';
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
