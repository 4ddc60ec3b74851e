import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/build.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // Generous, and one more try on the CI machine: it shares its two processors with whatever else runs there.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
    viewport: { width: 1440, height: 900 },
    trace: 'off',
  },
  projects: [
    { name: 'react', use: {} },
    { name: 'lean', metadata: { flavour: 'lean' }, testMatch: /(shopping|islands|loading|forms)\.spec\.ts$/ },
  ],
});
