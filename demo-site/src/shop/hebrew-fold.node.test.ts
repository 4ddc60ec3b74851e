import { describe, expect, it } from 'vitest';
import { foldText, foldWords, withoutPrefixes } from './hebrew-fold.ts';

/** Generates pseudo-random texts, the same in each run. */
function* texts(count: number): Generator<string> {
  const signs = [
    ...'אבגדהוזחטיכלמנסעפצקרשתךםןףץabcXYZéßİ0٣½ﬁ־׳״\'"’-–.,*()<>&\u05b8\u05bc\u0591\u0301 \n\u200f😀𝒳',
  ];
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let at = 0; at < count; at++)
    yield Array.from({ length: next(24) }, () => signs[next(signs.length)]).join('');
}

describe('folding for search', () => {
  it.each([
    ['שָׁלוֹם', 'שלומ'],
    ['כּוֹסוֹת חֹמֶר', 'כוסות חמר'],
    ['ג׳ירפה', 'גירפה'],
    ["ז'קט", 'זקט'],
    ['צה״ל', 'צהל'],
    ['בית־מלאכה', 'בית מלאכה'],
    ['Café  Crème', 'cafe creme'],
    ["Don't", 'dont'],
    ['ﬁne-tuned', 'fine tuned'],
    ['  ', ''],
    ['"*()', ''],
    ['\u05d1\u05b0\u05bc\u0591', 'ב'],
  ])('LS-4 foldText turns %s into %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('LS-4 a folded text has only letters, digits and single spaces, and does not change when folded again', () => {
    for (const text of texts(3000)) {
      const folded = foldText(text);
      expect(folded).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
      expect(folded).not.toMatch(/[ךםןףץ]/);
      expect(foldText(folded)).toBe(folded);
    }
  });

  it('LS-4 folding ignores niqqud, final letters, case and surrounding spaces', () => {
    for (const text of texts(500)) {
      expect(foldText(`  ${text}\n`)).toBe(foldText(text));
      expect(foldText(text.replace(/[\u0591-\u05c7]/g, (sign) => (sign === '־' ? sign : '')))).toBe(
        foldText(text),
      );
      expect(foldText(text.replaceAll('ם', 'מ').replaceAll('ץ', 'צ'))).toBe(foldText(text));
    }
  });

  it('LS-4 withoutPrefixes returns the word itself, then its forms without possible prefix letters', () => {
    expect(withoutPrefixes('הקרמיקה', 2)).toEqual(['הקרמיקה', 'קרמיקה']);
    expect(withoutPrefixes('והשולחנ', 2)).toEqual(['והשולחנ', 'השולחנ', 'שולחנ']);
    expect(withoutPrefixes('מגש', 3)).toEqual(['מגש']);
    expect(withoutPrefixes('כשהבית', 3)).toContain('בית');
    expect(withoutPrefixes('lamp', 2)).toEqual(['lamp']);
  });

  it('LS-4 withoutPrefixes returns no form that is shorter than the given length', () => {
    for (const text of texts(500))
      for (const word of foldWords(text))
        for (const stem of withoutPrefixes(word, 3).slice(1)) {
          expect(stem.length).toBeGreaterThanOrEqual(3);
          expect(word.endsWith(stem)).toBe(true);
        }
  });
});
