import type { Page } from '@playwright/test';
import { demoEditor } from '../src/seed/people.ts';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { subscribers } from '../src/shop/subscribers/subscribers.ts';
import { countSends, isSend, sendRequest } from './support/builder-form.ts';
import { openWithCart } from './support/clock.ts';
import { breakServer, healServer, setOffline } from './support/faults.ts';
import { holdAnswers } from './support/hold-answers.ts';
import { directionIn } from './support/reading.ts';
import { clockTest, expect, test } from './support/shop.ts';
import type { Site } from './support/site.ts';
import { logIn } from './support/visitor.ts';

const words = {
  he: {
    email: 'אימייל',
    name: 'שם פרטי',
    submit: 'הרשמה',
    invalid: 'יש להזין כתובת אימייל תקינה.',
    success: 'תודה! המכתב הבא כבר יגיע אליך.',
    already: 'הכתובת הזו כבר רשומה.',
    refused: 'יש להזין כתובת אימייל תקינה.',
    offline: 'נראה שאין חיבור לרשת. מה שמילאת נשמר, ואפשר לנסות שוב.',
    failed: 'ההרשמה לא נשלחה בגלל תקלה בשרת. מה שמילאת נשמר, ואפשר לנסות שוב.',
  },
  en: {
    email: 'E-mail',
    name: 'First name',
    submit: 'Subscribe',
    invalid: 'Please specify a valid e-mail',
    success: 'Thank you! You will get the next letter.',
    already: 'This address is already subscribed.',
    refused: 'Please provide a valid e-mail.',
    offline: 'You are probably offline. What you typed is kept; please try again.',
    failed:
      'Your subscription was not sent because of a server error. What you typed is kept; please try again.',
  },
};

/** Returns the forms (`newsletter`, `home` …) from which an address was added to the shop's list. */
const sourcesOf = ({ stored }: Site, address: string): readonly string[] =>
  subscribers(stored).flatMap(({ email, source }) => (email === address ? [source] : []));

/** Returns a page object for a page's subscription form, in one language. */
function newsletter(page: Page, locale: Locale) {
  const texts = words[locale];
  const host = page.locator('.jet-subscribe-form');
  const email = host.getByLabel(texts.email);
  return {
    host,
    email,
    name: host.getByLabel(texts.name),
    submit: host.getByRole('button', { name: texts.submit }),
    alert: host.getByRole('alert'),
    status: host.getByRole('status'),
    go: (path = '/newsletter/') => page.goto(localPath(path, locale)),
    /** Mounts the widget, which waits for the first interaction. */
    async touched(): Promise<void> {
      await email.focus();
      await expect(host).toHaveAttribute('data-widget-state', 'mounted');
    },
  };
}

for (const locale of ['he', 'en'] as const) {
  const texts = words[locale];
  const direction = directionIn(locale);

  clockTest(
    `SB-1 the newsletter form reports an invalid address in the page’s language, at the field, for 20 s (${direction})`,
    async ({ page, context }) => {
      const sends = countSends(context);
      await page.clock.install();
      const { go, touched, email, name, alert, host } = newsletter(page, locale);
      await openWithCart(page, go);
      await touched();
      await email.fill('dana@');
      await name.fill('Dana');
      await page.clock.pauseAt(Date.now() + 60_000);
      await email.press('Enter');
      await expect(alert).toHaveText(texts.invalid);
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(texts.invalid);
      await expect(email).toBeFocused();
      await page.clock.runFor(19_900);
      await expect(alert).toHaveText(texts.invalid);
      await page.clock.runFor(200);
      await expect(host.getByText(texts.invalid)).toHaveCount(0);
      await expect(email).not.toHaveAttribute('aria-invalid');
      await expect(email).toHaveValue('dana@');
      await expect(name).toHaveValue('Dana');
      expect(sends()).toBe(0);
    },
  );
}

