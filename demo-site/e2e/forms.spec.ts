import type { Page } from '@playwright/test';
import { demoEditor } from '../src/seed/people.ts';
import { callbackForm, contactForm } from '../src/shop/builder-forms/definitions.ts';
import { localPath } from '../src/shop/locale.ts';
import type { Locale } from '../src/shop/model.ts';
import { arrivals, builderForm, countSends, isSend, sendRequest, valuesOf } from './support/builder-form.ts';
import { openWithCart } from './support/clock.ts';
import { breakServer, healServer, setOffline } from './support/faults.ts';
import { holdBack } from './support/harness.ts';
import { holdAnswers } from './support/hold-answers.ts';
import { directionIn } from './support/reading.ts';
import { clockTest, expect, test } from './support/shop.ts';
import { logIn } from './support/visitor.ts';

const words = {
  he: {
    name: 'דנה לוי',
    message: 'הספלים מתאימים למדיח?\nועוד שורה',
    success: contactForm.success.he,
    failed: 'השליחה לא הצליחה בגלל שגיאה. כדאי לבדוק את השדות המסומנים.',
    required: 'זה שדה חובה.',
    email: 'כתובת האימייל לא תקינה.',
    kept: 'מה שמילאת נשמר, ואפשר לשלוח שוב.',
    offline: 'נראה שאין חיבור לרשת.',
    unknown: 'אירעה שגיאה לא ידועה.',
    invalid: 'התשובה אינה תשובת JSON תקינה.',
    unticked: 'לפני השליחה יש לעבור את האימות כאן.',
    unreachable: 'לא הצלחנו להגיע לשירות האימות. מה שמילאת נשמר, ואפשר לנסות שוב.',
    refused: 'האימות לא עבר או שפג תוקפו. כדאי לנסות שוב.',
    retry: 'לנסות שוב',
    restored: 'שחזרנו את מה שמילאת בטופס קודם לכן.',
    startOver: 'התחלה מחדש',
    thanks: 'נרשמת לסדנה',
    order: 'מה עם ההזמנה שלי?',
    callMe: 'שנתקשר אליך?',
    question: /^כמה הם (\d+) ועוד (\d+)\?/,
    home: 'לעמוד הבית',
  },
  en: {
    name: 'Dana Levi',
    message: 'Do the cups go into the dishwasher?\nAnd a second line',
    success: contactForm.success.en,
    failed: 'Your submission failed because of an error. Please check the marked fields.',
    required: 'This field is required.',
    email: 'This e-mail address is not valid.',
    kept: 'Your entries are kept; you can send them again.',
    offline: 'You are probably offline.',
    unknown: 'An unknown error occurred.',
    invalid: 'The response is not a valid JSON response.',
    unticked: 'Please complete the verification here before sending.',
    unreachable: 'The verification service cannot be reached. Your entries are kept; you can try again.',
    refused: 'The verification failed or has expired. Please try again.',
    retry: 'Try again',
    restored: 'Your earlier entries were restored.',
    startOver: 'Start over',
    thanks: 'You have joined the workshop',
    order: 'Where is my order?',
    callMe: 'Shall we call you?',
    question: /^How much is (\d+) plus (\d+)\?/,
    home: 'To the home page',
  },
};

type Topic = 'general' | 'order' | 'workshop';

/** Returns a page object for the page with the contact form, in one language. */
function contactPage(page: Page, locale: Locale) {
  const texts = words[locale];
  const at = builderForm(page, contactForm, locale);
  return {
    ...at,
    async go(query = ''): Promise<void> {
      // Does not wait for the captcha's script, which may never load.
      await page.goto(localPath('/contact/', locale) + query, { waitUntil: 'domcontentloaded' });
      await at.ready();
    },
    async fill(topic: Topic = 'general'): Promise<void> {
      await at.field('name').fill(texts.name);
      await at.field('email').fill('dana@example.com');
      await at.field('topic').selectOption(topic);
      await at.field('message').fill(texts.message);
      await at.field('terms').check();
    },
    async holdsAll(): Promise<void> {
      await expect(at.field('name')).toHaveValue(texts.name);
      await expect(at.field('email')).toHaveValue('dana@example.com');
      await expect(at.field('topic')).toHaveValue('general');
      await expect(at.field('message')).toHaveValue(texts.message);
      await expect(at.field('terms')).toBeChecked();
    },
  };
}

