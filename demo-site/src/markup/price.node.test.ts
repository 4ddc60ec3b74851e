import { expect, it } from 'vitest';
import { amountText } from './price.ts';

it.each([
  [123_456, '1,234.56'],
  [5, '0.05'],
  [-6720, '\u200e-67.20'],
  [-100_050, '\u200e-1,000.50'],
])('CO-1 prints %d agorot as %j, with the minus next to its number even in Hebrew', (agorot, text) =>
  expect(amountText(agorot)).toBe(text),
);
