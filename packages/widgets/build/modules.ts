import { basename, extname, join } from 'node:path';
import { type OutputChunk, type Plugin, type RolldownOutput, rolldown } from 'rolldown';
import { chunkGroups } from './chunk-groups.ts';
import { type Flavour, inputOptions, packageRoot, small } from './rolldown-options.ts';
import { type DeclaredWidget, TABLE, writeTable } from './widget-table.ts';

export interface Modules {
  readonly entry: OutputChunk;
  readonly chunks: readonly OutputChunk[];
}

const runtime = join(packageRoot, '../runtime/src');
const renderer = join(runtime, 'view/render.tsx');
/** Modules that the entry asks for and that stand in a chunk with others: it is called after its group. */
const CHUNK_NAMES: ReadonlyMap<string, string> = new Map([
  [renderer, 'view'],
  [join(runtime, 'index.ts'), 'site'],
]);

/**
 * Builds an entry that stands alone and the chunks it asks for; the widget table in the entry names them. No chunk imports the
 * entry: pages load it with a query of their own (`iyim.js?ver=7`), and a chunk that imported it by its bare name would start a
 * second copy. What both need is in both; the state of a page is in its page slot.
 */
export async function buildModules(
  flavour: Flavour,
  entry: string,
  widgets: readonly DeclaredWidget[],
): Promise<Modules> {
  const asked = await dynamicImports(flavour, entry);
  const later = [...asked].map((id) => [
    CHUNK_NAMES.get(id) ?? libraryOf(id) ?? basename(id, extname(id)),
    id,
  ]);
  const own = widgets.map(({ name, definition }) => [name, definition]);
  const chunks = await buildChunks(flavour, Object.fromEntries([...later, ...own]));
  checkChunks(chunks);
  const fileOf = (id: string) => `./${chunkOf(chunks, id).fileName}`;
  const table = writeTable(widgets, ({ definition }) =>
    withImports(chunks, chunkOf(chunks, definition), chunkOf(chunks, renderer)),
  );
  const { output } = await buildEntry(flavour, entry, table, fileOf);
  return { entry: output[0], chunks };
}

/** The chunk that is the module `id`, or begins with it. */
export function chunkOf(chunks: readonly OutputChunk[], id: string): OutputChunk {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
  if (!found) throw new Error(`expected a chunk of ${id}, found none`);
  return found;
}

/** Every chunk that a browser fetches for these, each once. */
export function withImports(
  chunks: readonly OutputChunk[],
  ...start: readonly OutputChunk[]
): Set<OutputChunk> {
  const all = new Set(start);
  for (const { imports } of all)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk);
  return all;
}

async function buildChunks(
  flavour: Flavour,
  input: Readonly<Record<string, string>>,
): Promise<readonly OutputChunk[]> {
  const build = await rolldown({
    ...inputOptions(flavour),
    input,
    preserveEntrySignatures: 'allow-extension',
  });
  const { output } = await build.generate({
    ...small,
    format: 'esm',
    hashCharacters: 'base36',
    entryFileNames: 'chunks/[name]-[hash:6].js',
    chunkFileNames: ({ facadeModuleId }) => `chunks/${libraryOf(facadeModuleId) ?? '[name]'}-[hash:6].js`,
    codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
  });
  await build.close();
  return output.filter((item) => item.type === 'chunk');
}

/** A library that is fetched by itself is called by its name, and not by that of its file. */
const libraryOf = (id: string | null | undefined): string | undefined =>
  /[\\/]node_modules[\\/]([^\\/]+)[\\/](?!.*node_modules)/.exec(id ?? '')?.[1];

/** A group that tears folders apart which need each other shows as a circle. */
function checkChunks(chunks: readonly OutputChunk[]): void {
  for (const chunk of chunks) {
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
    if (withImports(chunks, ...imported).has(chunk))
      throw new Error(
        `${chunk.fileName} imports itself through ${chunk.imports.join(', ')}: see chunk-groups.ts`,
      );
  }
}

/** The modules that an entry asks for later. */
async function dynamicImports(flavour: Flavour, entry: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  await buildEntry(
    flavour,
    entry,
    writeTable([], () => []),
    (id) => {
      found.add(id);
      return './later.js';
    },
  );
  return found;
}

async function buildEntry(
  flavour: Flavour,
  entry: string,
  table: string,
  fileOf: (id: string) => string,
): Promise<RolldownOutput> {
  const options = inputOptions(flavour);
  const linked: Plugin = {
    name: 'linked',
    resolveId: (id) => (id === TABLE ? id : null),
    load: (id) => (id === TABLE ? table : null),
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const resolved = await this.resolve(specifier, importer);
      if (!resolved) throw new Error(`${importer}: can not resolve import('${specifier}')`);
      return { id: fileOf(resolved.id), external: true };
    },
  };
  const build = await rolldown({ ...options, plugins: [options.plugins, linked], input: { iyim: entry } });
  const output = await build.generate({ ...small, format: 'esm', entryFileNames: '[name].js' });
  await build.close();
  return output;
}
