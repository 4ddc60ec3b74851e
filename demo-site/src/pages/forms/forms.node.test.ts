import { beforeEach, describe, expect, it } from 'vitest';
import { testFile } from '../../contracts/testing/test-files.ts';
import { formBody } from '../../contracts/testing/test-form.ts';
import { seed } from '../../seed/index.ts';
import { applyForm, contactForm } from '../../shop/builder-forms/definitions.ts';
import { type NoScriptBrowser, noScriptBrowser } from '../testing/no-script-browser.ts';

let browser: NoScriptBrowser;
beforeEach(async () => {
  browser = await noScriptBrowser(seed);
});

const send = '.elementor-form [type=submit]';
const find = (selector: string) => browser.page.querySelector(selector);
/** Returns the sum that pages without scripts ask for. */
const solved = (): string => {
  const [, a, b] = /(\d+)\D+(\d+)/.exec(browser.text('.form-question label')) ?? [];
  return String(Number(a) + Number(b));
};

describe.each([
  {
    language: 'Hebrew',
    root: '',
    required: 'זה שדה חובה.',
    thanks: contactForm.success.he,
    wrong: 'התשובה לשאלה לא נכונה. הנה שאלה חדשה.',
  },
  {
    language: 'English',
    root: '/en',
    required: 'This field is required.',
    thanks: contactForm.success.en,
    wrong: 'That is not the answer. Here is a new question.',
  },
])('$language forms without scripts', ({ root, required, thanks, wrong }) => {
  const filled = (more: Readonly<Record<string, string>> = {}) => ({
    'form_fields[name]': 'Dana "D" <Levi>',
    'form_fields[email]': 'dana@example.com',
    'form_fields[topic]': 'general',
    'form_fields[message]': 'Hello </textarea><b>',
    'form_fields[terms]': 'on',
    captcha_answer: solved(),
    ...more,
  });

  it('FM-3 the page shows thanks after a form was sent, and a reload does not send it again', async () => {
    await browser.open(`${root}/contact/`);
    await browser.press(send, filled());
    expect(browser.path).toBe(`${root}/contact/?sent=${contactForm.id}`);
    expect(browser.text('.elementor-message-success')).toBe(thanks);
    await browser.open(browser.path);
    await expectInbox(3 + 1);
  });

  it('FM-3 a form redirects to the page of its chosen topic', async () => {
    await browser.open(`${root}/contact/`);
    await browser.press(send, filled({ 'form_fields[topic]': 'workshop' }));
    expect(browser.path).toBe(`${root}/contact/thanks/`);
  });

  it('FM-4 the page shows a refused form with the typed values, and a message at each invalid field', async () => {
    await browser.open(`${root}/contact/`);
    await browser.press(send, filled({ 'form_fields[email]': '', captcha_answer: '99' }));
    expect(browser.status).toBe(200);
    expect(find('#form-field-name')?.getAttribute('value')).toBe('Dana "D" <Levi>');
    expect(find('#form-field-message')?.textContent).toBe('Hello </textarea><b>');
    expect(find('#form-field-topic option[selected]')?.getAttribute('value')).toBe('general');
    expect(find('#form-field-terms')?.hasAttribute('checked')).toBe(true);
    const email = find('#form-field-email');
    expect(email?.getAttribute('aria-invalid')).toBe('true');
    expect(browser.text(`#${email?.getAttribute('aria-describedby')}`)).toBe(required);
    expect(browser.text('#form-field-captcha-problem')).toBe(wrong);
    expect(find('#captcha-answer')?.getAttribute('aria-invalid')).toBe('true');
    expect(find('.elementor-form > .elementor-message-danger')).not.toBeNull();
    await browser.press(send, filled());
    expect(find('.elementor-message-success')).not.toBeNull();
  });

  it('FM-9 a form accepts the answer to its question once', async () => {
    await browser.open(`${root}/contact/`);
    const question = find('[name=captcha_question]')?.getAttribute('value') ?? '';
    const answer = solved();
    await browser.press(send, filled());
    await browser.open(`${root}/contact/`);
    await browser.press(send, filled({ captcha_question: question, captcha_answer: answer }));
    expect(browser.text('#form-field-captcha-problem')).toBe(wrong);
  });

  it('FM-8 a form sends its files', async () => {
    await browser.open(`${root}/apply/`);
    const body = formBody({
      form: applyForm,
      values: {
        name: 'Dana',
        email: 'dana@example.com',
        phone: '050',
        story: 'Baskets',
        visit_date: find('#form-field-visit_date')?.getAttribute('min') ?? '',
        craft: 'wood',
        selling: ['web'],
        terms: 'on',
      },
      files: [['form_fields[picture]', testFile('png', 'a.png')]],
      more: {
        captcha_question: find('[name=captcha_question]')?.getAttribute('value') ?? '',
        captcha_answer: solved(),
      },
    });
    body.delete('action');
    const answer = await browser.visitor.send(`${root}/apply/`, { method: 'POST', body });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `${root}/apply/?sent=${applyForm.id}`,
    ]);
  });

  it('SEC-3 the page reports a form that the site does not have', async () => {
    await browser.open(`${root}/contact/`);
    await browser.press(send, filled({ form_id: 'ffffff0' }));
    expect(find('.woocommerce-error')).not.toBeNull();
    expect(find('.elementor-message')).toBeNull();
  });

  it('SB-1 the forms on the newsletter’s page and on the home page subscribe', async () => {
    await browser.open(`${root}/newsletter/`);
    await browser.press('.jet-subscribe-form__submit', { email: 'new@example.com', fname: 'N' });
    expect(browser.path).toBe(`${root}/newsletter/`);
    expect(find('.jet-subscribe-form--response-success')).not.toBeNull();
    await browser.open(`${root}/`);
    await browser.press('.jet-subscribe-form__submit', { email: 'new@example.com' });
    expect(find('.jet-subscribe-form--response-error')).not.toBeNull();
    expect(find('[name=email]')?.getAttribute('value')).toBe('new@example.com');
  });

  const expectInbox = async (count: number) => {
    await browser.open(`${root}/inbox/`);
    await browser.press('[name=login]', { username: 'noa', password: 'noa-islands' });
    expect(browser.page.querySelectorAll('.inbox-card')).toHaveLength(count);
  };
});

