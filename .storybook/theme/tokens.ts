import guide from '../../docs/theming.md?raw';
import tokenSheet from '../../packages/runtime/src/host-page/tokens.css?raw';

/** A design token of the library. */
export interface Token {
  /** `--iyim-accent` */
  readonly name: string;
  readonly defaultValue: string;
  /** The token's description in the theming guide, as plain text. */
  readonly description: string;
}

const descriptionOf = (name: string): string =>
  new RegExp(`^\\| \`${name}\` \\|[^|]*\\| (.*) \\|$`, 'm').exec(guide)?.[1]?.replaceAll('`', '') ?? '';

/** All tokens, in the order of the style sheet that defines them. */
export const tokens: readonly Token[] = [...tokenSheet.matchAll(/(--iyim-[a-z-]+): ([^;]+);/g)].map(
  ([, name = '', defaultValue = '']) => ({ name, defaultValue, description: descriptionOf(name) }),
);

/** Values of tokens by name. A token without a value has its default. */
export type TokenValues = Readonly<Record<string, string>>;

export const defaultValues: TokenValues = Object.fromEntries(
  tokens.map(({ name, defaultValue }) => [name, defaultValue]),
);

/** Returns whether a text can be the value of a token: CSS that stays within its declaration. */
export const isTokenValue = (value: string): boolean =>
  value.length <= 100 && /^[\w\s#%.,()/*+-]+$/.test(value) && !/url|\/\*|\*\//i.test(value);

/** Returns a CSS rule that sets the values; empty if there are none. */
export function cssOf(values: TokenValues): string {
  const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}`;
}
