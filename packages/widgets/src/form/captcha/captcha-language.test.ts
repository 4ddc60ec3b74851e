import { expect, it } from 'vitest';
import { captchaLanguage } from './captcha-request.ts';

it.each([
  ['he', 'iw'],
  ['he-IL', 'iw'],
  ['en-US', 'en'],
  ['en-GB', 'en-GB'],
  ['fr', 'fr'],
  ['fr-CA', 'fr-CA'],
  ['fr-BE', 'fr'],
  ['zh-Hant-TW', 'zh-TW'],
  ['nb-NO', 'no'],
  ['yi', 'yi'],
  ['und', 'en'],
])('FM-9 captchaLanguage maps the page language %s to the captcha language %s', (tag, name) => {
  expect(captchaLanguage(tag)).toBe(name);
});
