import { fill } from '../../content/fill.ts';
import { isEmail } from '../address-fields.ts';
import { daysAfter, isLocalDate, type LocalDate, localDateAt } from '../local-date.ts';
import type { FormMessages } from './messages.ts';
import type { ChoiceField, DateField, Field, TextField } from './model.ts';

/** The first and the last day a date field takes, counted from a moment. */
export function dateBounds(
  { daysFromNow: [min, max] }: DateField,
  now: number,
): readonly [min: LocalDate, max: LocalDate] {
  const today = localDateAt(now);
  return [daysAfter(today, min), daysAfter(today, max)];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** What is wrong with what was sent for a field; null: nothing. Captchas and files have checks of their own. */
export function checkValue(
  field: Field,
  values: readonly string[],
  { say, now }: { readonly say: FormMessages; readonly now: number },
): string | null {
  const sent = values.filter((value) => value !== '');
  if (sent.length === 0)
    return field.required ? (field.type === 'acceptance' ? say.accept : say.required) : null;
  const [value = ''] = sent;
  switch (field.type) {
    case 'text':
    case 'email':
    case 'tel':
    case 'textarea':
      return textProblem(field, value, say);
    case 'select':
    case 'radio':
    case 'checkbox':
      return areOptions(field, sent) ? null : say.choice;
    case 'acceptance':
      return value === 'on' ? null : say.accept;
    case 'date':
      return dateProblem(field, value, { say, now });
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value) ? null : say.time;
    default:
      return null;
  }
}

function textProblem({ type, most }: TextField, value: string, say: FormMessages): string | null {
  if (value.length > most) return fill(say.tooLong, { most });
  if (controls.test(value) || (type !== 'textarea' && value.includes('\n'))) return say.invalidForm;
  if (type === 'email' && !isEmail(value)) return say.email;
  return type === 'tel' && !/^[0-9()#&+*\-=. ]+$/.test(value) ? say.tel : null;
}

/** Each of the options at most once. */
const areOptions = ({ options }: ChoiceField, sent: readonly string[]): boolean =>
  new Set(sent).size === sent.length && sent.every((one) => options.some(({ value }) => value === one));

function dateProblem(
  field: DateField,
  value: string,
  { say, now }: { readonly say: FormMessages; readonly now: number },
): string | null {
  const [min, max] = dateBounds(field, now);
  return isLocalDate(value) && value >= min && value <= max ? null : fill(say.date, { min, max });
}
