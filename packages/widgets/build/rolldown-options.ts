import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InputOptions, OutputOptions } from 'rolldown';
import { glightbox } from './glightbox.ts';
import { inlineCssForRolldown } from './inline-css.ts';
import { knownScripts } from './known-scripts.ts';
import { leanAliases } from './lean-aliases.ts';
import { lottiePlayer } from './lottie-player.ts';
import { namedImports } from './named-imports.ts';
import { stripDocs } from './strip-docs.ts';

export type Flavour = 'react' | 'lean';

export const packageRoot: string = fileURLToPath(new URL('..', import.meta.url));

/** Returns the options for reading sources, which the chunks, the entry and the stand-alone scripts share. */
export function inputOptions(flavour: Flavour): InputOptions {
  const runtime = (entry: string) => fileURLToPath(new URL(`../../runtime/src/${entry}.ts`, import.meta.url));
  return {
    cwd: packageRoot,
    platform: 'browser',
    checks: { pluginTimings: false },
    // An inlined constant is shorter than its import from another chunk.
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    plugins: [inlineCssForRolldown, lottiePlayer, glightbox, namedImports, stripDocs, knownScripts],
    resolve: {
      alias: {
        '@iyim/runtime/widget': runtime('widget'),
        '@iyim/runtime/shop': runtime('shop'),
        '@iyim/runtime/page': runtime('page'),
        '@iyim/runtime/loader': runtime('loader'),
        '@iyim/runtime/core': runtime('core'),
        '@iyim/runtime': runtime('index'),
        'use-sync-external-store/shim/index.js': join(packageRoot, 'build/sync-external-store.ts'),
        ...(flavour === 'lean' ? leanAliases : {}),
      },
    },
    transform: {
      define: { 'process.env.NODE_ENV': '"production"' },
      target: 'es2022',
      jsx: { runtime: 'automatic' },
    },
  };
}

/**
 * Output options for small files: licences stay, all other comments are removed. Source maps are written, but the files do not
 * refer to them.
 */
export const small: OutputOptions = {
  minify: true,
  sourcemap: 'hidden',
  comments: { legal: true, annotation: false, jsdoc: false },
};
