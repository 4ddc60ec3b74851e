import { readFileSync } from 'node:fs';
import { themeParts } from './parts.ts';

const textOf = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

/** The theme's style sheet: the fonts, which only a server has beside it, and its parts, one after the other. */
export const themeStyleSheet = (): string =>
  ['fonts', ...themeParts].map((name) => textOf(`${name}.css`)).join('\n');

/** The script of the pages that tell what is stored about popups. */
export const storedNotesCode = (): string => textOf('stored-notes.js');
