import { pageSlot } from '../site/page-slot.ts';
import base from './base.css?inline';
import tokens from './tokens.css?inline';

const adopted = (): WeakMap<Document, Set<string>> => pageSlot('styles', () => new WeakMap());

/**
 * Adds the style sheet of a widget or a behaviour to the document, once, after the tokens and the shared styles (PK-2).
 * Constructable sheets need no request, cause no flash and are allowed by a strict `style-src` (RT-14).
 */
export function adoptStyles(document: Document, css = ''): void {
  const sheets = adopted().get(document) ?? new Set();
  adopted().set(document, sheets);
  for (const text of [tokens + base, css]) {
    if (text === '' || sheets.has(text)) continue;
    sheets.add(text);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
