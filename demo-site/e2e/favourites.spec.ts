import type { BrowserContext, Page } from '@playwright/test';
import { favouritesPath } from '../src/shop/data-stores.ts';
import { productPath } from '../src/shop/links.ts';
import { localPath } from '../src/shop/locale.ts';
import type { Locale, Product } from '../src/shop/model.ts';
import { directionIn } from './support/reading.ts';
import { expect, test } from './support/shop.ts';
import type { Site } from './support/site.ts';
import { blockedStorage, fullStorage } from './support/storage.ts';
import { logIn } from './support/visitor.ts';

const words = {
  he: {
    notKept: 'הדפדפן אינו שומר את הרשימה: היא תישאר רק עד ליציאה מהעמוד.',
    inBrowser: /נשמרת בדפדפן בלבד/,
    other: 'English',
    yesAdd: 'כן, להוסיף',
    yesRemove: 'כן, להסיר',
    empty: 'הרשימה ריקה.',
    guest: 'הרשימה הזאת שייכת לחשבון.',
    full: 'אי אפשר להוסיף עוד פריטים לרשימה.',
  },
  en: {
    notKept: 'Your browser does not save the list. It is lost when you leave this page.',
    inBrowser: /stored in your browser only/,
    other: 'עברית',
    yesAdd: 'Yes, add it',
    yesRemove: 'Yes, remove it',
    empty: 'This list is empty.',
    guest: 'This list belongs to an account.',
    full: 'You can`t add more posts',
  },
};

const key = 'jet_engine_store_favourites';
const productOf = ({ stored }: Site, id: number): Product => {
  const product = stored.product(id);
  if (!product) throw new Error(`the shop has no product ${id}`);
  return product;
};

/** Returns the ids in the browser's storage, parsed as in the original plugin. */
const keptIds = async (page: Page): Promise<readonly string[]> => {
  const text = (await page.evaluate((name) => localStorage.getItem(name), key)) ?? '';
  return text === '' ? [] : text.split(',');
};

/** Returns a page object for a visitor's lists in one language. */
function lists(page: Page, locale: Locale, site: Site) {
  const inStore = /\bin-store\b/;
  const section = (slug: string) => page.locator(`section#${slug}`);
  return {
    /** Button of a list, on the page of a product or an event. */
    button: (slug: string) => page.locator(`.product-stores a[data-store="${slug}"]`),
    isIn: (slug: string, isIn = true) => {
      const link = page.locator(`.product-stores a[data-store="${slug}"]`);
      return isIn ? expect(link).toHaveClass(inStore) : expect(link).not.toHaveClass(inStore);
    },
    openProduct: (id: number) => page.goto(productPath(productOf(site, id), locale)),
    openLists: () => page.goto(favouritesPath(locale)),
    count: (slug: string) => page.locator(`.store-link .jet-engine-data-store-count[data-store="${slug}"]`),
    items: (slug: string) => section(slug).locator('.jet-listing-grid__item'),
    item: (slug: string, id: number) => section(slug).locator(`.jet-listing-dynamic-post-${id}`),
    remove: (slug: string, id: number) =>
      section(slug).locator(`a.jet-remove-from-store[data-store="${slug}"][data-post="${id}"]`),
    section,
  };
}

/** Returns the ids of a list's items, in order. */
const idsOf = async (page: Page, slug: string): Promise<readonly number[]> =>
  (
    await page
      .locator(`section#${slug} .jet-listing-grid__item`)
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-post-id')))
  ).map(Number);

const nameOfCookie = (context: BrowserContext, name: string) =>
  context.cookies().then((all) => all.find((cookie) => cookie.name === name));

