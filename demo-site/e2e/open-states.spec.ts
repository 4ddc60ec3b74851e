import type { BrowserContext, Page } from '@playwright/test';
import { demoEditor } from '../src/seed/people.ts';
import { applyForm, contactForm } from '../src/shop/builder-forms/definitions.ts';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { builderForm } from './support/builder-form.ts';
import { breakServer } from './support/faults.ts';
import { axeViolations, stickingOut, still } from './support/measures.ts';
import { allArmed, countArmed } from './support/plugin-popups.ts';
import { expect, test } from './support/shop.ts';
import { createShopper } from './support/shopper.ts';
import type { Site } from './support/site.ts';
import { logIn, putIntoCart } from './support/visitor.ts';

/** A state that a page shows only after an action by the visitor. */
interface State {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (context: BrowserContext, site: Site) => Promise<void>;
  readonly open: (page: Page, locale: Locale) => Promise<void>;
  /** Problems that the test causes on purpose. */
  readonly allows?: readonly string[];
  /** Whether the state has an overlay whose position depends on the direction. If so, it is tested in both directions. */
  readonly above?: true;
}

/** Product id of the clay cup in the seed. */
const CUP = 101;
const texts = { he: 'פשתן', en: 'linen' };
const isThere = (page: Page, selector: string) =>
  expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible();

const search = (page: Page, text: string) => page.locator('.jet-ajax-search input[name="s"]').fill(text);

const failing = (match: string) => (context: BrowserContext, site: Site) =>
  breakServer(context, site.url, { match, how: 'status=500' });

const popupIsReady = (page: Page) =>
  expect(page.locator('body > [data-widget="popup"]').first()).toHaveAttribute(
    'data-widget-state',
    'mounted',
  );

/** Opens the popup on a popup's page. */
async function openPopup(page: Page): Promise<void> {
  await popupIsReady(page);
  await page.locator('.popup-page .try-links a').first().click();
  await isThere(page, 'dialog[open]');
}

/** Opens the popup of the list's first product. */
async function openItem(page: Page): Promise<void> {
  await allArmed(page);
  await page.locator('#products-heading ~ * .jet-popup-target a').first().click();
}

/** Fills in a contact form except for its captcha. */
async function fillContact(page: Page, locale: Locale) {
  const contact = builderForm(page, contactForm, locale);
  await contact.field('name').fill('Dana');
  await contact.field('email').fill('dana@example.com');
  await contact.field('topic').selectOption('general');
  await contact.field('message').fill('Dishwasher?');
  await contact.field('terms').check();
  return contact;
}

