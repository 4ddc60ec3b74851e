/** Letters at the end of a word → the same letters elsewhere. */
const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Written within words and not heard: geresh and gershayim, and every sign that people type for them. */
const quotes = /[׳״'"‘’‚‛“”„‟`´]/g;

/**
 * A text as search compares it: words of lower-case letters and digits with one space between. Points and accents are
 * gone, final letters are ordinary ones, quotes within words are dropped, and every other sign (maqaf, hyphen …) is a
 * space. Folding a folded text changes nothing.
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

/** The words of a text, folded. */
export const foldWords = (text: string): readonly string[] => {
  const folded = foldText(text);
  return folded === '' ? [] : folded.split(' ');
};

/** What Hebrew writes before a word and as one with it: and, the, in, to, from, that, like, and their usual pairs. */
const prefixes = [
  ...['ו', 'ה', 'ב', 'ל', 'מ', 'ש', 'כ'],
  ...['וה', 'וב', 'ול', 'ומ', 'וש', 'וכ', 'שה', 'שב', 'של', 'שמ', 'שכ', 'כש', 'מה', 'מש'],
  ...['כשה', 'ושה', 'ומה', 'מכש', 'ולכ', 'וכש'],
];

/**
 * A folded word without the letters that may be a prefix: `הקרמיקה` → `קרמיקה`. Which of them are one, only a reader
 * knows: every possibility with at least `least` letters is there, the word itself first.
 */
export function withoutPrefixes(word: string, least: number): readonly string[] {
  const stems = prefixes
    .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= least)
    .map((prefix) => word.slice(prefix.length));
  return [word, ...stems];
}
