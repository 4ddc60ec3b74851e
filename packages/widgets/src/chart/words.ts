import type { ChartData } from './data.ts';
import type { ChartSettings } from './settings.ts';

type ValueWords = Pick<ChartSettings, 'tooltip_prefix' | 'tooltip_suffix' | 'tooltip_separator'>;

/** Settings for the text of values, including the comparison with the previous value. */
export type Words = ValueWords &
  Pick<ChartSettings, 'compare' | 'compare_labels_type' | 'current_label' | 'previous_label'>;

/** Formats a number with `separator` between thousands. Digits in the separator are removed. */
export function grouped(value: number, separator: string): string {
  const between = separator.replace(/\d/g, '');
  const [whole = '', ...rest] = String(value).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, between), ...rest].join('.');
}

export const writeValue = (value: number, words: ValueWords): string =>
  `${words.tooltip_prefix}${grouped(value, words.tooltip_separator)}${words.tooltip_suffix}`;

/** Returns the lines that describe a value: its name and number and, with `compare`, a line for the previous value. */
export function wordsOf(
  { labels, series }: ChartData,
  { row, index, isPie }: { readonly row: number; readonly index: number; readonly isPie: boolean },
  words: Words,
): string[] {
  const { label = '', values = [] } = series[row] ?? {};
  const describe = (at: number, name: string) => {
    const value = values[at] ?? null;
    return value === null ? [] : [`${name && `${name}: `}${writeValue(value, words)}`];
  };
  if (!words.compare || isPie) return describe(index, isPie ? (labels[index] ?? '') : label);
  const isCustom = words.compare_labels_type === 'custom';
  const nameOf = (at: number, custom: string) => (isCustom ? custom : (labels[at] ?? ''));
  return [
    ...describe(index, nameOf(index, words.current_label)),
    ...describe(index - 1, nameOf(index - 1, words.previous_label)),
  ];
}

/** Breaks a label into lines. A line ends after the word that makes it longer than `length` characters. */
export function broken(label: string, length: number): string | string[] {
  if (length <= 0 || label.length <= length) return label;
  const lines: string[] = [];
  let line = '';
  for (const word of label.split(/\s+/)) {
    line += (line && ' ') + word;
    if (line.length > length) {
      lines.push(line);
      line = '';
    }
  }
  return line ? [...lines, line] : lines;
}

export interface Point {
  readonly row: number;
  readonly index: number;
}

/** Returns the value that a key moves to; null if the key clears the selection, undefined if the chart ignores the key. */
export function step(
  from: Point | null,
  key: string,
  { rows, count, isRtl }: { readonly rows: number; readonly count: number; readonly isRtl: boolean },
): Point | null | undefined {
  if (key === 'Escape') return from && null;
  const { row, index } = from ?? { row: 0, index: -1 };
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const within = (at: number, length: number) => Math.max(0, Math.min(at, length - 1));
  if (key === 'Home' || key === 'End') return { row, index: key === 'Home' ? 0 : count - 1 };
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return { row, index: within(index + (key === forward ? 1 : -1), count) };
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return {
      row: within(row + (key === 'ArrowDown' && from ? 1 : key === 'ArrowUp' ? -1 : 0), rows),
      index: within(index, count),
    };
  return undefined;
}
