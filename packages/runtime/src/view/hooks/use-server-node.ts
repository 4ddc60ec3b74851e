import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SLOT } from '../../host-page/restore.ts';
import { useStable } from './use-stable.ts';

/**
 * What `read` finds in the server's nodes of `root`, also when a script of the page adds, removes or replaces some: read again and
 * drawn at once, so that a click on a node that came with an answer finds it bound. The same value as long as `isSame` says so.
 * Another `what` reads anew.
 */
export function useServerParts<T>(
  root: Element,
  read: () => T,
  isSame: (one: T, other: T) => boolean,
  what = '',
): T {
  const [parts, setParts] = useState(read);
  const known = useRef(parts);
  const look = useStable((draw: (change: () => void) => void) => {
    const found = read();
    if (isSame(known.current, found)) return;
    known.current = found;
    draw(() => setParts(found));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `what` looks anew
  useLayoutEffect(() => {
    // Once a task: a script that answers each drawing with other nodes must not freeze the page.
    let rest: ReturnType<typeof setTimeout> | undefined;
    const lookNow = () => {
      if (rest !== undefined) return;
      look((change) => {
        rest = setTimeout(() => {
          rest = undefined;
          lookNow();
        });
        flushSync(change);
      });
    };
    const observer = new MutationObserver(lookNow);
    observer.observe(root, { childList: true, subtree: true });
    look((change) => change());
    return () => {
      observer.disconnect();
      clearTimeout(rest);
    };
  }, [root, what, look]);
  return parts;
}

/** The elements in `root` that `selector` finds among the server's, now. The same list as long as they are the same elements. */
export const useServerNodes = <T extends Element = HTMLElement>(
  root: Element,
  selector: string,
): readonly T[] => useServerParts(root, () => serverNodes<T>(root, selector), isSameList, selector);

/** The first of those elements; null while there is none. */
export const useServerNode = <T extends Element = HTMLElement>(root: Element, selector: string): T | null =>
  useServerNodes<T>(root, selector)[0] ?? null;

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

const serverNodes = <T extends Element>(root: Element, selector: string): T[] =>
  [...root.querySelectorAll<T>(selector)].filter((element) => {
    const slot = element.closest(`[${SLOT}]`);
    return !slot || slot.contains(root); // an open popup has its server's nodes in a slot
  });
