/**
 * Calls `look` with the elements that have come into the document, also when some have only left it (RT-6). Only children
 * are observed, never attributes, and the work is done once a frame, so that a page that changes much pays little. Because
 * it is late, a host that was moved within one task is simply still there.
 */
export function observe(document: Document, look: (added: readonly Element[]) => void): () => void {
  /** Undefined while no call is due. */
  let added: Set<Element> | undefined;

  const observer = new MutationObserver((mutations) => {
    const found = added ?? new Set();
    let isChanged = false;
    // A text that changes brings no host and takes none away.
    for (const { addedNodes, removedNodes } of mutations) {
      for (const node of removedNodes) isChanged ||= node instanceof Element;
      for (const node of addedNodes) if (node instanceof Element) found.add(node);
    }
    if (added || !(isChanged || found.size)) return;
    added = found;
    // A hidden page has no frames, yet its islands must come and go.
    (document.hidden ? setTimeout : requestAnimationFrame)(() => {
      added = undefined;
      look([...found]);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    added?.clear();
  };
}
