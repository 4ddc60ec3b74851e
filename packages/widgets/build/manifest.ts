import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface ManifestFile {
  readonly bytes: number;
  readonly gzip: number;
  /** For the `integrity` attribute of a script or link tag. */
  readonly integrity: string;
}

/** Writes `manifest.json`: every file of a bundle folder with its size, gzipped size and SRI hash (SEC-5). */
export async function writeManifest(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Record<string, ManifestFile> = {};
  for (const entry of found.sort((a, b) => a.name.localeCompare(b.name))) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (!entry.isFile() || !/\.(js|css)$/.test(name) || name.startsWith('lean/')) continue;
    const content = await readFile(path);
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    files[name] = { bytes: content.length, gzip: gzipSync(content, { level: 9 }).length, integrity };
  }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify({ files }, null, 2)}\n`);
}
