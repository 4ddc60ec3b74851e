import { beforeEach, describe, expect, it } from 'vitest';
import { siteKeys, spend, tokenLife, verifyToken } from '../shop/captcha/tokens.ts';
import { type TestShop, testShop } from './testing/test-shop.ts';
import type { TestVisitor } from './testing/test-visitor.ts';

let test: TestShop;
let visitor: TestVisitor;
beforeEach(async () => {
  test = await testShop();
  visitor = test.visitor();
});

const ask = (fields: Readonly<Record<string, string>>) => visitor.post('/captcha/token', fields);
const score = { siteKey: siteKeys.score, action: 'Form' };

describe('the captcha provider', () => {
  it('FM-9 the provider issues a token that is valid once, for its key and action', async () => {
    const answer = await (await ask({ sitekey: siteKeys.score, action: 'Form' })).json();
    expect(answer.expiresIn).toBe(tokenLife);
    const checkbox = { siteKey: siteKeys.checkbox, action: 'Form' };
    expect(verifyToken(test.shop, answer.token, checkbox)).toBe('invalid');
    expect(verifyToken(test.shop, answer.token, { ...score, action: '' })).toBe('invalid');
    expect(verifyToken(test.shop, answer.token, score)).toBe('ok');
    expect(verifyToken(test.shop, answer.token, score)).toBe('used');
    expect(verifyToken(test.shop, '', score)).toBe('missing');
  });

  it('FM-9 the provider in mode refuse issues tokens that the verifier rejects', async () => {
    const { token } = await (await ask({ sitekey: siteKeys.score, action: 'Form', mode: 'refuse' })).json();
    expect(verifyToken(test.shop, token, score)).toBe('refused');
  });

  it.each([
    [{}],
    [{ sitekey: 'other' }],
    [{ sitekey: '__proto__' }],
    [{ sitekey: siteKeys.score, action: 'a.b' }],
    [{ sitekey: siteKeys.score, action: '<script>' }],
    [{ sitekey: siteKeys.score, action: 'x'.repeat(51) }],
  ])('SEC-3 the provider issues no token for %j', async (fields) => {
    expect((await ask(fields as Record<string, string>)).status).toBe(400);
  });

  it('FM-9 the provider issues no token to a GET request', async () => {
    expect((await visitor.get(`/captcha/token?sitekey=${siteKeys.score}`)).status).toBe(405);
  });

  it('FM-9 the shop removes a used token only after it has expired', () => {
    const now = test.shop.platform.now();
    expect(spend(test.shop, 'a', now + 1000)).toBe(true);
    test.later(999);
    expect(spend(test.shop, 'a', now + 1000)).toBe(false);
    test.later(1);
    expect(spend(test.shop, 'b', now + 9000)).toBe(true);
    expect(test.shop.repository.documents('captcha-spent').map(({ id }) => id)).toEqual(['b']);
  });

  it('FM-9 the site serves the provider’s script from its own origin, and responds with 404 in mode unreachable', async () => {
    const script = await visitor.get('/captcha/api.js?render=explicit&hl=iw');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=UTF-8');
    expect(script.headers.get('x-content-type-options')).toBe('nosniff');
    const source = await script.text();
    expect(source).toContain('אני לא רובוט');
    expect(source).not.toMatch(/innerHTML|insertAdjacentHTML|\beval\b|document\.write/);
    expect(await (await visitor.get('/captcha/api.js?hl=<script>')).text()).toContain('I am not a robot');
    expect((await visitor.get('/captcha/api.js?mode=unreachable')).status).toBe(404);
  });
});
