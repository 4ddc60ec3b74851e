import { expect, it } from 'vitest';
import { amountText, availabilityMarkup } from './price.ts';

it.each([
  [123_456, '1,234.56'],
  [5, '0.05'],
  [-6720, '\u200e-67.20'],
  [-100_050, '\u200e-1,000.50'],
])('CO-1 %d agorot are printed as %j, with the minus next to its number even in Hebrew', (agorot, text) =>
  expect(amountText(agorot)).toBe(text),
);

it.each([
  [1, 'נותרה יחידה אחת במלאי'],
  [2, 'נותרו שתי יחידות במלאי'],
  [3, 'נותרו רק 3 יחידות במלאי'],
  [4, '4 במלאי'],
])('RT-22 the Hebrew text for %d pieces in stock is %j', (quantity, text) => {
  const stock = { kind: 'managed', quantity, backorders: 'no', lowAt: 3 } as const;
  expect(String(availabilityMarkup(stock, 'he'))).toContain(`>${text}<`);
});
