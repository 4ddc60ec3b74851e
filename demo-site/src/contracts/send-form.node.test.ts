import { beforeEach, describe, expect, it } from 'vitest';
import { formAllowance } from '../shop/allowance.ts';
import { applyForm, callbackForm, contactForm } from '../shop/builder-forms/definitions.ts';
import { receivedForms } from '../shop/builder-forms/received.ts';
import { issueToken, siteKeys, tokenLife } from '../shop/captcha/tokens.ts';
import {
  contactValues,
  type FormAnswer,
  goodToken,
  sendTestForm,
  type TestValues,
} from './testing/test-form.ts';
import { type TestShop, testShop } from './testing/test-shop.ts';
import type { TestVisitor } from './testing/test-visitor.ts';

const ajax = '/wp-admin/admin-ajax.php';
let test: TestShop;
let visitor: TestVisitor;

beforeEach(async () => {
  test = await testShop();
  visitor = test.visitor();
});

const received = () => receivedForms(test.shop.repository);
const response = (token: string) => ({ 'g-recaptcha-response': token });
const contact = (values: TestValues = {}, token = goodToken(test.shop, 'checkbox')): Promise<FormAnswer> =>
  sendTestForm(visitor, {
    form: contactForm,
    values: { ...contactValues, ...values },
    more: { referrer: 'http://shop.test/en/contact/', ...response(token) },
  });
const failed = 'Your submission failed because of an error. Please check the marked fields.';

describe('a valid form', () => {
  it('FM-1 the shop stores a form with every field, the address of its page and the time', async () => {
    await contact({ message: 'Hello\r\nthere' });
    expect(received()).toMatchObject([
      {
        formId: contactForm.id,
        postId: contactForm.postId,
        locale: 'en',
        receivedAt: Date.UTC(2026, 0, 15, 10),
        referrer: 'http://shop.test/en/contact/',
        files: [],
      },
    ]);
    expect(
      Object.fromEntries(received()[0]?.values.map(({ field, values }) => [field, values]) ?? []),
    ).toEqual({
      ...Object.fromEntries(Object.entries(contactValues).map(([id, value]) => [id, [value]])),
      message: ['Hello\nthere'],
    });
  });

  it('FM-11 the answer has the next step one level deeper than the message, and an empty list if there is no next step', async () => {
    const message = contactForm.success.en;
    expect(await contact()).toEqual({ success: true, data: { message, data: [] } });
    expect(await contact({ topic: 'workshop' })).toEqual({
      success: true,
      data: { message, data: { redirect_url: 'http://shop.test/en/contact/thanks/' } },
    });
    expect(await contact({ topic: 'order' })).toEqual({
      success: true,
      data: { message, data: { popup: { action: 'open', id: '860' } } },
    });
  });

  it('PO-1 the answer to a form in a popup closes the popup', async () => {
    const values = { name: 'Dana', phone: '050' };
    expect((await sendTestForm(visitor, { form: callbackForm, values })).data.data).toEqual({
      popup: { action: 'close', do_not_show_again: '' },
    });
  });

  it('FM-3 the forms’ endpoint responds in Hebrew to a Hebrew page', async () => {
    const answer = await visitor.post(
      ajax,
      {
        action: 'elementor_pro_forms_send_form',
        post_id: '324',
        form_id: callbackForm.id,
        'form_fields[name]': 'דנה',
      },
      { referer: 'http://shop.test/contact/' },
    );
    expect(answer.headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(await answer.json()).toEqual({
      success: false,
      data: {
        message: 'השליחה לא הצליחה בגלל שגיאה. כדאי לבדוק את השדות המסומנים.',
        errors: { phone: 'זה שדה חובה.' },
        data: [],
      },
    });
  });

  it('FM-2 the shop stores a form twice when it is sent twice, because preventing repeats is up to the page', async () => {
    await Promise.all([contact(), contact()]);
    expect(received()).toHaveLength(2);
  });
});

describe('an invalid form', () => {
  const errors = async (values: TestValues) => {
    const answer = await contact(values);
    expect(answer).toMatchObject({ success: false, data: { message: failed, data: [] } });
    expect(received()).toEqual([]);
    return answer.data.errors;
  };

  it('FM-4 the answer lists every invalid field with its problem', async () => {
    expect(await errors({ name: ' ', email: '', topic: '', message: '', terms: '' })).toEqual({
      name: 'This field is required.',
      email: 'This field is required.',
      topic: 'This field is required.',
      message: 'This field is required.',
      terms: 'Please tick this box to continue.',
    });
  });

  it.each([
    ['an address without a host', { email: 'dana@' }, 'email'],
    ['an address with markup', { email: '"<script>"@example.com' }, 'email'],
    ['letters in a phone number', { phone: '050 CALL' }, 'phone'],
    ['a choice that is not offered', { topic: 'admin' }, 'topic'],
    ['a choice named __proto__', { topic: '__proto__' }, 'topic'],
    ['a consent with another value', { terms: 'no' }, 'terms'],
    ['a name of two lines', { name: 'Dana\nBcc: all@example.com' }, 'name'],
    ['a null byte', { name: 'Dana\0' }, 'name'],
    ['a text that is too long', { message: 'x'.repeat(2001) }, 'message'],
  ])('FM-4 the forms’ endpoint refuses %s', async (_, values, field) => {
    expect(Object.keys((await errors(values)) ?? {})).toEqual([field]);
  });

  it('FM-4 the limit of a text field counts a line break as one character, like the browser', async () => {
    expect((await contact({ message: `x${'\r\n'.repeat(1998)}y` })).success).toBe(true);
  });

  it.each<[string, TestValues]>([
    ['an unknown field', { hacker: '1' }],
    ['a field named __proto__x', { __proto__x: '1' }],
    ['a list where one value belongs', { name: ['a', 'b'] }],
    ['a field of another form', { craft: 'wood' }],
    ['a step', { step_details: '1' }],
  ])('SEC-3 the forms’ endpoint refuses the whole form for %s', async (_, values) => {
    const answer = await contact(values);
    expect(answer.data).toMatchObject({
      errors: [],
      message: expect.stringContaining('The form is invalid'),
    });
    expect(received()).toEqual([]);
  });

  it.each([
    'form_fields[name][x]',
    'form_fields[__proto__]',
    'form_fields[]',
    'form_fields',
    'form_fields[name',
    'form_fields[constructor]',
  ])('SEC-3 the forms’ endpoint refuses a field named %s', async (name) => {
    const more = { [name]: 'x', ...response(goodToken(test.shop, 'checkbox')) };
    const { message: _, ...rest } = contactValues;
    const answer = await sendTestForm(visitor, { form: contactForm, values: rest, more });
    expect(answer.success).toBe(false);
    expect(answer.data.errors).toEqual([]);
  });

  it.each([
    ['a form without ids', undefined],
    ['a form of another page', { id: contactForm.id, postId: applyForm.postId }],
    ['an unknown form', { id: 'ffffff0', postId: contactForm.postId }],
    ['a form named __proto__', { id: '__proto__', postId: contactForm.postId }],
  ])('SEC-3 the forms’ endpoint refuses %s', async (_, form) => {
    const answer = await sendTestForm(visitor, { values: contactValues, ...(form ? { form } : {}) });
    expect(answer).toMatchObject({ success: false, data: { errors: [], data: [] } });
  });

  it.each([
    ['cut off', '--x\r\nContent-Disposition: form-data; name="action"\r\n\r\nelem'],
    ['empty', ''],
    ['not a form', '{"action":"elementor_pro_forms_send_form"}'],
  ])('SEC-3 the forms’ endpoint ignores a body that is %s', async (_, body) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await visitor.send(ajax, { method: 'POST', body, headers });
    expect([answer.status, await answer.text()]).toEqual([400, '0']);
  });

  it('SEC-1 the shop stores markup as text', async () => {
    await contact({ name: '<img src=x onerror=alert(1)>' });
    expect(received()[0]?.values[0]).toEqual({ field: 'name', values: ['<img src=x onerror=alert(1)>'] });
  });

  it('SEC-4 the shop refuses too many forms from one IP address, and accepts one a minute later', async () => {
    const values = { name: 'Dana', phone: '050' };
    const send = () => sendTestForm(visitor, { form: callbackForm, values });
    for (let count = 0; count < formAllowance.most; count++) expect((await send()).success).toBe(true);
    const refused = await send();
    expect(refused.data).toMatchObject({ errors: [], message: expect.stringContaining('wait a minute') });
    expect(received()).toHaveLength(formAllowance.most);
    test.later(formAllowance.span);
    expect((await send()).success).toBe(true);
  });
});

