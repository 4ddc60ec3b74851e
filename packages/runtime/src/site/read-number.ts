/** Format of a written number. */
export interface NumberFormat {
  /** Decimal places. */
  readonly decimals: number;
  /** Decimal separator. */
  readonly mark: string;
  /** Separator between groups of digits; empty when there is no separator. */
  readonly group: string;
  /** The digits from 0 to 9 in the number's writing system. */
  readonly digits: string;
}

/** A number in a text. */
export interface WrittenNumber extends NumberFormat {
  /** The number; NaN for digits that are not one plain number: `1.2.3`, `1.2k`. */
  readonly value: number;
  /** True for one point or comma before three digits, which may separate groups or decimals: `1,250`. */
  readonly isAmbiguous: boolean;
  /** The text around the number and its minus sign. */
  readonly before: string;
  readonly after: string;
}

/** Digits of the writing systems that shops and CMSs use for numbers. */
const LATIN = '0123456789';
const SCRIPTS = [LATIN, '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९'];

/** Matches digits and the separators between them. Spaces and apostrophes are separators only before groups of three digits. */
const NUMBER = /[.٫]?\d(?:\d|[.,٫٬](?=\d)|[\s'’](?=\d{3}(?!\d)))*/g;
const MINUS = /(?:^|[^\p{L}\p{N}.,])([-−])\p{Sc}?$/u;
/** Matches digit groups of Europe, the Americas and India, with a comma for each separator. */
const GROUPS = /^(\d{1,3}(,\d{3})+|\d{1,2}(,\d\d)+,\d{3}|\d*)$/;
/** Matches a factor after the digits: `1.2k` is not 1.2. */
const FACTOR = /^[kKMB](?!\p{L})/u;

/** Returns the decimal separator of a language; a point for an unknown language. */
export function decimalMark(language: string): string {
  try {
    const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(0.5);
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  } catch {
    return '.';
  }
}

/**
 * Returns the numbers in a text, in order. Reads groups (`1,250`, `1.250`, `1 250`, `1’250`), decimals, a minus sign, and the
 * digits of several writing systems. A range or a date yields several numbers.
 *
 * @param mark The decimal separator for ambiguous text: one point or comma before three digits.
 */
export function readNumbers(text: string, mark = '.'): readonly WrittenNumber[] {
  const latin = text.replace(/[٠-٩۰-۹०-९]/g, (digit) => String(SCRIPTS.join('').indexOf(digit) % 10));
  return [...latin.matchAll(NUMBER)].map((match) => {
    // The point of "Rs.500" is not a decimal separator.
    const extra = /^\D/.test(match[0]) && /[\p{L}\p{M}]$/u.test(latin.slice(0, match.index)) ? 1 : 0;
    const written = match[0].slice(extra);
    const start = match.index + extra;
    const end = start + written.length;
    const before = text.slice(0, start);
    const after = text.slice(end);
    const [, sign] = MINUS.exec(before) ?? [];
    const number = parse(written, mark);
    return {
      ...number,
      value: FACTOR.test(after) ? Number.NaN : sign ? -number.value : number.value,
      digits: SCRIPTS.find((digits) => digits.includes(text.charAt(end - 1))) ?? LATIN,
      before: sign ? before.replace(MINUS, (found) => found.replace(sign, '')) : before,
      after,
    };
  });
}

/**
 * Returns the number in a text with exactly one number. Undefined for other text, and for `(5)`, which means -5 in accounting.
 */
export function readNumber(text: string, mark?: string): WrittenNumber | undefined {
  if (/^\s*\(.*\)\s*$/.test(text)) return undefined;
  const [number, ...others] = readNumbers(text, mark);
  return number && others.length === 0 && Number.isFinite(number.value) ? number : undefined;
}

/** Returns the number in an attribute, read as code (`1.250` is 1.25) if possible, otherwise as text. */
export const readNumberAttribute = (text: string, mark: string): WrittenNumber | undefined =>
  readNumber(text, /^\s*-?\d*\.?\d*\s*$/.test(text) ? '.' : mark);

function parse(written: string, mark: string) {
  const signs: readonly string[] = written.match(/\D/g) ?? [];
  const last = signs.at(-1) ?? '';
  const at = written.lastIndexOf(last);
  const isAmbiguous = /^[1-9]\d{0,2}[.,]\d{3}$/.test(written);
  const isDecimal = isAmbiguous
    ? last === mark
    : /[.,٫]/.test(last) && signs.indexOf(last) === signs.length - 1;
  const [whole, rest] = isDecimal ? [written.slice(0, at), written.slice(at + 1)] : [written, ''];
  const [group = ''] = isDecimal ? signs.slice(0, -1) : signs;
  const isNumber = GROUPS.test(group ? whole.replaceAll(group, ',') : whole);
  return {
    value: isNumber ? Number(`${whole.replace(/\D/g, '')}.${rest}0`) : Number.NaN,
    decimals: Math.min(rest.length, MOST_DECIMALS),
    mark: isDecimal ? last : '.',
    group,
    isAmbiguous,
  };
}

const MOST_DECIMALS = 20;

/** Writes a number with groups of three digits, rounded to the format's decimals. */
export function formatNumber(value: number, { decimals, mark, group, digits }: NumberFormat): string {
  const [whole = '', rest] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => group);
  const written = rest === undefined ? grouped : grouped + mark + rest;
  return digits === LATIN ? written : written.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
}
