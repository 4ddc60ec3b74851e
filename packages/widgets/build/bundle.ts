import { readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { type OutputChunk, rolldown } from 'rolldown';
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

/** Where a flavour's files go; sites serve this folder as it is. */
export const bundleFolder = (flavour: Flavour): string => dist('bundle', flavour);

/** One file a widget, with all that it needs, React too: for a page that wants one widget and no folder. */
export const standAloneFolder = (flavour: Flavour): string => dist('stand-alone', flavour);

/** Source maps of both, under the names of the files they belong to. */
export const debugFolder = (flavour: Flavour): string => dist('debug', flavour);

/** The widgets: each has a folder of its own in `src/`. */
export const widgetNames: readonly string[] = readdirSync(join(packageRoot, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/**
 * Builds one flavour: the bundle (entry, chunks in a folder named by their content, classic loader, style sheet for hosts, and the manifest with
 * sizes and integrity hashes), the stand-alone scripts, and the source maps of both.
 */
export async function buildBundle(flavour: Flavour): Promise<void> {
  const bundle = bundleFolder(flavour);
  const standAlone = standAloneFolder(flavour);
  const debug = debugFolder(flavour);
  const old = ['chunks', 'widgets'].map((name) => join(bundle, name));
  await Promise.all([...old, standAlone, debug].map((path) => rm(path, { recursive: true, force: true })));

  const widgets = await readWidgets(CATALOGUE);
  const { entry, chunks } = await buildModules(flavour, join(packageRoot, 'bundle/iyim.ts'), widgets);
  await writeChunks([entry, ...chunks], bundle, debug);
  await cp(join(packageRoot, 'bundle/iyim.classic.js'), join(bundle, 'iyim.classic.js'));
  await writeHostStyles(bundle);
  await writeNotices(bundle, chunks);
  await writeManifest(bundle, widgets, chunks);
  for (const widget of widgets)
    await writeChunks([await buildStandAlone(widget, flavour)], standAlone, debug);
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

/** A stand-alone script starts the runtime with its one widget, or joins the copy that is already running (RT-19). */
async function buildStandAlone(widget: DeclaredWidget, flavour: Flavour): Promise<OutputChunk> {
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
        load: (id) =>
          id === entry
            ? `import { start } from '@iyim/runtime';
               ${ROW_IMPORTS}
               start({ widgets: [${rowOf(widget)}] });`
            : null,
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

/** `iyim.css`: the tokens, and what hosts look like before they mount, from each widget's `host.css`. */
async function writeHostStyles(folder: string): Promise<void> {
  const tokens = '../runtime/src/host-page/tokens.css';
  const files = [tokens, 'bundle/iyim.css', ...widgetNames.map((name) => `src/${name}/host.css`)];
  const sheets = await Promise.all(
    files.map((file) => readFile(join(packageRoot, file), 'utf8').catch(() => '')),
  );
  const { code } = await transform(sheets.map(alsoForOriginals).join('\n'), { loader: 'css', minify: true });
  await writeFile(join(folder, 'iyim.css'), code);
}
