import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './scripts/chromium.ts';
import { sourceAliases } from './scripts/source-aliases.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// A function, because Vitest writes the project's name into the object: two projects must not share one.
const browser = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumArgs } }),
  instances: [{ browser: 'chromium' as const, name }],
});

/** Every story as a test with axe, on the shop's page in one of its languages and that language's direction. */
const stories = (name: string, initialGlobals: Record<string, string>) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: here('./.storybook'), initialGlobals })],
  test: { name, browser: browser(`${name}:chromium`) },
});

const unit = ['packages/**/*.test.{ts,tsx}', 'demo-site/src/**/*.test.ts', 'scripts/**/*.test.ts'];
const notUnit = ['**/node_modules/**', '**/dist/**', '**/*.browser.test.*', '**/*.node.test.*'];

export default defineConfig({
  plugins: [react()],
  resolve: { alias: sourceAliases },
  // A dependency first discovered in mid-run makes Vite reload the page and the run fail on a cold cache.
  optimizeDeps: {
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
      '@iyim/widgets > embla-carousel',
      '@iyim/widgets > embla-carousel-fade',
      'valibot',
      'axe-core',
      'jquery',
      'msw',
      'msw/browser',
      '@storybook/addon-a11y/preview',
      '@storybook/addon-docs/preview',
    ],
  },
  test: {
    // The CI machine shares its two processors with whatever else runs there.
    retry: process.env.CI ? 1 : 0,
    projects: [
      { extends: true, test: { name: 'jsdom', environment: 'jsdom', include: unit, exclude: notUnit } },
      {
        extends: true,
        test: { name: 'happy-dom', environment: 'happy-dom', include: unit, exclude: notUnit },
      },
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['**/*.node.test.ts'], testTimeout: 20_000 },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/**/*.browser.test.{ts,tsx}'],
          browser: browser('browser:chromium'),
        },
      },
      stories('storybook', { language: 'he' }),
      stories('storybook-ltr', { language: 'en' }),
    ],
  },
});
