import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputChunk } from 'rolldown';

/**
 * Lets the catalogue ask for all that a widget stands on in the moment it asks for the widget: a browser learns of a
 * chunk's imports only when the chunk has come, and each such step is one more round trip. The catalogue's own source map
 * would no longer be true and goes.
 */
export async function fetchTogether(folder: string, chunks: readonly OutputChunk[]): Promise<void> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (names: readonly string[], seen = new Set<string>()): ReadonlySet<string> => {
    for (const name of names) {
      if (seen.has(name)) continue;
      seen.add(name);
      withImports(byName.get(name)?.imports ?? [], seen);
    }
    return seen;
  };
  const holding = (end: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(end)));
  const catalogue = holding('bundle/catalogue.ts');
  const renderer = holding('runtime/src/view/render.tsx');
  if (!catalogue || !renderer) throw new Error('expected a chunk of the catalogue and one of the renderer');

  const isHere = withImports([catalogue.fileName]);
  const file = join(folder, catalogue.fileName);
  const code = await readFile(file, 'utf8');
  const linked = code.replace(/import\(([`"'])\.\/([^`"']+)\1\)/g, (own, _quote, name: string) => {
    if (!byName.get(`chunks/${name}`)?.moduleIds.some((id) => /definition\.tsx?$/.test(id))) return own;
    const needed = withImports([`chunks/${name}`, renderer.fileName]);
    const others = [...needed].filter((other) => other !== `chunks/${name}` && !isHere.has(other));
    const list = others.map((other) => JSON.stringify(other.replace('chunks/', './')));
    return `(ask(${list.join()}),${own})`;
  });
  if (linked === code) throw new Error(`${catalogue.fileName}: expected imports of widgets, found none`);
  // What fails here fails again, and is reported, where it is needed.
  const ask = 'const ask=(...names)=>{for(const name of names)import(name).catch(()=>{})};';
  await writeFile(file, `${ask}${linked.replace(/\n?\/\/# sourceMappingURL=.*/, '')}`);
  await rm(`${file}.map`);
}
