import { describe, expect, it } from 'vitest';
import { addMonths } from './read.ts';

describe('adding months', () => {
  it.each([
    ['March 2024', 1, 'April 2024'],
    ['March 2024', -1, 'February 2024'],
    ['December 2024', 1, 'January 2025'],
    ['January 2024', -1, 'December 2023'],
    [' january 2024 ', 0, 'January 2024'],
  ])('CAL-1 addMonths turns %s plus %i into %s', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected);
  });

  it.each(['', 'מרץ 2024', '2024-03', 'March', 'Smarch 2024', 'constructor 2024'])(
    'CAL-1 addMonths returns null for %j',
    (month) => {
      expect(addMonths(month, 1)).toBeNull();
    },
  );
});
