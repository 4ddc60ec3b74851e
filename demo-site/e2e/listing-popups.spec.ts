import type { BrowserContext, Page } from '@playwright/test';
import { type PluginSheet, pluginKey, pluginSheetBySlug } from '../src/content/popups.ts';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { isOpen, pass, stopClock, wake } from './support/clock.ts';
import { breakServer, healServer } from './support/faults.ts';
import { hasFocusInside } from './support/focus.ts';
import { rewritePages } from './support/harness.ts';
import { holdAnswers, postedField } from './support/hold-answers.ts';
import { allArmed, countArmed } from './support/plugin-popups.ts';
import { directionIn } from './support/reading.ts';
import { expect, clockTest as test } from './support/shop.ts';

const texts = {
  he: {
    close: 'סגירה',
    retry: 'לנסות שוב',
    failed: 'לא הצלחנו לטעון את התוכן.',
    gift: 'כרטיס ברכה',
    shipping: 'משלוחים',
    word: 'כרטיס ברכה',
    hover: 'עוברים מעליי: משלוחים',
  },
  en: {
    close: 'Close',
    retry: 'Try again',
    failed: 'The content could not be loaded.',
    gift: 'A gift card',
    shipping: 'Delivery',
    word: 'gift card',
    hover: 'Hover over me: delivery',
  },
};
const action = 'jet_popup_get_content';

/** Returns a page object for the page whose lists and buttons open popups. */
function listingPage(page: Page, locale: Locale) {
  const items = page.locator('#products-heading').locator('xpath=..').locator('.jet-listing-grid__item');
  const dialog = page.locator('dialog[open]');
  return {
    labels: texts[locale],
    dialog,
    items,
    opener: (at: number) => items.nth(at).locator('.jet-popup-target a'),
    titleOf: async (at: number) =>
      ((await items.nth(at).locator('h2, h3, .listing-title').first().textContent()) ?? '').trim(),
    idOf: (at: number) => items.nth(at).getAttribute('data-post-id'),
    shown: dialog.locator('.quick-view'),
    async go(): Promise<void> {
      await countArmed(page);
      await page.goto(localPath('/lab/popups/listing/', locale));
      await allArmed(page);
    },
  };
}

const isContentRequest = (post: string | null): boolean => (post ?? '').includes(action);

/** Records the bodies of the requests for popups' content. */
function recordContent(context: BrowserContext): string[] {
  const bodies: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && isContentRequest(request.postData()))
      bodies.push(decodeURIComponent(request.postData() ?? ''));
  });
  return bodies;
}

