import type { Page, Request } from '@playwright/test';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { nestedOf } from '../src/shop/nested-fields.ts';
import { findItems, titleOf } from '../src/shop/search.ts';
import { readSearchSettings } from '../src/shop/search-settings.ts';
import { announcements, listenToAnnouncements } from './support/announcements.ts';
import { breakServer, healServer } from './support/faults.ts';
import { holdBack } from './support/harness.ts';
import { holdAnswers } from './support/hold-answers.ts';
import { keyboard } from './support/keyboard.ts';
import { directionIn } from './support/reading.ts';
import { expect, test } from './support/shop.ts';
import type { Site } from './support/site.ts';

const words = {
  he: {
    where: 'היכן לחפש',
    /** A text that is found in the shop and in the magazine, with results on more than one slide. */
    text: 'פשתן',
    dress: 'שמלת פשתן',
    found: (count: number) => (count === 2 ? 'נמצאו שתי תוצאות' : `נמצאו ${count} תוצאות`),
    title: (text: string) => `תוצאות חיפוש עבור ״${text}״`,
    none: 'לא מצאנו דבר. אפשר לנסות מילה קצרה יותר.',
    failed: 'החיפוש לא הצליח הפעם. כדאי לנסות שוב.',
    submit: 'חיפוש',
  },
  en: {
    where: 'Where to search',
    text: 'linen',
    dress: 'Linen Dress',
    found: (count: number) => `${count} results found`,
    title: (text: string) => `Search results for “${text}”`,
    none: 'Nothing found. Try a shorter word.',
    failed: 'The search did not work this time. Please try again.',
    submit: 'Search',
  },
};

const searchRequest = 'search-posts';

/** Returns the search text of a live search request; null for other requests. */
function searchedFor(request: Request): string | null {
  const url = new URL(request.url());
  return url.pathname.endsWith(`/${searchRequest}`) ? url.searchParams.get('data[value]') : null;
}

/** Returns the items that the shop finds for a text, in one category or in all. */
const itemsFor = ({ stored }: Site, locale: Locale, text: string, category?: number) =>
  findItems(
    stored,
    text,
    locale,
    readSearchSettings(nestedOf(category === undefined ? {} : { category__in: category })),
  );

/** Returns a page object for the header's search in one language. */
function headerSearch(page: Page, locale: Locale) {
  const search = page.locator('.jet-ajax-search');
  const texts = words[locale];
  return {
    search,
    field: search.locator('input[name="s"]'),
    category: search.getByRole('combobox', { name: texts.where }),
    options: search.getByRole('listbox').getByRole('option'),
    count: search.locator('.jet-ajax-search__results-count'),
    full: search.locator('.jet-ajax-search__full-results'),
    message: search.locator('.jet-ajax-search__message'),
    panel: search.locator('.jet-ajax-search__results-area'),
    nextPage: search.locator('.jet-ajax-search__next-button').first(),
    async go(path = '/'): Promise<void> {
      await page.goto(localPath(path, locale));
    },
  };
}

/** Returns the address of the option that the arrow keys have made active. */
const activeOption = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? (document.getElementById(id)?.getAttribute('href') ?? undefined) : undefined;
  });

