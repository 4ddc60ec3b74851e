import { describe, expect, it } from 'vitest';
import { addMonths } from './read.ts';

describe('counting months', () => {
  it.each([
    ['March 2024', 1, 'April 2024'],
    ['March 2024', -1, 'February 2024'],
    ['December 2024', 1, 'January 2025'],
    ['January 2024', -1, 'December 2023'],
    [' january 2024 ', 0, 'January 2024'],
  ])('CAL-1 %s and %i is %s', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected);
  });

  it.each(['', 'מרץ 2024', '2024-03', 'March', 'Smarch 2024', 'constructor 2024'])(
    'CAL-1 %j is no month of the contract',
    (month) => {
      expect(addMonths(month, 1)).toBeNull();
    },
  );
});
