export function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/**
 * Translates the texts in `root`, including texts added later, like a browser's translator: replaces each text node with a new one
 * inside two nested elements. The words stay the same, so that pages can be compared. Returns a function that stops the
 * translation. Depends only on `textsIn`, so that the source of both functions can run in a page.
 */
export function translatePage(root: Element): () => void {
  const kept = 'script, style, noscript, option, textarea, code, svg, [translate="no"], .notranslate';
  const translate = () => {
    for (const text of textsIn(root)) {
      const parent = text.parentElement as Element;
      if (text.data.trim() === '' || parent.localName === 'font' || parent.closest(kept)) continue;
      const inner = document.createElement('font');
      inner.append(text.data);
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const observer = new MutationObserver(translate);
  translate();
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
