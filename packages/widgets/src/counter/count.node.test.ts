import { expect, it } from 'vitest';
import { countAt } from './count.ts';
import definition from './definition.ts';

const parse = (raw: object) => definition.settings.parse(raw as Record<string, unknown>, () => {});
const final = (raw: object) => countAt(parse(raw), 1);

it.each([
  [{ to_value: '100' }, '100'],
  [{ to_value: '1234567', delimiter: ',' }, '1,234,567'],
  [{ to_value: '1234.50', delimiter: '.' }, '1.234.50'],
  [{ to_value: '0.999' }, '0.999'],
  [{ to_value: '-12345', delimiter: ' ' }, '-12 345'],
  [{ to_value: 1200, delimiter: '$&' }, '1$&200'],
  [{ to_value: '1e9' }, '0'],
  [{ to_value: '<b>' }, '0'],
  [{ to_value: '' }, '0'],
  [{}, '0'],
])('CN-1 a number keeps its decimals and gets its thousands apart: %j', (raw, expected) => {
  expect(final(raw)).toBe(expected);
});

it('CN-1 counts slowly at both ends, down too, and for two seconds', () => {
  const { duration, ...count } = parse({ from_value: '100', to_value: '0' });
  expect(duration).toBe(2000);
  expect([-1, 0, 0.25, 0.5, 0.75, 1, 2].map((part) => countAt(count, part))).toEqual([
    '100',
    '100',
    '85',
    '50',
    '15',
    '0',
    '0',
  ]);
});