for (const locale of ['he', 'en'] as const) {
  const texts = words[locale];
  const direction = directionIn(locale);

  test(`DS-1, DS-7, DS-10 the favourites stay in sync in two tabs, after a reload, and in the other language (${direction})`, async ({
    page,
    context,
    site,
  }) => {
    const here = lists(page, locale, site);
    const otherPage = await context.newPage();
    const there = lists(otherPage, locale, site);
    await there.openProduct(101);
    await there.isIn('favourites', false);
    await here.openProduct(101);
    await here.button('favourites').click();
    await here.isIn('favourites');
    await there.isIn('favourites');
    expect(await keptIds(page)).toEqual(['101']);

    await here.openProduct(110);
    await here.button('favourites').focus();
    await page.keyboard.press('Enter');
    await here.isIn('favourites');
    await there.openLists();
    await expect(there.count('favourites')).toHaveText('2');
    await expect(there.items('favourites')).toHaveCount(2);

    await page.reload();
    await here.isIn('favourites');
    await here.button('favourites').click();
    await here.isIn('favourites', false);
    await expect(there.count('favourites')).toHaveText('1');
    expect(await keptIds(page)).toEqual(['101']);

    await otherPage.getByRole('link', { name: texts.other, exact: true }).first().click();
    const translated = lists(otherPage, locale === 'he' ? 'en' : 'he', site);
    await expect(translated.items('favourites')).toHaveCount(1);
    await expect(translated.item('favourites', 101)).toContainText(
      productOf(site, 101).name[locale === 'he' ? 'en' : 'he'],
    );
  });
}

