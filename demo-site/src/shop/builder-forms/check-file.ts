import { fill } from '../../content/fill.ts';
import { typeOfContent } from './file-content.ts';
import { fileKinds, fileTypes } from './file-kinds.ts';
import type { FormMessages } from './messages.ts';
import type { UploadField } from './model.ts';
import { extensionOf, safeFileName } from './safe-file-name.ts';

export const megabyte = 1024 * 1024;

/** A file that may be kept. */
export interface GoodFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The file under a safe name, or what is wrong with it: its size, its extension, or that it is something else inside. */
export async function checkFile(
  field: UploadField,
  file: File,
  say: FormMessages,
): Promise<GoodFile | { readonly problem: string }> {
  const { size, name } = file;
  if (size === 0) return { problem: say.fileEmpty };
  if (size > field.maxSize * megabyte)
    return { problem: fill(say.fileTooLarge, { megabytes: field.maxSize }) };
  const allowed = fileKinds[field.kind];
  const extension = extensionOf(name);
  const named = allowed.find((one) => fileTypes[one].extensions.includes(extension));
  // A null byte would end the name early for some programs, and hide the extension that counts.
  if (named === undefined || name.includes('\0')) {
    const extensions = allowed.flatMap((one) => fileTypes[one].extensions).join(', ');
    return { problem: fill(say.fileType, { extensions }) };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (typeOfContent(bytes) !== named) return { problem: say.fileContent };
  return { field: field.id, name: safeFileName(name, extension), type: fileTypes[named].type, bytes };
}
