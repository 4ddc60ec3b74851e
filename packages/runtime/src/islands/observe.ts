/**
 * Calls `onChange` with the elements that were added to the document or removed from it (RT-6). Observes only children, never
 * attributes, and calls back once per frame, so that frequent changes cost little. Because of that delay, a host that was moved
 * within one task is already back in the document.
 */
export function observe(document: Document, onChange: (moved: readonly Element[]) => void): () => void {
  /** Undefined while no call is scheduled. */
  let moved: Set<Element> | undefined;

  const observer = new MutationObserver((mutations) => {
    const found = moved ?? new Set();
    for (const { addedNodes, removedNodes } of mutations)
      for (const node of [...addedNodes, ...removedNodes]) if (node instanceof Element) found.add(node);
    if (moved || !found.size) return; // text changes neither add nor remove hosts
    moved = found;
    // A hidden page has no frames, but its islands must still mount and unmount.
    (document.hidden ? setTimeout : requestAnimationFrame)(() => {
      moved = undefined;
      onChange([...found]);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    moved?.clear();
  };
}
