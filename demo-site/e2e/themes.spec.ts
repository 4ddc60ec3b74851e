import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { demoEditor } from '../src/seed/people.ts';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { rewritePages } from './support/harness.ts';
import { lostStyles } from './support/held-looks.ts';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.ts';
import { stickingOut, still } from './support/measures.ts';
import { settle } from './support/settle.ts';
import { expect, test } from './support/shop.ts';
import { logIn, putIntoCart } from './support/visitor.ts';

/** A page, and how to open content that it shows only after an action by the visitor. */
interface Stop {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (context: BrowserContext) => Promise<void>;
  /** Selector of an element that the library adds, in some cases with code that loads later. */
  readonly draws?: string;
  readonly opens?: (page: Page, locale: Locale) => Promise<void>;
}

const seen = (page: Page, selector: string) =>
  expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible();

async function openMiniCart(page: Page): Promise<void> {
  await page.locator('header .elementor-menu-cart__toggle_button').click();
  await expect(page.locator('.iyim-mini-cart-panel')).toHaveAttribute('aria-hidden', 'false');
  await expect(page.locator('.iyim-mini-cart-bin').first()).toBeVisible();
}

async function openPopup(page: Page): Promise<void> {
  await expect(page.locator('body > [data-widget="popup"]').first()).toHaveAttribute(
    'data-widget-state',
    'mounted',
  );
  await page.locator('.popup-page .try-links a').first().click();
  await seen(page, 'dialog[open]');
}

const stops: readonly Stop[] = [
  {
    name: 'the archive with live search results',
    path: '/shop/',
    async opens(page, locale) {
      await page.locator('.jet-ajax-search input[name="s"]').fill({ he: 'פשתן', en: 'linen' }[locale]);
      await seen(page, '.jet-ajax-search a[role="option"]');
    },
  },
  {
    name: 'a search field with suggestions',
    path: '/magazine/',
    async opens(page) {
      await page.locator('.jet-search-suggestions input[name="s"]').fill('');
      await seen(page, '.jet-search-suggestions [role="option"]');
    },
  },
  {
    name: 'a product with colours and the open mini-cart',
    path: '/product/linen-dress/',
    opens: openMiniCart,
  },
  {
    name: 'a product whose select becomes swatches',
    path: '/product/scented-candle/',
    draws: '.iyim-swatches-list',
  },
  { name: 'a full cart', path: '/cart/', draws: '.iyim-cart-step' },
  { name: 'the checkout', path: '/checkout/' },
  { name: 'an account', path: '/my-account/orders/', prepare: logIn },
  { name: 'the ideas page', path: '/ideas/' },
  {
    name: 'the plans page with a tooltip',
    path: '/plans/',
    async opens(page) {
      await page.locator('.pricing-table__fold-button').first().click();
      await page.locator('.pricing-feature__inner[role="button"]').first().click();
      await seen(page, '.iyim-tooltip');
    },
  },
  {
    name: 'the questions page with all subjects',
    path: '/faq/',
    async opens(page) {
      await page.locator('.jet-view-more__button').click();
      await seen(page, '.jet-view-more-section');
    },
  },
  { name: 'a page of listing sliders', path: '/lab/collections/slider/', draws: '.iyim-carousel-dots' },
  { name: 'the calendar', path: '/events/' },
  {
    name: 'the list of events with a deletion’s confirmation',
    path: '/events/manage/',
    prepare: (context) => logIn(context, demoEditor),
    async opens(page) {
      await page.locator('[data-widget="delete-link"]').first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'the favourites page', path: '/favourites/' },
  { name: 'the contact form', path: '/contact/' },
  { name: 'the application form in steps', path: '/apply/', draws: '.iyim-form-steps' },
  { name: 'a popup', path: '/lab/popups/link/', opens: openPopup },
  {
    name: 'the lightbox',
    path: '/lab/links/',
    async opens(page) {
      await page.waitForFunction(() => window.iyim !== undefined);
      await page.locator('.picture-links a').nth(1).click();
      await seen(page, '.iyim-lightbox .current img');
    },
  },
];

const folder = fileURLToPath(new URL('themes/', import.meta.url));
const themes = readdirSync(folder).filter((file) => file.endsWith('.css'));

/** Adds a theme's style sheet between the demo's sheet and the library's sheet. */
async function applyTheme(page: Page, theme: string, locale: Locale): Promise<void> {
  const sheet = '/wp-content/themes/hostile/style.css';
  await page.route(`**${sheet}`, (route) =>
    route.fulfill({ contentType: 'text/css', body: readFileSync(folder + theme, 'utf8') }),
  );
  const librarySheet = '<link rel="stylesheet" id="iyim-css"';
  await rewritePages(page, {
    html: (html) => {
      if (!html.includes(librarySheet)) throw new Error(`expected ${librarySheet} in the page, found none`);
      const themed = html.replace(librarySheet, `<link rel="stylesheet" href="${sheet}">${librarySheet}`);
      // WordPress prints the direction only for right-to-left languages.
      return locale === 'en' ? themed.replace(' dir="ltr"', '') : themed;
    },
  });
}

const views = [
  ['he', 375],
  ['en', 1440],
] as const;

// Each page is tested under every theme in one view; the view alternates from theme to theme.
for (const [at, theme] of themes.entries())
  for (const [index, { name, path, prepare, draws, opens }] of stops.entries())
    for (const [locale, width] of views.filter((_, view) => view === (at + index) % 2))
      test(`RT-9, AY-1 ${name} (${locale}, ${width} px) keeps states, targets and layout under the theme ${theme}`, async ({
        page,
        context,
      }) => {
        await prepare?.(context);
        await putIntoCart(context, 101, 2); // an empty cart is hidden, so that themes cannot open it
        await page.setViewportSize({ width, height: 800 });
        await watchLayoutShifts(page);
        await applyTheme(page, theme, locale);
        await page.goto(localPath(path, locale));
        await settle(page);
        if (draws) await seen(page, draws);
        expect.soft(await layoutShifts(page), 'layout shifts').toEqual([]);
        expect.soft(await stickingOut(page), 'elements wider than the page').toEqual([]);
        // Some themes open carts on hover.
        const cart = page.locator('header [data-widget~="mini-cart"]');
        await cart.hover();
        expect(await cart.evaluate((host) => host.matches(':hover'))).toBe(true);
        expect.soft(await lostStyles(page), 'lost styles').toEqual([]);
        await opens?.(page, locale);
        if (!opens) return;
        await still(page);
        expect.soft(await lostStyles(page), 'lost styles of open elements').toEqual([]);
      });