const states: readonly State[] = [
  {
    name: 'a live search with an active result',
    above: true,
    path: '/',
    async open(page, locale) {
      await search(page, texts[locale]);
      await isThere(page, '.jet-ajax-search a[role="option"]');
      await page.keyboard.press('ArrowDown');
      await isThere(page, '.jet-ajax-search [aria-selected="true"]');
    },
  },
  {
    name: 'a live search without results',
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
    name: 'a search field with suggestions',
    above: true,
    path: '/magazine/',
    async open(page) {
      await page.locator('.jet-search-suggestions input[name="s"]').fill('');
      await isThere(page, '.jet-search-suggestions [role="option"]');
    },
  },
  {
    name: 'the question before an event is deleted',
    above: true,
    path: '/events/manage/',
    prepare: (context) => logIn(context, demoEditor),
    async open(page) {
      await page.locator('[data-widget="delete-link"]').first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'a calendar whose next month could not be loaded',
    path: '/events/',
    allows: ['nocache=', '[iyim] calendar: '],
    prepare: failing('nocache='),
    async open(page) {
      await page.locator('.nav-link-next').click();
      await isThere(page, '.iyim-retry-notice');
    },
  },
  {
    name: 'a listing whose next page could not be loaded',
    path: '/lab/collections/button/',
    allows: ['nocache=', '[iyim] listing: '],
    prepare: failing('nocache='),
    async open(page) {
      await expect(page.locator('[data-widget="listing"]')).toHaveAttribute('data-widget-state', 'mounted');
      await page.locator('.listing-more a').click();
      await isThere(page, '.iyim-retry-notice');
    },
  },
  {
    name: 'a loop whose filter failed',
    path: '/ideas/',
    allows: ['refresh-loop', '[iyim] taxonomy-filter: '],
    prepare: failing('refresh-loop'),
    async open(page) {
      await page.locator('[data-widget="taxonomy-filter"] a').nth(2).click();
      await expect(page.getByRole('button', { name: /לנסות שוב|Try again/ })).toBeVisible();
    },
  },
  {
    name: 'a filtered loop next to a loop with loaded items',
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
    name: 'a popup with a picture',
    above: true,
    path: '/lab/popups/link/',
    open: openPopup,
  },
  {
    name: 'a popup with its close button outside',
    above: true,
    path: '/lab/popups/button-outside/',
    open: openPopup,
  },
  {
    name: 'a popup above another',
    above: true,
    path: '/lab/popups/stacked/',
    async open(page) {
      await openPopup(page);
      await page.locator('dialog[open] .try-links a').click();
      await expect(page.locator('dialog[open]')).toHaveCount(2);
    },
  },
  {
    name: 'a product in a popup',
    path: '/lab/popups/quick-shop/',
    async open(page) {
      await openPopup(page);
      await isThere(page, 'dialog[open] [data-widget="swatches"][data-widget-state="mounted"]');
      await isThere(page, 'dialog[open] [role="radiogroup"]');
    },
  },
  {
    name: 'a form in a popup, with errors',
    path: '/lab/popups/callback/',
    async open(page) {
      await openPopup(page);
      await isThere(page, 'dialog[open] [data-widget="form"][data-widget-state="mounted"]');
      await page.locator('dialog[open] button[type="submit"]').click();
    },
  },
  {
    name: 'an item of a list in a popup',
    above: true,
    path: '/lab/popups/listing/',
    prepare: (context) => countArmed(context),
    async open(page) {
      await openItem(page);
      await isThere(page, 'dialog[open] .quick-view');
    },
  },
  {
    name: 'an item of a list that could not be loaded',
    path: '/lab/popups/listing/',
    allows: ['admin-ajax.php', 'status of 500', '[iyim] popup: '],
    async prepare(context, site) {
      await countArmed(context);
      await failing('admin-ajax.php')(context, site);
    },
    async open(page) {
      await openItem(page);
      await isThere(page, 'dialog[open] .iyim-retry-notice');
    },
  },
  {
    name: 'a lightbox with pictures',
    above: true,
    path: '/lab/links/',
    async open(page) {
      await page.waitForFunction(() => window.iyim !== undefined);
      await page.locator('.picture-links a').nth(1).click();
      await isThere(page, '.iyim-lightbox .current img');
    },
  },
  {
    name: 'the sale after its end',
    path: '/sale/?ends=1',
    open: (page) => isThere(page, '.sale-banner .elementor-countdown-expire--message'),
  },
  {
    name: 'a contact form with errors',
    path: '/contact/',
    async open(page, locale) {
      const { field, message, submit, tick } = await fillContact(page, locale);
      await field('name').fill('   ');
      await field('email').fill('dana@example');
      await tick();
      await submit.click();
      await expect(message).toBeVisible();
      await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'a contact form without its captcha',
    path: '/contact/',
    allows: ['captcha/api.js', '[iyim] form: '],
    prepare: failing('captcha/api.js'),
    open: (page) => isThere(page, '.iyim-retry-notice'),
  },
  {
    name: 'a contact form whose captcha was not ticked',
    path: '/contact/',
    async open(page, locale) {
      const { submit } = await fillContact(page, locale);
      await submit.click();
      await isThere(page, '.iyim-form-captcha');
    },
  },
  {
    name: 'a contact form that could not be sent',
    path: '/contact/',
    allows: ['admin-ajax.php', '[iyim] form: '],
    prepare: failing('admin-ajax.php'),
    async open(page, locale) {
      const { message, submit, tick } = await fillContact(page, locale);
      await tick();
      await submit.click();
      await expect(message).toBeVisible();
    },
  },
  {
    name: 'a contact form that was sent',
    path: '/contact/',
    async open(page, locale) {
      const { message, submit, tick } = await fillContact(page, locale);
      await tick();
      await submit.click();
      await expect(message).toHaveText(contactForm.success[locale]);
    },
  },
  {
    name: 'a contact form with restored entries',
    path: '/contact/',
    async open(page, locale) {
      await fillContact(page, locale);
      await page.reload();
      await isThere(page, '.iyim-form-draft');
    },
  },
  {
    name: 'the application form with a file that is too large',
    path: '/apply/',
    async open(page, locale) {
      const { field } = builderForm(page, applyForm, locale);
      await field('name').fill('Dana');
      await field('email').fill('dana@example.com');
      await field('phone').fill('050');
      await field('phone').press('Enter');
      const name = 'a picture of the best piece that ever came out of this kiln.png';
      const buffer = Buffer.alloc(6 * 1024 * 1024);
      await field('picture').setInputFiles({ name, mimeType: 'image/png', buffer });
      await expect(field('picture')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'a newsletter form with an invalid address',
    path: '/newsletter/',
    async open(page) {
      await page.locator('.jet-subscribe-form [name="email"]').fill('dana@');
      await expect(page.locator('.jet-subscribe-form')).toHaveAttribute('data-widget-state', 'mounted');
      await page.keyboard.press('Enter');
      await isThere(page, '.jet-subscribe-form [role="alert"]');
    },
  },
  {
    name: 'a newsletter form after subscribing',
    path: '/newsletter/',
    async open(page, locale) {
      await page.locator('.jet-subscribe-form [name="email"]').fill(`states-${locale}@example.com`);
      await expect(page.locator('.jet-subscribe-form')).toHaveAttribute('data-widget-state', 'mounted');
      await page.keyboard.press('Enter');
      await isThere(page, '.jet-subscribe-form [role="status"]');
    },
  },
  {
    name: 'a coupon that the shop refuses',
    above: true,
    path: '/cart/',
    prepare: (context) => putIntoCart(context, CUP),
    async open(page, locale) {
      const { at } = createShopper(page, { locale });
      await at.coupon.fill('nosuchcode');
      await at.applyCoupon.click();
      await isThere(page, '.woocommerce-error, .coupon-error-notice');
    },
  },
  {
    name: 'a login that the checkout refuses',
    above: true,
    path: '/checkout/',
    prepare: (context) => putIntoCart(context, CUP),
    async open(page, locale) {
      const shopper = createShopper(page, { locale });
      await shopper.logInAtCheckout({ login: 'dana', password: 'wrong' });
      await isThere(page, '.woocommerce-error');
    },
  },
  {
    name: 'a popup that opens with its page',
    above: true,
    path: '/lab/popups/page-load/',
    open: (page) => isThere(page, 'dialog[open]'),
  },
  {
    name: 'a tooltip of a plan',
    above: true,
    path: '/plans/',
    async open(page) {
      await expect(page.locator('.pricing-table').nth(1)).toHaveAttribute('data-widget-state', 'mounted');
      await page.locator('.pricing-feature').getByRole('button').first().focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  {
    name: 'a product that is in the favourites',
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

for (const { name, path, prepare, open, above, allows = [] } of states)
  for (const locale of above ? (['he', 'en'] as const) : (['he'] as const))
    test(`AY-1, AY-2 ${name} (${locale}) has no axe violation, and fits on a phone`, async ({
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
