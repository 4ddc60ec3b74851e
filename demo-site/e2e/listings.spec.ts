import type { Locator, Page, Request } from '@playwright/test';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { announcements, listenToAnnouncements } from './support/announcements.ts';
import { breakServer, healServer } from './support/faults.ts';
import { holdAnswers, postedField } from './support/hold-answers.ts';
import { arrowsOf, directionIn } from './support/reading.ts';
import { expect, test } from './support/shop.ts';

const words = {
  he: {
    more: 'לעוד פריטים',
    retry: 'לנסות שוב',
    show: 'להצגת הרשימה',
    previous: 'לפריטים הקודמים',
  },
  en: { more: 'Load more', retry: /Try again/, show: 'Show the list', previous: 'Previous items' },
};

const pageRequest = 'nocache=';

/** Returns the page number in a listing's request for more items; null for other requests. */
const requestedPage = (request: Request): string | null =>
  postedField(request, 'handler') === null ? null : postedField(request, 'page_settings[page]');

/** Returns a page object for a page below `/lab/collections/` in one language. */
function collection(page: Page, locale: Locale, name: string) {
  const grid = page.locator('[data-widget="listing"]');
  const items = grid.locator('.jet-listing-grid__item');
  return {
    grid,
    list: grid.locator('.jet-listing-grid__items'),
    items,
    more: page.locator('.listing-more a', { hasText: words[locale].more }),
    retry: page.getByRole('main').getByRole('button', { name: words[locale].retry }),
    /** Returns the ids of the items, in order. */
    ids: (): Promise<readonly (string | undefined)[]> =>
      items.evaluateAll((all) => all.map((item) => (item as HTMLElement).dataset.postId)),
    /** Opens the page, and waits for its listing, because the button is a link to the next page until the listing has mounted. */
    async go({ scripts = true } = {}): Promise<void> {
      await page.goto(localPath(`/lab/collections/${name}/`, locale));
      if (scripts) await expect(grid.first()).toHaveAttribute('data-widget-state', 'mounted');
    },
  };
}

const holdsFocus = (element: Element): boolean => element.contains(document.activeElement);

const unique = (ids: readonly unknown[]): number => new Set(ids).size;

/** Returns the number of a listing's pages, and of its items per page. */
async function sizeOf(
  list: Locator,
  items: Locator,
): Promise<{ readonly pages: number; readonly each: number }> {
  return { pages: Number(await list.getAttribute('data-pages')), each: await items.count() };
}

