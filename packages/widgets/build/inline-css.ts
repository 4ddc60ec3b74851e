import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Plugin, transform } from 'esbuild';

/** `import css from './x.css?inline'` gives the minified text, as it does under Vite. */
export const inlineCss: Plugin = {
  name: 'inline-css',
  setup(builder) {
    builder.onResolve({ filter: /\.css\?inline$/ }, ({ path, importer }) => ({
      path: join(dirname(importer), path.replace('?inline', '')),
      namespace: 'inline-css',
    }));
    builder.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
      return { contents: code.trim(), loader: 'text', watchFiles: [path] };
    });
  },
};
