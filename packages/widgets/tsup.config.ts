import { defineConfig } from 'tsup';
import { widgetNames } from './build/bundle.ts';
import { inlineCss } from './build/inline-css.ts';
import { lottiePlayerForEsbuild } from './build/lottie-player.ts';

const entries = (fileOf: (name: string) => string) =>
  Object.fromEntries(widgetNames.map((name) => [`${name}/index`, fileOf(name)]));

export default defineConfig({
  entry: entries((name) => `src/${name}/index.ts`),
  outDir: 'dist/lib',
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  dts: { entry: entries((name) => `dist/types/src/${name}/index.d.ts`) },
  splitting: true,
  clean: true,
  external: [/^@iyim\/runtime/],
  esbuildPlugins: [inlineCss, lottiePlayerForEsbuild],
});
