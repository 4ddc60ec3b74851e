import { defineConfig } from 'tsup';
import { inlineCss } from '../widgets/build/inline-css.ts';

export default defineConfig({
  entry: { index: 'src/index.ts', widget: 'src/widget.ts', shop: 'src/shop.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  dts: true,
  splitting: true,
  clean: true,
  esbuildPlugins: [inlineCss],
});
