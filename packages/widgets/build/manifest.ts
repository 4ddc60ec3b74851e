import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { OutputChunk } from 'rolldown';
import { chunkOf, withImports } from './modules.ts';
import type { DeclaredWidget } from './widget-table.ts';

export interface ManifestFile {
  readonly bytes: number;
  readonly gzip: number;
  /** Value for the `integrity` attribute of a script or link tag. */
  readonly integrity: string;
}

export interface Manifest {
  readonly files: Readonly<Record<string, ManifestFile>>;
  /** Every chunk that each widget needs, the widget's own chunk first. A page that knows its widgets can preload these chunks. */
  readonly widgets: Readonly<Record<string, readonly string[]>>;
}

/**
 * Writes `manifest.json`, with size, gzipped size and integrity hash of every file in a bundle folder, and `importmap.json` with
 * the modules' hashes, in the format of an import map (SEC-5).
 */
export async function writeManifest(
  folder: string,
  declared: readonly DeclaredWidget[],
  chunks: readonly OutputChunk[],
): Promise<void> {
  const renderer = chunks.find(({ exports }) => exports.includes('renderer'));
  if (!renderer) throw new Error('expected a chunk that exports the renderer, found none');
  const widgets = declared.map(({ name, definition }): [string, string[]] => [
    name,
    [...withImports(chunks, chunkOf(chunks, definition), renderer)].map(({ fileName }) => fileName),
  ]);
  const found: [string, ManifestFile][] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (!entry.isFile() || !/\.(js|css)$/.test(name) || name.startsWith('lean/')) continue;
    const content = await readFile(path);
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    found.push([name, { bytes: content.length, gzip: gzipSync(content, { level: 9 }).length, integrity }]);
  }
  found.sort(([a], [b]) => a.localeCompare(b));
  const manifest: Manifest = { files: Object.fromEntries(found), widgets: Object.fromEntries(widgets) };
  const modules = found.filter(([name]) => name.endsWith('.js') && name !== 'iyim.classic.js');
  const integrity = Object.fromEntries(modules.map(([name, file]) => [`./${name}`, file.integrity]));
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(join(folder, 'importmap.json'), `${JSON.stringify({ integrity }, null, 2)}\n`);
}
