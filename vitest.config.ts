import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { glightbox } from './packages/widgets/build/glightbox.ts';
import { leanAliases } from './packages/widgets/build/lean-aliases.ts';
import { lottiePlayer } from './packages/widgets/build/lottie-player.ts';
import { chromiumArgs, chromiumPath } from './scripts/chromium.ts';
import { sourceAliases } from './scripts/source-aliases.ts';
import { changedSource } from './scripts/values/changed-source.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// A function, because Vitest writes the project's name into the object, so two projects must not share it.
const browser = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumArgs } }),
  instances: [{ browser: 'chromium' as const, name }],
});

/**
 * Runs every story as a test, on a page of the shop in one language and its direction. Files share the page's modules, as stories
 * in a running Storybook do, because loading them again for each file took half of the processor time.
 */
const stories = (name: string, initialGlobals: Record<string, unknown>, setupFiles: string[] = []) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: here('./.storybook'), initialGlobals })],
  test: { name, isolate: false, setupFiles, browser: browser(`${name}:chromium`) },
});

const tests = ['packages', 'demo-site/src', 'scripts'];
const filesOf = (suffix: string) => tests.map((folder) => `${folder}/**/*${suffix}.{ts,tsx}`);

const excluded = ['**/node_modules/**', '**/dist/**'];
/** Tests of the built bundle, and of the benchmark, which builds a bundle itself. */
const built = ['packages/widgets/build/**/*.node.test.ts', 'packages/runtime/bench/run.node.test.ts'];

/** Tests of the WordPress plugin in a real WordPress, which start a database and a server. */
const inWordPress = ['packages/widgets/wordpress/**/*.node.test.ts'];

/** Functions that fake timers replace: all except `setInterval`, without which jsdom would stop rendering frames. */
const FAKED = [
  'setTimeout',
  'clearTimeout',
  'setImmediate',
  'clearImmediate',
  'Date',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

/**
 * Runs the tests that need a document, in one of two environments. Creating a window takes longer than the tests of most files, so
 * files share their worker's modules and window, and `fresh-page.ts` removes what the previous file left behind.
 */
const dom = (environment: 'jsdom' | 'happy-dom') => ({
  extends: true as const,
  test: {
    name: environment,
    environment,
    isolate: false,
    // On a busy machine, loading a file's modules may take seconds, which count towards its first test.
    testTimeout: 15_000,
    fakeTimers: { toFake: [...FAKED] },
    setupFiles: [here('./packages/runtime/src/testing/fresh-page.ts')],
    include: filesOf('.test'),
    exclude: [...excluded, ...filesOf('.{browser,node}.test')],
  },
});

/** Timeout of `expect.poll`, in ms. The default of one second is too short on a busy machine if a module must be fetched first. */
const patientPolls = { poll: { timeout: 5000 } };

/**
 * Tests the view kit and the lifecycle of every widget on preact, as in the lean bundle. The libraries are served unbundled,
 * because signals would not trigger renders if one copy of preact were bundled and another were not.
 */
const lean: TestProjectInlineConfiguration = {
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    dedupe: ['preact', '@preact/signals-core'],
    alias: [
      { find: 'react/jsx-dev-runtime', replacement: leanAliases['react/jsx-runtime'] ?? '' },
      ...Object.entries(leanAliases).map(([find, replacement]) => ({ find, replacement })),
      ...sourceAliases,
    ],
  },
  optimizeDeps: {
    exclude: [
      'react',
      'react-dom',
      'preact',
      '@preact/signals-core',
      '@preact/signals-react',
      '@preact/signals-react/runtime',
      '@lottiefiles/react-lottie-player',
      'glightbox',
    ],
    include: [
      '@iyim/runtime > ky',
      '@iyim/widgets > @floating-ui/react-dom',
      '@iyim/widgets > chart.js',
      '@iyim/widgets > embla-carousel-autoplay',
      '@iyim/widgets > embla-carousel-class-names',
      '@iyim/widgets > embla-carousel-fade',
      '@iyim/widgets > embla-carousel-react',
      'valibot',
      'jquery',
    ],
  },
  test: {
    name: 'lean',
    expect: patientPolls,
    retry: process.env.CI ? 1 : 0,
    setupFiles: [
      here('./packages/runtime/src/testing/quiet-monitor.ts'),
      here('./packages/runtime/src/testing/stay-on-page.ts'),
    ],
    include: [
      'packages/widgets/testing/lifecycle.browser.test.tsx',
      'packages/runtime/src/{hooks,view}/**/*.browser.test.tsx',
      'packages/widgets/src/popup/**/*.browser.test.{ts,tsx}',
      'packages/widgets/shared/lightbox/*.browser.test.{ts,tsx}',
    ],
    browser: browser('lean:chromium'),
  },
};

