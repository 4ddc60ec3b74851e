/** Final form of a letter → its ordinary form. */
const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Silent characters within words: geresh and gershayim, and every character that people type instead. */
const quotes = /[׳״'"‘’‚‛“”„‟`´]/g;

/**
 * Folds a text for comparison by search: words of lower-case letters and digits, separated by single spaces. Points and accents
 * are removed, final letters become ordinary ones, quotes within words are dropped, and every other character (maqaf, hyphen …)
 * becomes a space. Folding a folded text changes nothing.
 */
export function foldText(text: string): string {
  return text
    .replace(quotes, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(quotes, '')
    .replace(/[ךםןףץ]/g, (letter) => finals[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the words of a text, folded. */
export const foldWords = (text: string): readonly string[] => {
  const folded = foldText(text);
  return folded === '' ? [] : folded.split(' ');
};

/** Hebrew prefixes that are written as part of a word: and, the, in, to, from, that, like, and their usual combinations. */
const prefixes = [
  ...['ו', 'ה', 'ב', 'ל', 'מ', 'ש', 'כ'],
  ...['וה', 'וב', 'ול', 'ומ', 'וש', 'וכ', 'שה', 'שב', 'של', 'שמ', 'שכ', 'כש', 'מה', 'מש'],
  ...['כשה', 'ושה', 'ומה', 'מכש', 'ולכ', 'וכש'],
];

/**
 * Returns a folded word, and its forms without letters that may be a prefix: `הקרמיקה` → `קרמיקה`. Code cannot decide which
 * letters are a prefix, so every form with at least `least` letters is included. The word itself is first.
 */
export function withoutPrefixes(word: string, least: number): readonly string[] {
  const stems = prefixes
    .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= least)
    .map((prefix) => word.slice(prefix.length));
  return [word, ...stems];
}
