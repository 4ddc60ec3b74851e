import { pageConfig } from '../site/page-config.ts';
import { languageOf } from './language.ts';
import { sharedMessages } from './messages.ts';

type Catalogue = Readonly<Record<'he' | 'en', Readonly<Record<string, string>>>>;

/**
 * A text in the language of `element` (RT-22): from the page configuration (`messages.he["mini-cart.close"]`, then
 * `messages.he.close`), else the widget's own catalogue, else the shared one, else the key itself. `{name}` is replaced
 * from `values`.
 */
export function translate(
  element: Element,
  widget: string,
  catalogue: Catalogue | undefined,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const language = languageOf(element);
  const configured = pageConfig().messages?.[language];
  const found =
    own(configured, `${widget}.${key}`) ??
    own(configured, key) ??
    own(catalogue?.[language], key) ??
    own(sharedMessages[language], key) ??
    key;
  return found.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(own(values, name) ?? placeholder));
}

function own<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