export default defineConfig({
  plugins: [react(), lottiePlayer, glightbox, changedSource],
  resolve: { alias: sourceAliases },
  // If Vite discovered one of these dependencies only during a run, it would reload the page, and the run would fail.
  optimizeDeps: {
    exclude: ['@lottiefiles/react-lottie-player', 'glightbox'],
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@preact/signals-core',
      '@preact/signals-react',
      '@preact/signals-react/runtime',
      '@iyim/runtime > ky',
      '@iyim/widgets > @floating-ui/react-dom',
      '@iyim/widgets > chart.js',
      '@iyim/widgets > embla-carousel-autoplay',
      '@iyim/widgets > embla-carousel-class-names',
      '@iyim/widgets > embla-carousel-fade',
      '@iyim/widgets > embla-carousel-react',
      'valibot',
      'axe-core',
      'jquery',
      'slick-carousel',
      'smartmenus',
      'swiper',
      'msw',
      'msw/browser',
      '@storybook/addon-a11y/preview',
      '@storybook/addon-docs/preview',
    ],
  },
  test: {
    // Retries in CI, because the machine shares its two processors with other programs.
    retry: process.env.CI ? 1 : 0,
    expect: patientPolls,
    // By default, Vitest would leave one of two processors free. Tests spend much of their time waiting for pages and servers, so
    // three workers for every two processors keep the processors busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    setupFiles: [here('./packages/runtime/src/testing/quiet-monitor.ts')],
    projects: [
      dom('jsdom'),
      dom('happy-dom'),
      // These tests need no document, so they run only in Node. They leave nothing behind in the process, so files share it.
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['packages/**/*.node.test.{ts,tsx}'],
          exclude: [...excluded, ...built, ...inWordPress],
        },
      },
      // Tests of servers, databases and the build. They run after the other projects, because the processes that they start would
      // respond too slowly next to browsers.
      {
        extends: true,
        test: {
          name: 'demo',
          environment: 'node',
          isolate: false,
          sequence: { groupOrder: 1 },
          include: ['demo-site/src/**/*.node.test.ts', 'scripts/**/*.node.test.ts', ...built],
          testTimeout: 20_000,
          // By default, Vitest replaces style sheets with empty ones, also where a module reads their text.
          css: { include: /tokens\.css/ },
        },
      },
      {
        extends: true,
        test: {
          name: 'wordpress',
          environment: 'node',
          sequence: { groupOrder: 2 },
          include: inWordPress,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          setupFiles: [here('./packages/runtime/src/testing/stay-on-page.ts')],
          include: filesOf('.browser.test'),
          browser: browser('browser:chromium'),
        },
      },
      lean,
      stories('storybook', { language: 'he' }, [
        // Its hook runs last, because it replaces the story.
        here('./.storybook/html.setup.ts'),
        here('./.storybook/media.setup.ts'),
      ]),
      // Without axe, because it checks the same stories in Hebrew, and names, roles and contrast do not depend on the direction.
      stories('storybook-ltr', { language: 'en', a11y: { manual: true } }),
    ],
  },
});
