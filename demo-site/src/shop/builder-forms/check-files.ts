import { fill } from '../../content/fill.ts';
import type { PostedFile } from '../fields.ts';
import type { FormMessages } from './messages.ts';
import type { FileKind, FormDefinition, UploadField } from './model.ts';

/** A type of file that visitors can send. */
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

/** Types that each kind of upload accepts. */
const fileKinds: Readonly<Record<FileKind, readonly FileTypeName[]>> = {
  picture: ['png', 'jpeg', 'gif', 'webp'],
  document: ['pdf', 'docx', 'odt', 'text'],
};

/** Returns the value of an `accept` attribute: `.png,.jpg,…`. */
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

/** Decodes byte by byte, because `latin1` of `TextDecoder` is windows-1252, which has other characters from 0x80 to 0x9f. */
const signsOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Returns the type of a file by its content, whatever its name or declared type; null for a type that is not accepted. */
function typeOfContent(bytes: Uint8Array): FileTypeName | null {
  const start = signsOf(bytes.subarray(0, 128));
  const signed = signatures.find(([, at, signs]) => start.startsWith(signs, at));
  if (signed) return signed[0];
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp';
  if (start.startsWith('PK\x03\x04')) return isWord(bytes) ? 'docx' : null;
  return isPlainText(bytes) ? 'text' : null;
}

/** Whether a ZIP file contains the parts of every Word document, judged by their names, which ZIP does not compress. */
function isWord(bytes: Uint8Array): boolean {
  const names = new TextDecoder('latin1').decode(bytes);
  return names.includes('[Content_Types].xml') && names.includes('word/document.xml');
}

/**
 * Whether the bytes are UTF-8 text without control characters or markup: text that starts with `<` is a disguised page or
 * picture.
 */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for control characters.
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text) && !/^\s*</.test(text);
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

const longest = 80;

/** Characters that end a line, are invisible, or change the direction of the text: `cod\u202egnp.exe` reads as `codexe.png`. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

/** Returns the last extension of a name in lower case; '' when there is no extension. */
const extensionOf = (name: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Returns a safe name to show and to save a file under: without folders, with the given extension only, and without characters
 * that mislead a system or a reader. `..\\..\\evil.php.png` → `evil-php.png`.
 */
function safeFileName(name: string, extension: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const stem = base
    .replace(invisible, '')
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/[^\p{L}\p{M}\p{N} _()-]+/gu, '-')
    .replace(/^[\s-]+|[\s-]+$/g, '');
  // Cut by code points, because half a surrogate pair cannot be written into a header.
  const short = [...stem].slice(0, longest).join('').trim();
  return `${short || 'file'}.${extension}`;
}

export const megabyte = 1024 * 1024;

/** A file that passed the checks. */
export interface GoodFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Returns the file with a safe name, or its problem: its size, its extension, or content of another type. */
async function checkFile(
  field: UploadField,
  file: File,
  texts: FormMessages,
): Promise<GoodFile | { readonly problem: string }> {
  const { size, name } = file;
  if (size === 0) return { problem: texts.fileEmpty };
  if (size > field.maxSize * megabyte)
    return { problem: fill(texts.fileTooLarge, { megabytes: field.maxSize }) };
  const allowed = fileKinds[field.kind];
  const extension = extensionOf(name);
  const named = allowed.find((one) => fileTypes[one].extensions.includes(extension));
  // A null byte would end the name early in some programs, and so hide the real extension.
  if (named === undefined || name.includes('\0')) {
    const extensions = allowed.flatMap((one) => fileTypes[one].extensions).join(', ');
    return { problem: fill(texts.fileType, { extensions }) };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (typeOfContent(bytes) !== named) return { problem: texts.fileContent };
  return { field: field.id, name: safeFileName(name, extension), type: fileTypes[named].type, bytes };
}

/** Largest total size of a form's files, in megabytes. */
const mostTogether = 10;

interface CheckedFiles {
  readonly files: readonly GoodFile[];
  /** Problems by field. */
  readonly problems: ReadonlyMap<string, string>;
}

const isUpload = (field: FormDefinition['fields'][number]): field is UploadField => field.type === 'upload';

const fieldOf = ({ field }: PostedFile): string => /^form_fields\[(\w+)\](?:\[\])?$/.exec(field)?.[1] ?? '';

/** Checks the files sent for a form's upload fields. Returns null when a file is for another field. */
export async function checkFiles(
  form: FormDefinition,
  posted: readonly PostedFile[],
  texts: FormMessages,
): Promise<CheckedFiles | null> {
  const uploads = form.fields.filter(isUpload);
  if (posted.some((one) => !uploads.some(({ id }) => id === fieldOf(one)))) return null;
  const files: GoodFile[] = [];
  const problems = new Map<string, string>();
  const total = posted.reduce((sum, { file }) => sum + file.size, 0);
  for (const field of uploads) {
    const [first, second] = posted.filter((one) => fieldOf(one) === field.id);
    if (first === undefined) {
      if (field.required) problems.set(field.id, texts.required);
    } else if (second !== undefined) problems.set(field.id, texts.oneFile);
    else if (total > mostTogether * megabyte)
      problems.set(field.id, fill(texts.filesTooLarge, { megabytes: mostTogether }));
    else {
      const checked = await checkFile(field, first.file, texts);
      if ('problem' in checked) problems.set(field.id, checked.problem);
      else files.push(checked);
    }
  }
  return { files, problems };
}