for (const locale of ['he', 'en'] as const) {
  const direction = directionIn(locale);

  test(`LG-1, LG-8 “load more” loads a listing until its end, announces each page, and focuses its first new item (${direction})`, async ({
    page,
  }) => {
    await listenToAnnouncements(page);
    const { go, list, items, more, ids } = collection(page, locale, 'button');
    await go();
    const { pages, each } = await sizeOf(list, items);
    expect(pages).toBeGreaterThan(2);
    for (let shown = 2; shown <= pages; shown++) {
      const before = await items.count();
      await more.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => items.count()).toBeGreaterThan(before);
      await expect.poll(() => items.nth(before).evaluate(holdsFocus)).toBe(true);
      expect(await announcements(page)).toHaveLength(shown - 1);
    }
    await expect(more).toBeHidden();
    const all = await ids();
    expect(all.length).toBeGreaterThan(each * (pages - 1));
    expect(unique(all)).toBe(all.length);
  });

  test(`LG-7, LG-6 a masonry listing moves no item when it loads more, and its tiles open in a new tab (${direction})`, async ({
    page,
    context,
  }) => {
    const { go, items, more } = collection(page, locale, 'masonry');
    await go();
    const each = await items.count();
    const places = () =>
      items.evaluateAll((all) =>
        all.map((item) =>
          [item.getBoundingClientRect().x, item.getBoundingClientRect().y + scrollY].map(Math.round),
        ),
      );
    for (const image of await items.locator('img').all()) await image.scrollIntoViewIfNeeded();
    const before = await places();
    expect(unique(before.map(([x]) => x))).toBe(3);
    await more.click();
    await expect.poll(() => items.count()).toBeGreaterThan(each);
    expect((await places()).slice(0, each)).toEqual(before);
    const title = await items.first().getByRole('heading').textContent();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      items.first().locator('.listing-card__text').click(),
    ]);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });

  test(`LG-7, RT-21 a slider’s buttons and the arrow keys move it in the matching direction (${direction})`, async ({
    page,
  }) => {
    const { go } = collection(page, locale, 'slider');
    const { on, back } = arrowsOf(locale);
    await go();
    const slider = page.locator('#products-slider [data-widget="listing"]');
    await expect(slider).toHaveAttribute('data-widget-state', 'mounted');
    await slider.scrollIntoViewIfNeeded();
    const ids = (): Promise<string> =>
      slider.evaluate((host) => {
        const frame = host.getBoundingClientRect();
        return [...host.querySelectorAll<HTMLElement>('.jet-listing-grid__item')]
          .map((item) => ({ item, box: item.getBoundingClientRect() }))
          .filter(({ box }) => box.left >= frame.left - 5 && box.right <= frame.right + 5 && box.width > 0)
          .sort((a, b) => a.box.left - b.box.left)
          .map(({ item }) => item.dataset.postId)
          .join();
      });
    const inOrder = async () => {
      const shown = (await ids()).split(',');
      return (locale === 'he' ? shown.toReversed() : shown).join();
    };
    const all = await slider
      .locator('.jet-listing-grid__item')
      .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.postId));
    const from = (at: number) => all.slice(at, at + 3).join();
    await expect.poll(inOrder).toBe(from(0));
    const next = slider.getByRole('button', { name: locale === 'he' ? /הבא/ : /next/i });
    const previous = slider.getByRole('button', { name: locale === 'he' ? /הקוד[מם]|קודמת/ : /previous/i });
    await next.click();
    await expect.poll(inOrder).toBe(from(1));
    await previous.click();
    await expect.poll(inOrder).toBe(from(0));
    await next.focus();
    await page.keyboard.press('Enter');
    await expect.poll(inOrder).toBe(from(1));
    await page.keyboard.press(on);
    await expect.poll(inOrder).toBe(from(2));
    await page.keyboard.press(back);
    await expect.poll(inOrder).toBe(from(1));
  });
}

