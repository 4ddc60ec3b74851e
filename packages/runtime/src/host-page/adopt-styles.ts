import { pageSlot } from '../site/page-slot.ts';
import base from './base.css?inline';
import tokens from './tokens.css?inline';

const adopted = (): WeakMap<Document, Set<string>> => pageSlot('styles', () => new WeakMap());

/**
 * Adds a style sheet of a widget or of the page's own parts to the document, once, after the tokens and the looks that all of
 * them share (PK-2): as constructable sheets they need no request, flash nothing and are allowed by a strict `style-src` (RT-14).
 */
export function adoptStyles(document: Document, css = ''): void {
  const known = adopted().get(document) ?? new Set();
  adopted().set(document, known);
  for (const text of [tokens + base, css]) {
    if (text === '' || known.has(text)) continue;
    known.add(text);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
