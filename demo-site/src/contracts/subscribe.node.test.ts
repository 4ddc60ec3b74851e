import { beforeEach, describe, expect, it } from 'vitest';
import { addSubscriber, subscribers } from '../shop/subscribers/subscribers.ts';
import { type TestShop, testShop } from './testing/test-shop.ts';
import type { TestVisitor } from './testing/test-visitor.ts';

let test: TestShop;
let visitor: TestVisitor;
beforeEach(async () => {
  test = await testShop();
  visitor = test.visitor();
});

const subscribe = async (fields: Readonly<Record<string, string>>, page = 'http://shop.test/en/') => {
  const answer = await visitor.post(
    '/wp-admin/admin-ajax.php',
    { action: 'jet_subscribe_form_ajax', ...fields },
    { referer: page },
  );
  expect(answer.status).toBe(200);
  return answer.json();
};
const dana = {
  'data[email]': ' Dana@example.com ',
  'data[use_target_list_id]': 'false',
  'data[target_list_id]': '',
  'data[data][source]': 'home',
  'data[additional][fname]': 'Dana',
};
const all = () => subscribers(test.shop.repository);

describe('subscribing', () => {
  it('SB-1 the newsletter’s endpoint reads the fields nested under data, and responds without an envelope', async () => {
    expect(await subscribe(dana)).toEqual({
      type: 'success',
      message: 'Thank you! You will get the next letter.',
    });
    expect(all()).toEqual([
      {
        email: 'Dana@example.com',
        name: 'Dana',
        source: 'home',
        locale: 'en',
        subscribedAt: Date.UTC(2026, 0, 15, 10),
      },
    ]);
  });

  it('SB-1 the newsletter’s endpoint reports an address that is already subscribed, in upper or lower case', async () => {
    await subscribe(dana);
    expect(await subscribe({ 'data[email]': 'DANA@EXAMPLE.COM' })).toEqual({
      type: 'error',
      message: 'This address is already subscribed.',
    });
    expect(await subscribe({ 'data[email]': 'dana@example.com' }, 'http://shop.test/')).toEqual({
      type: 'error',
      message: 'הכתובת הזו כבר רשומה.',
    });
    expect(all()).toHaveLength(1);
  });

  it.each(['', 'dana', 'dana@', '<b>@example.com', `${'x'.repeat(120)}@example.com`, 'a@b.co\nBcc: c@d.co'])(
    'SB-1 the newsletter’s endpoint refuses %j as an address',
    async (email) => {
      expect(await subscribe({ 'data[email]': email })).toEqual({
        type: 'error',
        message: 'Please provide a valid e-mail.',
      });
      expect(all()).toEqual([]);
    },
  );

  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['a text', { data: 'dana@example.com' }],
    ['flat fields', { email: 'dana@example.com' }],
    ['a name of the prototype', { 'data[__proto__][email]': 'dana@example.com' }],
  ])('SB-1 the newsletter’s endpoint responds with an error to %s in place of data', async (_, fields) => {
    expect(await subscribe(fields)).toEqual({
      type: 'error',
      message: 'Server error. Please try again later.',
    });
  });

  it('SEC-3 the newsletter accepts at most 2,000 subscribers, and keeps the existing ones', async () => {
    for (let at = 0; at < 2000; at++) {
      const email = `${at}@example.com`;
      addSubscriber(test.shop.repository, { email, name: '', source: '', locale: 'en', subscribedAt: 0 });
    }
    expect(await subscribe(dana)).toEqual({
      type: 'error',
      message: 'The list is full at the moment. Please try again later.',
    });
    expect(all()).toHaveLength(2000);
    expect(all().at(-1)?.email).toBe('0@example.com');
  });

  it('SEC-3 the newsletter’s endpoint ignores lists and maps in place of texts', async () => {
    expect(await subscribe({ 'data[email][]': 'dana@example.com' })).toHaveProperty('type', 'error');
    await subscribe({ 'data[email]': 'dana@example.com', 'data[additional][fname][x]': '1' });
    expect(all()[0]).toMatchObject({ name: '', source: '' });
  });
});
