import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts';
import type { SiteOptions } from './e2e/support/site.ts';

/** `npm run test:adopt`: runs all suites in both flavours on pages without `data-widget`. */
const adoptsAll = process.env.ADOPT_ALL === '1';
/** `npm run test:beside`: the same, on pages that also have the original scripts, which load normally or late. */
const isBesideOriginals = process.env.BESIDE_ALL === '1';
/** Titles of tests that adoption cannot affect: tests of the direction, and of pages where no script runs. */
const NOT_ADOPTED = /\(en, ltr\)|without JavaScript/;

/** Tests that count cart requests. They are excluded, because WooCommerce's script `cart-fragments` also sends such requests. */
const REQUESTED_BY_ORIGINALS =
  /CF-7, MC-1 an empty cart is requested|CF-3 the cart is kept|CF-6 the cart is requested/;

/**
 * Tests that the originals break: jQuery and the video provider's player need what a strict policy forbids, and the originals
 * change the cart and the checkout even without our script.
 */
const BROKEN_BY_ORIGINALS =
  /under a strict policy|VD-1 nothing of a video is requested|RT-18 the (cart|checkout): stop\(\)|RT-10 .* when the script itself does not load/;

const besideOriginals = (['beside', 'late'] as const).flatMap((originals) =>
  (['react', 'lean'] as const).map((flavour) => ({
    name: flavour === 'lean' ? `${originals}-lean` : originals,
    metadata: { adopt: true, flavour, originals } satisfies SiteOptions,
    grepInvert: [NOT_ADOPTED, REQUESTED_BY_ORIGINALS, BROKEN_BY_ORIGINALS],
  })),
);

const adopting = [
  { name: 'adopt', metadata: { adopt: true }, grepInvert: NOT_ADOPTED },
  { name: 'adopt-lean', metadata: { adopt: true, flavour: 'lean' }, grepInvert: NOT_ADOPTED },
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/build.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // The timeouts are long, and CI retries once, because the CI machine shares its two processors with other jobs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    launchOptions: {
      executablePath: chromiumPath(),
      args: chromiumArgs,
      // Without a UTF-8 locale Chromium changes the Hebrew names of files.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // Tests share a context, because a new one takes longer than most tests: it needs a window and a process, and compiles all
    // scripts again. Playwright clears the state between tests (`isolation.spec.ts` checks it); a failed test closes its browser.
    reuseContext: true,
  },
  projects: isBesideOriginals
    ? besideOriginals
    : adoptsAll
      ? adopting
      : [
          {
            name: 'lean',
            metadata: { flavour: 'lean' },
            testMatch: /(shopping|islands|loading|forms|inspector)\.spec\.ts$/,
            // The flavours differ in how they render and handle events. These tests do not depend on that: styles per direction,
            // pages where no script or only the entry runs, policy reports, and the classic loader, which is the same file in
            // both.
            grepInvert: /\(en, ltr\)|without JavaScript|nothing but the entry|RT-14|RT-15|RT-27/,
          },
          {
            // Pages without `data-widget`. Few suites suffice, because the other projects test everything after a host is found.
            name: 'adopt',
            metadata: { adopt: true },
            testMatch: /(beside|countdown|suggestions)\.spec\.ts$/,
            grepInvert: NOT_ADOPTED,
          },
          { name: 'react', testIgnore: /beside\.spec\.ts$/ },
        ],
});
