import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endlessPatterns } from '../../../../../runtime/src/testing/hostile.ts';
import { compilePattern } from './compile-pattern.ts';

const finds = (pattern: string, text: string) => compilePattern(pattern)(text);

describe('a regular expression of settings', () => {
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
  ])('PO-3 %s in %j: %s', (pattern, text, expected) => {
    expect(finds(pattern, text)).toBe(expected);
    expect(new RegExp(pattern).test(text)).toBe(expected);
  });

  it('PO-3 finds what RegExp finds', () => {
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
    // Few and small: here RegExp is the one that may take for ever.
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
          .tuple(fc.constantFrom('(', '(?:', '(?<n>'), tie('pattern'), groupQuantifier)
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
          return; // two groups of one name
        }
        expect(finds(pattern, text)).toBe(theirs.test(text));
      }),
      { numRuns: 800 },
    );
  });

  it('PO-3 takes no text for a pattern that RegExp does not take', () => {
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
          let ours: ((text: string) => boolean) | null = null;
          try {
            ours = compilePattern(pattern);
          } catch {
            return; // refusing is always allowed
          }
          expect(ours(text)).toBe(new RegExp(pattern).test(text));
        },
      ),
      { numRuns: 800 },
    );
  });

  it.each(endlessPatterns)('SEC-1 %s ends', (pattern, text) => {
    const find = compilePattern(pattern);
    const start = performance.now();
    find(text);
    find(text.repeat(60));
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it.each(['(.{0,60}){60}x', '[a-z]{0,3900}[0-9]'])(
    'SEC-3 %s is refused: the longest address would take it seconds',
    (pattern) => {
      expect(() => compilePattern(pattern)).toThrow('too many repetitions');
    },
  );

  it.each([
    ['(?=a)', 'looking ahead'],
    ['(?!a)', 'looking ahead'],
    ['(?<=a)b', 'looking ahead or behind'],
    ['(?<!a)b', 'looking ahead or behind'],
    ['(a)\\1', 'back-references'],
    ['(?<n>a)\\k<n>', 'back-references'],
    ['(?i:a)', 'unknown kind of group'],
    ['(', 'does not end'],
    [')', 'bracket too many'],
    ['[a', 'class that does not end'],
    ['*', 'nothing to repeat'],
    ['a**', 'nothing to repeat'],
    ['^*', 'nothing to repeat'],
    ['a{2,1}', 'out of order'],
    ['[z-a]', 'out of order'],
    ['\\', 'nothing after it'],
    ['((a{50}){50}){50}', 'too many repetitions'],
    ['(?:(?:(?:){1000}){1000}){1000}', 'too many repetitions'],
    ['a{999999999}', 'too many repetitions'],
    [`${'('.repeat(500)}${')'.repeat(500)}`, 'groups in each other'],
    ['a'.repeat(5000), 'longer than'],
  ])('PO-3 %s is refused', (pattern, why) => {
    expect(() => compilePattern(pattern)).toThrow(why);
    expect(() => compilePattern(pattern)).toThrow('expected a regular expression, found');
  });
});