for (const locale of ['he', 'en'] as const) {
  const texts = words[locale];
  const direction = directionIn(locale);

  test(`LS-13, LS-5 in the live search arrow keys change slides, Enter opens a result, and the count is announced once (${direction})`, async ({
    page,
    site,
  }) => {
    await listenToAnnouncements(page);
    const { go, field, options, search } = headerSearch(page, locale);
    await go();
    await keyboard(page).write(field, texts.text);
    await expect(options.first()).toBeVisible();
    const found = itemsFor(site, locale, texts.text);
    expect(found.length).toBeGreaterThan(4);
    expect(await announcements(page)).toEqual([texts.found(found.length)]);

    const links = await search
      .locator('[role="option"]')
      .evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? undefined));
    expect(links).toHaveLength(found.length);
    for (const link of links.slice(0, 5)) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => activeOption(page)).toBe(link);
      await expect(search.locator(`[role="option"][href="${link}"]`)).toBeVisible();
    }
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => activeOption(page), 'ArrowUp on the first moves to the last').toBe(links.at(-1));
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeOption(page)).toBe(links[0]);
    await expect(field).toBeFocused();
    expect(await announcements(page)).toHaveLength(1);
    await page.keyboard.press('Enter');
    await page.waitForURL(links[0] ?? '');
    const [first] = found;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ? titleOf(first, locale) : '');
  });

  test(`LS-5, LS-12 in the live search buttons change slides, a click outside closes the panel, a click on a result opens it (${direction})`, async ({
    page,
  }) => {
    const { go, field, options, nextPage, panel } = headerSearch(page, locale);
    await go();
    await field.click();
    await page.keyboard.type(texts.text);
    await expect(options.filter({ hasText: texts.dress })).toBeVisible();
    const first = await options.first().getAttribute('href');
    await nextPage.click();
    await expect(options.first()).not.toHaveAttribute('href', first ?? '');

    await page.getByRole('main').click({ position: { x: 5, y: 400 } });
    await expect(panel).toBeHidden();
    await field.click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(field).toHaveValue(texts.text);
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');

    await page.keyboard.type(texts.dress);
    await options.filter({ hasText: texts.dress }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.dress);
  });

  test(`LS-7, SEC-1 the live search marks matches, and never renders typed text as markup (${direction})`, async ({
    page,
  }) => {
    const { go, field, options, message, panel } = headerSearch(page, locale);
    await go();
    await field.fill(texts.text);
    const dress = options.filter({ hasText: texts.dress });
    await expect(dress.locator('.jet-ajax-search__item-title mark')).toHaveText(new RegExp(texts.text, 'i'));
    for (const hostile of ['<img src=x onerror=alert(1)>', '<b>linen</b>', '.*+?^()|[]\\']) {
      await field.fill(hostile);
      await expect(message.or(options).filter({ visible: true }).first()).toBeVisible();
      await expect(panel.locator('img[src="x"], b')).toHaveCount(0);
    }
  });
}

