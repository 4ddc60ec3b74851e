import type { Page } from '@playwright/test';
import { demoCustomer, demoEditor } from '../src/seed/people.ts';
import { allEvents, eventPath, type ShopEvent } from '../src/shop/events.ts';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { directionIn } from './support/reading.ts';
import { expect, test } from './support/shop.ts';
import type { Site } from './support/site.ts';
import { logIn } from './support/visitor.ts';

const words = {
  he: {
    confirm: 'מחיקה',
    cancel: 'ביטול',
    undo: 'ביטול המחיקה',
    expired: 'פג תוקפו של הקישור. יש לחזור לעמוד הקודם ולנסות שוב.',
    logIn: 'התחברות',
    customer: /החשבון שלך הוא של לקוח/,
    yes: 'כן, למחוק',
    no: 'לא, להשאיר',
  },
  en: {
    confirm: 'Delete',
    cancel: 'Cancel',
    undo: 'Undo',
    expired: 'The link is expired, please return to the previous page and try again.',
    logIn: 'Log in',
    customer: /Yours is a customer’s account/,
    yes: 'Yes, delete it',
    no: 'No, keep it',
  },
};

for (const locale of ['he', 'en'] as const) {
  const texts = words[locale];

  test(`DL-1 a delete link asks the editor before it deletes an event, and the page offers undo (${directionIn(locale)})`, async ({
    page,
    context,
    site,
  }) => {
    await logIn(context, demoEditor);
    const event = lastEvent(site);
    const { go, link, dialog } = openManagement(page, locale, event);
    await go();
    await link.click();
    await expect(dialog).toContainText(event.title[locale]);
    await expect(dialog.getByRole('button', { name: texts.cancel, exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    expect(allEvents(site.stored)).toContainEqual(event);

    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: texts.cancel, exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(allEvents(site.stored)).toContainEqual(event);

    await link.click();
    await dialog.getByRole('button', { name: texts.confirm, exact: true }).dblclick();
    await expect(link).toHaveCount(0);
    expect(allEvents(site.stored)).not.toContainEqual(event);

    await page.getByRole('button', { name: texts.undo }).click();
    await expect(link).toBeVisible();
    expect(allEvents(site.stored)).toContainEqual(event);
  });
}

// The following tests run in one language only, because they do not depend on language or direction.
{
  const locale: Locale = 'he';
  const texts = words[locale];

  test(`DL-1, SEC-4 guests and customers cannot delete an event, even with a link from the editor’s page (${directionIn(locale)})`, async ({
    page,
    context,
    site,
    anotherShopper,
  }) => {
    const event = lastEvent(site);
    const editor = await anotherShopper();
    await logIn(editor, demoEditor);
    const editorsPage = await editor.newPage();
    const theirs = openManagement(editorsPage, locale, event);
    await theirs.go();
    const href = (await theirs.link.getAttribute('href')) ?? '';

    const { go, link } = openManagement(page, locale, event);
    await go();
    await expect(link).toHaveCount(0);
    await expect(
      page.getByRole('main').getByRole('button', { name: texts.logIn, exact: true }),
    ).toBeVisible();
    await page.goto(href);
    expect(allEvents(site.stored)).toContainEqual(event);

    await logIn(context, demoCustomer);
    await go();
    await expect(page.getByText(texts.customer)).toBeVisible();
    await expect(link).toHaveCount(0);
    await page.goto(href);
    await expect(page.getByRole('alert').getByText(texts.expired)).toBeVisible();
    expect(allEvents(site.stored)).toContainEqual(event);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`RT-10, DL-1 without JavaScript a page asks before an event is deleted (${directionIn(locale)})`, async ({
      page,
      context,
      site,
    }) => {
      await logIn(context, demoEditor);
      const event = lastEvent(site);
      const { go, row, plainLink } = openManagement(page, locale, event);
      await go();
      await plainLink.click();
      await page.getByRole('link', { name: texts.no }).click();
      await expect(row).toBeVisible();
      expect(allEvents(site.stored)).toContainEqual(event);

      await plainLink.click();
      await page.getByRole('button', { name: texts.yes }).click();
      await expect(row).toHaveCount(0);
      expect(allEvents(site.stored)).not.toContainEqual(event);
      await page.getByRole('button', { name: texts.undo }).click();
      await expect(row).toBeVisible();
      expect(allEvents(site.stored)).toContainEqual(event);
    });
  });
}

/** Returns the shop's last event, which is in the future whenever the tests run. */
function lastEvent({ stored }: Site): ShopEvent {
  const event = allEvents(stored).at(-1);
  if (!event) throw new Error('the shop has no event');
  return event;
}

/** Returns a page object for the editor's event list in one language, and for the row of `event` in it. */
function openManagement(page: Page, locale: Locale, event: ShopEvent) {
  const row = page.locator('.manage-list li', {
    has: page.locator(`a[href="${eventPath(event, locale)}"]`),
  });
  return {
    row,
    link: row.locator('[data-widget="delete-link"]'),
    plainLink: row.locator('noscript a, a:not([data-widget])').filter({ hasText: words[locale].confirm }),
    dialog: page.getByRole('alertdialog'),
    go: () => page.goto(localPath('/events/manage/', locale)),
  };
}
