import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { inlineCss } from '../../widgets/build/inline-css.ts';
import { leanAliases } from '../../widgets/build/lean-aliases.ts';
import type { Peer } from './peers.ts';
import type { Site } from './site.ts';

const outdir = fileURLToPath(new URL('./out/', import.meta.url)); // never written to

/** Builds a peer's script as the script bundle is built (minified, split where it imports lazily) and serves it in `folder`. */
export async function addScript(site: Site, folder: string, peer: Peer): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: { main: fileURLToPath(new URL(`./peers/${peer.entry}`, import.meta.url)) },
    outdir,
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'warning',
    chunkNames: 'chunks/[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"production"', 'globalThis.SCRIPT_DEBUG': 'false' },
    alias: peer.lean ? leanAliases : {},
    plugins: [inlineCss],
  });
  for (const { path, contents } of outputFiles)
    site.add(`${folder}${relative(outdir, path).split(sep).join('/')}`, contents);
}
