import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { type OutputChunk, rolldown } from 'rolldown';
import { digestFiles } from './digest-files.ts';
import { CATALOGUE, ROW_IMPORTS, rowOf } from './entries.ts';
import { alsoForOriginals } from './host-styles.ts';
import { writeManifest } from './manifest.ts';
import { buildModules } from './modules.ts';
import { writeNotices } from './notices.ts';
import { type Flavour, inputOptions, packageRoot, small } from './rolldown-options.ts';
import { type DeclaredWidget, readWidgets } from './widget-table.ts';

export type { Flavour };

const dist = (kind: string, flavour: Flavour): string =>
  join(packageRoot, 'dist', kind, flavour === 'lean' ? 'lean' : '');

/** Returns the folder of a flavour's bundle, which sites serve unchanged. */
export const bundleFolder = (flavour: Flavour): string => dist('bundle', flavour);

/**
 * Returns the folder of the stand-alone scripts: one file per widget with everything that it needs, including React, for a page
 * that uses one widget without the bundle's folder.
 */
export const standAloneFolder = (flavour: Flavour): string => dist('stand-alone', flavour);

/** Returns the folder of the source maps of the bundle and of the stand-alone scripts; each map is named after its script. */
export const debugFolder = (flavour: Flavour): string => dist('debug', flavour);

/** Names of the widgets, which are the names of their folders in `src/`. */
export const widgetNames: readonly string[] = readdirSync(join(packageRoot, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Returns the path of the file with the digest of the sources that a bundle was built from. */
const stampOf = (flavour: Flavour): string => join(debugFolder(flavour), 'sources.sha256');

/** Returns the digest of the bundle's sources. */
const digestSources = (): string =>
  digestFiles(packageRoot, [
    'package.json',
    '../../pnpm-lock.yaml',
    '../runtime/{package.json,src/**/*.*}',
    '{src,shared,page,originals,bundle,build}/**/*.*',
  ]);

/** Returns whether the bundle of this flavour exists and was built from the current sources. */
export function isBuilt(flavour: Flavour): boolean {
  const files = [stampOf(flavour), join(bundleFolder(flavour), 'manifest.json')];
  return (
    files.every((file) => existsSync(file)) && readFileSync(stampOf(flavour), 'utf8') === digestSources()
  );
}

/**
 * Builds the bundle of one flavour: entry, chunks in a folder named after a hash of their content, classic loader, style sheet
 * for hosts, the manifest with sizes and integrity hashes, and the source maps.
 */
export async function buildBundle(flavour: Flavour): Promise<void> {
  const bundle = bundleFolder(flavour);
  const debug = debugFolder(flavour);
  const old = [join(bundle, 'chunks'), join(debug, 'chunks'), stampOf(flavour)];
  await Promise.all(old.map((path) => rm(path, { recursive: true, force: true })));
  const digest = digestSources();

  const widgets = await readWidgets(CATALOGUE);
  const { entry, chunks } = await buildModules(flavour, join(packageRoot, 'bundle/iyim.ts'), widgets);
  await writeChunks([entry, ...chunks], bundle, debug);
  await cp(join(packageRoot, 'bundle/iyim.classic.js'), join(bundle, 'iyim.classic.js'));
  await writeHostStyles(bundle);
  await writeNotices(bundle, chunks);
  await writeManifest(bundle, widgets, chunks);
  await write(stampOf(flavour), digest);
}

/** Builds the stand-alone scripts of one flavour and their source maps; calls `onBuilt` after each. */
export async function buildStandAlone(
  flavour: Flavour,
  onBuilt: (done: number, all: number) => void,
): Promise<void> {
  const folder = standAloneFolder(flavour);
  await rm(folder, { recursive: true, force: true });
  const widgets = await readWidgets(CATALOGUE);
  for (const [index, widget] of widgets.entries()) {
    await writeChunks([await standAloneScript(widget, flavour)], folder, debugFolder(flavour));
    onBuilt(index + 1, widgets.length);
  }
}

/** Writes scripts to `folder` and their maps to `debug`. */
export async function writeChunks(
  chunks: readonly OutputChunk[],
  folder: string,
  debug?: string,
): Promise<void> {
  for (const { fileName, code, map } of chunks) {
    await write(join(folder, fileName), code);
    if (debug && map) await write(join(debug, `${fileName}.map`), map.toString());
  }
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Replaces the inspector in stand-alone scripts, which every visitor would download with them. */
const NO_INSPECTOR = `export async function inspect() {
  throw new Error('a stand-alone script has no inspector: load iyim.js of the bundle in its place while you look for a fault');
}`;

/** Builds a stand-alone script, which starts the runtime with one widget, or joins a runtime that is already running (RT-19). */
export async function standAloneScript(widget: DeclaredWidget, flavour: Flavour): Promise<OutputChunk> {
  const entry = `\0stand-alone:${widget.name}`;
  const options = inputOptions(flavour);
  const build = await rolldown({
    ...options,
    input: { [widget.name]: entry },
    plugins: [
      options.plugins,
      {
        name: 'stand-alone',
        resolveId: (id) => (id === entry ? id : null),
        load(id) {
          if (/inspector[\\/]open-inspector\.tsx$/.test(id)) return NO_INSPECTOR;
          return id === entry
            ? `import { start } from '@iyim/runtime';
               ${ROW_IMPORTS}
               start({ widgets: [${rowOf(widget)}] });`
            : null;
        },
      },
    ],
  });
  const { output } = await build.generate({
    ...small,
    format: 'iife',
    entryFileNames: '[name].js',
    codeSplitting: false,
  });
  await build.close();
  return output[0];
}

/**
 * Writes `iyim.css`, the styles for hosts that have not mounted yet: the tokens, `bundle/iyim.css`, and each widget's `host.css`.
 */
async function writeHostStyles(folder: string): Promise<void> {
  const tokens = '../runtime/src/host-page/tokens.css';
  const files = [tokens, 'bundle/iyim.css', ...widgetNames.map((name) => `src/${name}/host.css`)];
  const sheets = await Promise.all(
    files.map((file) => readFile(join(packageRoot, file), 'utf8').catch(() => '')),
  );
  const { code } = await transform(sheets.map(alsoForOriginals).join('\n'), { loader: 'css', minify: true });
  await writeFile(join(folder, 'iyim.css'), code);
}
