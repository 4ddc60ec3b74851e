import { daysAfter, type LocalDate, localDateAt } from '../local-date.ts';
import type { DateField } from './model.ts';

/** The first and the last day a date field takes, counted from a moment. */
export function dateBounds(
  { daysFromNow: [min, max] }: DateField,
  now: number,
): readonly [min: LocalDate, max: LocalDate] {
  const today = localDateAt(now);
  return [daysAfter(today, min), daysAfter(today, max)];
}
