import { fireError } from './fire-error.ts';
import { onFieldEvent } from './on-field-event.ts';
import { type FileField, fileFieldsOf } from './read-files.ts';
import type { FormSession } from './session.ts';

/** The first of the files that is larger than allowed. */
export const tooLarge = (files: Iterable<File>, maxBytes: number): File | undefined =>
  [...files].find(({ size }) => size > maxBytes);

/**
 * Refuses files that are too large (FM-8): when they are chosen, and again before anything is sent. The input is invalid
 * natively, too, so that the browser holds the form back and a step is not left.
 */
export function connectFiles(session: FormSession): void {
  const { form, island } = session;

  /** True when the field's files may be sent. */
  const check = (field: FileField): boolean => {
    const { input } = field;
    const file = tooLarge(input.files ?? [], field.maxBytes);
    const text = file ? field.message || describe(file, field.maxBytes) : '';
    input.setCustomValidity(text);
    const fieldId = session.fieldIdOf(input);
    if (file && fieldId !== null) session.setProblem(fieldId, text);
    return file === undefined;
  };

  const describe = ({ name }: File, maxBytes: number) =>
    island.text('fileTooLarge', { name, size: Math.round((maxBytes / 1024 / 1024) * 100) / 100 });

  const wrongFiles = () => fileFieldsOf(form).filter((field) => !check(field));

  onFieldEvent(session, ['change'], (target) => {
    const field = fileFieldsOf(form).find(({ input }) => input === target);
    if (field && !check(field)) fireError(form);
  });
  form.addEventListener(
    'reset',
    () => {
      for (const { input } of fileFieldsOf(form)) input.setCustomValidity('');
    },
    { signal: island.signal },
  );
  session.addCheck(() => {
    const wrong = wrongFiles();
    if (wrong.length > 0) session.refuse(session.problems());
    return wrong.length === 0;
  });
  island.changes.onUndo(() => {
    for (const { input } of fileFieldsOf(form)) input.setCustomValidity('');
  });
  wrongFiles(); // chosen before this code was here, or kept by the browser over a reload
}