for (const locale of ['he', 'en'] as const) {
  const texts = words[locale];
  const direction = directionIn(locale);

  test(`FM-4 the contact form shows the server’s errors for its fields and as a whole, and focuses the first invalid field (${direction})`, async ({
    page,
    site,
  }) => {
    const arrived = arrivals(site, contactForm);
    const { go, fill, tick, submit, message, field } = contactPage(page, locale);
    await go();
    await fill();
    // Valid for the browser, but not for the server.
    await field('name').fill('   ');
    await field('email').fill('dana@example');
    await tick();
    await submit.click();
    await expect(message).toHaveText(texts.failed);
    await expect(message).toHaveRole('alert');
    await expect(field('name')).toBeFocused();
    for (const [id, text] of [
      ['name', texts.required],
      ['email', texts.email],
    ] as const) {
      await expect(field(id)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(id)).toHaveAccessibleDescription(text);
    }
    await expect(field('message')).toHaveValue(texts.message);
    await expect(field('message')).not.toHaveAttribute('aria-invalid');
    expect(arrived()).toHaveLength(0);

    await field('name').fill(texts.name);
    await expect(field('name')).not.toHaveAttribute('aria-invalid');
    await expect(field('name')).toHaveAccessibleDescription('');
    await field('email').fill('dana@example.com');
    await tick();
    await page.keyboard.press('Tab');
    await submit.click();
    await expect(message).toHaveText(texts.success);
    expect(arrived()).toHaveLength(1);
  });
}

// The following tests run in one language only, because they do not depend on language or direction.
{
  const locale: Locale = 'he';
  const texts = words[locale];
  const direction = directionIn(locale);

  test(`FM-1, FM-3 a form is sent with the typed values, confirmed and emptied, and the owner sees the values (${direction})`, async ({
    page,
    context,
    site,
    anotherShopper,
  }) => {
    const arrived = arrivals(site, contactForm);
    const sends = countSends(context);
    const { go, fill, tick, submit, message, field, captcha } = contactPage(page, locale);
    await go('?from=letter');
    await fill();
    await tick();
    await submit.click();
    await expect(message).toHaveText(texts.success);
    await expect(message).toHaveRole('alert');
    await expect(field('name')).toHaveValue('');
    await expect(captcha).not.toBeChecked();
    await expect(submit).toBeFocused();
    expect(sends()).toBe(1);
    const [form] = arrived();
    expect(arrived()).toHaveLength(1);
    expect(form).toMatchObject({ locale, referrer: page.url() });
    expect(form && valuesOf(form)).toMatchObject({ name: [texts.name], topic: ['general'], terms: ['on'] });
    expect(form && valuesOf(form).message?.[0]?.replaceAll('\r\n', '\n')).toBe(texts.message);

    const owner = await anotherShopper();
    await logIn(owner, demoEditor);
    const inbox = await owner.newPage();
    await inbox.goto(localPath('/inbox/', locale));
    const card = inbox.locator(`[data-received="${form?.id}"]`);
    await expect(card).toContainText(texts.name);
    await expect(card).toContainText('dana@example.com');
  });

  test(`FM-9 a form is not sent without a ticked captcha, and shows where to tick it (${direction})`, async ({
    page,
    context,
  }) => {
    const sends = countSends(context);
    const { go, fill, tick, submit, form, message } = contactPage(page, locale);
    await go();
    await fill();
    await submit.click();
    const alert = form.getByRole('alert').filter({ hasText: texts.unticked });
    await expect(alert).toBeVisible();
    await expect(form.locator('.elementor-g-recaptcha').locator(':focus')).toHaveCount(1);
    expect(sends()).toBe(0);
    await tick();
    await expect(alert).toBeHidden();
    await submit.click();
    await expect(message).toHaveText(texts.success);
    expect(sends()).toBe(1);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`RT-10, FM-4 without JavaScript a refused contact form is shown with typed values and errors, and then accepted (${direction})`, async ({
      page,
      site,
    }) => {
      const arrived = arrivals(site, contactForm);
      const { form, fill, submit, field, holdsAll } = contactPage(page, locale);
      await page.goto(localPath('/contact/', locale));
      const question = form.getByLabel(texts.question);
      const answer = async () => {
        const label = (await form.locator('label[for="captcha-answer"]').textContent()) ?? '';
        const [, a, b] = texts.question.exec(label) ?? [];
        await question.fill(String(Number(a) + Number(b)));
      };
      await fill();
      await field('email').fill('dana@example');
      await answer();
      await submit.click();
      await expect(form.getByRole('alert').filter({ hasText: texts.failed })).toBeVisible();
      await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('email')).toHaveAccessibleDescription(texts.email);
      await expect(field('email')).toHaveValue('dana@example');
      expect(arrived()).toHaveLength(0);
      await field('email').fill('dana@example.com');
      await holdsAll();
      await answer();
      await submit.click();
      await expect(form.getByRole('alert')).toHaveText(texts.success);
      await page.reload();
      expect(arrived()).toHaveLength(1);

      await page.goto(localPath('/contact/', locale));
      await fill('workshop');
      await answer();
      await submit.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
      expect(arrived()).toHaveLength(2);
    });
  });
}

