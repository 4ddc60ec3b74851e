/** The first bytes of real files, enough for checks of their content. */
const signs = {
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  jpeg: '\xff\xd8\xff\xe0\0\x10JFIF',
  gif: 'GIF89a\x01\0\x01\0',
  webp: 'RIFF\x24\0\0\0WEBPVP8 ',
  pdf: '%PDF-1.7\n1 0 obj\n',
  docx: 'PK\x03\x04\x14\0\0\0[Content_Types].xml\0word/document.xml',
  odt: 'PK\x03\x04\x14\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x08\0\0\0mimetypeapplication/vnd.oasis.opendocument.text',
  zip: 'PK\x03\x04\x14\0\0\0evil.exe',
  exe: 'MZ\x90\0\x03\0\0\0',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  html: '<!doctype html><script>alert(1)</script>',
  php: '<?php system($_GET["c"]); ?>',
  text: 'One basket, 120\nTwo baskets, 210\n',
} as const;

export type TestFileKind = keyof typeof signs;

/**
 * Creates a file that begins like the given kind, with `size` bytes. The declared type is always `image/png`, so only the
 * content reveals the kind.
 */
export function testFile(kind: TestFileKind, name: string, size: number = signs[kind].length): File {
  const bytes = new Uint8Array(size).fill(kind === 'text' ? 0x20 : 0);
  bytes.set(Array.from(signs[kind], (sign) => sign.charCodeAt(0)).slice(0, size));
  return new File([bytes], name, { type: 'image/png' });
}
