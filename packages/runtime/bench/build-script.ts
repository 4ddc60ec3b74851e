import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildModules } from '../../widgets/build/modules.ts';
import { readWidgets } from '../../widgets/build/widget-table.ts';
import type { Peer } from './peers.ts';
import type { Site } from './site.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds a peer's script and serves it in `folder`. Returns the name of the file that a page must load. */
export function addScript(site: Site, folder: string, peer: Peer): Promise<string> {
  return peer.flavour ? addBundle(site, folder, peer, peer.flavour) : addSingleFile(site, folder, peer);
}

/** Builds the script bundle with the peer's widgets instead of the whole catalogue. */
async function addBundle(
  site: Site,
  folder: string,
  { entry }: Peer,
  flavour: 'react' | 'lean',
): Promise<string> {
  const widgets = await readWidgets(here(`./peers/${entry}`));
  const modules = await buildModules(flavour, here('../../widgets/bundle/iyim.ts'), widgets);
  for (const { fileName, code } of [modules.entry, ...modules.chunks]) site.add(`${folder}${fileName}`, code);
  return modules.entry.fileName;
}

/** Builds a peer's script as one file, because one file loads fastest. */
async function addSingleFile(site: Site, folder: string, { entry }: Peer): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here(`./peers/${entry}`)],
    write: false,
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': '"production"', 'globalThis.SCRIPT_DEBUG': 'false' },
  });
  for (const { contents } of outputFiles) site.add(`${folder}main.js`, contents);
  return 'main.js';
}
