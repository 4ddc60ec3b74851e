import { fill } from '../../content/fill.ts';
import { isEmail } from '../address-fields.ts';
import { daysAfter, isLocalDate, type LocalDate, localDateAt } from '../local-date.ts';
import type { FormMessages } from './messages.ts';
import type { ChoiceField, DateField, Field, TextField } from './model.ts';

/** Returns the first and the last day a date field accepts, counted from a moment. */
export function dateBounds(
  { daysFromNow: [min, max] }: DateField,
  now: number,
): readonly [min: LocalDate, max: LocalDate] {
  const today = localDateAt(now);
  return [daysAfter(today, min), daysAfter(today, max)];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for control characters.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Returns the problem of the values sent for a field, or null. Captchas and files have separate checks. */
export function checkValue(
  field: Field,
  values: readonly string[],
  { texts, now }: { readonly texts: FormMessages; readonly now: number },
): string | null {
  const sent = values.filter((value) => value !== '');
  if (sent.length === 0)
    return field.required ? (field.type === 'acceptance' ? texts.accept : texts.required) : null;
  const [value = ''] = sent;
  switch (field.type) {
    case 'text':
    case 'email':
    case 'tel':
    case 'textarea':
      return textProblem(field, value, texts);
    case 'select':
    case 'radio':
    case 'checkbox':
      return areOptions(field, sent) ? null : texts.choice;
    case 'acceptance':
      return value === 'on' ? null : texts.accept;
    case 'date':
      return dateProblem(field, value, { texts, now });
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value) ? null : texts.time;
    default:
      return null;
  }
}

function textProblem({ type, most }: TextField, value: string, texts: FormMessages): string | null {
  if (value.length > most) return fill(texts.tooLong, { most });
  if (controls.test(value) || (type !== 'textarea' && value.includes('\n'))) return texts.invalidForm;
  if (type === 'email' && !isEmail(value)) return texts.email;
  return type === 'tel' && !/^[0-9()#&+*\-=. ]+$/.test(value) ? texts.tel : null;
}

/** Whether all values are options, each at most once. */
const areOptions = ({ options }: ChoiceField, sent: readonly string[]): boolean =>
  new Set(sent).size === sent.length && sent.every((one) => options.some(({ value }) => value === one));

function dateProblem(
  field: DateField,
  value: string,
  { texts, now }: { readonly texts: FormMessages; readonly now: number },
): string | null {
  const [min, max] = dateBounds(field, now);
  return isLocalDate(value) && value >= min && value <= max ? null : fill(texts.date, { min, max });
}
