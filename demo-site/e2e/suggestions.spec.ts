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
    /** The most searched for, and how it begins. */
    popular: 'קרמיקה',
    begins: 'קרמ',
    /** One of the list under the form. */
    inline: 'מנורת שולחן',
    /** Nobody searched for it before. */
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

/** How often a text was searched for, as the shop's books have it. */
const timesSaved = ({ stored }: Site, locale: Locale, text: string): number =>
  findSuggestions(stored, { list: 'popular', text, limit: 50, locale }).find(({ name }) => name === text)
    ?.weight ?? 0;

const latest = ({ stored }: Site, locale: Locale): string | undefined =>
  findSuggestions(stored, { list: 'latest', text: '', limit: 1, locale })[0]?.name;

/** The form of the magazine in one language. */
function suggestionsForm(page: Page, locale: Locale) {
  const host = page.locator('.jet-search-suggestions');
  return {
    field: host.locator('input[name="s"]'),
    options: host.getByRole('listbox').getByRole('option'),
    inline: host.locator('.iyim-search-suggestions-inline').getByRole('button'),
    title: page.getByRole('heading', { level: 1 }),
    async go(): Promise<void> {
      await page.goto(localPath('/magazine/', locale));
      await expect(host).toHaveAttribute('data-widget-state', 'mounted');
    },
  };
}

for (const locale of ['he', 'en'] as const) {
  const say = words[locale];
  const direction = directionIn(locale);

  test(`SG-1, SG-3 an empty field suggests what is popular; choosing by keyboard is recorded and goes to the results (${direction})`, async ({
    page,
    site,
  }) => {
    const { go, field, options, title } = suggestionsForm(page, locale);
    await go();
    const before = timesSaved(site, locale, say.popular);
    await field.fill('');
    await expect(options).toHaveCount(5);
    await expect(options.first()).toHaveText(say.popular);
    await field.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await expect(title).toHaveText(say.title(say.popular));
    expect(timesSaved(site, locale, say.popular)).toBe(before + 1);
    expect(latest(site, locale)).toBe(say.popular);
  });
}

// Neither the direction nor the language changes what follows.
{
  const locale: Locale = 'he';
  const say = words[locale];
  const direction = directionIn(locale);

  test(`SG-2 typing suggests what begins so, marked; a click chooses it (${direction})`, async ({
    page,
    site,
  }) => {
    const { go, field, options, title } = suggestionsForm(page, locale);
    await go();
    const before = timesSaved(site, locale, say.popular);
    await field.fill('');
    await field.pressSequentially(say.begins);
    const option = options.filter({ hasText: say.popular });
    await expect(option.locator('mark')).toHaveText(say.begins);
    await option.click();
    await expect(title).toHaveText(say.title(say.popular));
    expect(timesSaved(site, locale, say.popular)).toBe(before + 1);
  });

  test(`SG-3, SG-4 what nobody searched for before is suggested afterwards, and counted once a visit (${direction})`, async ({
    page,
    site,
    anotherShopper,
  }) => {
    const { go, field, title } = suggestionsForm(page, locale);
    const before = timesSaved(site, locale, say.fresh);
    for (let time = 0; time < 2; time++) {
      await go();
      await field.fill(say.fresh);
      await field.press('Enter');
      await expect(title).toHaveText(say.title(say.fresh));
      expect(timesSaved(site, locale, say.fresh)).toBe(before + 1);
    }
    expect(latest(site, locale)).toBe(say.fresh);

    const other = suggestionsForm(await (await anotherShopper()).newPage(), locale);
    await other.go();
    await other.field.fill(say.fresh.slice(0, 6));
    await other.options.filter({ hasText: say.fresh }).click();
    await expect(other.title).toHaveText(say.title(say.fresh));
    expect(timesSaved(site, locale, say.fresh)).toBe(before + 2);
  });

  test(`SG-1 the list under the form is there at once, and each of it searches (${direction})`, async ({
    page,
    site,
  }) => {
    const { go, inline, title } = suggestionsForm(page, locale);
    await go();
    await expect(inline).toHaveCount(4);
    await inline.filter({ hasText: say.inline }).click();
    await expect(title).toHaveText(say.title(say.inline));
    expect(latest(site, locale)).toBe(say.inline);
  });

  test(`SG-2, SG-3 a server that fails takes nothing away: no suggestions, no message, the search goes on (${direction})`, async ({
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
    await field.fill(say.begins);
    await answered;
    await expect(page.locator('.jet-search-suggestions__spinner')).toBeHidden();
    await expect(options).toHaveCount(0);
    await healServer(context);
    await breakServer(context, site.url, { match: 'form-add-suggestion', how: 'status=500' });
    await field.press('Enter');
    await expect(title).toHaveText(say.title(say.begins));
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`RT-10 without JavaScript the form goes to the results page (${direction})`, async ({ page }) => {
      await page.goto(localPath('/magazine/', locale));
      const form = page.locator('.jet-search-suggestions form');
      await form.getByRole('searchbox').fill(say.popular);
      await form.getByRole('button').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title(say.popular));
    });
  });
}
