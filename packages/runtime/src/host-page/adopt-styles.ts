const adopted = new WeakMap<Document, Set<string>>();

/**
 * Adds a style sheet of a widget or of the page's own parts to the document, once: as a constructable sheet it needs no request, flashes nothing and
 * is allowed by a strict `style-src` (RT-14).
 */
export function adoptStyles(document: Document, css: string): void {
  const known = adopted.get(document) ?? new Set();
  adopted.set(document, known);
  if (known.has(css)) return;
  known.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
