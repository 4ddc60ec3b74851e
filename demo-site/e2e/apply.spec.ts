import { readFile, truncate, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { demoEditor } from '../src/seed/people.ts';
import { applyForm } from '../src/shop/builder-forms/definitions.ts';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { announcements, listenToAnnouncements } from './support/announcements.ts';
import { arrivals, builderForm, countSends, sendRequest, valuesOf } from './support/builder-form.ts';
import { breakServer, healServer } from './support/faults.ts';
import { directionIn } from './support/reading.ts';
import { expect, test } from './support/shop.ts';
import { logIn } from './support/visitor.ts';

const words = {
  he: {
    name: 'דנה לוי',
    story: 'קערות וספלים',
    previous: 'הקודם',
    steps: 'שלבי הטופס',
    step: 'שלב 2 מתוך 4: העבודות',
    success: applyForm.success.he,
    required: 'זה שדה חובה.',
    failed: 'השליחה לא הצליחה בגלל שגיאה. כדאי לבדוק את השדות המסומנים.',
    tooLarge: 'הקובץ גדול מדי: עד 5 MB.',
    uploading: 'מעלים את הקבצים',
    unreachable: 'לא הצלחנו להגיע לשירות האימות. מה שמילאת נשמר, ואפשר לנסות שוב.',
    retry: 'לנסות שוב',
    refused: 'האימות לא עבר או שפג תוקפו. כדאי לנסות שוב.',
    unknown: 'אירעה שגיאה לא ידועה.',
  },
  en: {
    name: 'Dana Levi',
    story: 'Bowls and cups',
    previous: 'Previous',
    steps: 'Steps of the form',
    step: 'Step 2 of 4: Work',
    success: applyForm.success.en,
    required: 'This field is required.',
    failed: 'Your submission failed because of an error. Please check the marked fields.',
    tooLarge: 'This file is too large: 5 MB at most.',
    uploading: 'Uploading files',
    unreachable: 'The verification service cannot be reached. Your entries are kept; you can try again.',
    retry: 'Try again',
    refused: 'The verification failed or has expired. Please try again.',
    unknown: 'An unknown error occurred.',
  },
};

const megabyte = 1024 * 1024;
const picture = (size = 2000) => ({
  name: 'קערה.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(size, 7)]),
});
const prices = {
  name: 'prices.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('קערה 120\nספל 60\n'),
};

/** Returns a page object for the application page in one language. */
function applyPage(page: Page, locale: Locale) {
  const texts = words[locale];
  const at = builderForm(page, applyForm, locale);
  const { form, field } = at;
  const next = form.getByRole('button', { name: /^(הבא|Next|המשך: העבודות שלך|On to your work)$/ });
  const indicators = form.getByRole('list', { name: texts.steps }).getByRole('listitem');
  const isOn = async (step: number): Promise<void> => {
    await expect(indicators.nth(step)).toHaveAttribute('aria-current', 'step');
    await expect(form.locator('[aria-current="step"]')).toHaveCount(1);
  };
  const details = async () => {
    await field('name').fill(texts.name);
    await field('email').fill('dana@example.com');
    await field('phone').fill('050-1234567');
  };
  const work = async (file = picture()) => {
    await field('story').fill(texts.story);
    await field('picture').setInputFiles(file);
    await field('visit_date').fill((await field('visit_date').getAttribute('min')) ?? '');
  };
  const choices = async () => {
    await form.getByLabel(/^(עץ|Wood)$/).check();
    await form.getByLabel(/^(באתר|On this site)$/).check();
  };
  return {
    ...at,
    next,
    previous: form.getByRole('button', { name: texts.previous, exact: true }),
    indicators,
    isOn,
    work,
    choices,
    async go(query = ''): Promise<void> {
      await page.goto(localPath('/apply/', locale) + query);
      await at.ready();
      await isOn(0);
    },
    /** Fills in everything before the submit button. */
    async fillAll(file = picture()): Promise<void> {
      await details();
      await next.click();
      await work(file);
      await next.click();
      await choices();
      await next.click();
      await field('terms').check();
    },
    details,
  };
}

for (const locale of ['he', 'en'] as const) {
  const texts = words[locale];
  const direction = directionIn(locale);

  test(`FM-6, FM-7, FM-10 the application form works by keyboard alone, and the owner receives its files unchanged (${direction})`, async ({
    page,
    site,
    anotherShopper,
  }) => {
    const arrived = arrivals(site, applyForm);
    await listenToAnnouncements(page);
    const { go, field, form, indicators, isOn, message, next, previous, submit } = applyPage(page, locale);
    const { keyboard } = page;
    const tabTo = async (control: Locator) => {
      for (let stops = 0; stops < 12; stops++) {
        if (await control.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press('Tab');
      }
      await expect(control).toBeFocused();
    };
    await go();
    await expect(indicators).toHaveCount(4);
    await expect(submit).toBeHidden();

    // With a required field empty, Enter does not open the next step, but focuses that field.
    await field('email').focus();
    await keyboard.press('Enter');
    await expect(field('name')).toBeFocused();
    await isOn(0);
    await keyboard.type(texts.name);
    await tabTo(field('email'));
    await keyboard.type('dana@example.com');
    await tabTo(field('phone'));
    await keyboard.type('050-1234567');
    await keyboard.press('Enter');
    await isOn(1);
    await expect(field('story')).toBeFocused();
    await expect.poll(() => announcements(page)).toContainEqual(texts.step);
    await expect(indicators.first()).toHaveClass(/--state-completed/);

    // In a textarea Enter starts a new line instead of opening the next step.
    await keyboard.type(texts.story);
    await keyboard.press('Enter');
    await isOn(1);
    await expect(field('story')).toHaveValue(`${texts.story}\n`);
    await tabTo(previous);
    await keyboard.press('Enter');
    await isOn(0);
    await expect(field('name')).toHaveValue(texts.name);
    await expect(field('name')).toBeFocused();
    await keyboard.press('Enter');
    await isOn(1);
    await field('picture').setInputFiles(picture());
    await field('catalogue').setInputFiles(prices);
    const date = (await field('visit_date').getAttribute('min')) ?? '';
    await field('visit_date').fill(date);
    await field('visit_time').fill('14:30');
    await tabTo(next);
    await keyboard.press('Enter');

    await isOn(2);
    const craft = form.getByRole('radio');
    await expect(craft.first()).toBeFocused();
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await expect(craft.nth(1)).toBeChecked();
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await isOn(3);
    await expect(next).toBeHidden();
    await tabTo(field('terms'));
    await keyboard.press('Space');
    await tabTo(submit);
    await keyboard.press('Enter');

    await expect(message).toHaveText(texts.success);
    await isOn(0);
    // The form focuses its message, because the step with the pressed button is closed.
    await expect(message).toBeFocused();
    expect(arrived()).toHaveLength(1);
    const [application] = arrived();
    expect(application && valuesOf(application)).toMatchObject({
      name: [texts.name],
      craft: ['wood'],
      selling: ['shop'],
      visit_date: [date],
      visit_time: ['14:30'],
    });

    const owner = await anotherShopper();
    await logIn(owner, demoEditor);
    const inbox = await owner.newPage();
    await inbox.goto(localPath('/inbox/', locale));
    const card = inbox.locator(`[data-received="${application?.id}"]`);
    for (const { name, buffer } of [picture(), prices]) {
      const download = inbox.waitForEvent('download');
      await card.getByRole('link', { name }).click();
      expect((await download).suggestedFilename()).toBe(name);
      expect((await readFile(await (await download).path())).equals(buffer)).toBe(true);
    }
  });
}

// The following tests run in one language only, because they do not depend on language or direction.
{
  const locale: Locale = 'he';
  const texts = words[locale];
  const direction = directionIn(locale);

  test(`FM-4, FM-6 the application form returns to the step of a field that the server refused, and loses nothing else (${direction})`, async ({
    page,
    site,
  }) => {
    const arrived = arrivals(site, applyForm);
    const { go, field, fillAll, isOn, message, next, previous, submit } = applyPage(page, locale);
    await go();
    await fillAll();
    for (let step = 3; step > 0; step--) await previous.click();
    await field('name').fill('   ');
    for (let step = 0; step < 3; step++) await next.click();
    await submit.click();
    await isOn(0);
    await expect(message).toHaveText(texts.failed);
    await expect(field('name')).toBeFocused();
    await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('name')).toHaveAccessibleDescription(texts.required);
    expect(arrived()).toHaveLength(0);

    await field('name').fill(texts.name);
    for (let step = 0; step < 3; step++) await next.click();
    await submit.click();
    await expect(message).toHaveText(texts.success);
    expect(arrived()).toHaveLength(1);
    expect(arrived()[0]?.files).toMatchObject([{ name: picture().name }]);
  });

  test(`FM-8 the application form refuses a chosen file of 30 MB with a message at its field, and sends nothing (${direction})`, async ({
    page,
    context,
  }, testInfo) => {
    const huge = testInfo.outputPath('huge.png');
    await writeFile(huge, '');
    await truncate(huge, 30 * megabyte);
    const sends = countSends(context);
    const { go, details, next, work, field, isOn } = applyPage(page, locale);
    await go();
    await details();
    await next.click();
    await work();
    await field('picture').setInputFiles(huge);
    await expect(field('picture')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('picture')).toHaveAccessibleDescription(new RegExp(texts.tooLarge));
    await next.click();
    await isOn(1);
    await expect(field('picture')).toBeFocused();
    await field('picture').setInputFiles(picture());
    await expect(field('picture')).not.toHaveAttribute('aria-invalid');
    await next.click();
    await isOn(2);
    expect(sends()).toBe(0);
  });
}

const he = words.he;

test('FM-8 the application form shows the progress of an upload, and announces it occasionally', async ({
  page,
  context,
  site,
}) => {
  const arrived = arrivals(site, applyForm);
  await listenToAnnouncements(page);
  const { go, fillAll, message, submit } = applyPage(page, 'he');
  await go();
  await fillAll(picture(2 * megabyte));
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const throttle = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await throttle(megabyte);
  await submit.click();
  const progress = page.getByRole('progressbar', { name: he.uploading });
  await expect(progress).toBeVisible();
  const percent = () => progress.evaluate((element) => Number(element.getAttribute('value')));
  await expect.poll(percent).toBeGreaterThan(0);
  const early = await percent();
  expect(early).toBeLessThan(100);
  await expect.poll(percent).toBeGreaterThan(early);
  await expect(message).toHaveText(he.success);
  await expect(progress).toBeHidden();
  const uploads = (await announcements(page)).filter((text) => text.startsWith(he.uploading));
  expect(uploads.length).toBeGreaterThan(0);
  expect(uploads.length).toBeLessThanOrEqual(4);
  expect(arrived()).toHaveLength(1);
});

test('FM-5, FM-6 the application form keeps typed values after a reload, and returns to the step with the lost file', async ({
  page,
  site,
}) => {
  const arrived = arrivals(site, applyForm);
  const { go, details, next, work, choices, field, form, isOn, ready, previous, submit, message } = applyPage(
    page,
    'he',
  );
  await go();
  await details();
  await next.click();
  await work();
  await next.click();
  await choices();
  await page.reload();
  await ready();
  // The form returns to the picture's step, because no browser restores chosen files after a reload.
  await isOn(1);
  await expect(form.getByLabel('עץ')).toBeChecked();
  await expect(form.getByLabel('באתר')).toBeChecked();
  await expect(field('story')).toHaveValue(he.story);
  await expect(field('visit_date')).not.toHaveValue('');
  await previous.click();
  await expect(field('name')).toHaveValue(he.name);

  // The values are also kept when the visitor leaves the page and comes back.
  await next.click();
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/apply/'));
  await page.goBack();
  await ready();
  await isOn(1);
  await expect(field('story')).toHaveValue(he.story);

  // Files are not restored, so the form stays at the picture's step and asks for the picture again.
  await next.click();
  await isOn(1);
  await expect(field('picture')).toBeFocused();
  await field('picture').setInputFiles(picture());
  await next.click();
  await next.click();
  await field('terms').check();
  await submit.click();
  await expect(message).toHaveText(he.success);
  expect(arrived()).toHaveLength(1);
  await page.reload();
  await ready();
  await isOn(0);
  await expect(field('name')).toHaveValue('');
});

test('FM-5 the application form keeps the files and the step when the server fails', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(sendRequest, 'console: [iyim] form: ');
  const arrived = arrivals(site, applyForm);
  const { go, fillAll, isOn, message, submit, field } = applyPage(page, 'he');
  await go();
  await fillAll();
  await breakServer(context, site.url, { match: sendRequest, how: 'status=500' });
  await submit.click();
  await expect(message).toContainText(he.unknown);
  await isOn(3);
  await expect(field('terms')).toBeChecked();
  await healServer(context);
  await submit.click();
  await expect(message).toHaveText(he.success);
  expect(arrived()).toHaveLength(1);
  expect(arrived()[0]?.files).toHaveLength(1);
});

