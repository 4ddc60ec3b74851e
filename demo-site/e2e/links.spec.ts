import type { Locator, Page } from '@playwright/test';
import { badLinks } from '../src/pages/lab/links.ts';
import { linksTexts } from '../src/pages/lab/texts.ts';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { pass, stopClock } from './support/clock.ts';
import { focusBehind, hasFocusInside } from './support/focus.ts';
import { bundle, holdBack } from './support/harness.ts';
import { builderStore } from './support/popup-page.ts';
import { arrowsOf, directionIn } from './support/reading.ts';
import { clockTest, expect, test } from './support/shop.ts';
import { logIn, putIntoCart } from './support/visitor.ts';

const heading = { he: 'נפתח מקישור', en: 'Opened by a link' };

function linksPage(page: Page, locale: Locale) {
  const texts = linksTexts[locale];
  const part = (id: string) => page.locator(`section#${id}`);
  return {
    texts,
    popup: page.getByRole('dialog', { name: heading[locale], exact: true }),
    link: (id: string, name: string) => part(id).getByRole('link', { name, exact: true }),
    links: (id: string) => part(id).locator('.try-links a'),
    pictures: part('pictures').locator('.picture-links a'),
    lightbox: page.locator('dialog.iyim-lightbox'),
    async go(query = ''): Promise<void> {
      await page.goto(localPath('/lab/links/', locale) + query);
      await page.waitForFunction(() => window.iyim !== undefined);
      await expect(page.locator('[data-widget="popup"]')).toHaveAttribute('data-widget-state', 'mounted');
    },
  };
}