// The following tests run in one language only, because they do not depend on language or direction.
{
  const locale: Locale = 'he';
  const texts = words[locale];
  const direction = directionIn(locale);

  test(`SB-1 the newsletter form subscribes once on a double click, and refuses the same address later (${direction})`, async ({
    page,
    context,
    site,
    anotherShopper,
  }) => {
    const address = `first-${locale}@example.com`;
    const sends = countSends(context);
    const answers = await holdAnswers(page, (request) => (isSend(request) ? 'subscribe' : null));
    const { go, email, name, submit, status, alert } = newsletter(page, locale);
    await go();
    // From here on a click is kept until the widget has mounted; earlier, a click would post the form.
    await page.waitForFunction(() => window.iyim !== undefined);
    await email.fill(address);
    await name.fill('Dana');
    await submit.dblclick();
    await expect.poll(() => answers.requested).toHaveLength(1);
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await email.press('Enter');
    answers.release('subscribe');
    await expect(status).toHaveText(texts.success);
    await expect(submit).not.toHaveAttribute('aria-busy');
    await expect(email).toHaveValue('');
    expect(sends()).toBe(1);
    expect(sourcesOf(site, address)).toEqual(['newsletter']);

    await email.fill(address.toUpperCase());
    await email.press('Enter');
    await expect(alert).toHaveText(texts.already);
    await expect(email).toHaveValue(address.toUpperCase());
    expect(sourcesOf(site, address)).toHaveLength(1);

    const owner = await anotherShopper();
    await logIn(owner, demoEditor);
    const inbox = await owner.newPage();
    await inbox.goto(localPath('/inbox/', locale));
    await expect(inbox.getByText(address, { exact: true })).toHaveCount(1);
  });

  test(`SB-1 the newsletter form keeps typed values when offline or when the server fails, and sends them afterwards (${direction})`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(sendRequest, 'net::ERR_INTERNET_DISCONNECTED', 'console: [iyim] subscribe: ');
    const address = `kept-${locale}@example.com`;
    const { go, touched, email, name, submit, status, alert } = newsletter(page, locale);
    const isKept = async (text: string) => {
      await expect(alert).toHaveText(text);
      await expect(email).toHaveValue(address);
      await expect(name).toHaveValue('Dana');
      await expect(submit).not.toHaveAttribute('aria-busy');
    };
    await go();
    await touched();
    await email.fill(address);
    await name.fill('Dana');
    await setOffline(context, true);
    await submit.click();
    await isKept(texts.offline);
    await setOffline(context, false);
    for (const how of ['status=500', 'body=<!doctype html><p>Please log in</p>', 'body=-1']) {
      await breakServer(context, site.url, { match: sendRequest, how });
      await submit.click();
      await isKept(texts.failed);
    }
    await healServer(context);
    await submit.click();
    await expect(status).toHaveText(texts.success);
    expect(sourcesOf(site, address)).toEqual(['newsletter']);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`RT-10, SB-1 without JavaScript the newsletter form subscribes, and reports errors (${direction})`, async ({
      page,
      site,
    }) => {
      const address = `plain-${locale}@example.com`;
      const { go, email, name, submit, host } = newsletter(page, locale);
      await go();
      // Valid for the browser, but not for the server.
      await email.fill('dana@example');
      await name.fill('Dana');
      await submit.click();
      await expect(host.getByText(texts.refused)).toBeVisible();
      await expect(email).toHaveValue('dana@example');
      await expect(name).toHaveValue('Dana');
      await email.fill(address);
      await submit.click();
      await expect(host.getByText(texts.success)).toBeVisible();
      expect(sourcesOf(site, address)).toEqual(['newsletter']);
    });
  });
}

test('SB-1 the newsletter form on the home page subscribes', async ({ page, site }) => {
  const { go, touched, email, status } = newsletter(page, 'he');
  await go('/');
  await touched();
  await email.fill('strip@example.com');
  await email.press('Enter');
  await expect(status).toHaveText(words.he.success);
  expect(sourcesOf(site, 'strip@example.com')).toEqual(['home']);
});
