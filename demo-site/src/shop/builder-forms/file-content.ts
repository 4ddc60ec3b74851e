import type { FileTypeName } from './file-kinds.ts';

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
export function typeOfContent(bytes: Uint8Array): FileTypeName | null {
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
