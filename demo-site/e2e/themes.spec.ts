import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { demoEditor } from '../src/seed/people.ts';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { rewritePages } from './support/harness.ts';
import { lostLooks } from './support/held-looks.ts';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.ts';
import { stickingOut, still } from './support/measures.ts';
import { settle } from './support/settle.ts';
import { expect, test } from './support/shop.ts';
import { logIn, putIntoCart } from './support/visitor.ts';

/** A page, and what of it shows only after a visitor has done something. */
interface Stop {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (context: BrowserContext) => Promise<void>;
  /** What the library draws there, some of it with code of its own that comes later. */
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
    name: 'all products, with results of the live search',
    path: '/shop/',
    async opens(page, locale) {
      await page.locator('.jet-ajax-search input[name="s"]').fill({ he: 'פשתן', en: 'linen' }[locale]);
      await seen(page, '.jet-ajax-search a[role="option"]');
    },
  },
  {
    name: 'suggestions',
    path: '/magazine/',
    async opens(page) {
      await page.locator('.jet-search-suggestions input[name="s"]').fill('');
      await seen(page, '.jet-search-suggestions [role="option"]');
    },
  },
  {
    name: 'a product with colours, and the open mini-cart',
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
  { name: 'ideas', path: '/ideas/' },
  {
    name: 'plans, and what a feature means',
    path: '/plans/',
    async opens(page) {
      await page.locator('.pricing-table__fold-button').first().click();
      await page.locator('.pricing-feature__inner[role="button"]').first().click();
      await seen(page, '.iyim-tooltip');
    },
  },
  {
    name: 'questions, with further ones',
    path: '/faq/',
    async opens(page) {
      await page.locator('.jet-view-more__button').click();
      await seen(page, '.jet-view-more-section');
    },
  },
  { name: 'sliders', path: '/lab/collections/slider/', draws: '.iyim-carousel-dots' },
  { name: 'the calendar', path: '/events/' },
  {
    name: 'events for the editor, and the question before one is deleted',
    path: '/events/manage/',
    prepare: (context) => logIn(context, demoEditor),
    async opens(page) {
      await page.locator('[data-widget="delete-link"]').first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'favourites', path: '/favourites/' },
  { name: 'the contact form', path: '/contact/' },
  { name: 'an application in steps', path: '/apply/', draws: '.iyim-form-steps' },
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

/** Puts a theme's sheet behind the demo's own, before the library's. */
async function wear(page: Page, theme: string, locale: Locale): Promise<void> {
  const sheet = '/wp-content/themes/hostile/style.css';
  await page.route(`**${sheet}`, (route) =>
    route.fulfill({ contentType: 'text/css', body: readFileSync(folder + theme, 'utf8') }),
  );
  const own = '<link rel="stylesheet" id="iyim-css"';
  await rewritePages(page, {
    html: (html) => {
      if (!html.includes(own)) throw new Error(`expected ${own} in the page, found none`);
      const dressed = html.replace(own, `<link rel="stylesheet" href="${sheet}">${own}`);
      // WordPress prints a direction for languages that are written from the right, and none for others.
      return locale === 'en' ? dressed.replace(' dir="ltr"', '') : dressed;
    },
  });
}

const views = [
  ['he', 375],
  ['en', 1440],
] as const;

// Each page is seen both ways, if not under each theme.
for (const [at, theme] of themes.entries())
  for (const [index, { name, path, prepare, draws, opens }] of stops.entries())
    for (const [locale, width] of views.filter((_, view) => view === (at + index) % 2))
      test(`RT-9, AY-1 ${name} (${locale}, ${width} px) under the theme ${theme}: states, targets and layout hold`, async ({
        page,
        context,
      }) => {
        await prepare?.(context);
        await putIntoCart(context, 101, 2); // an empty cart is hidden: themes can not open it
        await page.setViewportSize({ width, height: 800 });
        await watchLayoutShifts(page);
        await wear(page, theme, locale);
        await page.goto(localPath(path, locale));
        await settle(page);
        if (draws) await seen(page, draws);
        expect.soft(await layoutShifts(page), 'what moved').toEqual([]);
        expect.soft(await stickingOut(page), 'what sticks out').toEqual([]);
        // Where themes open carts by themselves.
        const cart = page.locator('header [data-widget~="mini-cart"]');
        await cart.hover();
        expect(await cart.evaluate((host) => host.matches(':hover'))).toBe(true);
        expect.soft(await lostLooks(page), 'what is lost').toEqual([]);
        await opens?.(page, locale);
        if (!opens) return;
        await still(page);
        expect.soft(await lostLooks(page), 'what is lost of what is open').toEqual([]);
      });
