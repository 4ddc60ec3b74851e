import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { type ModuleInfo, type OutputChunk, type Plugin, type RolldownOutput, rolldown } from 'rolldown';
import { chunkGroups } from './chunk-groups.ts';
import { keepForVite } from './keep-for-vite.ts';
import { type Flavour, inputOptions, packageRoot, small } from './rolldown-options.ts';
import { type Shared, shareModules } from './shared-modules.ts';
import { type DeclaredWidget, LATER_TABLE, TABLE, writeTable } from './widget-table.ts';

export interface Modules {
  readonly entry: OutputChunk;
  readonly chunks: readonly OutputChunk[];
}

const WHOLE = '\0entry';
const LENT = '\0lent';
const runtime = join(packageRoot, '../runtime/src');
const renderer = join(runtime, 'view/render.tsx');
/** Chunk names by input module. These chunks are named after their group instead of the module. */
const CHUNK_NAMES: ReadonlyMap<string, string> = new Map([[renderer, 'view']]);

/** Modules of the core that dynamically import code that few pages need. */
const ASKING: readonly string[] = [
  join(runtime, 'page.ts'),
  ...globSync(join(packageRoot, 'page/*.ts'), { exclude: ['**/*.test.ts'] }),
];

/**
 * Returns the modules that a file imports dynamically. They are inputs of the build, because otherwise their chunk would contain
 * a namespace object.
 */
const dynamicImports = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );

/**
 * Builds a self-contained entry and the chunks that it loads; the widget table in the entry names them. No chunk imports the
 * entry: pages load it with their own query (`iyim.js?ver=7`), and a chunk that imported it by its bare name would start a second
 * copy. Modules that both the entry and the chunks need are in the entry, which lends them to the chunks.
 */
export async function buildModules(
  flavour: Flavour,
  entry: string,
  widgets: readonly DeclaredWidget[],
): Promise<Modules> {
  const { asked, modules, code } = await inspectEntry(flavour, entry);
  const definitions = widgets.map(({ name, definition }) => [name, definition]);
  const shared = shareModules(modules, code);
  const tableOf = (chunks: readonly OutputChunk[], isLater: boolean) =>
    writeTable(
      widgets.filter((widget) => widget.isLater === isLater),
      ({ definition }) => withImports(chunks, chunkOf(chunks, definition), chunkOf(chunks, renderer)),
    );
  const later = [...asked, ...ASKING.flatMap(dynamicImports)].map((id) => [
    CHUNK_NAMES.get(id) ?? libraryOf(id) ?? basename(id, extname(id)),
    id,
  ]);
  const input = Object.fromEntries([...later, ...definitions]);
  // The first build is a draft without the core's table, because that table is in one of the chunks that it lists.
  const draft = await buildChunks(flavour, input, shared, '');
  const chunks = moveToFolder(await buildChunks(flavour, input, shared, tableOf(draft, true)));
  checkChunks(chunks);
  const { output } = await buildEntry(flavour, entry, {
    table: tableOf(chunks, false),
    laterNames: widgets.flatMap(({ name, isLater }) => (isLater ? name : [])),
    lent: shared.lend(chunks),
    fileOf: (id) => `./${chunkOf(chunks, id).fileName}`,
  });
  return { entry: output[0], chunks };
}

/** Returns the chunk of the input module `id`. */
export function chunkOf(chunks: readonly OutputChunk[], id: string): OutputChunk {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
  if (!found) throw new Error(`expected a chunk of ${id}, found none`);
  return found;
}

/** Returns the chunks in `start` and every chunk that they import, directly or indirectly. */
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
  { borrow }: Shared,
  laterTable: string,
): Promise<readonly OutputChunk[]> {
  const options = inputOptions(flavour);
  const build = await rolldown({
    ...options,
    plugins: [borrow, written({ [LATER_TABLE]: defaultOf(laterTable) }), options.plugins, inlineHelpers],
    input,
    preserveEntrySignatures: 'allow-extension',
  });
  const { output } = await build.generate({
    ...small,
    format: 'esm',
    hashCharacters: 'base36',
    entryFileNames: `${DRAFT}[name].js`,
    chunkFileNames: ({ facadeModuleId, name }) =>
      name === 'react'
        ? `${CHUNKS}[name]-[hash:6].js`
        : `${DRAFT}${libraryOf(facadeModuleId) ?? (name === HELPERS ? 'cjs' : '[name]')}.js`,
    codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
  });
  await build.close();
  return output.filter((item) => item.type === 'chunk');
}

const defaultOf = (text: string) => `export default ${JSON.stringify(text)};`;

/** Returns a plugin that provides modules with generated code, by name. */
const written = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'written',
  resolveId: (id) => (id in modules ? id : null),
  load: (id) => modules[id] ?? null,
});

const CHUNKS = 'chunks/';
const DRAFT = `${CHUNKS}draft/`;

/**
 * Moves the chunks to a folder that is named after a hash of their content. Chunks contain each other's names, so a change in one
 * changes all; a hash in every name would only make the entry's table longer. React's chunk imports no other chunk and stays
 * outside.
 */
