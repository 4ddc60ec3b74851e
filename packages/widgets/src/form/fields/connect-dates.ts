import { languageOf } from '@iyim/runtime/shop';
import type { ConnectPart } from '../parts.ts';
import type { FormSession } from '../session.ts';
import { dateProblem } from './date-problem.ts';
import { limitText } from './limit-text.ts';
import { type DateField, isReadable, readDates } from './read-dates.ts';

/**
 * Date and time fields are the browser's own: picker, typing, keys and the visitor's own order of day and month (FM-10).
 * What the browser says of a wrong one is said in the page's language.
 */
export const connectDates: ConnectPart = (session) => {
  for (const field of readDates(session.form)) connectDate(session, field);
  return null;
};

function connectDate({ island }: FormSession, field: DateField): void {
  const { input, kind, min, max } = field;
  const { changes, signal } = island;
  if (input.type !== kind && isReadable(field)) changes.attribute(input, 'type', kind);
  if (min !== '') changes.attribute(input, 'min', min);
  if (max !== '') changes.attribute(input, 'max', max);

  const clear = () => input.setCustomValidity('');
  const explain = () => {
    clear();
    const problem = dateProblem(input.validity, min, max);
    if (!problem) return;
    const locale = languageOf(input);
    const limits = { min: limitText(min, kind, locale), max: limitText(max, kind, locale) };
    input.setCustomValidity(island.text(`${kind}${problem}`, limits));
  };
  input.addEventListener('invalid', island.handler(explain), { signal });
  // A field half emptied changes no value and fires no `input`.
  for (const type of ['input', 'change', 'keydown', 'blur']) input.addEventListener(type, clear, { signal });
  input.form?.addEventListener('reset', clear, { signal });
  changes.onUndo(clear);
}
