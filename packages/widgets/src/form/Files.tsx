import { isolate } from '@iyim/runtime/page';
import { textLanguageOf } from '@iyim/runtime/shop';
import { announce, Each, type Island, Slot, useIsland, useListener } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useReducer, useRef } from 'react';
import { type FormSession, fireError, useFieldEvent, useForm } from './form-state.ts';
import { fieldIdOf, fileInputsOf, isFileInput, MEGABYTE, toBytes } from './read-fields.ts';

/**
 * Lists the chosen files, each with a button that removes it, and rejects files that may not be sent (FM-8). Files are checked
 * when they are chosen; files that were chosen before mounting are checked at mounting.
 */
export function Files(): ReactNode {
  const { session } = useForm();
  const { form } = session;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    for (const input of fileInputsOf(form)) checkFiles(session, input);
    return () => {
      clearTimeout(timer.current);
      forgetFiles(form);
    };
  }, [session, form]);
  useFieldEvent(form, 'change', (target) => {
    if (!isFileInput(target)) return;
    if (!checkFiles(session, target)) fireError(form);
    redraw();
  });
  useListener(form, 'reset', () => {
    forgetFiles(form);
    timer.current = setTimeout(redraw); // the browser empties the inputs right after the event
  });

  return (
    <Each of={fileInputsOf(form).filter(({ files }) => files?.length)}>
      {(input) => <FileList input={input} />}
    </Each>
  );
}

function FileList({ input }: { readonly input: HTMLInputElement }): ReactNode {
  const { state } = useForm();
  const { handler, text } = useIsland();
  const size = new Intl.NumberFormat(textLanguageOf(input), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const remove = (file: File) => {
    const rest = new DataTransfer();
    for (const one of input.files ?? []) if (one !== file) rest.items.add(one);
    input.files = rest.files; // an uncontrolled value, which rendering does not change
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
    announce(text('fileRemoved', { name: file.name }));
    input.focus();
  };
  return (
    <Slot
      of={input.closest('label') ?? input}
      place="after"
      as="ul"
      aria-label={text('files')}
      classes={{ 'iyim-form-files': true }}
    >
      <Each of={[...(input.files ?? [])]}>
        {(file) => (
          <li>
            <bdi>{file.name}</bdi> <bdi>{`(${size.format(Math.max(file.size / MEGABYTE, 0.1))})`}</bdi>{' '}
            <button
              type="button"
              className="iyim-button"
              disabled={state.phase === 'sent'}
              aria-label={text('removeFile', { name: file.name })}
              onClick={handler(() => remove(file))}
            >
              {text('remove')}
            </button>
          </li>
        )}
      </Each>
    </Slot>
  );
}

/** Clears the native validity errors of all file inputs. */
function forgetFiles(form: HTMLFormElement): void {
  for (const input of fileInputsOf(form)) input.setCustomValidity('');
}

/**
 * Returns whether the files of an input may be sent. If not, the input also becomes natively invalid, so that the browser blocks
 * the submit and the form stays on its step.
 */
function checkFiles(session: FormSession, input: HTMLInputElement): boolean {
  const text = problemOf(session.island, input);
  input.setCustomValidity(text);
  if (text !== '') mark(session, input, text);
  return text === '';
}

function problemOf({ text }: Island, input: HTMLInputElement): string {
  const { accept, files, dataset } = input;
  const chosen = [...(files ?? [])];
  const wrong = chosen.find((file) => !isAccepted(file, accept));
  if (wrong)
    return text('fileType', { name: wrong.name, types: typesOf(accept, text, textLanguageOf(input)) });
  const most = toBytes(dataset.maxsize ?? '');
  const large = chosen.find(({ size }) => size > most);
  if (!large) return '';
  const size = Math.round((most / MEGABYTE) * 100) / 100;
  return dataset.maxsizeMessage?.trim() || text('fileTooLarge', { name: large.name, size });
}

/** Returns an `accept` list in words: `.png, application/pdf, image/*` becomes “PNG, PDF, images”. */
export function typesOf(accept: string, text: Island['text'], language: string): string {
  const words = accept
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((kind) =>
      // For a type without a text, `text()` returns the key itself.
      isolate(kind.endsWith('/*') ? text(kind) : kind.replace(/^\.|^.*\/|\+.*/g, '').toUpperCase(), language),
    );
  return [...new Set(words)].join(', ');
}

/**
 * Returns whether a file matches `accept`. The browser's file dialog only suggests these types, and dropped files bypass it. A
 * file of unknown type is rejected only if `accept` lists extensions and the file has another one.
 */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().replace(/jpeg$/, 'jpg');
  const kinds = accept.split(',').map(plain).filter(Boolean);
  const endings = kinds.filter((kind) => kind.startsWith('.'));
  if (kinds.length === 0 || kinds.includes('*/*')) return true;
  if (endings.some((ending) => plain(name).endsWith(ending))) return true;
  if (type === '') return endings.length === 0;
  return kinds.some((kind) =>
    kind.endsWith('/*') ? type.toLowerCase().startsWith(kind.slice(0, -1)) : plain(type) === kind,
  );
}

/** Returns whether all files may be sent and can still be read; if not, refuses the submit. */
export async function filesMayBeSent(session: FormSession): Promise<boolean> {
  const checked = fileInputsOf(session.form).map(async (input) => {
    const isRight = checkFiles(session, input);
    const file = await unreadable(input.files ?? []);
    // This is not a native validity error, because choosing the same file again may fire no event that would clear it.
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
 * Returns the first file that cannot be read because it was changed on disk, or removed, after it was chosen. The browser would
 * abort each upload of it as if the connection were lost.
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