// The following tests run in one language only, because they do not depend on language or direction.
{
  const locale: Locale = 'he';
  const texts = words[locale];
  const direction = directionIn(locale);

  test(`RT-4, LS-3 the live search runs for text that was typed before the script loaded (${direction})`, async ({
    page,
  }) => {
    const { field, options } = headerSearch(page, locale);
    const { requested, release } = await holdBack(page, '**/iyim.js*');
    await page.goto(localPath('/', locale), { waitUntil: 'commit' });
    await requested;
    await field.fill(texts.text);
    release();
    await expect(options.first()).toBeVisible();
  });

  test(`LS-3 the live search shows a fast typist only the results for the last text, and aborts earlier requests (${direction})`, async ({
    page,
  }) => {
    const { go, field, options, panel } = headerSearch(page, locale);
    const held = await holdAnswers(page, searchedFor);
    await go();
    const [short, longer, whole] = [texts.text.slice(0, 2), texts.text.slice(0, 3), texts.text];
    await field.pressSequentially(short);
    await expect.poll(() => held.requested).toEqual([short]);
    await expect(panel).toHaveAttribute('aria-busy', 'true');
    await field.pressSequentially(longer.slice(2));
    await expect.poll(() => held.aborted).toEqual([short]);
    await expect.poll(() => held.requested).toEqual([short, longer]);
    await field.pressSequentially(whole.slice(3));
    await expect.poll(() => held.requested).toEqual([short, longer, whole]);
    expect(held.aborted).toEqual([short, longer]);

    held.release(whole);
    await expect(options.first()).toBeVisible();
    held.release(longer);
    held.release(short);
    const marked = page.locator('.jet-ajax-search mark');
    await expect(marked.first()).toBeVisible();
    expect(new Set((await marked.allTextContents()).map((text) => text.toLowerCase()))).toEqual(
      new Set([whole]),
    );
    // Keys typed without a pause cause a single request.
    await field.fill('');
    await field.pressSequentially(texts.dress);
    held.release(texts.dress);
    await expect(options.first()).toContainText(texts.dress);
    expect(held.requested).toEqual([short, longer, whole, texts.dress]);
  });

  test(`LS-8 the live search runs for pasted text, and again in another category (${direction})`, async ({
    page,
    site,
  }) => {
    const { go, field, category, count, options } = headerSearch(page, locale);
    await go();
    await field.fill(texts.text);
    await field.press('ControlOrMeta+a');
    await field.press('ControlOrMeta+x');
    await field.press('ControlOrMeta+v');
    await expect(count.locator('span')).toHaveText(String(itemsFor(site, locale, texts.text).length));

    const clothing = site.stored.categories().find(({ slug }) => slug.en === 'clothing');
    if (!clothing) throw new Error('expected a category of clothing');
    const inIt = itemsFor(site, locale, texts.text, clothing.id);
    await category.selectOption(String(clothing.id));
    await expect(count.locator('span')).toHaveText(String(inIt.length));
    await expect(options.filter({ hasText: texts.dress })).toBeVisible();
    await category.selectOption('0');
    await expect(count.locator('span')).toHaveText(String(itemsFor(site, locale, texts.text).length));
  });

  test(`LS-11 the live search shows the site’s messages for no results, and for a failure until the next search (${direction})`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(searchRequest, 'console: [iyim] live-search: ');
    await listenToAnnouncements(page);
    const { go, field, options, message } = headerSearch(page, locale);
    await go();
    for (const how of ['status=500', 'drop', 'body=<!doctype html><p>Log in</p>', 'body=']) {
      await breakServer(context, site.url, { match: searchRequest, how });
      await field.fill(texts.text);
      await expect(message, how).toBeVisible();
      await expect(message).toHaveText(texts.failed);
      await expect(message).toHaveClass(/\berror\b/);
      await healServer(context);
      await field.fill(texts.dress);
      await expect(options.first()).toContainText(texts.dress);
      await expect(message).toBeHidden();
    }
    await field.fill('zzqq');
    await expect(message).toHaveText(texts.none);
    await expect(message).not.toHaveClass(/\berror\b/);
    const announced = await announcements(page);
    const found = texts.found(itemsFor(site, locale, texts.dress).length);
    expect(announced).toEqual([...Array.from({ length: 4 }, () => [texts.failed, found]).flat(), texts.none]);
  });

  test(`LS-6, LS-9, LS-10 the live search’s count, “all results” and Enter open the results page, but not for an empty text (${direction})`, async ({
    page,
  }) => {
    const { go, field, count, full, options } = headerSearch(page, locale);
    const title = page.getByRole('heading', { level: 1 });
    for (const leave of [() => full.click(), () => count.click(), () => field.press('Enter')]) {
      await go('/cart/');
      await field.fill(texts.text);
      await expect(options.first()).toBeVisible();
      await leave();
      await expect(title).toHaveText(texts.title(texts.text));
      await expect(page.getByRole('main').getByText(texts.dress).first()).toBeVisible();
      // After going back, the visitor can search again.
      await page.goBack();
      await expect(field).toBeEditable();
    }
    await go('/cart/');
    await field.press('Enter');
    await expect(field).toBeFocused();
    expect(new URL(page.url()).searchParams.has('s')).toBe(false);
  });

  test.describe(() => {
    test.use({ viewport: { width: 375, height: 812 } });

    test(`LS-5 on a phone the live search shows its results in one scrolling list, with “all results” in view (${direction})`, async ({
      page,
      site,
    }) => {
      const { go, field, options, full, search } = headerSearch(page, locale);
      await go();
      await field.fill(texts.text);
      await expect(options.filter({ visible: true })).toHaveCount(itemsFor(site, locale, texts.text).length);
      await expect(search.locator('.jet-ajax-search__navigate-button')).toHaveCount(0);
      await expect(options.last()).not.toBeInViewport();
      await options.last().scrollIntoViewIfNeeded();
      await expect(options.last()).toBeInViewport();
      await expect(full).toBeInViewport({ ratio: 1 });
    });
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`RT-10 without JavaScript the header’s search form opens the results page in the chosen category (${direction})`, async ({
      page,
      site,
    }) => {
      await page.goto(localPath('/', locale));
      const form = page.locator('.jet-ajax-search form');
      await form.getByRole('searchbox').fill(texts.text);
      const clothing = site.stored.categories().find(({ slug }) => slug.en === 'clothing');
      await form.getByRole('combobox').selectOption(String(clothing?.id));
      await form.getByRole('button', { name: texts.submit }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title(texts.text));
      await expect(page.getByRole('main').getByText(texts.dress).first()).toBeVisible();
      await expect(form.getByRole('combobox')).toHaveValue(String(clothing?.id));
    });
  });
}

const spellings = {
  'a prefix letter': 'הפשתן',
  'two prefix letters': 'ובפשתן',
  niqqud: 'פִּשְׁתָּן',
  'a common letter for the final one': 'פשתנ',
  'its English name': 'linen dress',
};

test('LS-4 the live search finds Hebrew text with prefix letters, niqqud or non-final letters, and English names on a Hebrew page', async ({
  page,
}) => {
  const { go, field, options } = headerSearch(page, 'he');
  await go();
  for (const [how, text] of Object.entries(spellings)) {
    await field.fill(text);
    await expect.soft(options.filter({ hasText: words.he.dress }), how).toBeVisible();
    await field.fill('');
    await expect(options).toHaveCount(0);
  }
});
