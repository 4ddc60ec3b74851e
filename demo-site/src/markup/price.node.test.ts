import { expect, it } from 'vitest';
import { amountText } from './price.ts';

it.each([
  [123_456, '1,234.56'],
  [5, '0.05'],
  [-6720, '\u200e-67.20'],
  [-100_050, '\u200e-1,000.50'],
])('CO-1 %d agorot are %j: a minus goes with its number, in a Hebrew line too', (agorot, text) =>
  expect(amountText(agorot)).toBe(text),
);
