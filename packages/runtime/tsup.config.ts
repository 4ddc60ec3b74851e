import { defineConfig } from 'tsup';
import { inlineCss } from '../widgets/build/inline-css.ts';

// ky is a devDependency, so it is bundled. As a dependency it would make npm warn below Node 22, although it runs in browsers.
export default defineConfig({
  entry: { index: 'src/index.ts', widget: 'src/widget.ts', shop: 'src/shop.ts', page: 'src/page.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  dts: true,
  splitting: true,
  clean: true,
  esbuildPlugins: [inlineCss],
});
