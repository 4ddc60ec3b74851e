import { HOST, release, scan } from './hosts.ts';
import { pageRecord } from './page-record.ts';
import type { IslandRecord } from './record.ts';

/**
 * Watches the document for hosts that arrive and hosts that leave (RT-6). Only children are observed, never attributes,
 * and the work is done once a frame, so that a page that changes much pays little. Because it is late, a host that was
 * moved within one task is simply still there.
 */
export function observe(document: Document): () => void {
  const added = new Set<Element>();
  let removed = false;
  let scheduled: (() => void) | undefined;

  const settle = () => {
    scheduled = undefined;
    if (removed) for (const record of pageRecord().live) if (hasLeft(record)) release(record);
    removed = false;
    for (const element of added) if (element.isConnected) scan(element);
    added.clear();
  };

  // One that was mounted by hand outside the document has not left it.
  const hasLeft = ({ host, entered }: IslandRecord) =>
    !host.isConnected && (entered || [...added].some((element) => element.contains(host)));

  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes, removedNodes } of mutations) {
      for (const node of addedNodes) if (mayHoldHost(node)) added.add(node);
      if (removedNodes.length > 0) removed = true;
    }
    if (added.size > 0 || removed) scheduled ??= nextFrame(settle);
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    scheduled?.();
  };
}

const mayHoldHost = (node: Node): node is Element =>
  node instanceof Element && (node.matches(HOST) || node.querySelector(HOST) !== null);

/** A hidden page has no frames, yet its islands must come and go. */
function nextFrame(work: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
