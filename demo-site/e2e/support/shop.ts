import { type BrowserContext, test as base, expect } from '@playwright/test';
import { demoCustomer } from '../../src/seed/people.ts';
import { type Problems, watchProblems } from './problems.ts';
import { openSite, type Site, type SiteOptions } from './site.ts';

interface TestFixtures {
  /** Problems in the test's pages. The test fails on a problem that it did not allow. */
  readonly problems: Problems;
  /** Empties the cart of the demo's customer before each test, because any test may log in as this customer. */
  readonly emptyCustomerCart: undefined;
  /** Opens another shopper's browser, whose problems are also recorded. */
  readonly anotherShopper: () => Promise<BrowserContext>;
}

interface WorkerFixtures {
  readonly site: Site;
}

/** Playwright's `test` with a separate demo shop for each worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use, { project }) => {
      const site = await openSite(project.metadata as SiteOptions);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  problems: [
    async ({ context }, use) => {
      const problems = await watchProblems(context);
      await use(problems);
      expect(problems.unexpected(), 'problems that the test did not allow').toEqual([]);
    },
    { auto: true },
  ],
  emptyCustomerCart: [
    async ({ site: { stored } }, use) => {
      stored.deleteSession(String(stored.userByLogin(demoCustomer.login)?.id));
      await use(undefined);
    },
    { auto: true },
  ],
  anotherShopper: async ({ browser, baseURL }, use) => {
    const opened: { context: BrowserContext; problems: Problems }[] = [];
    await use(async () => {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      opened.push({ context, problems: await watchProblems(context) });
      return context;
    });
    for (const { context, problems } of opened) {
      expect(problems.unexpected(), 'problems of another shopper').toEqual([]);
      await context.close();
    }
  },
});

/**
 * Test with a separate browser context, for tests that stop the clock. From a shared context Playwright removes the clock without
 * waiting for the removal, which would make a later test fail.
 */
export const clockTest = test.extend<object, { readonly reuseContext: boolean }>({
  reuseContext: [false, { scope: 'worker' }],
});

export { expect };
