import type { Page } from '@playwright/test';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { findSuggestions } from '../src/shop/suggestions.ts';
import { breakServer, healServer } from './support/faults.ts';
import { directionIn } from './support/reading.ts';
import { expect, test } from './support/shop.ts';
import type { Site } from './support/site.ts';

const words = {
  he: {
    text: 'פשתן',
    /** The most frequent search, and its first letters. */
    popular: 'קרמיקה',
    begins: 'קרמ',
    /** A suggestion in the list under the form. */
    inline: 'מנורת שולחן',
    /** A text that no visitor has searched for yet. */
    fresh: 'כוס גדולה לתה',
    title: (text: string) => `תוצאות חיפוש עבור ״${text}״`,
  },
  en: {
    text: 'linen',
    popular: 'ceramics',
    begins: 'cer',
    inline: 'table lamp',
    fresh: 'large cup for tea',
    title: (text: string) => `Search results for “${text}”`,
  },
};

const suggestionRequests = 'get-suggestions';

/** Returns the number of searches for a text that the shop has counted. */
const timesSaved = ({ stored }: Site, locale: Locale, text: string): number =>
  findSuggestions(stored, { list: 'popular', text, limit: 50, locale }).find(({ name }) => name === text)
    ?.weight ?? 0;

const latest = ({ stored }: Site, locale: Locale): string | undefined =>
  findSuggestions(stored, { list: 'latest', text: '', limit: 1, locale })[0]?.name;

/** Returns a page object for the magazine's search form in one language. */
function suggestionsForm(page: Page, locale: Locale) {
  const host = page.locator('.jet-search-suggestions');
  return {
    field: host.locator('input[name="s"]'),
    options: host.getByRole('listbox').getByRole('option'),
    inline: host.locator('.iyim-search-inline').getByRole('button'),
    title: page.getByRole('heading', { level: 1 }),
    async go(): Promise<void> {
      await page.goto(localPath('/magazine/', locale));
      await expect(host).toHaveAttribute('data-widget-state', 'mounted');
    },
  };
}

for (const locale of ['he', 'en'] as const) {
  const texts = words[locale];
  const direction = directionIn(locale);

  test(`SG-1, SG-3 the search form suggests popular searches in an empty field, and records a choice by keyboard (${direction})`, async ({
    page,
    site,
  }) => {
    const { go, field, options, title } = suggestionsForm(page, locale);
    await go();
    const before = timesSaved(site, locale, texts.popular);
    await field.fill('');
    await expect(options).toHaveCount(5);
    await expect(options.first()).toHaveText(texts.popular);
    await field.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await expect(title).toHaveText(texts.title(texts.popular));
    expect(timesSaved(site, locale, texts.popular)).toBe(before + 1);
    expect(latest(site, locale)).toBe(texts.popular);
  });
}

// The following tests run in one language only, because they do not depend on language or direction.
{
  const locale: Locale = 'he';
  const texts = words[locale];
  const direction = directionIn(locale);

  test(`SG-2 the search form suggests matching texts with marks while typing, and searches for a clicked one (${direction})`, async ({
    page,
    site,
  }) => {
    const { go, field, options, title } = suggestionsForm(page, locale);
    await go();
    const before = timesSaved(site, locale, texts.popular);
    await field.fill('');
    await field.pressSequentially(texts.begins);
    const option = options.filter({ hasText: texts.popular });
    await expect(option.locator('mark')).toHaveText(texts.begins);
    await option.click();
    await expect(title).toHaveText(texts.title(texts.popular));
    expect(timesSaved(site, locale, texts.popular)).toBe(before + 1);
  });

  test(`SG-3, SG-4 a new search is suggested to other visitors, and counted once per visit (${direction})`, async ({
    page,
    site,
    anotherShopper,
  }) => {
    const { go, field, title } = suggestionsForm(page, locale);
    const before = timesSaved(site, locale, texts.fresh);
    for (let time = 0; time < 2; time++) {
      await go();
      await field.fill(texts.fresh);
      await field.press('Enter');
      await expect(title).toHaveText(texts.title(texts.fresh));
      expect(timesSaved(site, locale, texts.fresh)).toBe(before + 1);
    }
    expect(latest(site, locale)).toBe(texts.fresh);

    const other = suggestionsForm(await (await anotherShopper()).newPage(), locale);
    await other.go();
    await other.field.fill(texts.fresh.slice(0, 6));
    await other.options.filter({ hasText: texts.fresh }).click();
    await expect(other.title).toHaveText(texts.title(texts.fresh));
    expect(timesSaved(site, locale, texts.fresh)).toBe(before + 2);
  });

  test(`SG-1 the list of searches under the form is visible from the start; a click on an item searches for it (${direction})`, async ({
    page,
    site,
  }) => {
    const { go, inline, title } = suggestionsForm(page, locale);
    await go();
    await expect(inline).toHaveCount(4);
    await inline.filter({ hasText: texts.inline }).click();
    await expect(title).toHaveText(texts.title(texts.inline));
    expect(latest(site, locale)).toBe(texts.inline);
  });

  test(`SG-2, SG-3 the search form shows no suggestions and no message when the server fails, and still searches (${direction})`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow('/wp-json/jet-search/', 'console: [iyim] search-suggestions: ');
    const { go, field, options, title } = suggestionsForm(page, locale);
    await go();
    await breakServer(context, site.url, { match: suggestionRequests, how: 'status=500' });
    const answered = page.waitForResponse((response) => response.url().includes(suggestionRequests));
    await field.fill(texts.begins);
    await answered;
    await expect(page.locator('.jet-search-suggestions__spinner')).toBeHidden();
    await expect(options).toHaveCount(0);
    await healServer(context);
    await breakServer(context, site.url, { match: 'form-add-suggestion', how: 'status=500' });
    await field.press('Enter');
    await expect(title).toHaveText(texts.title(texts.begins));
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`RT-10 without JavaScript the search form with suggestions opens the results page (${direction})`, async ({
      page,
    }) => {
      await page.goto(localPath('/magazine/', locale));
      const form = page.locator('.jet-search-suggestions form');
      await form.getByRole('searchbox').fill(texts.popular);
      await form.getByRole('button').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title(texts.popular));
    });
  });
}
