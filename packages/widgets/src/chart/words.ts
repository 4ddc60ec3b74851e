import type { ChartData } from './data.ts';
import type { ChartSettings } from './settings.ts';

type ValueWords = Pick<ChartSettings, 'tooltip_prefix' | 'tooltip_suffix' | 'tooltip_separator'>;

/** How values are written, and whether a point of a line also tells of the one before. */
export type Words = ValueWords &
  Pick<ChartSettings, 'compare' | 'compare_labels_type' | 'current_label' | 'previous_label'>;

/** Thousands apart by `separator`, in which digits do not count. */
export function grouped(value: number, separator: string): string {
  const between = separator.replace(/\d/g, '');
  const [whole = '', ...rest] = String(value).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, between), ...rest].join('.');
}

export const writeValue = (value: number, words: ValueWords): string =>
  `${words.tooltip_prefix}${grouped(value, words.tooltip_separator)}${words.tooltip_suffix}`;

/** What is said of a value: its name and itself, and the one before it where they are compared. */
export function wordsOf(
  { labels, series }: ChartData,
  { row, index, isPie }: { readonly row: number; readonly index: number; readonly isPie: boolean },
  words: Words,
): string[] {
  const { label = '', values = [] } = series[row] ?? {};
  const tell = (at: number, name: string) => {
    const value = values[at] ?? null;
    return value === null ? [] : [`${name && `${name}: `}${writeValue(value, words)}`];
  };
  if (!words.compare || isPie) return tell(index, isPie ? (labels[index] ?? '') : label);
  const isCustom = words.compare_labels_type === 'custom';
  const nameOf = (at: number, own: string) => (isCustom ? own : (labels[at] ?? ''));
  return [
    ...tell(index, nameOf(index, words.current_label)),
    ...tell(index - 1, nameOf(index - 1, words.previous_label)),
  ];
}

/** Breaks a label after the word with which it grows past `length`. */
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

/** Where a key leads among the values; null: to none; undefined: the key is not for a chart. */
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
