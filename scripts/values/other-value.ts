/** The source of a reader that ignores the host's value and returns the setting's default, from the source of its reader. */
export const readingDefault = (reader: string): string =>
  `((it, still = (one) => ({ ...one, read: () => one.info.defaultValue })) => 'each' in it ? { ...it, each: still(it.each) } : still(it))(${reader})`;

/** Another value of the same kind, as source, for a value as the source spells it. Undefined where there is no obvious one. */
export function otherThan(source: string): string | undefined {
  if (source === 'true') return 'false';
  if (source === 'false') return 'true';
  if (/^-?[\d_]*\.?[\d_]+$/.test(source)) return String(otherNumber(Number(source.replaceAll('_', ''))));
  if (/^\d[\d_]*( \* \d[\d_]*)+$/.test(source)) return `2 * ${source}`;
  const [, quote, text] = /^(['"`])(.*)\1$/s.exec(source) ?? [];
  if (quote !== undefined && text !== undefined) return quote + otherText(text) + quote;
  if (/^\/.*\/[a-z]*$/.test(source)) return '/(?!)/';
  // A length of a style sheet, a key, or a part of a longer text.
  return /^[^\s(){}[\],;]+$/.test(source) ? otherText(source) : undefined;
}

/** A number with its unit: a length, a time, a percentage. */
const LENGTH = /^(-?[\d.]+)([a-z%]+)$/;

const otherNumber = (value: number): number => (value === 0 ? 1 : value * 2);

/** A length or a time doubles its number, other text gets a letter in front. */
function otherText(text: string): string {
  const [, digits, unit] = LENGTH.exec(text) ?? [];
  return digits === undefined ? `x${text}` : `${otherNumber(Number(digits))}${unit}`;
}
