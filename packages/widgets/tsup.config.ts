import { defineConfig } from 'tsup';
import { widgetNames } from './build/bundle.ts';
import { inlineCss } from './build/inline-css.ts';

export default defineConfig({
  entry: Object.fromEntries(widgetNames.map((name) => [`${name}/index`, `src/${name}/index.ts`])),
  outDir: 'dist/lib',
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  dts: true,
  splitting: true,
  clean: true,
  external: [/^@iyim\/runtime/],
  esbuildPlugins: [inlineCss],
});
