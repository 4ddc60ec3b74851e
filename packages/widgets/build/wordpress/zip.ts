import { type Zippable, zipSync } from 'fflate';

/** A file of an archive. Its path uses slashes. */
export interface ZipFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** The first day that the format can express, so that the same files always make the same archive. */
const FIRST_DAY = new Date(1980, 0, 1);

/** Returns a zip archive of the files, in their order. */
export function zip(files: readonly ZipFile[]): Buffer {
  const entries: Zippable = Object.fromEntries(
    files.map(({ path, content }) => [path, new Uint8Array(content)]),
  );
  return Buffer.from(zipSync(entries, { level: 9, mtime: FIRST_DAY }));
}
