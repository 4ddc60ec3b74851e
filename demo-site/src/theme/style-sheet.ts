import { readFileSync } from 'node:fs';
import { themeParts } from './parts.ts';

const textOf = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

/** Returns the theme's style sheet without comments: the fonts, which only a server can deliver, and all parts. */
export const themeStyleSheet = (): string =>
  ['fonts', ...themeParts]
    .map((name) => textOf(`${name}.css`))
    .join('\n')
    .replace(/\/\*.*?\*\/\n?/gs, '');

/** Returns a script of the theme by its file name. */
export const themeScript = (name: string): string => textOf(name);