// The following tests run in one language only, because they do not depend on language or direction.
{
  const locale: Locale = 'he';
  const texts = words[locale];
  const direction = directionIn(locale);

  test(`DS-11, DS-8 the favourites page reads a list of the original plugin, and stores lists that the plugin can read (${direction})`, async ({
    page,
    site,
  }) => {
    await page.goto(localPath('/', locale));
    await page.evaluate((name) => localStorage.setItem(name, '110,101,999999'), key);
    const { openLists, openProduct, isIn, items, item, remove, count, button } = lists(page, locale, site);
    await openLists();
    await expect(item('favourites', 110)).toContainText(productOf(site, 110).name[locale]);
    await expect(items('favourites')).toHaveCount(2);
    await expect(count('favourites')).toHaveText('3');
    await openProduct(101);
    await isIn('favourites');
    await openProduct(123);
    await button('favourites').click();
    await isIn('favourites');
    expect(await keptIds(page)).toEqual(['110', '101', '999999', '123']);

    await openLists();
    await expect(items('favourites')).toHaveCount(3);
    for (const [id, left] of [
      [101, '110,999999,123'],
      [123, '110,999999'],
      [110, '999999'],
    ] as const) {
      await remove('favourites', id).click();
      await expect(item('favourites', id)).toHaveCount(0);
      expect((await keptIds(page)).join()).toBe(left);
      await expect(count('favourites')).toHaveText(String(left.split(',').length));
    }
    await page.evaluate((name) => localStorage.setItem(name, '101'), key);
    await page.reload();
    await remove('favourites', 101).click();
    await expect(count('favourites')).toHaveText('0');
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('');
  });

  test(`DS-6, DS-9 the comparison holds four products, and refuses a fifth with a browser alert (${direction})`, async ({
    page,
    context,
    site,
  }) => {
    const ids = [101, 102, 103, 105];
    const { openProduct, openLists, button, isIn, items, item, remove, count } = lists(page, locale, site);
    for (const id of ids) {
      await openProduct(id);
      await button('compare').click();
      await isIn('compare');
    }
    expect(decodeURIComponent((await nameOfCookie(context, 'je_data_store_compare'))?.value ?? '')).toBe(
      ids.join(),
    );
    await openProduct(110);
    // An open alert blocks the page, so it is closed as soon as it opens, possibly before the click has returned.
    const alerts: (readonly [type: string, message: string])[] = [];
    page.once('dialog', async (dialog) => {
      alerts.push([dialog.type(), dialog.message()]);
      await dialog.accept();
    });
    await button('compare').click();
    await expect.poll(() => alerts).toEqual([['alert', texts.full]]);
    await isIn('compare', false);

    await openLists();
    await expect(items('compare')).toHaveCount(4);
    await expect(count('compare')).toHaveText('4');
    await remove('compare', 102).click();
    await expect(item('compare', 102)).toHaveCount(0);
    await count('compare').scrollIntoViewIfNeeded(); // the count may not change before it is in view
    await expect(count('compare')).toHaveText('3');
    // Rows whose values differ are marked. Removing the only product with colours clears the mark of the colours row, and with a
    // single product no row is marked.
    const marks = page.locator('#compare .compare-mark').filter({ visible: true });
    const marked = await marks.count();
    await remove('compare', 105).click();
    await expect(marks).not.toHaveCount(marked);
    await expect(marks).not.toHaveCount(0);
    await remove('compare', 103).click();
    await expect(marks).toHaveCount(0);
    await openProduct(110);
    await button('compare').click();
    await isIn('compare');
    // The button of a product that is in the list opens the list.
    await button('compare').click();
    await expect(page).toHaveURL(new RegExp(`${favouritesPath(locale)}#compare$`));
    await expect(item('compare', 110)).toBeVisible();
  });

  test(`DS-6 the favourites page lists the six products viewed last, newest first (${direction})`, async ({
    page,
    site,
  }) => {
    const { openProduct, openLists, items, count, remove } = lists(page, locale, site);
    const viewed = [101, 102, 103, 105, 106, 110, 111];
    for (const id of viewed) await openProduct(id);
    await openLists();
    await expect(items('seen')).toHaveCount(6);
    expect(await idsOf(page, 'seen')).toEqual(viewed.slice(1).reverse());
    await expect(count('seen')).toHaveText('6');
    await remove('seen', 110).click();
    await expect(items('seen')).toHaveCount(5);
    await count('seen').scrollIntoViewIfNeeded();
    await expect(count('seen')).toHaveText('5');
    await page.reload();
    expect(await idsOf(page, 'seen')).toEqual([111, 106, 105, 103, 102]);
  });

  test(`DS-1, DS-4 the reading list is stored in the account, for every device (${direction})`, async ({
    page,
    context,
    site,
    anotherShopper,
  }) => {
    const { openLists, section, items, item, remove, count } = lists(page, locale, site);
    await openLists();
    await expect(section('wishlist').getByText(texts.guest)).toBeVisible();
    await logIn(context);
    await page.goto(localPath('/magazine/', locale));
    await page.locator('article h2 a').first().click();
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const button = page.locator('a[data-store="wishlist"]').first();
    await button.click();
    await expect(button).toHaveClass(/\bin-store\b/);

    const elsewhere = await anotherShopper();
    await logIn(elsewhere);
    const phone = lists(await elsewhere.newPage(), locale, site);
    await phone.openLists();
    await expect(phone.items('wishlist')).toContainText([title]);

    await openLists();
    await expect(count('wishlist')).toHaveText('1');
    const [id = 0] = await idsOf(page, 'wishlist');
    await remove('wishlist', id).click();
    await expect(item('wishlist', id)).toHaveCount(0);
    await count('wishlist').scrollIntoViewIfNeeded();
    await expect(count('wishlist')).toHaveText('0');
    await page.reload();
    await expect(items('wishlist')).toHaveCount(0);
  });

  for (const [kind, spoil] of [
    ['blocked', blockedStorage],
    ['full', fullStorage],
  ] as const)
    test(`DS-10 with ${kind} storage, favourites are kept until the visitor leaves the page, and a notice says so (${direction})`, async ({
      page,
      context,
      site,
    }) => {
      await context.addInitScript(spoil, 'localStorage');
      const { openProduct, openLists, button, isIn, items } = lists(page, locale, site);
      await openProduct(101);
      await button('favourites').click();
      await isIn('favourites');
      await expect(page.getByText(texts.notKept).filter({ visible: true }).first()).toBeVisible();
      await button('favourites').click();
      await isIn('favourites', false);
      await openLists();
      await expect(items('favourites')).toHaveCount(0);
    });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`RT-10 without JavaScript the lists on the server work with links and forms (${direction})`, async ({
      page,
      context,
      site,
    }) => {
      const { openProduct, openLists, button, items, item, remove, section } = lists(page, locale, site);
      await openProduct(101);
      await button('compare').click();
      await page.getByRole('button', { name: texts.yesAdd }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(productOf(site, 101).name[locale]);
      await openLists();
      await expect(item('compare', 101)).toBeVisible();
      await expect(item('seen', 101)).toBeVisible();
      await expect(page.getByText(texts.inBrowser)).toBeVisible();
      await remove('compare', 101).click();
      await page.getByRole('button', { name: texts.yesRemove }).click();
      await expect(items('compare')).toHaveCount(0);
      await expect(section('compare').getByText(texts.empty)).toBeVisible();

      await logIn(context);
      await page.goto(localPath('/magazine/', locale));
      await page.locator('article h2 a').first().click();
      await page.locator('a[data-store="wishlist"]').first().click();
      await page.getByRole('button', { name: texts.yesAdd }).click();
      await openLists();
      await expect(items('wishlist')).toHaveCount(1);
      await items('wishlist').locator('a.jet-remove-from-store').click();
      await page.getByRole('button', { name: texts.yesRemove }).click();
      await expect(items('wishlist')).toHaveCount(0);
    });
  });
}