/** Returns the state that a link without an effect must not change. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    title: document.title,
    at: scrollY,
    open: document.querySelectorAll('dialog[open]').length,
  }));

for (const locale of ['he', 'en'] as const) {
  const direction = directionIn(locale);

  test(`LA-2, AY-1 keys move through the lightbox and close it, which restores the focus (${direction})`, async ({
    page,
  }) => {
    const { go, pictures, lightbox } = linksPage(page, locale);
    const { on, back } = arrowsOf(locale);
    await go();
    const opener = pictures.nth(2);
    await opener.press('Enter');
    await expect(lightbox).toBeVisible();
    await expect(lightbox).toHaveCSS('direction', locale === 'he' ? 'rtl' : 'ltr');
    const names = await pictures.evaluateAll((links) =>
      links.slice(1).map((link) => link.getAttribute('data-elementor-lightbox-title') ?? ''),
    );
    const isAt = async (at: number) => {
      await expect(lightbox.locator('.current figcaption strong')).toHaveText(names[at - 1] ?? '');
      await expect(lightbox.getByRole('status')).toContainText(
        { he: `${at} מתוך 4`, en: `${at} of 4` }[locale],
      );
    };
    await isAt(2);
    for (const [key, at] of [
      [on, 3],
      [on, 4],
      [on, 1],
      [back, 4],
      [back, 3],
      ['Home', 1],
      ['End', 4],
    ] as const) {
      await page.keyboard.press(key);
      await isAt(at);
    }
    for (let stop = 0; stop < 10; stop++) {
      await page.keyboard.press('Tab');
      expect(await focusBehind(lightbox)).toBe(null);
    }
    await page.keyboard.press('Escape');
    await expect(lightbox).toHaveCount(0);
    await expect(opener).toBeFocused();

    await pictures.first().click();
    await expect(lightbox.locator('img')).toBeVisible();
    await expect(lightbox.getByText(/ מתוך | of /)).toHaveCount(0);
    await page.keyboard.press(on);
    await lightbox.getByRole('button', { name: { he: 'סגירה', en: 'Close' }[locale], exact: true }).click();
    await expect(pictures.first()).toBeFocused();
  });
}

// The following tests run in one language only, because they do not depend on language or direction.
{
  const locale: Locale = 'he';
  const direction = directionIn(locale);

  test(`LA-2 action links work in every spelling, by keyboard and mouse, and a close link outside any popup does nothing (${direction})`, async ({
    page,
  }) => {
    const { go, texts, link, popup } = linksPage(page, locale);
    await go();
    const address = page.url();
    const { open, toggle, number, raw, encoded, closeOutside } = texts.links;
    for (const name of [open, toggle, number, raw, encoded]) {
      const opener = link('popups', name);
      await opener.press('Enter');
      await expect(popup, name).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(popup, name).toBeVisible();
      await popup.getByRole('link').first().press('Enter');
      await expect(popup).toHaveCount(0);
    }
    await link('popups', closeOutside).press('Enter');
    await expect(popup).toHaveCount(0);
    expect(page.url()).toBe(address);
    expect(await builderStore(page)).not.toHaveProperty('popup_7009_disable');
  });

  test(`LA-2, SEC-1 broken and hostile action links do nothing, whether clicked or in the page’s address (${direction})`, async ({
    page,
  }) => {
    const { go, texts, links } = linksPage(page, locale);
    await go();
    const bad = links('bad');
    await expect(bad).toHaveCount(badLinks(texts.bad).length);
    for (const link of await bad.all()) {
      await link.scrollIntoViewIfNeeded();
      await link.focus();
      const before = await stateOf(page);
      await link.press('Enter');
      await link.click();
      expect(await stateOf(page)).toEqual(before);
    }
    for (const { href } of badLinks(texts.bad)) {
      await page.goto('about:blank');
      await go(href);
      const { title, open } = await stateOf(page);
      expect({ title, open }, href).toEqual({ title: expect.not.stringContaining('broken'), open: 0 });
    }
    expect(await page.evaluate(() => Reflect.get({}, 'id'))).toBeUndefined();
  });
}

test('LA-2, RT-4 an action link runs its action once when the script loads after the click', async ({
  page,
}) => {
  const { requested, release } = await holdBack(page, `**${bundle}/iyim.js`);
  const { link, popup, texts } = linksPage(page, 'en');
  await page.goto('/en/lab/links/', { waitUntil: 'commit' });
  await requested;
  await link('popups', texts.links.open).click();
  await expect(popup).toHaveCount(0);
  release();
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
});

test.describe('PG-2 anchors', () => {
  const top = (section: Locator) =>
    section.evaluate((element) => Math.round(element.getBoundingClientRect().top));

  clockTest(
    'PG-2 the page scrolls to an anchor in half a second, and does not move for a missing one',
    async ({ page }) => {
      await page.setViewportSize({ width: 1200, height: 500 });
      await stopClock(page);
      await page.goto('/lab/links/');
      const { texts, link } = linksPage(page, 'he');
      await expect(async () => {
        await page.clock.runFor(20);
        expect(await page.evaluate(() => window.iyim !== undefined)).toBe(true);
      }).toPass({ intervals: [20] });
      await page.waitForLoadState('networkidle');
      await pass(page, 0.3);
      const way = link('anchors', texts.parts.pictures.title);
      const target = page.locator('#pictures');
      await link('anchors', texts.nowhere).click();
      await pass(page, 1);
      // The first click loads the code for anchors, which takes additional time.
      await way.click();
      await expect(async () => {
        await pass(page, 0.1);
        expect(new URL(page.url()).hash).toBe('#pictures');
      }).toPass({ intervals: [20] });
      await page.evaluate(() => {
        history.replaceState(null, '', location.pathname);
        scrollTo(0, 0);
      });
      const from = await page.evaluate(() => scrollY);
      await way.click();
      await pass(page, 0.25);
      const halfway = await page.evaluate(() => scrollY);
      expect(halfway).toBeGreaterThan(from);
      expect(new URL(page.url()).hash).not.toBe('#pictures');
      await pass(page, 0.35);
      expect(new URL(page.url()).hash).toBe('#pictures');
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(halfway);
      expect(await top(target)).toBeGreaterThanOrEqual(0);
      expect(await top(target)).toBeLessThan(250);
      // The next tab stop is inside the target of the anchor.
      await page.keyboard.press('Tab');
      expect(await hasFocusInside(target)).toBe(true);
    },
  );

  clockTest(
    'PG-2, RT-23 the page jumps to anchors immediately for visitors who prefer reduced motion, and to anchors on another page',
    async ({ page }) => {
      await page.setViewportSize({ width: 1200, height: 500 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await stopClock(page);
      await page.goto('/en/lab/links/');
      const { texts, link } = linksPage(page, 'en');
      await page.waitForLoadState('networkidle');
      await pass(page, 1);
      await link('anchors', texts.parts.pictures.title).click();
      await expect.poll(() => top(page.locator('#pictures'))).toBeLessThan(250);
      expect(new URL(page.url()).hash).toBe('#pictures');
      await link('anchors', texts.otherPage).click();
      await page.waitForURL('**/en/lab/popups/#group-rules');
      await expect(page.locator('#group-rules')).toBeInViewport();
    },
  );
});