describe('the markup of forms', () => {
  it('FM-1 a form has the builder’s hidden fields, names and ids', async () => {
    await browser.open('/en/contact/');
    const form = find('.elementor-widget-form[data-widget_type="form.default"] > div > form.elementor-form');
    expect(form?.getAttribute('method')).toBe('post');
    const hidden = [...(form?.querySelectorAll('[type=hidden]') ?? [])].map((field) =>
      field.getAttribute('name'),
    );
    expect(hidden).toEqual(['post_id', 'form_id', 'referer_title', 'queried_id', 'captcha_question']);
    for (const id of ['name', 'email', 'phone', 'topic', 'message', 'terms'])
      expect(find(`[name="form_fields[${id}]"]`)?.id).toBe(`form-field-${id}`);
    const pattern = find('#form-field-phone')?.getAttribute('pattern') ?? '';
    expect('+972 (50) 555-0142').toMatch(new RegExp(`^(?:${pattern})$`, 'v'));
  });

  it('FM-6 an application’s form marks the start of each of its four steps', async () => {
    await browser.open('/en/apply/?steps=icon_text');
    const steps = [...browser.page.querySelectorAll('.elementor-field-type-step > .e-field-step')];
    expect(steps.map((step) => step.getAttribute('data-label'))).toEqual([
      'Details',
      'Work',
      'Choices',
      'Consent',
    ]);
    const settings = find('.elementor-widget-form')?.getAttribute('data-settings') ?? '';
    expect(JSON.parse(settings)).toMatchObject({ step_type: 'icon_text', step_next_label: 'Next' });
    for (const step of steps)
      expect(
        (await browser.visitor.get(step.getAttribute('data-iconUrl') ?? '')).headers.get('content-type'),
      ).toBe('image/svg+xml; charset=UTF-8');
  });

  it('FM-9 the page includes the captcha provider’s script, with the simulated failure that the address requests', async () => {
    const source = async (query: string) => {
      await browser.open(`/en/apply/${query}`);
      return find('#elementor-recaptcha_v3-api-js')?.getAttribute('src');
    };
    expect(await source('')).toBe('/captcha/api.js?render=explicit&hl=en');
    expect(await source('?captcha=slow')).toBe('/captcha/api.js?render=explicit&hl=en&mode=slow');
    expect(await source('?captcha=other')).toBe('/captcha/api.js?render=explicit&hl=en');
  });
});