const he = words.he;

test('FM-2 a form is sent once on a slow server despite double clicks and Enter, and shows its progress', async ({
  page,
  context,
  site,
}) => {
  const arrived = arrivals(site, contactForm);
  const sends = countSends(context);
  const answers = await holdAnswers(page, (request) => (isSend(request) ? 'send' : null));
  const { go, fill, tick, submit, form, message, field } = contactPage(page, 'he');
  await go();
  await fill();
  await tick();
  await submit.dblclick();
  await expect.poll(() => answers.requested).toHaveLength(1);
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(submit).toBeDisabled();
  await expect(submit.locator('.elementor-form-spinner')).toBeVisible();
  await expect(form).toHaveCSS('opacity', '0.45');
  await expect(form).toBeFocused();
  await page.keyboard.press('Enter');
  await field('name').press('Enter');
  await field('email').press('Enter');
  // Playwright's own click would wait until the button is enabled.
  await submit.click({ clickCount: 3, force: true });
  answers.release('send');
  await expect(message).toHaveText(he.success);
  await expect(form).not.toHaveAttribute('aria-busy');
  await expect(submit).toBeEnabled();
  await expect(form).toHaveCSS('opacity', '1');
  expect(sends()).toBe(1);
  expect(arrived()).toHaveLength(1);
});

/**
 * Fills in the form again right after it was sent, like a hasty visitor, and submits it in two ways. Runs in the page, because
 * Playwright would wait for the next page.
 */
function submitAgainAfterwards(): void {
  const submitAgain = async () => {
    const form = document.querySelector<HTMLFormElement>('.elementor-widget-form form');
    if (!form) throw new Error('the page has no form');
    for (const field of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
      if (field.type === 'checkbox') field.checked = true;
      else if (field.required) field.value = field.type === 'email' ? 'dana@example.com' : 'workshop';
    }
    const captcha = form.querySelector<HTMLElement>('[role="checkbox"]');
    captcha?.click();
    while (captcha?.ariaChecked !== 'true') await new Promise((resolve) => setTimeout(resolve, 20));
    if (!form.checkValidity()) throw new Error('the form would not be sent anyway');
    form.requestSubmit();
    form.querySelector<HTMLElement>('button[type="submit"]')?.click();
    console.info('submitted again');
  };
  document.addEventListener('iyim:form-success', () => void setTimeout(submitAgain), { once: true });
}

