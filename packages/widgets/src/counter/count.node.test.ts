import { expect, it } from 'vitest';
import definition from './Counter.tsx';
import { countAt, readCount } from './count.ts';

const parse = (raw: object) => definition.settings.parse(raw as Record<string, unknown>, () => {});
const final = (raw: object, mark = '.') => {
  const count = readCount(parse(raw), mark);
  return count && countAt(count, 1);
};

it.each([
  [{ to_value: '100' }, '100'],
  [{ to_value: '1234567', delimiter: ',' }, '1,234,567'],
  [{ to_value: '1234.50', delimiter: '.' }, '1.234.50'],
  [{ to_value: '0.999' }, '0.999'],
  [{ to_value: '-12345', delimiter: ' ' }, '-12 345'],
  [{ to_value: 1200, delimiter: '$&' }, '1$&200'],
  [{ to_value: { a: 1 } }, '0'],
  [{}, '0'],
])('CN-1 a counter’s number keeps its decimals and gets the delimiter: %j', (raw, expected) => {
  expect(final(raw)).toBe(expected);
});

it.each([
  ['8,9', '.', 8.9],
  ['8,9', ',', 8.9],
  ['1,250', '.', 1250],
  ['1,250', ',', 1.25],
  ['1.250', ',', 1.25], // a single point is a decimal point in any language, as in code
  ['1.250.000', ',', 1_250_000],
  ['1200+', '.', 1200],
  ['98%', '.', 98],
  ['₪1,250.50', '.', 1250.5],
  ['−5', '.', -5],
  ['٤٥', '.', 45],
  ['1\u00a0250', '.', 1250],
])(
  'CN-1 a counter ends at the number in %j, with the decimal mark %j, and keeps its text',
  (to_value, mark, value) => {
    const count = readCount(parse({ to_value }), mark);
    expect(count?.to).toBe(value);
    expect(final({ to_value }, mark)).toBe(to_value.replace('−', '-'));
  },
);

it('CN-1 a delimiter equal to the decimal comma is dropped, and the count uses the digits of the text', () => {
  expect(final({ to_value: '12345,5', delimiter: ',' }, ',')).toBe('12345,5');
  const count = readCount(parse({ to_value: '٤٠', from_value: '1,000+' }), '.');
  expect(count && [0, 0.5].map((part) => countAt(count, part))).toEqual(['١٠٠٠', '٥٢٠']);
});

it.each(['', 'ten', '∞', '1.2k', '10–20', '24/7', '1e9', '<b>'])(
  'CN-1 a counter shows the text %j without counting',
  (to_value) => {
    expect(readCount(parse({ to_value }), '.')).toBeNull();
  },
);

it('CN-1 a counter is slow at both ends, can go down, and takes two seconds by default', () => {
  const settings = parse({ from_value: '100', to_value: '0' });
  const count = readCount(settings, '.');
  expect(settings.duration).toBe(2000);
  expect([-1, 0, 0.25, 0.5, 0.75, 1, 2].map((part) => count && countAt(count, part))).toEqual([
    '100',
    '100',
    '85',
    '50',
    '15',
    '0',
    '0',
  ]);
});
