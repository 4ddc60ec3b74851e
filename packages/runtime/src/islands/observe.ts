import { release, scan } from './hosts.ts';
import { allIslands } from './page-record.ts';
import type { IslandRecord } from './record.ts';

/**
 * Watches the document for hosts that arrive and hosts that leave (RT-6). Only children are observed, never attributes,
 * and the work is done once a frame, so that a page that changes much pays little. Because it is late, a host that was
 * moved within one task is simply still there.
 */
export function observe(document: Document): () => void {
  const added = new Set<Element>();
  let isDue = false;

  const look = () => {
    isDue = false;
    for (const record of allIslands()) if (hasLeft(record)) release(record);
    for (const element of added) if (element.isConnected) scan(element);
    added.clear();
  };

  // One that was mounted by hand outside the document has not left it.
  const hasLeft = ({ host, entered }: IslandRecord) =>
    !host.isConnected && (entered || [...added].some((element) => element.contains(host)));

  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations)
      for (const node of addedNodes) if (node instanceof Element) added.add(node);
    if (isDue) return;
    isDue = true;
    // A hidden page has no frames, yet its islands must come and go.
    (document.hidden ? setTimeout : requestAnimationFrame)(look);
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    added.clear();
  };
}
