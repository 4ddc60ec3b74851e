import { fireError } from './fire-error.ts';
import { onFieldEvent } from './on-field-event.ts';
import { type FileField, fileFieldsOf } from './read-files.ts';
import type { FormSession } from './session.ts';

/** The first of the files that is larger than allowed. */
export const tooLarge = (files: Iterable<File>, maxBytes: number): File | undefined =>
  [...files].find(({ size }) => size > maxBytes);

/**
 * The first of the files that can not be read, since it changed on the disk, or left it, after it was chosen. The browser
 * would break the sending off, each time anew, as if the connection were lost.
 */
async function unreadable(files: Iterable<File>): Promise<File | undefined> {
  for (const file of files) {
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch {
      return file;
    }
  }
  return undefined;
}

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
  /** Says of a file that it has changed. Not natively, for choosing the same file again may fire no event. */
  const checkReadable = async ({ input }: FileField): Promise<boolean> => {
    const fieldId = session.fieldIdOf(input);
    const file = fieldId === null ? undefined : await unreadable(input.files ?? []);
    if (file && fieldId !== null)
      session.setProblem(fieldId, island.text('fileChanged', { name: file.name }));
    return file === undefined;
  };
  session.addCheck(async () => {
    const isReadable = await Promise.all(fileFieldsOf(form).map(checkReadable));
    if (wrongFiles().length === 0 && !isReadable.includes(false)) return true;
    session.refuse(session.problems());
    return false;
  });
  island.changes.onUndo(() => {
    for (const { input } of fileFieldsOf(form)) input.setCustomValidity('');
  });
  wrongFiles(); // chosen before this code was here, or kept by the browser over a reload
}
