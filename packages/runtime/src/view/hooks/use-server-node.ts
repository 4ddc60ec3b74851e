import { useLayoutEffect, useState } from 'react';
import { SLOT } from '../../host-page/restore.ts';
import { useStable } from './use-stable.ts';

/**
 * The elements in `root` that `selector` finds among the server's, also when a script of the page adds, removes or replaces
 * them. The same list as long as they are the same elements.
 */
export function useServerNodes<T extends Element = HTMLElement>(
  root: Element,
  selector: string,
): readonly T[] {
  const [nodes, setNodes] = useState(() => serverNodes<T>(root, selector));
  const look = useStable(() => {
    const found = serverNodes<T>(root, selector);
    setNodes((known) =>
      known.length === found.length && known.every((node, index) => node === found[index]) ? known : found,
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selector looks anew
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => look());
    observer.observe(root, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [root, selector, look]);
  return nodes;
}

/** The first of those elements; null while there is none. */
export const useServerNode = <T extends Element = HTMLElement>(root: Element, selector: string): T | null =>
  useServerNodes<T>(root, selector)[0] ?? null;

const serverNodes = <T extends Element>(root: Element, selector: string): T[] =>
  [...root.querySelectorAll<T>(selector)].filter((element) => {
    const slot = element.closest(`[${SLOT}]`);
    return !slot || slot.contains(root); // an open popup has its server's nodes in a slot
  });
