import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Plugin, transform } from 'esbuild';
import type { Plugin as RolldownPlugin } from 'rolldown';

/**
 * Makes `import css from './x.css?inline'` return the minified text, as in Vite. Plugin for tsup, which uses esbuild. The path
 * keeps its `?inline`, because tsup itself would write a separate file for every path that ends in `.css`.
 */
export const inlineCss: Plugin = {
  name: 'inline-css',
  setup(builder) {
    builder.onResolve({ filter: /\.css\?inline$/ }, ({ path, importer }) => ({
      path: cssFile(path, importer),
      namespace: 'inline-css',
    }));
    builder.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => ({
      contents: await minifyCss(path),
      loader: 'text',
    }));
  },
};

/** Like `inlineCss`, but for rolldown, which builds the script bundle. */
export const inlineCssForRolldown: RolldownPlugin = {
  name: 'inline-css',
  resolveId: {
    filter: { id: /\.css\?inline$/ },
    handler: (id, importer) => cssFile(id, importer ?? ''),
  },
  load: {
    filter: { id: /\.css\?inline$/ },
    handler: async (id) => ({
      code: `export default ${JSON.stringify(await minifyCss(id))}`,
      moduleType: 'js',
    }),
  },
};

/** Returns the file's path, which keeps its `?inline`. */
const cssFile = (id: string, importer: string): string => join(dirname(importer), id);

async function minifyCss(id: string): Promise<string> {
  const { code } = await transform(await readFile(id.replace('?inline', ''), 'utf8'), {
    loader: 'css',
    minify: true,
  });
  return code.trim();
}
