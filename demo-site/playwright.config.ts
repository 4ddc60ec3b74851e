import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts';
import type { SiteOptions } from './e2e/support/site.ts';

/** Every suite on the pages without `data-widget`, in both flavours, and nothing else: `npm run test:adopt`. */
const adoptsAll = process.env.ADOPT_ALL === '1';
/** The same beside the shop's own scripts, and with those coming late: `npm run test:beside`. */
const isBesideOriginals = process.env.BESIDE_ALL === '1';
/** What a host that is adopted has no part in: direction, and pages where no script runs. */
const NOT_ADOPTED = /\(en, ltr\)|without JavaScript/;

/** What `cart-fragments` asks for by itself: once a visit with an empty cart, and on each page that can store nothing. */
const ASKED_BY_ORIGINALS = /CF-7 an empty cart|CF-3 the cart is kept|CF-6 with session storage/;

/**
 * jQuery needs what a strict policy forbids, that of a video provider's player too; the originals change the cart and the checkout;
 * without our script theirs answers.
 */
const DONE_BY_ORIGINALS =
  /under a strict policy|VD-1 nothing of a video|RT-18 the (cart|checkout): stop\(\)|RT-10 when the script itself does not come/;

const besideOriginals = (['beside', 'late'] as const).flatMap((originals) =>
  (['react', 'lean'] as const).map((flavour) => ({
    name: flavour === 'lean' ? `${originals}-lean` : originals,
    metadata: { adopt: true, flavour, originals } satisfies SiteOptions,
    grepInvert: [NOT_ADOPTED, ASKED_BY_ORIGINALS, DONE_BY_ORIGINALS],
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
  // Generous, and one more try on the CI machine: it shares its two processors with whatever else runs there.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    launchOptions: {
      executablePath: chromiumPath(),
      args: chromiumArgs,
      // Without a UTF-8 locale Chromium gives files with Hebrew names other ones.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // A new context costs more time than most tests: a window, a process, and all scripts compiled again. What it leaves behind is
    // cleared between tests, and `isolation.spec.ts` holds Playwright to it; a failed test takes its browser with it.
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
            testMatch: /(shopping|islands|loading|forms)\.spec\.ts$/,
            // The flavours differ in how they draw and hear events: not in their styles for a direction, not where no script or only the
            // entry runs, not in what a policy hears of, and not in the classic loader, which is the same file.
            grepInvert: /\(en, ltr\)|without JavaScript|nothing but the entry|RT-14|RT-15|RT-27/,
          },
          {
            // The same pages without `data-widget`: what follows once the host is found is held by the others.
            name: 'adopt',
            metadata: { adopt: true },
            testMatch: /(beside|countdown|suggestions)\.spec\.ts$/,
            grepInvert: NOT_ADOPTED,
          },
          { name: 'react', testIgnore: /beside\.spec\.ts$/ },
        ],
});