test('FM-3 a form that opens another page is sent once, despite further clicks and going back', async ({
  page,
  context,
  site,
}) => {
  const arrived = arrivals(site, contactForm);
  const sends = countSends(context);
  const answers = await holdAnswers(page, (request) =>
    request.url().endsWith('/contact/thanks/') ? 'thanks' : null,
  );
  const { go, fill, tick, submit, field, ready } = contactPage(page, 'he');
  await go();
  await fill('workshop');
  await tick();
  await page.evaluate(submitAgainAfterwards);
  const submittedAgain = page.waitForEvent('console', (message) => message.text() === 'submitted again');
  // Awaited later, because Playwright's click waits for the next page, whose answer is held back.
  const clicked = submit.click();
  await expect.poll(() => answers.requested).toHaveLength(1);
  await submittedAgain;
  answers.release('thanks');
  await clicked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(he.thanks);
  expect(sends()).toBe(1);
  await page.goBack();
  await ready();
  await expect(field('phone')).toHaveValue('');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(he.thanks);
  expect(sends()).toBe(1);
  expect(arrived()).toHaveLength(1);
});

/**
 * Server faults (see `src/contracts/faults.ts`), each with the message that the visitor sees. Other invalid answers are covered
 * by the tests of the form and of its contract.
 */
const failures = {
  fails: ['status=500', he.unknown],
  'drops the connection': ['drop', he.offline],
  'answers with a page': ['body=<!doctype html><title>Log in</title><p>Please log in</p>', he.invalid],
} as const;

for (const [kind, [how, text]] of Object.entries(failures))
  test(`FM-5, PG-3 when the server ${kind}, the contact form informs the visitor, keeps its values, and sends them again on a click`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow(sendRequest, 'console: [iyim] form: ');
    const arrived = arrivals(site, contactForm);
    const sends = countSends(context);
    const { go, fill, tick, submit, message, holdsAll } = contactPage(page, 'he');
    await go();
    await fill();
    await tick();
    await breakServer(context, site.url, { match: sendRequest, how });
    await submit.click();
    await expect(message).toContainText(text);
    await expect(message).toContainText(he.kept);
    await expect(message).toHaveRole('alert');
    await expect(submit).toBeFocused();
    await holdsAll();
    expect(sends()).toBe(1);
    await healServer(context);
    await tick();
    await submit.click();
    await expect(message).toHaveText(he.success);
    expect(sends()).toBe(2);
    expect(arrived()).toHaveLength(1);
  });

for (const locale of ['he', 'en'] as const)
  test(`FM-5 the contact form informs the visitor when offline, and is sent when the network is back (${directionIn(locale)})`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    problems.allow('net::ERR_INTERNET_DISCONNECTED', 'console: [iyim] form: ');
    const arrived = arrivals(site, contactForm);
    const { go, fill, tick, submit, message, holdsAll } = contactPage(page, locale);
    await go();
    await fill();
    await tick();
    await setOffline(context, true);
    await submit.click();
    await expect(message).toHaveText(new RegExp(`${words[locale].offline}\\s*${words[locale].kept}`));
    await holdsAll();
    await setOffline(context, false);
    await tick();
    await submit.click();
    await expect(message).toHaveText(words[locale].success);
    expect(arrived()).toHaveLength(1);
  });

test('FM-5 the contact form keeps typed values on reload and on leaving and coming back, until the visitor starts over', async ({
  page,
}) => {
  const { go, fill, form, field, holdsAll, ready } = contactPage(page, 'he');
  const note = form.getByText(he.restored);
  await go();
  await fill();
  await page.reload();
  await ready();
  await expect(note).toBeVisible();
  await holdsAll();
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/contact/'));
  await page.goBack();
  await ready();
  await holdsAll();
  await page.reload();
  await form.getByRole('button', { name: he.startOver }).click();
  await expect(note).toBeHidden();
  await expect(field('name')).toHaveValue('');
  await expect(field('name')).toBeFocused();
  await page.reload();
  await ready();
  await expect(field('message')).toHaveValue('');
});

