/**
 * Calls `look` with the elements that have come into the document, and whether some have left it (RT-6). Only children
 * are observed, never attributes, and the work is done once a frame, so that a page that changes much pays little. Because
 * it is late, a host that was moved within one task is simply still there.
 */
export function observe(
  document: Document,
  look: (added: readonly Element[], hasLess: boolean) => void,
): () => void {
  /** Undefined while no call is due. */
  let added: Set<Element> | undefined;
  let hasLess = false;

  const observer = new MutationObserver((mutations) => {
    const found = added ?? new Set();
    for (const { addedNodes, removedNodes } of mutations) {
      for (const node of removedNodes) hasLess ||= node instanceof Element;
      for (const node of addedNodes) if (node instanceof Element) found.add(node);
    }
    // Texts that change bring no host and take none away.
    if (added || !(hasLess || found.size)) return;
    added = found;
    // A hidden page has no frames, yet its islands must come and go.
    (document.hidden ? setTimeout : requestAnimationFrame)(() => {
      const wasLess = hasLess;
      added = undefined;
      hasLess = false;
      look([...found], wasLess);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    added?.clear();
  };
}
