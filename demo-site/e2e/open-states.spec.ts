import type { BrowserContext, Page } from '@playwright/test';
import { demoEditor } from '../src/seed/people.ts';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { breakServer } from './support/faults.ts';
import { axeViolations, stickingOut, still } from './support/measures.ts';
import { expect, test } from './support/shop.ts';
import type { Site } from './support/site.ts';
import { logIn } from './support/visitor.ts';

/** What a page shows only after a visitor has done something. */
interface State {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (context: BrowserContext, site: Site) => Promise<void>;
  readonly open: (page: Page, locale: Locale) => Promise<void>;
  /** What the test breaks on purpose. */
  readonly allows?: readonly string[];
}

const texts = { he: 'פשתן', en: 'linen' };
const isThere = (page: Page, selector: string) =>
  expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible();

const search = (page: Page, text: string) => page.locator('.jet-ajax-search input[name="s"]').fill(text);

const failing = (match: string) => (context: BrowserContext, site: Site) =>
  breakServer(context, site.url, { match, how: 'status=500' });

const states: readonly State[] = [
  {
    name: 'results of the live search, on one of them',
    path: '/',
    async open(page, locale) {
      await search(page, texts[locale]);
      await isThere(page, '.jet-ajax-search a[role="option"]');
      await page.keyboard.press('ArrowDown');
      await isThere(page, '.jet-ajax-search [aria-selected="true"]');
    },
  },
  {
    name: 'a live search that found nothing',
    path: '/',
    async open(page) {
      await search(page, 'zzqq');
      await isThere(page, '.jet-ajax-search__message');
    },
  },
  {
    name: 'a live search that failed',
    path: '/',
    allows: ['search-posts', '[iyim] live-search: '],
    prepare: failing('search-posts'),
    async open(page, locale) {
      await search(page, texts[locale]);
      await isThere(page, '.jet-ajax-search__message.error');
    },
  },
  {
    name: 'suggestions',
    path: '/?s=vase',
    async open(page) {
      await page.locator('.jet-search-suggestions input[name="s"]').fill('');
      await isThere(page, '.jet-search-suggestions [role="option"]');
    },
  },
  {
    name: 'the question before an event is deleted',
    path: '/events/manage/',
    prepare: (context) => logIn(context, demoEditor),
    async open(page) {
      await page.locator('[data-widget="delete-link"]').first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'a month that could not be loaded',
    path: '/events/',
    allows: ['nocache=', '[iyim] calendar: '],
    prepare: failing('nocache='),
    async open(page) {
      await page.locator('.nav-link-next').click();
      await isThere(page, '.iyim-trouble');
    },
  },
  {
    name: 'a page of a listing that could not be loaded',
    path: '/collections/button/',
    allows: ['nocache=', '[iyim] listing: '],
    prepare: failing('nocache='),
    async open(page) {
      await expect(page.locator('[data-widget="listing"]')).toHaveAttribute('data-widget-state', 'mounted');
      await page.locator('.listing-more a').click();
      await isThere(page, '.iyim-trouble');
    },
  },
  {
    name: 'a filter that failed',
    path: '/ideas/',
    allows: ['refresh-loop', '[iyim] taxonomy-filter: '],
    prepare: failing('refresh-loop'),
    async open(page) {
      await page.locator('[data-widget="taxonomy-filter"] a').nth(2).click();
      await expect(page.getByRole('button', { name: /ניסיון נוסף|Try again/ })).toBeVisible();
    },
  },
  {
    name: 'an idea filtered twice, with more loaded in the other grid',
    path: '/ideas/',
    async open(page) {
      const grid = page.locator('[data-widget="loop-grid"]').last();
      await page.locator('[data-widget="taxonomy-filter"] a').nth(2).click();
      await grid.locator('.e-loop__load-more a').click();
      await expect(grid.locator('.e-loop-item')).toHaveCount(8);
      await expect(
        page.locator('[data-widget="taxonomy-filter"] [aria-current]').first(),
      ).not.toHaveAttribute('data-filter', '__all');
    },
  },
  {
    name: 'a product that was kept',
    path: '/product/clay-cup/',
    async open(page) {
      for (const store of ['favourites', 'compare']) {
        const button = page.locator(`.product-stores a[data-store="${store}"]`);
        await button.click();
        await expect(button).toHaveClass(/in-store/);
      }
    },
  },
];

for (const locale of ['he', 'en'] as const)
  for (const { name, path, prepare, open, allows = [] } of states)
    test(`AY-1, AY-2 ${name} (${locale}): no axe violation, nothing sticks out on a phone`, async ({
      page,
      context,
      site,
      problems,
    }) => {
      problems.allow(...allows);
      await prepare?.(context, site);
      await page.goto(localPath(path, locale));
      await open(page, locale);
      await still(page);
      expect(await axeViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 375, height: 800 });
      expect(await stickingOut(page)).toEqual([]);
    });
