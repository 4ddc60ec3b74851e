import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkQuantity, clampQuantity, readLimits, stepQuantity } from './quantity.ts';

const field = (min = '', max = '', step = '', defaultValue = '') =>
  readLimits({ min, max, step, defaultValue });
const limits = field('0', '9', '1');

describe('limits of a quantity', () => {
  it.each([
    [field(), { min: 0, max: Number.POSITIVE_INFINITY, step: 1, base: 0 }],
    [field('1', '5', '0.5'), { min: 1, max: 5, step: 0.5, base: 1 }],
    [field('x', 'y', 'any'), { min: 0, max: Number.POSITIVE_INFINITY, step: 'any' }],
    [field('0', '-1', '0'), { max: Number.POSITIVE_INFINITY, step: 1 }],
    [field('1', 'Infinity', '-2'), { max: Number.POSITIVE_INFINITY, step: 1 }],
    [field('', '', '4', '2'), { min: 0, step: 4, base: 2 }],
  ])(
    'CP-2 readLimits reads a quantity’s limits from the attributes of its field, and ignores missing, invalid or negative ones: %j',
    (found, expected) => {
      expect(found).toMatchObject(expected);
    },
  );
});

describe('a typed quantity', () => {
  it.each(['0', '3', ' 9 ', '2.5', '+2'])('CP-2 checkQuantity accepts %j', (text) => {
    expect(checkQuantity(text, limits)).toBeNull();
  });

  // The server removes everything except digits and points: it would read "2,5" as 25, and remove the line for "abc".
  it.each(['', ' ', 'abc', '5x', '1e9', '2,5', '1,000', '1.000.5', '٣', '--1', 'Infinity', '<b>1</b>'])(
    'CP-2 checkQuantity refuses %j, which the server would read differently',
    (text) => {
      expect(checkQuantity(text, limits)).toBe('notANumber');
    },
  );

  it('CP-2 checkQuantity refuses a quantity outside the limits', () => {
    expect(checkQuantity('-1', limits)).toBe('tooFew');
    expect(checkQuantity('10', limits)).toBe('tooMany');
    expect(checkQuantity('10', field('1', '-1'))).toBeNull();
  });
});

describe('a step up or down', () => {
  it.each([
    ['8', 1, limits, 9],
    ['9', 1, limits, 9],
    ['2', -1, limits, 1],
    ['5', 1, field('5', '', '2'), 7],
    ['7', -1, field('5', '', '2'), 5],
    ['5', -1, field('5', '', '2'), 5],
    ['6', 1, field('5', '', '2'), 7],
    ['6', -1, field('5', '', '2'), 5],
    ['2', 1, field('5', '', '2'), 5],
    ['8', 1, field('', '10', '4'), 8],
    ['4', 1, field('', '10', '4'), 8],
    ['12', 1, field('', '10', '4'), 8],
    ['2', 1, field('', '', '4', '2'), 6],
    ['2', -1, field('', '', '4', '2'), 2],
    ['3', 1, field('1', '-1'), 4],
    ['3', -1, field('1', '-1'), 2],
    ['3', 1, field('1', '0'), 4],
    ['1.5', 1, field('', '', 'any'), 2.5],
    ['2.5', -1, field('', '', 'any'), 1.5],
    ['1.5', -1, field('', '', 'any'), 1],
    ['0.2', 1, field('0', '', '0.1'), 0.3],
    ['0.7', 1, field('0', '', '0.1'), 0.8],
    ['0.30000000000000004', 1, field('0', '', '0.1'), 0.4],
    ['0.1', -1, field('0', '', '0.1'), 0.1],
    ['0.25', 1, field('0.25', '1', '0.25'), 0.5],
    ['999999999', 1, field('1'), 1_000_000_000],
    ['1000000', 1, field('0', '', '0.001'), 1_000_000.001],
    ['', 1, limits, 1],
    ['abc', -1, limits, 1],
    ['3', -1, field('5', '4'), 3],
    ['3', 1, field('-5', '', '2'), 5],
  ] as const)(
    'CP-2 stepQuantity steps %j in the direction %d, within the limits %j, to %d',
    (text, direction, within, expected) => {
      expect(stepQuantity(text, direction, within)).toBe(expected);
    },
  );

  it('CP-2 stepQuantity always returns a valid quantity that is on a step', () => {
    const anyField = fc
      .record({
        min: fc.nat(5),
        span: fc.nat(20),
        step: fc.constantFrom('1', '2', '4', '0.1', '0.25', 'any'),
      })
      .map(({ min, span, step }) => field(String(min), String(Math.max(4, min + span)), step));
    fc.assert(
      fc.property(
        anyField,
        fc.oneof(fc.string(), fc.nat(30).map(String)),
        fc.constantFrom(1 as const, -1 as const),
        (within, text, direction) => {
          const next = stepQuantity(text, direction, within);
          expect(checkQuantity(String(next), within)).toBeNull();
          const { step, base } = within;
          if (step !== 'any')
            expect(Math.abs((next - base) / step - Math.round((next - base) / step))).toBeLessThan(1e-6);
          expect(String(next)).not.toMatch(/\d{7}/);
        },
      ),
    );
  });
});

describe('a quantity clamped to limits', () => {
  it.each([
    ['2', 2],
    ['0', 1],
    ['-3', 1],
    ['9', 5],
    ['abc', 1],
    ['', 1],
    ['2.5', 2.5],
    ['5x', 1],
  ])('SW-9 clampQuantity limits "%s" to the range from 1 to 5: %d', (value, expected) => {
    expect(clampQuantity(value, { min: 1, max: 5 })).toBe(expected);
  });
});
