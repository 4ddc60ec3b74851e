import { readFileSync } from 'node:fs';
import { themeParts } from './parts.ts';

const textOf = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

/** Joins the theme's style sheet: the fonts, which only a server has beside it, and its parts, without their comments. */
export const themeStyleSheet = (): string =>
  ['fonts', ...themeParts]
    .map((name) => textOf(`${name}.css`))
    .join('\n')
    .replace(/\/\*.*?\*\/\n?/gs, '');

/** A script of the theme's, by its file's name. */
export const themeScript = (name: string): string => textOf(name);