function moveToFolder(chunks: readonly OutputChunk[]): readonly OutputChunk[] {
  const content = createHash('sha256');
  for (const { fileName, code } of chunks) content.update(fileName).update(code);
  const name = BigInt(`0x${content.digest('hex')}`)
    .toString(36)
    .slice(0, 6);
  // The core's table starts with the folder, without a slash.
  const moved = (text: string) => text.replace(DRAFT.slice(0, -1), `${CHUNKS}${name}`);
  return chunks.map((chunk) => ({
    ...chunk,
    code: moved(chunk.code),
    fileName: moved(chunk.fileName),
    imports: chunk.imports.map(moved),
    dynamicImports: chunk.dynamicImports.map(moved),
  }));
}

/** Name that the bundler gives to the chunk of its helpers. */
const HELPERS = 'rolldown-runtime';

/**
 * Inlines the bundler's helpers, which are a line each, into the chunks that use them, such as the React chunk. The bundler
 * writes a separate chunk for them, which would need another request.
 */
const inlineHelpers: Plugin = {
  name: 'inline-helpers',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
    const helpers = chunks.find(({ name }) => name === HELPERS);
    const [, body, exported] = /^(.*)export\{([^}]+)\};?\s*$/s.exec(helpers?.code ?? '') ?? [];
    if (!helpers || body === undefined || exported === undefined) return;
    const given = exported.replaceAll(/(\w+) as (\w+)/g, '$2:$1');
    for (const user of chunks.filter(({ imports }) => imports.includes(helpers.fileName)))
      user.code = user.code.replace(
        /import\{([^}]+)\}from"\.\/(?:draft\/)?cjs\.js";/,
        (_import, imported: string) =>
          `var{${imported.replaceAll(' as ', ':')}}=(()=>{${body}return{${given}}})();`,
      );
    delete bundle[helpers.fileName];
  },
};

/**
 * Returns the name of the npm package that a module belongs to, for naming its chunk. Undefined for the project's own modules.
 */
const libraryOf = (id: string | null | undefined): string | undefined =>
  /[\\/]node_modules[\\/]([^\\/]+)[\\/](?!.*node_modules)/.exec(id ?? '')?.[1];

/** Throws if a chunk imports itself through other chunks, as when a group separates folders that import each other. */
function checkChunks(chunks: readonly OutputChunk[]): void {
  for (const chunk of chunks) {
    const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
    if (withImports(chunks, ...imported).has(chunk))
      throw new Error(
        `${chunk.fileName} imports itself through ${chunk.imports.join(', ')}: see chunk-groups.ts`,
      );
  }
}

/** Returns the modules that an entry loads later, the modules that it contains, and its code. */
async function inspectEntry(flavour: Flavour, entry: string) {
  const asked = new Set<string>();
  const found: [id: string, exports: readonly string[]][] = [];
  const { output } = await buildEntry(flavour, entry, {
    table: '',
    laterNames: [],
    lent: '',
    fileOf: (id) => {
      asked.add(id);
      return './later.js';
    },
    onModule: ({ id, exports }) => found.push([id, exports]),
  });
  const [{ code, modules: rendered }] = output;
  // Leaves out modules that only re-export others or are empty after tree shaking: chunks have their own copies.
  const used = found.filter(([id]) => rendered[id]?.renderedExports.length);
  // Sorted, because files are parsed in no fixed order, but two builds of the same source must be equal.
  const modules = new Map(used.sort(([a], [b]) => (a < b ? -1 : 1)));
  return { asked, modules, code };
}

/** Parts of an entry that depend on the chunks. */
interface EntryParts {
  readonly table: string;
  readonly laterNames: readonly string[];
  readonly lent: string;
  readonly fileOf: (id: string) => string;
  readonly onModule?: (module: ModuleInfo) => unknown;
}

async function buildEntry(
  flavour: Flavour,
  entry: string,
  { table, laterNames, lent, fileOf, onModule = () => {} }: EntryParts,
): Promise<RolldownOutput> {
  const options = inputOptions(flavour);
  const parts: Readonly<Record<string, string>> = {
    [TABLE]: `${defaultOf(table)} export const laterNames = ${JSON.stringify(laterNames.join(' '))};`,
    [LENT]: lent,
    [WHOLE]: `import '${LENT}'; import ${JSON.stringify(entry)};`,
  };
  const linked: Plugin = {
    name: 'linked',
    // Keeps an entry for its side effects, even if its package is marked as free of side effects.
    resolveId: (id) => (id in parts || id === entry ? { id, moduleSideEffects: true } : null),
    load: (id) => parts[id] ?? null,
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const resolved = await this.resolve(specifier, importer);
      if (!resolved) throw new Error(`${importer}: cannot resolve import('${specifier}')`);
      return { id: fileOf(resolved.id), external: true };
    },
    moduleParsed: (module) => void onModule(module),
    generateBundle: (_options, bundle) => {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') keepForVite(chunk);
    },
  };
  const build = await rolldown({ ...options, plugins: [options.plugins, linked], input: { iyim: WHOLE } });
  const output = await build.generate({ ...small, format: 'esm', entryFileNames: '[name].js' });
  await build.close();
  return output;
}
