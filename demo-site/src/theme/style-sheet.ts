import { readFileSync } from 'node:fs';

const parts = [
  'tokens',
  'base',
  'layout',
  'controls',
  'home',
  'catalogue',
  'product',
  'variations',
  'cart',
  'mini-cart',
  'checkout-and-account',
];

/** The theme's style sheet: its parts, one after the other. */
export const themeStyleSheet = (): string =>
  parts.map((name) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8')).join('\n');
