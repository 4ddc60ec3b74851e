import { languageTag } from '../site/language-tag.ts';
import { lifeSlot } from '../site/life-slot.ts';
import { pageConfig } from '../site/page-config.ts';

/** Language of a page that names none, unless its configuration does (§9, RT-22). */
const DEFAULT_LANGUAGE = 'he';

/** Tag of the language an element is in: of the nearest `lang`, else the configuration's `locale`, else `he`; `und` for a wrong `lang`. */
export function languageOf(element: Element): string {
  const lang = element.closest('[lang]')?.getAttribute('lang')?.trim();
  return languageTag(lang || pageConfig().locale || DEFAULT_LANGUAGE) ?? 'und';
}

/** Our texts in another language than their place. One a page, whichever copy of the script asks. */
export const foreignTexts = () =>
  lifeSlot('foreign-texts', () => ({
    /** The languages of the newest texts that differ from the language of their element or of the document, by text. */
    languages: new Map<string, string>(),
    /** The server's nodes in slots, whose language is their own. */
    served: new WeakSet<Node>(),
  }));

/** The language of one of our texts, or of lines that begin with one; undefined for texts of the server or the page. */
export const languageOfText = (text: string | null | undefined): string | undefined =>
  foreignTexts().languages.get(text?.trim().split('\n')[0] ?? '');
