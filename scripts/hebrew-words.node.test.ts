import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './docs/documents.ts';

/** Patterns for words that also have a correct meaning (given in a comment), or that are wrong only as a whole text. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  להוסיף: /["'`]להוסיף(?![^"'`]*\?)/, // a question may ask whether to add
  סגור: /["'`]סגור/, // with a prefix: "to close"
  שמור: /["'`]שמור["'`]/, // "the price is kept for you"
  שתף: /["'`]שתף/,
  זכור: /["'`]זכור/,
  פחות: /["'`]פחות["'`]/,
  קודם: /["'`]קודם["'`]/, // "earlier"
  נגן: /["'`]נגן/, // "to play an instrument"
  מיקוד: /zoom"?: ["'`]מיקוד/, // a postcode, and the focus
  דואר: /["'`]דואר["'`]|דואר אלקטרוני/, // letters
  רוקן: /(?<![א-ת])רוקן(?![א-ת])/, // with a prefix: "empties"
  'סך הכול': /["'`]סך הכול["'`]/, // "in all"
  'נשארו {count}': /נשאר[הו] (רק )?(\{count\}|יחיד|שתי יחיד)/,
  '₪180 לחודש': /[א-ת][^"'`]*₪\d|₪\d[^"'`]*[א-ת]/,
  '180 ₪': /\d ₪/,
  נא: /(?<![א-ת])נא(?![א-ת])/, // without prefixes: "שנא", "hated", is another word
  'צריך ל…': /["'`.:] ?צרי(ך|כה|כים) ל/, // "a seam has to sit on the bone"
  '״{name}״ נוסף': /["'`]״\{\w+\}״ (נוסף|נשמר|אזל|חזר)/,
  '״{name}״ הוסר': /["'`]״\{\w+\}״ (הוסר|נמחק)/,
  'מוצר — מחיר': /[א-ת״}] — [א-ת״{]/,
};

const PREFIXES = '(?<![א-ת])[בהוכלמש]*';
const patternOf = (word: string): RegExp => PATTERNS[word] ?? new RegExp(`${PREFIXES}${word}(?![א-ת])`);

/** Words from the last column of the glossary's Hebrew table, each with the term and the Hebrew word to use instead. */
const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .replace(/^[\s\S]*\n## Hebrew\n/, '')
  .split('\n')
  .flatMap((line) => {
    const [, term, hebrew, never = ''] = line.split('|').map((cell) => cell.trim());
    const words = never.split(', ').filter((word) => /[א-ת₪]/.test(word));
    return words.map((word) => [word, term, hebrew] as const);
  });

const FILES = [
  'packages/**/texts.json',
  'packages/*/{src,shared,page,originals}/**/*.{ts,tsx}',
  'demo-site/{content,src}/**/*.{json,ts,tsx}',
  'stories/**/*.{ts,tsx}',
  'scripts/new-widget/sample-widget/*.json',
];
const isLeftOut = (name: string) => /node_modules|dist|\.test\.tsx?$/.test(name);

/** Lines with Hebrew letters, each preceded by its file's path and its line number. */
const lines = globSync(FILES, { cwd: root, exclude: isLeftOut })
  .flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line, index) => `${file}:${index + 1} ${line.trim()}`),
  )
  .filter((line) => /[א-ת]/.test(line));

describe('Hebrew texts', () => {
  it('RT-22 the search finds Hebrew texts in the runtime, the widgets, the demo and the stories', () => {
    for (const folder of [
      'packages/runtime',
      'packages/widgets',
      'demo-site/content',
      'demo-site/src',
      'stories',
    ])
      expect(lines.filter((line) => line.startsWith(folder)).length, folder).toBeGreaterThan(4);
  });

  it('RT-22 every word with a pattern is in the glossary', () => {
    const words = rows.map(([word]) => word);
    expect(words).toEqual(expect.arrayContaining(Object.keys(PATTERNS)));
  });

  it.each(rows)('RT-22 no Hebrew text contains "%s" for "%s"', (word, term, hebrew) => {
    const pattern = patternOf(word);
    expect(`${term}: '${word}'`).toMatch(pattern);
    const found = lines.filter((line) => pattern.test(line));
    expect(found, `use "${hebrew}" instead of "${word}" (docs/glossary.md)`).toEqual([]);
  });
});
