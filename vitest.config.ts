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

// A function, because Vitest writes the project's name into the object: two projects must not share it.
const browser = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumArgs } }),
  instances: [{ browser: 'chromium' as const, name }],
});

/**
 * Runs every story as a test with axe, on the shop's page in one of its languages and that language's direction. Files share the
 * page's modules, as the stories of a running Storybook do: loading them again for each file took half of the processor's time.
 */
const stories = (name: string, initialGlobals: Record<string, unknown>, setupFiles: string[] = []) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: here('./.storybook'), initialGlobals })],
  test: { name, isolate: false, setupFiles, browser: browser(`${name}:chromium`) },
});

const tests = ['packages', 'demo-site/src', 'scripts'];
const filesOf = (suffix: string) => tests.map((folder) => `${folder}/**/*${suffix}.{ts,tsx}`);

const excluded = ['**/node_modules/**', '**/dist/**'];
/** Tests of the built bundle, and of the benchmark, which builds its own. */
const built = ['packages/widgets/build/**/*.node.test.ts', 'packages/runtime/bench/run.node.test.ts'];

/** All functions but `setInterval`: jsdom never renders another frame after one was requested from a fake clock. */
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
 * Runs the tests that need a document, each file in both environments. A new window for each file takes longer than most files'
 * tests, so files share their worker's modules and window; `fresh-page.ts` removes what the previous file left behind.
 */
const dom = (environment: 'jsdom' | 'happy-dom') => ({
  extends: true as const,
  test: {
    name: environment,
    environment,
    isolate: false,
    // Under load, the time to load a file's modules counts in its first test.
    testTimeout: 15_000,
    fakeTimers: { toFake: [...FAKED] },
    setupFiles: [here('./packages/runtime/src/testing/fresh-page.ts')],
    include: filesOf('.test'),
    exclude: [...excluded, ...filesOf('.{browser,node}.test')],
  },
});

/** `expect.poll` waits for one second by default. On a loaded machine, a module that must be fetched first takes longer. */
const patientPolls = { poll: { timeout: 5000 } };

/**
 * Tests the view kit and the life of every widget on preact, as in the lean bundle. Its libraries are served unbundled: with one
 * copy bundled and another not, signals would not trigger renders.
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
  // A dependency first discovered during a run makes Vite reload the page and the run fail on a cold cache.
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
    // The CI machine shares its two processors with other programs.
    retry: process.env.CI ? 1 : 0,
    expect: patientPolls,
    // Vitest leaves one processor free; with two processors that is half of them. Pages and servers wait as much as they work:
    // half as many workers again keep the processors busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    setupFiles: [here('./packages/runtime/src/testing/quiet-monitor.ts')],
    projects: [
      dom('jsdom'),
      dom('happy-dom'),
      // Rules and requests need no document: once is enough, and they leave nothing behind in the process.
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['packages/**/*.node.test.{ts,tsx}'],
          exclude: [...excluded, ...built],
        },
      },
      // Tests of servers, databases and the build. They start processes, which would answer too late next to the browsers of the
      // other projects, and therefore run after them.
      {
        extends: true,
        test: {
          name: 'demo',
          environment: 'node',
          isolate: false,
          sequence: { groupOrder: 1 },
          include: ['demo-site/src/**/*.node.test.ts', 'scripts/**/*.node.test.ts', ...built],
          testTimeout: 20_000,
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
      stories('storybook', { language: 'he' }, [here('./.storybook/media.setup.ts')]),
      // axe checks names, roles and contrast, which do not depend on direction: once is enough.
      stories('storybook-ltr', { language: 'en', a11y: { manual: true } }),
    ],
  },
});
