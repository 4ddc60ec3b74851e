const KEPT = 'script, style, noscript, textarea, code, svg, [translate="no"], .notranslate';
/** Elements that hold nothing but text: a translator changes the node there. */
const PLAIN = 'option, title';

export function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/**
 * Does to the texts in `root` what browsers' translators do, and goes on with each that comes later: a text stands in two elements
 * that nobody else knows, in a node that is not the one it was. The words stay, so that pages can be compared. Returns what ends it.
 */
export function translatePage(root: Element): () => void {
  const translate = () => {
    for (const text of textsIn(root)) {
      const parent = text.parentElement as Element;
      if (text.data.trim() === '' || parent.localName === 'font' || parent.closest(KEPT)) continue;
      const inner = document.createElement('font');
      inner.append(text.data);
      const outer = document.createElement('font');
      outer.append(inner);
      if (!parent.matches(PLAIN)) text.replaceWith(outer);
    }
  };
  const observer = new MutationObserver(translate);
  translate();
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
