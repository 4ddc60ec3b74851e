import { attempt } from './attempt.ts';

/** Languages written from right to left. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** The last text and its tag, cached because every text lookup asks for the page's language. */
let last: { readonly text: string; readonly tag: string | undefined } | undefined;

/** Returns the canonical BCP 47 tag: `he-IL` for `IW_il`, a spelling that CMSs use. Undefined for text that is not a tag. */
export function languageTag(text: string): string | undefined {
  if (last?.text !== text)
    last = { text, tag: attempt(() => Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0]) };
  return last.tag;
}

/** Returns the writing direction of a language by its canonical tag. */
export const directionOf = (tag: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr');
