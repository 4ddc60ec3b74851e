const adopted = new WeakMap<Document, Set<string>>();

/** Adds a style sheet of the page's own parts to the document, once, as a constructable sheet: see `islands/styles.ts` (RT-14). */
export function adoptPageStyles(document: Document, css: string): void {
  const known = adopted.get(document) ?? new Set();
  adopted.set(document, known);
  if (known.has(css)) return;
  known.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
