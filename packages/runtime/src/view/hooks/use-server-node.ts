import { useLayoutEffect, useState } from 'react';
import { SLOT } from '../../host-page/restore.ts';
import { useStable } from './use-stable.ts';

/** The first element in `root` that `selector` finds among the server's, also when a script of the page replaces it. */
export function useServerNode<T extends Element = HTMLElement>(root: Element, selector: string): T | null {
  const find = () =>
    [...root.querySelectorAll<T>(selector)].find((element) => !element.closest(`[${SLOT}]`)) ?? null;
  const [node, setNode] = useState(find);
  const look = useStable(() => setNode(find));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selector looks anew
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => look());
    observer.observe(root, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [root, selector, look]);
  return node;
}