// The following tests run in one language only, because they do not depend on language or direction.
{
  const locale: Locale = 'he';
  const texts = words[locale];
  const direction = directionIn(locale);

  test(`LG-1 a click on “load more” while a page loads is neither lost nor repeated (${direction})`, async ({
    page,
  }) => {
    const { go, items, more, ids, list } = collection(page, locale, 'button');
    const held = await holdAnswers(page, requestedPage);
    await go();
    const each = await items.count();
    await more.click();
    await expect.poll(() => held.requested).toEqual(['2']);
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await more.click({ force: true }); // forced, because Playwright does not click a control with aria-disabled
    held.release('2');
    await expect(items).toHaveCount(2 * each);
    held.release('3');
    await more.click();
    await expect(items).toHaveCount(3 * each);
    expect(held.requested).toEqual(['2', '3']);
    const all = await ids();
    expect(unique(all)).toBe(all.length);
  });

  test(`LG-4 a listing keeps its button and page number after a failure, and continues on a retry (${direction})`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(pageRequest, 'console: [iyim] listing: ');
    const { go, items, more, retry, ids, list } = collection(page, locale, 'button');
    await go();
    const each = await items.count();
    for (const how of ['status=500', 'drop', 'body=0', 'body={"success":false}']) {
      await breakServer(context, site.url, { match: pageRequest, how });
      await more.click();
      await expect(retry, how).toBeVisible();
      await expect(more).toBeVisible();
      await expect(items).toHaveCount(each);
      await expect(list).toHaveCSS('opacity', '1');
      await expect(list).toHaveAttribute('data-page', '1');
      await healServer(context);
    }
    await retry.click();
    await expect(items).toHaveCount(2 * each);
    await expect(retry).toHaveCount(0);
    const all = await ids();
    expect(unique(all)).toBe(all.length);
  });

  test(`LG-8 a listing with loaded pages is restored on back, reload and sharing (${direction})`, async ({
    page,
    anotherShopper,
  }) => {
    const { go, items, more, ids } = collection(page, locale, 'button');
    await go();
    const each = await items.count();
    await more.click();
    await expect(items).toHaveCount(2 * each);
    await more.click();
    await expect(items).toHaveCount(3 * each);
    const all = await ids();
    const item = items.nth(2 * each + 1);
    await item.scrollIntoViewIfNeeded();
    const top = () => item.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await item.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(items).toHaveCount(3 * each);
    expect(await ids()).toEqual(all);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60);
    await page.reload();
    await expect(items).toHaveCount(3 * each);

    const friend = await (await anotherShopper()).newPage();
    await friend.goto(page.url());
    const shared = collection(friend, locale, 'button');
    await expect(shared.items).toHaveCount(3 * each);
    expect(await shared.ids()).toEqual(all);
  });

  test(`LG-1 scrolling to the end of a listing loads more, each item once (${direction})`, async ({
    page,
  }) => {
    const { go, list, items, ids } = collection(page, locale, 'scroll');
    await go();
    const { pages, each } = await sizeOf(list, items);
    expect(pages).toBeGreaterThan(2);
    const bottom = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(async () => {
        await bottom();
        return Number(await list.getAttribute('data-page'));
      })
      .toBe(pages);
    const all = await ids();
    expect(all.length).toBeGreaterThan(each * (pages - 1));
    expect(unique(all)).toBe(all.length);
  });

  test(`LG-5 lazy listings are requested only when they come into view (${direction})`, async ({ page }) => {
    const requests: (string | null)[] = [];
    page.on('request', (request) => {
      if (postedField(request, 'handler') === 'get_listing')
        requests.push(postedField(request, 'page_settings[element_id]'));
    });
    const { go } = collection(page, locale, 'lazy');
    const listOf = (id: string) => page.locator(`#${id} .jet-listing-grid__item`);
    await go();
    expect(requests).toEqual([]);
    await page.locator('#lazy-events').scrollIntoViewIfNeeded();
    await expect(listOf('lazy-events')).toHaveCount(3);
    await page.locator('#lazy-products').scrollIntoViewIfNeeded();
    await expect(listOf('lazy-products')).toHaveCount(3);
    expect(requests).toHaveLength(2);
  });

  test(`LG-6 an item opens on a click, or in a new tab on a ctrl-click, but not on a click on its buttons (${direction})`, async ({
    page,
    context,
  }) => {
    const { go, items } = collection(page, locale, 'scroll');
    await go();
    const address = page.url();
    const item = items.first();
    const title = await item.getByRole('heading').textContent();
    await item.locator('a[data-store="favourites"]').click();
    await expect(item.locator('a[data-store="favourites"]')).toHaveClass(/\bin-store\b/);
    expect(page.url()).toBe(address);

    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      item.locator('.listing-card__when').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    expect(page.url()).toBe(address);
    await item.locator('.listing-card__when').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`RT-10 without JavaScript a listing’s other items are on further pages, and lazy listings are links (${direction})`, async ({
      page,
    }) => {
      const { go, items, more, ids } = collection(page, locale, 'button');
      await go({ scripts: false });
      const first = await ids();
      await more.click();
      await expect(items).not.toHaveCount(0);
      const second = await ids();
      expect(unique([...first, ...second])).toBe(first.length + second.length);
      await page.getByRole('link', { name: texts.previous }).click();
      expect(await ids()).toEqual(first);

      await collection(page, locale, 'scroll').go({ scripts: false });
      await more.click();
      await expect(items).not.toHaveCount(0);
      await collection(page, locale, 'lazy').go({ scripts: false });
      await page.getByRole('link', { name: texts.show }).first().click();
      await expect(page.locator('#lazy-events .jet-listing-grid__item')).toHaveCount(3);
      await items.first().getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
