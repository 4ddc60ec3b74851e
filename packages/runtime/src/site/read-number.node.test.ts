import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalMark, formatNumber, readNumber, readNumbers } from './read-number.ts';

describe('a number in a text', () => {
  it.each([
    ['0', 0],
    ['1234', 1234],
    ['007', 7],
    ['8,9', 8.9],
    ['8.9', 8.9],
    ['.5', 0.5],
    ['0,500', 0.5],
    ['0.125', 0.125],
    ['1234,567', 1234.567],
    ['12.5000', 12.5],
    ['1,250.00 ₪', 1250],
    ['1.250,50 €', 1250.5],
    ['1.234,500 د.ك', 1234.5],
    ['د.ك 1.234,500', 1234.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ['12,34,567.5', 1_234_567.5],
    ['1 250', 1250],
    ['1\u00a0250,5', 1250.5],
    ['1\u202f250\u202f000', 1_250_000],
    ['1\u2009250', 1250],
    ['12’500', 12_500],
    ["12'500.50", 12_500.5],
    ['1200+', 1200],
    ['98%', 98],
    ['98,5 %', 98.5],
    ['5 (new)', 5],
    ['Rs.500', 500],
    ['Rs. 1,250.50', 1250.5],
    ['−5', -5],
    ['-₪5.50', -5.5],
    ['₪-5', -5],
    ['\u200e-1,234.5', -1234.5],
    ['\u200e−۱٬۲۳۴٫۵', -1234.5],
    ['٤٥', 45],
    ['١٬٢٣٤٫٥٠', 1234.5],
    ['۱۲۳', 123],
    ['१२३', 123],
    ['2 ×', 2],
    ['Room-5', 5],
    ['Total: 5.', 5],
    ['5kg', 5],
    ['12MB', 12],
  ])('RT-2 readNumber reads %j as %d in any language', (text, value) => {
    for (const mark of ['.', ',', undefined]) expect(readNumber(text, mark)?.value).toBe(value);
  });

  it.each([
    ['en', '1,250', 1250],
    ['en', '1.250', 1.25],
    ['he', '12,500 ₪', 12_500],
    ['ar', '12.500 د.ك', 12.5],
    ['de', '1.250', 1250],
    ['de', '1,250', 1.25],
    ['fr', '1,250', 1.25],
    ['fr', '1.250', 1250],
    ['hi', '1,250', 1250],
    ['fa', '1,250', 1250],
    ['fa', '1.250', 1.25],
    ['und', '1,250', 1250],
    ['not a tag', '1,250', 1250],
    ['', '1.250', 1.25],
  ])('RT-2 readNumber reads, in the language %s, the ambiguous %j as %d', (language, text, value) => {
    expect(readNumber(text, decimalMark(language))).toMatchObject({ value, isAmbiguous: true });
  });

  it.each([
    '',
    ' ',
    'ten',
    '∞',
    '10–20',
    '10-20',
    '10 - 20',
    '1 000–2 000',
    '24/7',
    '(1,250.00)',
    ' (5) ',
    '10:30',
    '10.12.2026',
    '1.2.3',
    '1,2,3',
    '1,25,0',
    '1,250,00',
    '1.2k',
    '5M',
    '1e9',
    '5 10',
    '1’25',
    '2023 100',
    '1,234.567,8',
  ])('RT-2 readNumber finds no single number in %j', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });

  it('RT-2 readNumbers returns both numbers of a range', () => {
    expect(readNumbers('₪10–1,250').map(({ value }) => value)).toEqual([10, 1250]);
  });

  it('RT-2 readNumber returns the text around the number', () => {
    expect(readNumber('over -₪1,250.50 a day')).toMatchObject({ before: 'over ₪', after: ' a day' });
  });
});

describe('a number that is read and formatted', () => {
  const languages = ['he', 'en', 'de', 'fr', 'ar', 'ar-EG', 'hi', 'fa', 'es', 'pl'];
  const amounts = fc
    .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.nat(3))
    .map(([whole, decimals]) => [whole / 10 ** decimals, decimals] as const);

  it.each(languages)(
    'RT-2 a number that is read, written and read again in %s stays the same',
    (language) => {
      fc.assert(
        fc.property(amounts, ([value, decimals]) => {
          const text = new Intl.NumberFormat(language, {
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
          }).format(value);
          const read = readNumber(text, decimalMark(language));
          expect(read?.value, text).toBe(value);
          if (!read) return;
          const again = formatNumber(value, read);
          expect(readNumber(again, decimalMark(language))?.value, again).toBe(value);
        }),
      );
    },
  );

  it.each(['1,250.00', '1.250,50', '12’500', '1 250,5', '0.99', '-12,345', '١٬٢٣٤٫٥٠', '۱۲٬۳۴۵'])(
    'RT-2 formatNumber writes %j exactly as readNumber has read it',
    (text) => {
      const read = readNumber(text);
      expect(read && formatNumber(read.value, read)).toBe(text);
    },
  );

  it('RT-2 readNumbers reads any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'09٣۴.,٫٬’ -−₪kM%–/a\u00a0') }), (text) => {
        for (const { value } of readNumbers(text)) expect(value).toBeTypeOf('number');
      }),
    );
  });
});