describe('the captcha of a form', () => {
  const problem = async (token: string) => {
    const { errors } = (await contact({}, token)).data;
    return errors && 'captcha' in errors ? errors.captcha : undefined;
  };
  const wrong = 'The verification failed or has expired. Please try again.';

  it('FM-9 the answer reports a missing captcha token at the captcha’s field', async () => {
    expect(await problem('')).toBe('Please tick the verification box.');
  });

  it('FM-9 the forms’ endpoint accepts a captcha token once, even if the form fails for another reason', async () => {
    const token = goodToken(test.shop, 'checkbox');
    expect((await contact({ email: '' }, token)).data.errors).toEqual({ email: 'This field is required.' });
    expect(await problem(token)).toBe(wrong);
    expect(received()).toEqual([]);
  });

  it('FM-9 the forms’ endpoint rejects a captcha token after two minutes', async () => {
    const late = goodToken(test.shop, 'checkbox');
    const timely = goodToken(test.shop, 'checkbox');
    test.later(tokenLife * 1000 - 1);
    expect(await problem(timely)).toBeUndefined();
    test.later(1);
    expect(await problem(late)).toBe(wrong);
  });

  it('FM-9 the forms’ endpoint accepts only unchanged captcha tokens for the form’s key, action and shop', async () => {
    const other = await testShop();
    const good = goodToken(test.shop, 'checkbox');
    const tokens = [
      goodToken(test.shop, 'score'),
      goodToken(other.shop, 'checkbox'),
      issueToken(test.shop, { siteKey: siteKeys.checkbox, action: 'login', verdict: 'pass' }),
      issueToken(test.shop, { siteKey: siteKeys.checkbox, action: '', verdict: 'refuse' }),
      issueToken(test.shop, { siteKey: siteKeys.checkbox, action: '', verdict: 'refuse' })?.replace(
        'refuse',
        'pass',
      ),
      `${good}0`,
      good.replace(/^./, (sign) => (sign === '0' ? '1' : '0')),
      '....',
      '__proto__',
      'x'.repeat(100_000),
    ];
    for (const token of tokens) expect(await problem(token ?? '')).toBe(wrong);
    expect(await problem(good)).toBeUndefined();
  });

  it('FM-9 the forms’ endpoint refuses the answer to the question of pages without scripts in place of a token', async () => {
    const answer = await sendTestForm(visitor, {
      form: contactForm,
      values: contactValues,
      more: { captcha_question: 'a.1.b', captcha_answer: '4' },
    });
    expect(answer.data.errors).toEqual({ captcha: 'Please tick the verification box.' });
  });
});
