import { defineConfig } from 'tsup';
import { widgetNames } from './build/bundle.ts';
import { glightboxForEsbuild } from './build/glightbox.ts';
import { inlineCss } from './build/inline-css.ts';
import { lottiePlayerForEsbuild } from './build/lottie-player.ts';

/** Entries of the package: the widgets, and components that an application renders without a widget. */
const modules = [
  ...widgetNames.map((name) => [name, `dist/entries/${name}`]),
  ['lightbox', 'shared/lightbox/index'],
];

const entries = (root: string, suffix: string) =>
  Object.fromEntries(modules.map(([name, path]) => [`${name}/index`, `${root}${path}${suffix}`]));

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
