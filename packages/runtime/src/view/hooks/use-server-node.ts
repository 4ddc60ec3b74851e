import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SLOT } from '../../host-page/html/restore.ts';
import { isPlainObject, type PlainObject } from '../../site/plain.ts';
import { useStable } from './effects.ts';

/**
 * Returns what `read` finds among the server's nodes in `root`; reads again whenever a page script adds, removes or replaces
 * nodes. Renders immediately, so that a node that arrived with an answer is bound before it can be clicked. Returns the same
 * value until `read` finds other nodes or values.
 *
 * @param what `read` runs again when this value changes.
 */
export function useServerParts<T>(root: Element, read: () => T, what = ''): T {
  const [parts, setParts] = useState(read);
  const current = useRef(parts);
  const readAgain = useStable((draw: (change: () => void) => void) => {
    const found = read();
    if (isSame(current.current, found)) return;
    current.current = found;
    draw(() => setParts(found));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the nodes are read again when `what` changes
  useLayoutEffect(() => {
    // Reads at most once per task: a script that answers each render with other nodes must not freeze the page.
    let pause: ReturnType<typeof setTimeout> | undefined;
    const readNow = () => {
      if (pause !== undefined) return;
      readAgain((change) => {
        pause = setTimeout(() => {
          pause = undefined;
          readNow();
        });
        flushSync(change);
      });
    };
    const observer = new MutationObserver(readNow);
    observer.observe(root, { childList: true, subtree: true });
    readAgain((change) => change());
    return () => {
      observer.disconnect();
      clearTimeout(pause);
    };
  }, [root, what, readAgain]);
  return parts;
}

/** Returns the server-rendered elements in `root` that match `selector`. The list stays the same while its elements do. */
export const useServerNodes = <T extends Element = HTMLElement>(
  root: Element,
  selector: string,
): readonly T[] => useServerParts(root, () => serverNodes<T>(root, selector), selector);

/** Returns the first server-rendered element in `root` that matches `selector`; null if none does. */
export const useServerNode = <T extends Element = HTMLElement>(root: Element, selector: string): T | null =>
  useServerNodes<T>(root, selector)[0] ?? null;

/** Compares lists and records item by item, and other values, such as nodes, by identity. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

const isRecord = (value: unknown): value is PlainObject => Array.isArray(value) || isPlainObject(value);

const serverNodes = <T extends Element>(root: Element, selector: string): T[] =>
  [...root.querySelectorAll<T>(selector)].filter((element) => {
    const slot = element.closest(`[${SLOT}]`);
    return !slot || slot.contains(root); // in an open popup, `root` itself is in a slot
  });