test('FM-9 the application form reports a missing captcha score in the last step, and gets the score after a retry', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow('captcha/api.js', 'console: [iyim] form: ');
  const sends = countSends(context);
  await breakServer(context, site.url, { match: 'captcha/api.js', how: 'status=503' });
  const { go, fillAll, form, isOn, message, submit } = applyPage(page, 'he');
  await go();
  await fillAll();
  await submit.click();
  const alert = form.getByRole('alert').filter({ hasText: he.unreachable });
  await expect(alert).toBeVisible();
  await expect(form).not.toHaveAttribute('aria-busy');
  await isOn(3);
  expect(sends()).toBe(0);
  await healServer(context);
  await form.getByRole('button', { name: he.retry }).click();
  await expect(alert).toBeHidden();
  await submit.click();
  await expect(message).toHaveText(he.success);
  expect(sends()).toBe(1);
});

test('FM-9 the application form reports a rejected captcha score next to the captcha, and waits for a slow provider', async ({
  page,
  site,
}) => {
  const arrived = arrivals(site, applyForm);
  const { go, fillAll, form, isOn, message, submit } = applyPage(page, 'he');
  await go('?captcha=refuse');
  await fillAll();
  await submit.click();
  await expect(message).toHaveText(he.failed);
  await isOn(3);
  await expect(form.locator('.elementor-field-group-captcha')).toContainText(he.refused);
  expect(arrived()).toHaveLength(0);

  await go('?captcha=slow');
  await fillAll();
  await submit.click();
  await expect(message).toHaveText(he.success);
  expect(arrived()).toHaveLength(1);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  for (const locale of ['he', 'en'] as const)
    test(`RT-10 without JavaScript the application form shows all steps, keeps values on errors, and sends files (${directionIn(locale)})`, async ({
      page,
      site,
    }) => {
      const texts = words[locale];
      const arrived = arrivals(site, applyForm);
      const { details, work, choices, field, form, submit } = applyPage(page, locale);
      await page.goto(localPath('/apply/', locale));
      const answer = async () => {
        const label = (await form.locator('label[for="captcha-answer"]').textContent()) ?? '';
        const [, a, b] = /(\d+)\D+(\d+)/.exec(label) ?? [];
        await form.locator('#captcha-answer').fill(String(Number(a) + Number(b)));
      };
      await details();
      await field('name').fill('   ');
      await work();
      await choices();
      await field('terms').check();
      await answer();
      await submit.click();
      await expect(form.getByRole('alert').filter({ hasText: texts.failed })).toBeVisible();
      await expect(field('name')).toHaveAccessibleDescription(texts.required);
      await expect(field('story')).toHaveValue(texts.story);
      await expect(form.getByLabel(/^(עץ|Wood)$/)).toBeChecked();
      await expect(form.getByLabel(/^(באתר|On this site)$/)).toBeChecked();
      await expect(field('terms')).toBeChecked();
      await field('name').fill(texts.name);
      await field('picture').setInputFiles(picture());
      await answer();
      await submit.click();
      await expect(form.getByRole('alert')).toHaveText(texts.success);
      expect(arrived()).toHaveLength(1);
      expect(arrived()[0]?.files).toHaveLength(1);
    });
});