test('FM-9 the contact form waits for a slow captcha provider', async ({ page, context }) => {
  const sends = countSends(context);
  const { release } = await holdBack(page, '**/captcha/api.js*');
  const { go, fill, tick, submit, form, message, captcha } = contactPage(page, 'he');
  await go();
  await fill();
  await submit.click();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(captcha).toBeVisible();
  await expect(form.getByRole('alert').filter({ hasText: he.unticked })).toBeVisible();
  await expect(form).not.toHaveAttribute('aria-busy');
  expect(sends()).toBe(0);
  await tick();
  await submit.click();
  await expect(message).toHaveText(he.success);
});

test('FM-9 the contact form reports that the captcha is unreachable, keeps typed values, and shows the captcha after a retry', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow('captcha/api.js', 'console: [iyim] form: ');
  const sends = countSends(context);
  await breakServer(context, site.url, { match: 'captcha/api.js', how: 'drop' });
  const { go, fill, tick, submit, form, message, holdsAll } = contactPage(page, 'he');
  await go();
  const alert = form.getByRole('alert').filter({ hasText: he.unreachable });
  await expect(alert).toBeVisible();
  await fill();
  await submit.click();
  await expect(form).not.toHaveAttribute('aria-busy');
  await expect(alert).toBeVisible();
  expect(sends()).toBe(0);
  await healServer(context);
  await form.getByRole('button', { name: he.retry }).click();
  await expect(alert).toBeHidden();
  await holdsAll();
  await tick();
  await submit.click();
  await expect(message).toHaveText(he.success);
});

test('FM-9 the contact form shows the server’s rejection of a captcha at the captcha', async ({
  page,
  site,
}) => {
  const arrived = arrivals(site, contactForm);
  const { go, fill, tick, submit, form, message, captcha, holdsAll } = contactPage(page, 'he');
  await go('?captcha=refuse');
  await fill();
  await tick();
  await submit.click();
  await expect(message).toHaveText(he.failed);
  const group = form.locator('.elementor-field-group-captcha');
  await expect(group).toContainText(he.refused);
  await expect(group.locator(':focus')).toHaveCount(1);
  await expect(group.locator(':focus')).toHaveAccessibleDescription(he.refused);
  await expect(captcha).not.toBeChecked();
  await holdsAll();
  expect(arrived()).toHaveLength(0);
});

test('FM-3, PO-5 a popup opens after the contact form was received, and restores the focus when the popup is closed', async ({
  page,
}) => {
  const { go, fill, tick, submit, message } = contactPage(page, 'he');
  await go();
  await fill('order');
  await tick();
  await submit.click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('heading')).toHaveText(he.order);
  await expect(popup.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(submit).toBeFocused();
  await expect(message).toHaveText(he.success);
});

for (const locale of ['he', 'en'] as const)
  clockTest(
    `FM-3, PO-5 a form in a popup shows its message, and closes the popup a second later (${directionIn(locale)})`,
    async ({ page, site }) => {
      const arrived = arrivals(site, callbackForm);
      await page.clock.install();
      await openWithCart(page, () => page.goto(localPath('/lab/popups/callback/', locale)));
      const opener = page.getByRole('main').getByRole('link', { name: words[locale].callMe });
      await opener.click();
      const popup = page.getByRole('dialog');
      const { ready, field, message, submit } = builderForm(page, callbackForm, locale);
      await ready();
      await field('name').fill('   ');
      // The browser does not submit the form while the required phone number is missing.
      await submit.click();
      await page.clock.runFor(5000);
      await expect(popup).toBeVisible();
      expect(arrived()).toHaveLength(0);
      await field('phone').fill('050-1234567');
      await submit.click();
      await expect(field('name')).toHaveAccessibleDescription(words[locale].required);
      await expect(field('name')).toBeFocused();
      await expect(popup).toBeVisible();

      await field('name').fill(words[locale].name);
      await page.clock.pauseAt(Date.now() + 60_000);
      await field('name').press('Enter');
      await expect(message).toHaveText(callbackForm.success[locale]);
      await page.clock.runFor(990);
      await expect(popup).toBeVisible();
      await page.clock.runFor(20);
      await page.clock.resume();
      await expect(popup).toBeHidden();
      await expect(opener).toBeFocused();
      expect(arrived()).toHaveLength(1);
    },
  );
