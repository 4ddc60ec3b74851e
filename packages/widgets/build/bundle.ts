import { readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { type InputOptions, type OutputChunk, type OutputOptions, rolldown } from 'rolldown';
import { chunkGroups } from './chunk-groups.ts';
import { fetchTogether } from './fetch-together.ts';
import { inlineCssForRolldown } from './inline-css.ts';
import { leanAliases } from './lean-aliases.ts';
import { writeManifest } from './manifest.ts';
import { writeNotices } from './notices.ts';
import { stripDocs } from './strip-docs.ts';

export type Flavour = 'react' | 'lean';

const packageRoot = fileURLToPath(new URL('..', import.meta.url));

/** Where a flavour's files go; sites serve this folder as it is. */
export const bundleFolder = (flavour: Flavour): string =>
  join(packageRoot, 'dist/bundle', flavour === 'lean' ? 'lean' : '');

/** The widgets: each has a folder of its own in `src/`. */
export const widgetNames: readonly string[] = readdirSync(join(packageRoot, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/**
 * Builds one flavour of the script bundle: the module entry with its content-hashed chunks, the classic loader, one
 * stand-alone file a widget, the style sheet for hosts, and the manifest with sizes and integrity hashes.
 */
export async function buildBundle(flavour: Flavour): Promise<void> {
  const folder = bundleFolder(flavour);
  await rm(join(folder, 'chunks'), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const chunks = await buildModules(flavour, folder);
  await fetchTogether(folder, chunks);
  await Promise.all(widgetNames.map((name) => buildStandAlone(name, flavour, folder)));
  await cp(join(packageRoot, 'bundle/iyim.classic.js'), join(folder, 'iyim.classic.js'));
  await writeHostStyles(folder);
  await writeNotices(folder, chunks);
  await writeManifest(folder, packageRoot, chunks);
}

/** Licences stay in the files; everything else that is not code goes. */
const small: OutputOptions = {
  minify: true,
  sourcemap: true,
  comments: { legal: true, annotation: false, jsdoc: false },
};

function inputOptions(flavour: Flavour): InputOptions {
  const runtime = (entry: string) => fileURLToPath(new URL(`../../runtime/src/${entry}.ts`, import.meta.url));
  return {
    cwd: packageRoot,
    platform: 'browser',
    plugins: [inlineCssForRolldown, stripDocs],
    resolve: {
      alias: {
        '@iyim/runtime/widget': runtime('widget'),
        '@iyim/runtime/shop': runtime('shop'),
        '@iyim/runtime': runtime('index'),
        'use-sync-external-store/shim/index.js': join(packageRoot, 'build/sync-external-store.ts'),
        ...(flavour === 'lean' ? leanAliases : {}),
      },
    },
    transform: {
      define: { 'process.env.NODE_ENV': '"production"' },
      target: 'es2022',
      jsx: { runtime: 'automatic' },
    },
  };
}

/**
 * The entry `iyim.js` is one import of a hashed chunk: pages load it with a query of their own (`iyim.js?ver=7`), and a
 * chunk that imported the entry by its bare name would start a second copy.
 */
export async function buildModules(
  flavour: Flavour,
  folder: string,
  entry = 'bundle/iyim.ts',
): Promise<readonly OutputChunk[]> {
  const build = await rolldown({ ...inputOptions(flavour), input: { core: entry } });
  const { output } = await build.write({
    dir: folder,
    format: 'esm',
    ...small,
    entryFileNames: 'chunks/[name]-[hash].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    codeSplitting: { groups: chunkGroups },
  });
  await build.close();
  const chunks = output.filter((item) => item.type === 'chunk');
  const core = chunks.find((chunk) => chunk.isEntry);
  await writeFile(join(folder, 'iyim.js'), `import"./${core?.fileName}";\n`);
  return chunks;
}

/** A stand-alone script starts the runtime with its one widget, or joins the copy that is already running (RT-19). */
async function buildStandAlone(name: string, flavour: Flavour, folder: string): Promise<void> {
  const entry = `\0stand-alone:${name}`;
  const options = inputOptions(flavour);
  const build = await rolldown({
    ...options,
    input: { [name]: entry },
    plugins: [
      options.plugins,
      {
        name: 'stand-alone',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? `import { start } from '@iyim/runtime';
               import { widget } from ${JSON.stringify(join(packageRoot, 'src', name, 'widget.ts'))};
               start({ widgets: [widget] });`
            : null,
      },
    ],
  });
  await build.write({
    file: join(folder, 'widgets', `${name}.js`),
    format: 'iife',
    ...small,
    codeSplitting: false,
  });
  await build.close();
}

/** `iyim.css`: what hosts look like before they mount, from each widget's `host.css`. */
async function writeHostStyles(folder: string): Promise<void> {
  const files = ['bundle/iyim.css', ...widgetNames.map((name) => `src/${name}/host.css`)];
  const sheets = await Promise.all(
    files.map((file) => readFile(join(packageRoot, file), 'utf8').catch(() => '')),
  );
  const { code } = await transform(sheets.join('\n'), { loader: 'css', minify: true });
  await writeFile(join(folder, 'iyim.css'), code);
}
