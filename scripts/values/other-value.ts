/** Returns the source of a reader that ignores the host's value and always returns the given reader's default. */
export const readingDefault = (reader: string): string =>
  `((it, still = (one) => ({ ...one, read: () => one.info.defaultValue })) => 'each' in it ? { ...it, each: still(it.each) } : still(it))(${reader})`;

/** Returns the source of another value of the same kind, or undefined if there is no obvious one. */
export function otherThan(source: string): string | undefined {
  if (source === 'true') return 'false';
  if (source === 'false') return 'true';
  if (/^-?[\d_]*\.?[\d_]+$/.test(source)) return String(otherNumber(Number(source.replaceAll('_', ''))));
  if (/^\d[\d_]*( \* \d[\d_]*)+$/.test(source)) return `2 * ${source}`;
  const [, quote, text] = /^(['"`])(.*)\1$/s.exec(source) ?? [];
  if (quote !== undefined && text !== undefined) return quote + otherText(text) + quote;
  if (/^\/.*\/[a-z]*$/.test(source)) return '/(?!)/';
  // A CSS length, a key, or a part of a longer string.
  return /^[^\s(){}[\],;]+$/.test(source) ? otherText(source) : undefined;
}

/** Matches a number with a unit, such as a length, a time or a percentage. */
const LENGTH = /^(-?[\d.]+)([a-z%]+)$/;

const otherNumber = (value: number): number => (value === 0 ? 1 : value * 2);

/** Doubles the number of a length or a time, and adds a letter in front of other text. */
function otherText(text: string): string {
  const [, digits, unit] = LENGTH.exec(text) ?? [];
  return digits === undefined ? `x${text}` : `${otherNumber(Number(digits))}${unit}`;
}
