import { DATE, TIME } from '../read-parts.ts';
import { isoDay, isoTime } from './iso.ts';

export interface DateField {
  readonly input: HTMLInputElement;
  readonly kind: 'date' | 'time';
  /** Limits as the browser writes them; '' is none. */
  readonly min: string;
  readonly max: string;
}

/** The date and time fields of a form, with their limits from `min` and `max`, or from `data-min` and `data-max`. */
export function readDates(form: HTMLFormElement): readonly DateField[] {
  return [
    ...[...form.querySelectorAll<HTMLInputElement>(DATE)].map((input) => readDate(input, 'date')),
    ...[...form.querySelectorAll<HTMLInputElement>(TIME)].map((input) => readDate(input, 'time')),
  ];
}

function readDate(input: HTMLInputElement, kind: DateField['kind']): DateField {
  const iso = kind === 'date' ? isoDay : isoTime;
  const limit = (name: string) => iso(input.getAttribute(name) ?? input.getAttribute(`data-${name}`) ?? '');
  return { input, kind, min: limit('min'), max: limit('max') };
}

/** True when the browser's own field would show the value as it stands: it drops one it can not read. */
export function isReadable({ input: { value }, kind }: DateField): boolean {
  return value === '' || (kind === 'date' ? isoDay(value) : isoTime(value)) === value;
}
