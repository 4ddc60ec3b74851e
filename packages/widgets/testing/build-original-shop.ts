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
 * Bundles our re-creations of the shop's scripts into one classic script; a real shop loads about a dozen. The handlers use the page's
 * jQuery, or a bundled copy of it.
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
