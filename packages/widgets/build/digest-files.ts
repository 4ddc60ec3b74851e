import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches files that do not affect any build. */
const exclude = ['**/*.{test,stories}.*', '**/testing/**', '**/*.md'];

/**
 * Returns a digest of the names and contents of the files in `folder` that match the patterns. Modification times do not count,
 * because a checkout changes them.
 */
export function digestFiles(folder: string, patterns: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of globSync(patterns, { cwd: folder, exclude }).toSorted())
    digest
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return digest.digest('hex');
}
