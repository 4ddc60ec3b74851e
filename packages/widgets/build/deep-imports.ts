import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const surface = fileURLToPath(new URL('../../runtime/src/index.ts', import.meta.url));

/**
 * Sends every name that is imported from `@iyim/runtime` to the module that defines it. esbuild assigns modules to chunks
 * by what an entry can reach, and through the index everything can be reached: without this, the entry script would
 * fetch the cart, and a label would fetch the HTTP client.
 */
export const deepImports: Plugin = {
  name: 'deep-imports',
  setup(builder) {
    const modules = readSurface();
    builder.onLoad({ filter: /packages[\\/]widgets[\\/](src|bundle)[\\/].*\.tsx?$/ }, async ({ path }) => ({
      contents: rewrite(await readFile(path, 'utf8'), await modules, path),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

/** Reads `export { a, type B } from './c.ts'` lines: name → module. Types are of no interest. */
async function readSurface(): Promise<ReadonlyMap<string, string>> {
  const modules = new Map<string, string>();
  const source = await readFile(surface, 'utf8');
  for (const [, names = '', from = ''] of source.matchAll(/export \{([^}]*)\} from '([^']+)'/g)) {
    for (const name of splitNames(names)) modules.set(name, join(dirname(surface), from));
  }
  return modules;
}

const splitNames = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

function rewrite(source: string, modules: ReadonlyMap<string, string>, path: string): string {
  return source.replace(/import \{([^}]*)\} from '@iyim\/runtime';/g, (_statement, names: string) =>
    splitNames(names)
      .map((name) => {
        const from = modules.get(name.split(' as ')[0] ?? name);
        if (!from) throw new Error(`${path}: "${name}" is not exported by @iyim/runtime`);
        return `import { ${name} } from ${JSON.stringify(from)};`;
      })
      .join(' '),
  );
}
