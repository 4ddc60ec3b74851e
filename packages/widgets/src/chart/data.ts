import { readNumber } from '@iyim/runtime/page';
import { coerceNumber, coerceText, own } from '@iyim/runtime/widget';

export interface Series {
  readonly label: string;
  /** Null where there is no number. */
  readonly values: readonly (number | null)[];
  /** One for all, or one for each value. */
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

/** More is nothing that anybody reads in a chart. */
const MOST_VALUES = 2000;
const MOST_SERIES = 50;

/** The data of a Chart.js configuration, of which only what is known is taken; null when there is no number in it. */
export function readData(raw: unknown): ChartData | null {
  const series = listOf(own(raw, 'datasets'), MOST_SERIES).map(readSeries);
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  if (!series.some(({ values }) => values.some((value) => value !== null))) return null;
  const labels = listOf(own(raw, 'labels'), count).map((label) => (coerceText(label) ?? '').trim());
  return { labels: [...labels, ...Array<string>(count - labels.length).fill('')], series };
}

const readSeries = (raw: unknown): Series => ({
  label: coerceText(own(raw, 'label')) ?? '',
  values: listOf(own(raw, 'data'), MOST_VALUES).map(readValue),
  fills: coloursOf(own(raw, 'backgroundColor')),
  hoverFills: coloursOf(own(raw, 'hoverBackgroundColor')),
  border: colourOf(own(raw, 'borderColor')),
  borderWidth: Math.max(0, Math.min(coerceNumber(own(raw, 'borderWidth')) ?? 1, 50)),
  point: colourOf(own(raw, 'pointBackgroundColor')),
});

const readValue = (raw: unknown): number | null =>
  coerceNumber(raw) ?? readNumber(coerceText(raw) ?? '')?.value ?? null;

/** A list, also as PHP writes one with gaps: `{ "0": "a", "2": "b" }`. */
export function listOf(raw: unknown, most: number): readonly unknown[] {
  if (Array.isArray(raw)) return raw.slice(0, most);
  return typeof raw === 'object' && raw !== null ? Object.values(raw).slice(0, most) : [];
}

/** A colour as CSS writes it: never `url()`, nor a name out of a prototype. */
export function colourOf(raw: unknown): string | undefined {
  const text = coerceText(raw)?.trim() ?? '';
  return /^(#[\da-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%/-]{5,60}\))$/i.test(text) ? text : undefined;
}

const coloursOf = (raw: unknown): readonly string[] =>
  (Array.isArray(raw) ? raw.slice(0, MOST_VALUES) : [raw])
    .map(colourOf)
    .filter((colour) => colour !== undefined);
