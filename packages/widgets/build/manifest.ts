import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { OutputChunk } from 'rolldown';

export interface ManifestFile {
  readonly bytes: number;
  readonly gzip: number;
  /** For the `integrity` attribute of a script or link tag. */
  readonly integrity: string;
  /** Files that are fetched together with this one. */
  readonly imports?: readonly string[];
}

export interface Manifest {
  readonly files: Readonly<Record<string, ManifestFile>>;
  /** The chunk of each widget, by name: what a page that knows its widgets may preload. */
  readonly widgets: Readonly<Record<string, string>>;
  /** The chunk that names the widgets: fetched when a page turns out to have a host. */
  readonly catalogue: string;
  /** The chunk that mounts islands; its imports include React. */
  readonly renderer: string;
  /** Chunks that hold nothing but React. */
  readonly react: readonly string[];
}

/** Writes `manifest.json`: every file of a bundle folder with its size, gzipped size and SRI hash (SEC-5). */
export async function writeManifest(
  folder: string,
  packageRoot: string,
  chunks: readonly OutputChunk[],
): Promise<void> {
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  imports.set(
    'iyim.js',
    chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName),
  );
  const widgets: Record<string, string> = {};
  const react: string[] = [];
  let renderer = '';
  let catalogue = '';
  for (const { fileName, moduleIds, name } of chunks) {
    for (const id of moduleIds.map((path) => relative(packageRoot, path).split(sep).join('/'))) {
      const widget = /^src\/([^/]+)\/definition\.tsx?$/.exec(id)?.[1];
      if (widget) widgets[widget] = fileName;
      if (id === 'bundle/catalogue.ts') catalogue = fileName;
      if (id.endsWith('runtime/src/view/render.tsx')) renderer = fileName;
    }
    if (name === 'react') react.push(fileName);
  }

  const files: Record<string, ManifestFile> = {};
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (!entry.isFile() || !/\.(js|css)$/.test(name) || name.startsWith('lean/')) continue;
    const content = await readFile(path);
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    const linked = imports.get(name);
    files[name] = {
      bytes: content.length,
      gzip: gzipSync(content, { level: 9 }).length,
      integrity,
      ...(linked && linked.length > 0 ? { imports: linked } : {}),
    };
  }
  const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => a.localeCompare(b)));
  const manifest: Manifest = { files: sorted, widgets, catalogue, renderer, react };
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Every file that is fetched when these are, each once. */
export function closure(manifest: Manifest, ...start: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of manifest.files[name]?.imports ?? []) visit(next);
  };
  start.forEach(visit);
  return seen;
}
