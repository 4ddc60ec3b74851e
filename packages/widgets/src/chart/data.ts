import { readNumber } from '@iyim/runtime/page';
import { coerceNumber, coerceText, ownValue } from '@iyim/runtime/widget';

export interface Series {
  readonly label: string;
  /** The values; null for a gap. */
  readonly values: readonly (number | null)[];
  /** Fill colours: one for all values, or one for each value. */
  readonly fills: readonly string[];
  readonly hoverFills: readonly string[];
  readonly border: string | undefined;
  readonly borderWidth: number;
  readonly point: string | undefined;
}

export interface ChartData {
  readonly labels: readonly string[];
  readonly series: readonly Series[];
}

/** Maximum number of values per series and of series per chart; a chart with more is not readable. */
const MOST_VALUES = 2000;
const MOST_SERIES = 50;

/** Reads the supported data of a Chart.js configuration; null if they contain no number. */
export function readData(raw: unknown): ChartData | null {
  const series = listOf(ownValue(raw, 'datasets'), MOST_SERIES).map(readSeries);
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  if (!series.some(({ values }) => values.some((value) => value !== null))) return null;
  const labels = listOf(ownValue(raw, 'labels'), count).map((label) => (coerceText(label) ?? '').trim());
  return { labels: [...labels, ...Array<string>(count - labels.length).fill('')], series };
}

const readSeries = (raw: unknown): Series => ({
  label: coerceText(ownValue(raw, 'label')) ?? '',
  values: listOf(ownValue(raw, 'data'), MOST_VALUES).map(readValue),
  fills: coloursOf(ownValue(raw, 'backgroundColor')),
  hoverFills: coloursOf(ownValue(raw, 'hoverBackgroundColor')),
  border: colourOf(ownValue(raw, 'borderColor')),
  borderWidth: Math.max(0, Math.min(coerceNumber(ownValue(raw, 'borderWidth')) ?? 1, 50)),
  point: colourOf(ownValue(raw, 'pointBackgroundColor')),
});

const readValue = (raw: unknown): number | null =>
  coerceNumber(raw) ?? readNumber(coerceText(raw) ?? '')?.value ?? null;

/** Reads a list, or the object that PHP writes for a list with gaps: `{ "0": "a", "2": "b" }`. */
export function listOf(raw: unknown, most: number): readonly unknown[] {
  if (Array.isArray(raw)) return raw.slice(0, most);
  return typeof raw === 'object' && raw !== null ? Object.values(raw).slice(0, most) : [];
}

/** Reads a CSS colour; undefined for anything else, such as `url()` or `__proto__`. */
export function colourOf(raw: unknown): string | undefined {
  const text = coerceText(raw)?.trim() ?? '';
  return /^(#[\da-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%/-]{5,60}\))$/i.test(text) ? text : undefined;
}

const coloursOf = (raw: unknown): readonly string[] =>
  (Array.isArray(raw) ? raw.slice(0, MOST_VALUES) : [raw])
    .map(colourOf)
    .filter((colour) => colour !== undefined);
