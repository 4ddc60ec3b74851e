import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Resolves `jquery` to the page's own jQuery, which a separate script tag has loaded. */
const pageJQuery: Plugin = {
  name: 'page-jquery',
  setup(builder) {
    builder.onResolve({ filter: /^jquery$/ }, ({ path }) => ({ path, namespace: 'page' }));
    builder.onLoad({ filter: /.*/, namespace: 'page' }, () => ({
      contents: 'export default window.jQuery;',
    }));
  },
};

/**
 * Builds the shop's recorded scripts into one classic script; a shop has about a dozen. The script binds through the page's jQuery
 * or contains a copy of jQuery.
 */
export async function buildOriginalShop({ jQuery }: { readonly jQuery: 'page' | 'own' }): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./original-shop.ts', import.meta.url))],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: jQuery === 'page' ? [pageJQuery] : [],
  });
  const [file] = outputFiles;
  if (!file) throw new Error('expected one file of the original scripts, found none');
  return file.text;
}
