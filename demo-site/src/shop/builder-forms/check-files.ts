import { fill } from '../../content/fill.ts';
import type { PostedFile } from '../fields.ts';
import type { FormMessages } from './messages.ts';
import type { FileKind, FormDefinition, UploadField } from './model.ts';

/** A type of file that can be sent. */
interface FileType {
  readonly extensions: readonly string[];
  readonly type: string;
}

const types = {
  png: { extensions: ['png'], type: 'image/png' },
  jpeg: { extensions: ['jpg', 'jpeg'], type: 'image/jpeg' },
  gif: { extensions: ['gif'], type: 'image/gif' },
  webp: { extensions: ['webp'], type: 'image/webp' },
  pdf: { extensions: ['pdf'], type: 'application/pdf' },
  docx: {
    extensions: ['docx'],
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  odt: { extensions: ['odt'], type: 'application/vnd.oasis.opendocument.text' },
  text: { extensions: ['txt'], type: 'text/plain' },
} as const satisfies Record<string, FileType>;

type FileTypeName = keyof typeof types;
const fileTypes: Readonly<Record<FileTypeName, FileType>> = types;

/** What each kind of upload takes. */
const fileKinds: Readonly<Record<FileKind, readonly FileTypeName[]>> = {
  picture: ['png', 'jpeg', 'gif', 'webp'],
  document: ['pdf', 'docx', 'odt', 'text'],
};

/** For the `accept` attribute: `.png,.jpg,…`. */
export const acceptOf = (kind: FileKind): string =>
  fileKinds[kind].flatMap((name) => fileTypes[name].extensions.map((extension) => `.${extension}`)).join(',');

const signatures: readonly (readonly [FileTypeName, at: number, signs: string])[] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['pdf', 0, '%PDF-'],
  ['odt', 30, 'mimetypeapplication/vnd.oasis.opendocument.text'],
];

/** Byte by byte: what `TextDecoder` calls latin1 is another code, with other signs from 0x80 on. */
const signsOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** What a file is by what is in it, whatever its name or sender says; null: nothing that can be sent. */
function typeOfContent(bytes: Uint8Array): FileTypeName | null {
  const start = signsOf(bytes.subarray(0, 128));
  const signed = signatures.find(([, at, signs]) => start.startsWith(signs, at));
  if (signed) return signed[0];
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp';
  if (start.startsWith('PK\x03\x04')) return isWord(bytes) ? 'docx' : null;
  return isPlainText(bytes) ? 'text' : null;
}

/** A ZIP that has what every Word document has; names stand uncompressed in it. */
function isWord(bytes: Uint8Array): boolean {
  const names = new TextDecoder('latin1').decode(bytes);
  return names.includes('[Content_Types].xml') && names.includes('word/document.xml');
}

/** UTF-8 without control characters, and no markup: what starts with `<` is a page or a picture in disguise. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text) && !/^\s*</.test(text);
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

const longest = 80;

/** Ends a line, hides, or turns the direction of what follows: `cod\u202egnp.exe` reads as `codexe.png`. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

/** The last extension of a name in lower case; '' when it has none. */
const extensionOf = (name: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * A name to show and to save a file under: no folders, one extension (the given one), nothing that a system or a reader
 * could mistake. `..\\..\\evil.php.png` → `evil-php.png`.
 */
function safeFileName(name: string, extension: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const stem = base
    .replace(invisible, '')
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/[^\p{L}\p{M}\p{N} _()-]+/gu, '-')
    .replace(/^[\s-]+|[\s-]+$/g, '');
  // By characters: half of one could not be written into a header.
  const short = [...stem].slice(0, longest).join('').trim();
  return `${short || 'file'}.${extension}`;
}

export const megabyte = 1024 * 1024;

/** A file that may be kept. */
export interface GoodFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The file under a safe name, or what is wrong with it: its size, its extension, or that it is something else inside. */
async function checkFile(
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

/** Megabytes all files of a form may have together. */
const mostTogether = 10;

interface CheckedFiles {
  readonly files: readonly GoodFile[];
  /** By field. */
  readonly problems: ReadonlyMap<string, string>;
}

const isUpload = (field: FormDefinition['fields'][number]): field is UploadField => field.type === 'upload';

const fieldOf = ({ field }: PostedFile): string => /^form_fields\[(\w+)\](?:\[\])?$/.exec(field)?.[1] ?? '';

/** Checks what was sent for a form's upload fields; null when a file is for no such field. */
export async function checkFiles(
  form: FormDefinition,
  posted: readonly PostedFile[],
  say: FormMessages,
): Promise<CheckedFiles | null> {
  const uploads = form.fields.filter(isUpload);
  if (posted.some((one) => !uploads.some(({ id }) => id === fieldOf(one)))) return null;
  const files: GoodFile[] = [];
  const problems = new Map<string, string>();
  const total = posted.reduce((sum, { file }) => sum + file.size, 0);
  for (const field of uploads) {
    const [first, second] = posted.filter((one) => fieldOf(one) === field.id);
    if (first === undefined) {
      if (field.required) problems.set(field.id, say.required);
    } else if (second !== undefined) problems.set(field.id, say.oneFile);
    else if (total > mostTogether * megabyte)
      problems.set(field.id, fill(say.filesTooLarge, { megabytes: mostTogether }));
    else {
      const checked = await checkFile(field, first.file, say);
      if ('problem' in checked) problems.set(field.id, checked.problem);
      else files.push(checked);
    }
  }
  return { files, problems };
}
