import { defineConfig } from 'tsup';
import { widgetNames } from './build/bundle.ts';
import { glightboxForEsbuild } from './build/glightbox.ts';
import { inlineCss } from './build/inline-css.ts';
import { lottiePlayerForEsbuild } from './build/lottie-player.ts';

/** Folders whose `index.ts` is an entry: the widgets, and what an application draws without one. */
const folders = [...widgetNames.map((name) => ['src', name]), ['shared', 'lightbox']];

const entries = (root: string, suffix: string) =>
  Object.fromEntries(
    folders.map(([parent, name]) => [`${name}/index`, `${root}${parent}/${name}/index${suffix}`]),
  );

export default defineConfig({
  entry: entries('', '.ts'),
  outDir: 'dist/lib',
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  dts: { entry: entries('dist/types/', '.d.ts') },
  splitting: true,
  clean: true,
  external: [/^@iyim\/runtime/],
  esbuildPlugins: [inlineCss, lottiePlayerForEsbuild, glightboxForEsbuild],
});
