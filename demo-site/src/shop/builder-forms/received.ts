import type { Locale } from '../model.ts';
import type { Repository } from '../repository.ts';

/** A file received with a form; the upload with the id `uploadId` contains its bytes. */
interface ReceivedFile {
  readonly field: string;
  readonly uploadId: string;
  readonly name: string;
  readonly size: number;
}

/** A received form. */
export interface ReceivedForm {
  readonly id: string;
  readonly formId: string;
  readonly postId: number;
  readonly locale: Locale;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** Address of the page with the form, as reported by the sender. */
  readonly referrer: string;
  readonly values: readonly { readonly field: string; readonly values: readonly string[] }[];
  readonly files: readonly ReceivedFile[];
}

const kind = 'received-form';
const most = 500;
const mostBytes = 200 * 1024 * 1024;

const formOf = (value: unknown): ReceivedForm => value as ReceivedForm;

const bytesOf = ({ files }: ReceivedForm): number => files.reduce((sum, { size }) => sum + size, 0);

/** Returns every received form, the newest first. */
export const receivedForms = (repository: Repository): readonly ReceivedForm[] =>
  repository
    .documents(kind)
    .map(({ value }) => formOf(value))
    .reverse();

/** Returns a received file by its upload's id; null if its form has been deleted. */
export const receivedFile = (repository: Repository, uploadId: string): ReceivedFile | null =>
  receivedForms(repository)
    .flatMap(({ files }) => files)
    .find((file) => file.uploadId === uploadId) ?? null;

/** Saves a form. Returns false if the inbox would exceed 500 forms or 200 MB of files; earlier forms are not deleted. */
export function saveReceived(repository: Repository, form: ReceivedForm): boolean {
  const kept = receivedForms(repository);
  const bytes = kept.reduce((sum, one) => sum + bytesOf(one), bytesOf(form));
  if (kept.length >= most || bytes > mostBytes) return false;
  repository.saveDocument(kind, form.id, form);
  return true;
}

/** Deletes a form and its files. Returns false when there is no such form. */
export function deleteReceived(repository: Repository, id: string): boolean {
  return repository.transaction(() => {
    const found = repository.document(kind, id);
    if (found === null) return false;
    for (const { uploadId } of formOf(found.value).files) repository.deleteUpload(uploadId);
    repository.deleteDocument(kind, id);
    return true;
  });
}
