import { readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, transform } from 'esbuild';
import { deepImports } from './deep-imports.ts';
import { inlineCss } from './inline-css.ts';
import { leanAliases } from './lean-aliases.ts';
import { writeManifest } from './manifest.ts';

export type Flavour = 'react' | 'lean';

const packageRoot = fileURLToPath(new URL('..', import.meta.url));

/** Where a flavour's files go; sites serve this folder as it is. */
export const bundleFolder = (flavour: Flavour): string =>
  join(packageRoot, 'dist/bundle', flavour === 'lean' ? 'lean' : '');

/** The widgets that have a folder of their own in `src/`. */
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
  await mkdir(join(folder, 'widgets'), { recursive: true });
  const shared: BuildOptions = {
    bundle: true,
    minify: true,
    sourcemap: true,
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'warning',
    absWorkingDir: packageRoot,
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: flavour === 'lean' ? leanAliases : {},
    plugins: [deepImports, inlineCss],
  };
  const { metafile } = await build({
    ...shared,
    metafile: true,
    entryPoints: { iyim: 'bundle/iyim.ts' },
    outdir: folder,
    format: 'esm',
    splitting: true,
    entryNames: '[name]',
    chunkNames: 'chunks/[name]-[hash]',
  });
  await build({
    ...shared,
    entryPoints: widgetNames.map((name) => ({ in: `virtual:${name}`, out: name })),
    outdir: join(folder, 'widgets'),
    format: 'iife',
    plugins: [standAloneEntry, deepImports, inlineCss],
  });
  await cp(join(packageRoot, 'bundle/iyim.classic.js'), join(folder, 'iyim.classic.js'));
  await writeHostStyles(folder);
  await writeManifest(folder, packageRoot, metafile);
}

/** A stand-alone script starts the runtime with its one widget, or joins the copy that is already running (RT-19). */
const standAloneEntry = {
  name: 'stand-alone-entry',
  setup(builder: import('esbuild').PluginBuild) {
    builder.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'stand-alone' }));
    builder.onLoad({ filter: /.*/, namespace: 'stand-alone' }, ({ path }) => {
      const name = path.slice('virtual:'.length);
      const contents = `import { start } from '@iyim/runtime';
import { widget } from './src/${name}/widget.ts';
start({ widgets: [widget] });`;
      return { contents, loader: 'ts', resolveDir: packageRoot };
    });
  },
};

/** `iyim.css`: what hosts look like before they mount, from each widget's `host.css`. */
async function writeHostStyles(folder: string): Promise<void> {
  const files = ['bundle/iyim.css', ...widgetNames.map((name) => `src/${name}/host.css`)];
  const sheets = await Promise.all(
    files.map((file) => readFile(join(packageRoot, file), 'utf8').catch(() => '')),
  );
  const { code } = await transform(sheets.join('\n'), { loader: 'css', minify: true });
  await writeFile(join(folder, 'iyim.css'), code);
}

if (process.argv[1] && basename(process.argv[1]) === basename(import.meta.filename)) {
  await buildBundle('react');
  await buildBundle('lean');
}
