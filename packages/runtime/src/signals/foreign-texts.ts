import { languageTag } from '../site/language-tag.ts';
import { lifeSlot } from '../site/life-slot.ts';
import { pageConfig } from '../site/page-config.ts';

/** Language of a page without `lang` and without a configured locale (§9, RT-22). */
const DEFAULT_LANGUAGE = 'he';

/** Returns the language tag of an element: from the nearest `lang`, the configured `locale`, or `he`; `und` if invalid. */
export function languageOf(element: Element): string {
  const lang = element.closest('[lang]')?.getAttribute('lang')?.trim();
  return languageTag(lang || pageConfig().locale || DEFAULT_LANGUAGE) ?? 'und';
}

/** Returns the widgets' texts that differ in language from the page around them. All copies of the script share this record. */
export const foreignTexts = () =>
  lifeSlot('foreign-texts', () => ({
    /**
     * Maps texts to their language. Contains the newest texts whose language differs from that of their element or of the
     * document.
     */
    languages: new Map<string, string>(),
    /** Server-rendered nodes in slots, whose `lang` is not changed. */
    served: new WeakSet<Node>(),
  }));

/** Returns the language of a widget's text, or of lines that begin with one; undefined for texts from the server or the page. */
export const languageOfText = (text: string | null | undefined): string | undefined =>
  foreignTexts().languages.get(text?.trim().split('\n')[0] ?? '');
