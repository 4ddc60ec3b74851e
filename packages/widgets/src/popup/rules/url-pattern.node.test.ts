import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endlessPatterns } from '../../../../runtime/src/testing/hostile.ts';
import { findsPattern } from './url-pattern.ts';

describe('a regular expression from settings', () => {
  it.each([
    ['shop', 'https://shop.example/', true],
    ['^https?://(www\\.)?shop\\.example/', 'http://www.shop.example/a', true],
    ['^shop', 'https://shop.example/', false],
    ['utm_source=(news|sms)(&|$)', 'https://shop.example/?utm_source=sms', true],
    ['utm_source=(news|sms)(&|$)', 'https://shop.example/?utm_source=smstwo', false],
    ['/page/\\d{2,3}/?$', '/page/7/', false],
    ['/page/\\d{2,3}/?$', '/page/742/', true],
    ['[^/]+\\.html?', '/', false],
    ['\\bsale\\b', '/the-sale-is-on', true],
    ['\\bsale\\b', '/wholesale', false],
    ['a.c', 'a\nc', false],
    ['מבצע', '/מבצע-חורף', true],
    ['[א-ת]{3}', 'שלום', true],
    ['', '', true],
    ['[]', 'a', false],
    ['[^]', '\n', true],
    ['{', '{', true],
    ['a{,2}', 'a{,2}', true],
    ['\\x41\\u0042\\cI\\0', 'AB\t\0', true],
    ['[\\w-]', '-', true],
    ['(?<year>\\d{4})', '2026', true],
    ['^(?!https://shop\\.example)', 'https://news.example/', true],
    ['^(?!https://shop\\.example)', 'https://shop.example/', false],
    ['^https://(?=.*[?&]sale)', 'https://news.example/?a=1&sale', true],
    ['^https://(?=.*[?&]sale)', 'https://news.example/?a=1', false],
    ['(?<!whole)sale', 'https://news.example/wholesale', false],
    ['(?<=/he/)sale', 'https://news.example/he/sale', true],
    [`${'('.repeat(900)}a${')'.repeat(900)}`, 'a', true],
    ['((a{50}){50}){50}', 'a', false],
    ['a{999999999}', 'a', false],
    ['(.{0,60}){60}x', 'ax', true],
    ['[a-z]{0,3900}[0-9]', 'a1', true],
  ])('PO-3 a search for the pattern %s in %j returns %s, as with RegExp', (pattern, text, expected) => {
    expect(findsPattern(pattern, text)).toBe(expected);
    expect(new RegExp(pattern).test(text)).toBe(expected);
  });

  it('PO-3 findsPattern returns the same result as RegExp for generated patterns', () => {
    const character = fc.constantFrom(...'ab01_ -/.\n');
    const atom = fc.oneof(
      fc.constantFrom(
        'a',
        'b',
        '0',
        '_',
        ' ',
        '-',
        '/',
        '.',
        '\\.',
        '\\d',
        '\\D',
        '\\w',
        '\\W',
        '\\s',
        '\\S',
        '\\n',
        '\\x61',
      ),
      fc.constantFrom(
        '[ab]',
        '[^a]',
        '[a-b0-1]',
        '[\\d_]',
        '[^\\w-]',
        '[-a]',
        '[a\\-b]',
        '[\\s\\S]',
        '[^]',
        '[.]',
        '[\\b]',
      ),
      fc.constantFrom('^', '$', '\\b', '\\B').map((assertion) => `(?:${assertion})`),
    );
    const quantifier = fc.constantFrom(
      '',
      '',
      '',
      '*',
      '+',
      '?',
      '*?',
      '+?',
      '??',
      '{2}',
      '{0,2}',
      '{1,}',
      '{1,2}?',
      '{0}',
    );
    // Uses few and small quantifiers, because RegExp could take very long with many or large ones.
    const groupQuantifier = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{0}');
    const { pattern } = fc.letrec<{ pattern: string; sequence: string; part: string }>((tie) => ({
      pattern: fc
        .array(tie('sequence'), { minLength: 1, maxLength: 3 })
        .map((branches) => branches.join('|')),
      sequence: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
      part: fc.oneof(
        { maxDepth: 2 },
        fc.tuple(atom, quantifier).map((parts) => parts.join('')),
        fc
          .tuple(
            fc.constantFrom('(', '(?:', '(?<n>', '(?=', '(?!', '(?<=', '(?<!'),
            tie('pattern'),
            groupQuantifier,
          )
          .map(([open, inside, times]) => `${open.replace('n', `n${inside.length}`)}${inside})${times}`),
      ),
    }));
    const text = fc.array(character, { maxLength: 6 }).map((characters) => characters.join(''));
    fc.assert(
      fc.property(pattern, text, (pattern, text) => {
        let theirs: RegExp;
        try {
          theirs = new RegExp(pattern);
        } catch {
          return; // invalid: two groups of the same name, or a quantifier after an assertion
        }
        expect(findsPattern(pattern, text)).toBe(theirs.test(text));
      }),
      { numRuns: 800 },
    );
  });

  it('PO-3 findsPattern accepts only patterns that RegExp accepts, with the same result', () => {
    const piece = fc.constantFrom(
      'a',
      '(',
      ')',
      '[',
      ']',
      '{',
      '}',
      '*',
      '+',
      '?',
      '|',
      '\\',
      '^',
      '$',
      '-',
      '1',
      ',',
      ':',
      '.',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }),
        fc.constantFrom('', 'a', 'aa1', '(a)-'),
        (pieces, text) => {
          const pattern = pieces.join('');
          let ours: boolean;
          try {
            ours = findsPattern(pattern, text);
          } catch {
            return; // findsPattern may reject any pattern
          }
          expect(ours).toBe(new RegExp(pattern).test(text));
        },
      ),
      { numRuns: 800 },
    );
  });

  it.each(endlessPatterns)('SEC-3 a search for %s stays within the limit of steps', (pattern, text) => {
    expect(() => findsPattern(pattern, text)).not.toThrow();
    expect(() => findsPattern(pattern, text.repeat(60))).not.toThrow();
  });

  it('SEC-3 findsPattern stops a search with nested lookaheads at the limit of steps', () => {
    expect(() => findsPattern('(?=.*(?=.*(?=.*(?=.*x))))', 'a'.repeat(2000))).toThrow('takes too long');
  });

  it('PO-3 the message about an invalid pattern shortens a long pattern', () => {
    const message = /^expected a regular expression, found .{1,90}: Unterminated group$/;
    expect(() => findsPattern('('.repeat(1500), '')).toThrow(message);
  });

  it('PO-3 findsPattern searches an address of 10,000 characters up to its end', () => {
    expect(
      findsPattern('utm_source=(news|sms)$', `https://a.example/?${'a=b&'.repeat(2500)}utm_source=sms`),
    ).toBe(true);
  });

  it.each([
    ['(a+)+$', true],
    ['(a|a)*b', false],
    ['(a|b|ab)*c', false],
    ['(.*)*x', false],
    ['(.*)+(.*)+(.*)+=', false],
    ['.*.*.*.*.*x', false],
    [`^${'a?'.repeat(300)}${'a'.repeat(300)}b`, false],
    [`^${'(a|a)'.repeat(200)}b`, false],
    ['(.{0,60}){60}x', false],
    ['[a-z]{0,3900}[0-9]', false],
    ['((a{6}){6}){6}$', true],
    ['a{400}b', false],
  ])('SEC-3 a search for the pattern %s in 2,000 characters ends, and returns %s', (pattern, expected) => {
    expect(findsPattern(pattern, 'a'.repeat(2000))).toBe(expected);
  });

  it.each([
    '(?:(?:(?:){1000}){1000}){1000}',
    `(?:(?:${'|'.repeat(900)}){9999}){9999}`,
    `(?:(?=${'b'.repeat(900)})a|a){999999999}`,
    '(?:(?<!.*.*.*b)a)*(?<!.*.*b)(?=.*.*b)',
    'a{999999999}',
  ])('SEC-3 findsPattern stops a search for %s at the limit of steps', (pattern) => {
    expect(() => findsPattern(pattern, 'a'.repeat(2000))).toThrow('takes too long');
  });

  it.each([
    ['(a)\\1', 'back-references'],
    ['(?<n>a)\\k<n>', 'back-references'],
    ['\\07', 'octal escapes'],
    ['(?i:a)', ''],
    ['(', 'Unterminated group'],
    [')', 'Unmatched'],
    ['[a', 'Unterminated character class'],
    ['*', 'Nothing to repeat'],
    ['a**', 'Nothing to repeat'],
    ['^*', 'Nothing to repeat'],
    ['a{2,1}', 'out of order'],
    ['[z-a]', 'out of order'],
    ['\\', '\\ at end'],
    ['a'.repeat(5000), 'longer than'],
  ])('PO-3 findsPattern rejects the pattern %s', (pattern, why) => {
    expect(() => findsPattern(pattern, '')).toThrow(why);
    expect(() => findsPattern(pattern, '')).toThrow('expected a regular expression, found');
  });
});
