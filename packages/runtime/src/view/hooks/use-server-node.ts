import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SLOT } from '../../host-page/html/restore.ts';
import { isPlainObject, type PlainObject } from '../../site/plain.ts';
import { useStable } from './effects.ts';

/**
 * Reads the server's nodes in `root`, again whenever a script of the page adds, removes or replaces some, and draws at once, so that
 * a click on a node that arrived with an answer finds it bound. Returns the same value until `read` finds other nodes or values.
 *
 * @param what Another value reads again.
 */
export function useServerParts<T>(root: Element, read: () => T, what = ''): T {
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
): readonly T[] => useServerParts(root, () => serverNodes<T>(root, selector), selector);

/** The first of those elements; null while there is none. */
export const useServerNode = <T extends Element = HTMLElement>(root: Element, selector: string): T | null =>
  useServerNodes<T>(root, selector)[0] ?? null;

/** Compares lists and records item by item, and anything else, such as a node, by identity. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

const isRecord = (value: unknown): value is PlainObject => Array.isArray(value) || isPlainObject(value);

const serverNodes = <T extends Element>(root: Element, selector: string): T[] =>
  [...root.querySelectorAll<T>(selector)].filter((element) => {
    const slot = element.closest(`[${SLOT}]`);
    return !slot || slot.contains(root); // an open popup has its server's nodes in a slot
  });
