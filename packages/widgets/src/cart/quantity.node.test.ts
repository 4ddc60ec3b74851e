import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkQuantity, readLimits, stepQuantity } from './quantity.ts';

const limits = readLimits('0', '9', '1');

describe('limits of a quantity', () => {
  it('CP-2 come from the attributes, with what is missing or nonsense left open', () => {
    expect(readLimits('', '', '')).toEqual({ min: 0, max: Number.POSITIVE_INFINITY, step: 1 });
    expect(readLimits('1', '5', '0.5')).toEqual({ min: 1, max: 5, step: 0.5 });
    expect(readLimits('x', 'y', 'any')).toEqual({ min: 0, max: Number.POSITIVE_INFINITY, step: 1 });
    expect(readLimits('0', '', '0')).toMatchObject({ step: 1 });
  });
});

describe('a typed quantity', () => {
  it.each(['0', '3', ' 9 ', '2.5', '2,5'])('CP-2 %j may be sent', (text) => {
    expect(checkQuantity(text, limits)).toBeNull();
  });

  it.each(['', ' ', 'abc', '5x', '1e9', '٣', '--1', 'Infinity', '<b>1</b>'])(
    'CP-2 %j is no number: the server would remove the line',
    (text) => {
      expect(checkQuantity(text, limits)).toBe('notANumber');
    },
  );

  it('CP-2 below and above the limits is refused before it is sent', () => {
    expect(checkQuantity('-1', limits)).toBe('tooFew');
    expect(checkQuantity('10', limits)).toBe('tooMany');
  });
});

describe('one more, one less', () => {
  it('CP-2 steps and stops at the limits', () => {
    expect(stepQuantity('8', 1, limits)).toBe(9);
    expect(stepQuantity('9', 1, limits)).toBe(9);
    expect(stepQuantity('2', -1, limits)).toBe(1);
  });

  it('CP-2 one less than one stays one: removing has its own link', () => {
    expect(stepQuantity('1', -1, limits)).toBe(1);
  });

  it('CP-2 starts from nonsense as from nothing', () => {
    expect(stepQuantity('', 1, limits)).toBe(1);
    expect(stepQuantity('abc', -1, limits)).toBe(1);
  });

  it('CP-2 steps of a tenth do not gather rounding errors', () => {
    const tenths = readLimits('0', '', '0.1');
    expect(stepQuantity('0.2', 1, tenths)).toBe(0.3);
    expect(stepQuantity('0.7', 1, tenths)).toBe(0.8);
  });

  it('CP-2 what a step gives may always be sent', () => {
    const anyLimits = fc
      .record({ min: fc.nat(5), span: fc.nat(20) })
      .map(({ min, span }) => readLimits(String(min), String(Math.max(1, min + span)), '1'));
    fc.assert(
      fc.property(
        anyLimits,
        fc.string(),
        fc.constantFrom(1 as const, -1 as const),
        (any, text, direction) => {
          expect(checkQuantity(String(stepQuantity(text, direction, any)), any)).toBeNull();
        },
      ),
    );
  });
});
