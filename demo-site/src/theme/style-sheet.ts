import { readFileSync } from 'node:fs';
import { themeParts } from './parts.ts';

/** The theme's style sheet: its parts, one after the other. */
export const themeStyleSheet = (): string =>
  themeParts.map((name) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8')).join('\n');
