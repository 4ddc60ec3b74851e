/**
 * Calls `look` with the elements that have come into the document or left it (RT-6). Only children are observed, never attributes,
 * and the work is done once a frame, so that a page that changes much pays little. Because it is late, a host that was moved
 * within one task is simply still there.
 */
export function observe(document: Document, look: (moved: readonly Element[]) => void): () => void {
  /** Undefined while no call is due. */
  let moved: Set<Element> | undefined;

  const observer = new MutationObserver((mutations) => {
    const found = moved ?? new Set();
    for (const { addedNodes, removedNodes } of mutations)
      for (const node of [...addedNodes, ...removedNodes]) if (node instanceof Element) found.add(node);
    if (moved || !found.size) return; // a change of texts adds and removes no host
    moved = found;
    // A hidden page has no frames, yet its islands must come and go.
    (document.hidden ? setTimeout : requestAnimationFrame)(() => {
      moved = undefined;
      look([...found]);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    moved?.clear();
  };
}
