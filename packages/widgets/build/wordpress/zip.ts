import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. Its path uses slashes. */
export interface ZipFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** The first date that the format can express, so that the same files always make the same archive: 1 January 1980. */
const DATE = 0x21;
const VERSION = 20;
const UTF8 = 0x0800;
const DEFLATE = 8;

/** Returns a zip archive of the files, in their order. Archives of 4 GB or 65,536 files and more are not supported. */
export function zip(files: readonly ZipFile[]): Buffer {
  if (files.length > 0xffff) throw new Error(`zip: expected at most 65535 files, found ${files.length}`);
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content } of files) {
    const name = Buffer.from(path);
    const data = deflateRawSync(content, { level: 9 });
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(UTF8, 2);
    facts.writeUInt16LE(DEFLATE, 4);
    facts.writeUInt16LE(DATE, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    parts.push(signature('PK\u0003\u0004'), facts, name, data);
    directory.push(signature('PK\u0001\u0002'), versionBy(), facts, entry, name);
    offset += 4 + facts.length + name.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, signature('PK\u0005\u0006'), end]);
}

const signature = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The version of the format that the writer supports; the high byte names the system whose file attributes are used. */
function versionBy(): Buffer {
  const version = Buffer.alloc(2);
  version.writeUInt16LE(VERSION);
  return version;
}