for (const locale of ['he', 'en'] as const) {
  const direction = directionIn(locale);

  test(`PO-1, PO-7, PO-8 a popup opened by keyboard shows each item of a list, with everything needed to buy it (${direction})`, async ({
    page,
    context,
  }) => {
    const bodies = recordContent(context);
    const { go, opener, titleOf, idOf, dialog, shown, labels } = listingPage(page, locale);
    await go();
    for (const at of [0, 2]) {
      await opener(at).press('Enter');
      await expect(shown).toHaveAttribute('data-post-id', (await idOf(at)) ?? '');
      await expect(page.getByRole('dialog', { name: await titleOf(at) })).toBeVisible();
      expect(await hasFocusInside(dialog)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener(at)).toBeFocused();
    }
    expect(bodies).toHaveLength(2);
    for (const part of ['isJetEngine', 'listingSource', 'listingId', 'postId'])
      expect(bodies[0]).toContain(part);
    expect(bodies[0]).toContain(`data[postId]=${await idOf(0)}`);

    // Islands in the loaded content are mounted.
    await opener(0).click();
    await dialog.locator('form.cart').waitFor();
    await expect(
      dialog.locator('form.cart').locator('xpath=ancestor-or-self::*[@data-widget]').last(),
    ).toHaveAttribute('data-widget-state', 'mounted');
    await dialog.getByRole('button', { name: labels.close, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });
}

// The following tests run in one language only, because they do not depend on language or direction.
{
  const locale: Locale = 'he';
  const direction = directionIn(locale);

  test(`PO-7 a popup shows that slow content is loading, can be closed meanwhile, and offers a retry after a failure (${direction})`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    const held = await holdAnswers(page, (request) =>
      postedField(request, 'action') === action ? postedField(request, 'data[postId]') : null,
    );
    const { go, opener, idOf, dialog, shown, labels } = listingPage(page, locale);
    await go();
    const ids = [await idOf(0), await idOf(1), await idOf(2)].map(String);
    await opener(2).press('Enter');
    await expect(dialog.getByRole('status')).toBeVisible();
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener(2)).toBeFocused();
    expect(held.aborted).toEqual([ids[2]]);
    await opener(1).press('Enter');
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    for (const id of ids) held.release(id);
    await expect(shown).toHaveAttribute('data-post-id', (await idOf(1)) ?? '');
    await expect(dialog).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    problems.allow('admin-ajax.php', 'the server responded with a status of 500', '[iyim] popup: ');
    await breakServer(context, site.url, { match: 'admin-ajax.php', how: 'status=500' });
    await opener(0).press('Enter');
    await expect(dialog.getByText(labels.failed)).toBeVisible();
    await healServer(context);
    await dialog.getByRole('button', { name: labels.retry }).press('Enter');
    await expect(shown).toHaveAttribute('data-post-id', (await idOf(0)) ?? '');
    expect(await hasFocusInside(dialog)).toBe(true);
  });

  test(`PO-1 popups attached to buttons and words open by selector, on hover, on click and inside a sentence (${direction})`, async ({
    page,
  }) => {
    const { go, labels, dialog } = listingPage(page, locale);
    await go();
    const opensAndCloses = async (name: string) => {
      await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };
    await page.locator('.open-gift-note').press('Enter');
    await opensAndCloses(labels.gift);
    // Forced, because the dialog covers the element while Playwright is still hovering it.
    await page.getByText(labels.hover).hover({ force: true });
    await opensAndCloses(labels.shipping);
    await page.mouse.move(5, 5);
    await page.locator('[data-popup-trigger-type="click-self"]').press('Enter');
    await opensAndCloses(labels.shipping);
    // A click on the start of the sentence must not open the popup, because only the last word does.
    const sentence = page.locator('[data-popup-trigger-type="click-selector"]');
    const { width = 0 } = (await sentence.boundingBox()) ?? {};
    await sentence.click({ position: { x: locale === 'he' ? width - 2 : 2, y: 2 } });
    await expect(dialog).toHaveCount(0);
    await page.locator('.gift-word').press('Enter');
    await opensAndCloses(labels.gift);
  });

  test(`PO-1, DS-6 a favourites button opens its popup on each click, to confirm the added product (${direction})`, async ({
    page,
  }) => {
    const { go, dialog } = listingPage(page, locale);
    await go();
    const keep = page.locator('.kept-with-popup li').nth(1);
    const name = (await keep.locator('span').first().textContent()) ?? '';
    const button = keep.locator('a[data-store="favourites"]');
    for (let time = 0; time < 2; time++) {
      await button.press('Enter');
      await expect(dialog.getByRole('heading')).toContainText(name);
      await expect(button).toHaveClass(/in-store/);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    expect(await page.evaluate(() => localStorage.getItem('jet_engine_store_favourites'))).toMatch(/^\d+$/);
  });
}

test('PO-7 a popup shows loaded content again without a request, unless the popup forces one', async ({
  page,
  context,
}) => {
  const bodies = recordContent(context);
  const { go, opener, idOf, shown, dialog } = listingPage(page, 'en');
  const view = async (at: number) => {
    await opener(at).click();
    await expect(shown).toHaveAttribute('data-post-id', (await idOf(at)) ?? '');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await go();
  for (const at of [0, 0]) await view(at);
  expect(bodies).toHaveLength(2);
  await rewritePages(page, {
    html: (html) => html.replace(/(force-ajax&quot;:)true/g, (_all, before) => `${before}false`),
  });
  await go();
  bodies.length = 0;
  for (const at of [0, 1, 0, 1]) await view(at);
  expect(bodies).toHaveLength(2);
});

function sheetPage(page: Page, slug: string, locale: Locale) {
  const sheet: PluginSheet | null = pluginSheetBySlug(slug);
  if (!sheet) throw new Error(`the demo has no popup "${slug}" of the listings plugin`);
  const key = pluginKey(sheet);
  const dialog = page.getByRole('dialog', { name: sheet.words[locale].heading, exact: true });
  return {
    key,
    dialog,
    async go() {
      await countArmed(page);
      await page.goto(localPath(`/lab/popups/listing/${slug}/`, locale));
      await wake(page, page.locator(`#${key}`));
      await allArmed(page);
    },
    isThere: () => isOpen(page, dialog),
    async isGone(seconds = 0) {
      await pass(page, seconds);
      await expect(dialog).toHaveCount(0);
    },
    stored: () => page.evaluate(() => JSON.parse(localStorage.getItem('jetPopupData') ?? '{}') as unknown),
    store: (value: unknown) =>
      page.evaluate((text) => localStorage.setItem('jetPopupData', text), JSON.stringify(value)),
  };
}

const scrollTo = (page: Page, part: number) =>
  page.evaluate(async (share) => {
    const root = document.documentElement;
    window.scrollTo({ top: (root.scrollHeight - root.clientHeight) * share, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    await new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(document.body));
  }, part);

const leavePage = (page: Page, clientY: number) =>
  page.evaluate((y) => {
    const event = new PointerEvent('pointerleave', { clientY: y, pointerType: 'mouse' });
    document.documentElement.dispatchEvent(event);
  }, clientY);

test.describe('popups that open automatically', () => {
  test('PO-1 a listings popup opens after four seconds of inactivity', async ({ page }) => {
    await stopClock(page);
    const at = sheetPage(page, 'inactive', 'he');
    await at.go();
    await pass(page, 3.8);
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 200);
    await at.isGone(3.5);
    await pass(page, 0.6);
    await at.isThere();
  });

  test('PO-1 a listings popup opens once when the pointer leaves the page at the top', async ({ page }) => {
    await stopClock(page);
    const at = sheetPage(page, 'exit', 'en');
    await at.go();
    await leavePage(page, 400);
    await at.isGone(1);
    await leavePage(page, -1);
    await at.isThere();
    await page.keyboard.press('Escape');
    await at.isGone();
    await leavePage(page, -1);
    await at.isGone(1);
  });

  test('PO-1 a listings popup opens at a scroll depth, or when its element scrolls into view', async ({
    page,
  }) => {
    const scroll = (to: number | string) =>
      typeof to === 'number'
        ? scrollTo(page, to)
        : page
            .locator(to)
            .evaluate((place) => place.scrollIntoView({ block: 'center', behavior: 'instant' }));
    for (const [slug, no, yes] of [
      ['scroll', 0.3, 0.5],
      ['scroll-to', 0.02, '.jet-popup-target'],
    ] as const) {
      const at = sheetPage(page, slug, 'he');
      await countArmed(page);
      await page.goto(localPath(`/lab/popups/listing/${slug}/`, 'he'));
      await allArmed(page);
      await scroll(no);
      await expect(at.dialog).toHaveCount(0);
      await scroll(yes);
      await at.isThere();
    }
  });

  test('PO-1 a listings popup opens from a date on, or between two hours, by the visitor’s clock', async ({
    page,
  }) => {
    const atHour = (hour: number) => new Date(new Date().setHours(hour, 0, 0, 0)).getTime();
    for (const [slug, time, shows] of [
      ['date', Date.now(), true],
      ['date', Date.now() - 3 * 86_400_000, false],
      ['time', atHour(12), true],
      ['time', atHour(23), false],
      ['time', atHour(6), false],
    ] as const) {
      const tab = await page.context().newPage();
      await stopClock(tab, time);
      const at = sheetPage(tab, slug, 'en');
      await at.go();
      await at.isGone();
      // Such a popup opens half a second after the page has loaded.
      await pass(tab, 0.6);
      if (shows) await at.isThere();
      else await at.isGone(5);
      await tab.close();
    }
  });

  test('PO-6 a closed listings popup stays closed across reloads for a minute, because of a value in the plugin’s storage', async ({
    page,
  }) => {
    const now = Date.now();
    await stopClock(page, now);
    const at = sheetPage(page, 'page-load', 'en');
    await page.goto('/en/lab/popups/');
    await at.store({
      'jet-popup-9': { status: 'disable', 'show-again-date': 'none' },
      'jet-popup-8': 'enable',
    });
    await at.go();
    await at.isGone(0.8);
    await pass(page, 0.4);
    await at.isThere();
    await page.keyboard.press('Escape');
    await at.isGone();
    const closed = await page.evaluate(() => Date.now());
    expect(await at.stored()).toEqual({
      'jet-popup-9': { status: 'disable', 'show-again-date': 'none' },
      'jet-popup-8': 'enable',
      [at.key]: { status: 'disable', 'show-again-date': closed + 60_000 },
    });
    await at.go();
    await at.isGone(5);
    await page.clock.fastForward(60_000);
    await at.go();
    await pass(page, 1.2);
    await at.isThere();
  });

  test('PO-6 a listings popup respects what each version of the plugin’s scripts has stored', async ({
    page,
  }) => {
    const now = Date.now();
    await stopClock(page, now);
    const at = sheetPage(page, 'page-load', 'he');
    await page.goto('/lab/popups/');
    for (const [entry, shows] of [
      ['disable', false],
      ['enable', true],
      [{ status: 'disable', 'show-again-date': 'none' }, false],
      [{ status: 'disable', 'show-again-date': now + 86_400_000 }, false],
      [{ status: 'disable', 'show-again-date': now - 1 }, true],
      [{ status: 'enable', 'show-again-date': 'none' }, true],
      [7, true],
    ] as const) {
      await at.store({ [at.key]: entry });
      await at.go();
      await pass(page, 1.2);
      if (shows) await at.isThere();
      else await at.isGone(2);
    }
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('RT-10 without JavaScript buttons of popups link to the items, and a word in a text links to its popup’s content', async ({
    page,
  }) => {
    const { titleOf, opener } = listingPage(page, 'en');
    await page.goto('/en/lab/popups/listing/');
    const title = await titleOf(0);
    await page.locator('.gift-word').click();
    await expect(page.getByRole('heading', { name: texts.en.gift, exact: true })).toBeInViewport();
    await opener(0).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
