import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that change no build. */
const exclude = ['**/*.{test,stories}.*', '**/testing/**', '**/*.md'];

/** A digest of the names and contents of the files in `folder` that the patterns match. Their times, which a checkout changes, do not count. */
export function digestFiles(folder: string, patterns: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of globSync(patterns, { cwd: folder, exclude }).toSorted())
    digest
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return digest.digest('hex');
}
