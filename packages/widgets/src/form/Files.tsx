import type { Island } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect } from 'react';
import { fieldIdOf, fileInputsOf, toBytes } from './read-fields.ts';
import type { FormSession } from './session.ts';

/** Refuses files that are too large (FM-8) as soon as they are chosen, and those that were chosen before this was here. */
export function Files({ session }: { readonly session: FormSession }): ReactNode {
  const { form } = session;
  useLayoutEffect(() => {
    for (const input of fileInputsOf(form)) checkFiles(session, input);
    return () => forgetFiles(form);
  }, [session, form]);
  return null;
}

/** Nothing that was said of the files is true any more. */
export function forgetFiles(form: HTMLFormElement): void {
  for (const input of fileInputsOf(form)) input.setCustomValidity('');
}

/**
 * True when the files of an input may be sent. Else it is invalid natively, too, so that the browser holds the form back and a
 * step is not left.
 */
export function checkFiles(session: FormSession, input: HTMLInputElement): boolean {
  const text = problemOf(session.island, input);
  input.setCustomValidity(text);
  if (text !== '') mark(session, input, text);
  return text === '';
}

function problemOf({ text }: Island, { files, dataset }: HTMLInputElement): string {
  const most = toBytes(dataset.maxsize ?? '');
  const file = [...(files ?? [])].find(({ size }) => size > most);
  if (!file) return '';
  const size = Math.round((most / 1024 / 1024) * 100) / 100;
  return dataset.maxsizeMessage?.trim() || text('fileTooLarge', { name: file.name, size });
}

/** Refuses the form for its files, also for those that can not be read any more. */
export async function filesMayBeSent(session: FormSession): Promise<boolean> {
  const checked = fileInputsOf(session.form).map(async (input) => {
    const isRight = checkFiles(session, input);
    const file = await unreadable(input.files ?? []);
    // Not natively, for choosing the same file again may fire no event.
    if (file) mark(session, input, session.island.text('fileChanged', { name: file.name }));
    return isRight && !file;
  });
  if (!(await Promise.all(checked)).includes(false)) return true;
  session.refuse();
  return false;
}

function mark(session: FormSession, input: HTMLInputElement, text: string): void {
  const id = fieldIdOf(input);
  if (id !== null) session.setProblem(id, text);
}

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
