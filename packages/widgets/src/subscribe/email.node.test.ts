import { describe, expect, it } from 'vitest';
import { endlessPatterns, markup, names, scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { cleanEmail, isEmail } from './read.ts';

describe('an e-mail address', () => {
  it.each([
    'dana@example.com',
    'dana.levi+news@mail.example.co.il',
    "o'neil_1@ex-ample.org",
    'דנה@דוגמה.קום',
    'a@b.co',
    'dana@xn--4dbrk0ce.co.il',
    `${'a'.repeat(64)}@example.com`,
  ])('SB-1 %s is a valid e-mail address', (address) => expect(isEmail(address)).toBe(true));

  it.each([
    '',
    'dana',
    'dana@',
    '@example.com',
    'dana@example',
    'dana@localhost',
    'dana@@example.com',
    'dana@levi@example.com',
    'dana levi@example.com',
    'dana@exam ple.com',
    '.dana@example.com',
    'dana.@example.com',
    'da..na@example.com',
    'dana@-example.com',
    'dana@example-.com',
    'dana@example..com',
    'dana@example.com.',
    'dana@example.c',
    'dana@127.0.0.1',
    'dana@example.com\nbcc: all@example.com',
    'Dana <dana@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('SB-1 %j is not a valid e-mail address', (address) => expect(isEmail(address)).toBe(false));

  it.each([...markup, ...scriptUrls, ...names])('SEC-1 %j is not a valid e-mail address', (text) =>
    expect(isEmail(text)).toBe(false),
  );

  it('SEC-3 long hostile e-mail addresses are checked within two seconds', () => {
    const start = performance.now();
    for (const [, text] of endlessPatterns) isEmail(`${text.repeat(2000)}@${text.repeat(2000)}`);
    isEmail(`a@${'a.'.repeat(1_000_000)}`);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('SB-1 white space and invisible marks around an e-mail address are removed', () => {
    expect(cleanEmail(' \u200fdana@example.com\u200e\u202c\n')).toBe('dana@example.com');
  });
});