test('PG-1 the page scrolls until the template named in its address is centred, and does not scroll for an invalid number', async ({
  page,
}) => {
  const { go } = linksPage(page, 'he');
  for (const id of [3432, 3433]) {
    await go(`?theme_template_id=${id}`);
    const offMiddle = () =>
      page.locator(`.elementor-${id}`).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.abs((top + bottom) / 2 - innerHeight / 2);
      });
    if (id === 3432) await expect.poll(offMiddle).toBeLessThan(60);
    await expect(page.locator(`.elementor-${id}`)).toBeInViewport();
  }
  for (const id of ['0', '9999', '-1', 'x', '3432"]', '%3Cimg src=x onerror=alert(1)%3E', '__proto__']) {
    await go(`?theme_template_id=${id}`);
    expect(await page.evaluate(() => scrollY), id).toBe(0);
  }
});

test('FM-1 the forms of the cart, the checkout and the account send the ids of the page and the widget', async ({
  page,
  context,
}) => {
  await putIntoCart(context, 101);
  const inputs = (widget: string) => page.locator(`.elementor-widget-woocommerce-${widget}`);
  const expectReferer = async (widget: string) => {
    const input = inputs(widget).locator('input[name="_wp_http_referer"]').first();
    const id = (await inputs(widget).getAttribute('data-id')) ?? 'none';
    await expect
      .poll(async () => {
        const value = (await input.getAttribute('value')) ?? '';
        const url = new URL(value, page.url());
        return [url.pathname, url.searchParams.get('elementorWidgetId')];
      })
      .toEqual([new URL(page.url()).pathname, id]);
    const sent = new URL((await input.getAttribute('value')) ?? '');
    expect(Number(sent.searchParams.get('elementorPageId'))).toBeGreaterThan(0);
  };
  await page.goto('/cart/');
  await expectReferer('cart');
  await page.getByRole('main').getByRole('spinbutton').first().fill('3');
  await expect(page.getByText('סל הקניות עודכן.')).toBeVisible();
  await expectReferer('cart');
  await page.goto('/checkout/');
  await expectReferer('checkout-page');
  await logIn(context);
  await page.goto('/my-account/edit-account/');
  await expectReferer('my-account');
  // The server accepts a form whose referer contains the added ids.
  await page.locator('.elementor-widget-woocommerce-my-account form [type="submit"]').last().click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/my-account\//);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('RT-10 without JavaScript action links do nothing, anchors scroll, and picture links lead to pictures', async ({
    page,
  }) => {
    const { texts, link, links, pictures } = linksPage(page, 'en');
    await page.goto('/en/lab/links/');
    const title = await page.title();
    for (const id of ['popups', 'bad'])
      for (const action of await links(id).all()) {
        // If even the "#" is percent-encoded, the link leads to a page that the shop does not have.
        if ((await action.getAttribute('href'))?.startsWith('%23')) continue;
        await action.click();
        expect(new URL(page.url()).pathname).toBe('/en/lab/links/');
        expect(await page.title()).toBe(title);
      }
    await link('anchors', texts.parts.templates.title).click();
    await expect(page.locator('#templates')).toBeInViewport();
    await expect(page.getByRole('heading', { name: heading.en })).toBeVisible();
    const picture = await pictures.first().getAttribute('href');
    const answer = await page.request.get(picture ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });
});
