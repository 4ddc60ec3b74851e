import { formatNumber, type NumberFormat, readNumberAttribute } from '@iyim/runtime/page';
import type { CounterSettings } from './settings.ts';

export interface Count {
  readonly from: number;
  readonly to: number;
  readonly format: NumberFormat;
  readonly before: string;
  readonly after: string;
}

type WrittenCount = Omit<CounterSettings, 'duration'>;

/** Reads the numbers to count between; null if `to` is not exactly one number. Text around the number is kept: `1,200+`, `98%`. */
export function readCount({ from, to, delimiter }: WrittenCount, mark: string): Count | null {
  const number = readNumberAttribute(to, mark);
  if (!number) return null;
  const isDecimalComma = delimiter === ',' && number.mark === ',';
  return {
    from: readNumberAttribute(from, mark)?.value ?? 0,
    to: number.value,
    format: { ...number, group: number.group || (isDecimalComma ? '' : delimiter) },
    before: number.before,
    after: number.after,
  };
}

/** Returns the text to show when `part` (0 to 1) of the duration has passed. The count starts and ends slowly. */
export function countAt({ from, to, format, before, after }: Count, part: number): string {
  const done = part >= 1 ? 1 : 0.5 - Math.cos(Math.max(0, part) * Math.PI) / 2;
  return before + formatNumber(from + (to - from) * done, format) + after;
}
