import { pageSlot } from '../../site/page-slot.ts';

interface ScrollLock {
  /** One object for each lock in effect. */
  readonly holders: Set<object>;
  /** Restores the styles that the root had before the first lock. */
  restore: () => void;
}

const scrollLock = (): ScrollLock =>
  pageSlot('scroll-lock', () => ({ holders: new Set(), restore: () => {} }));

/**
 * Prevents the page from scrolling until every caller, in any copy of the script, has called the function returned to it. The
 * scroll bar's space stays reserved, so that nothing moves.
 */
export function lockScroll({ documentElement: root }: Document): () => void {
  const holder = {};
  const { holders } = scrollLock();
  if (holders.size === 0) scrollLock().restore = lock(root);
  holders.add(holder);
  return () => {
    if (holders.delete(holder) && holders.size === 0) scrollLock().restore();
  };
}

function lock(root: HTMLElement): () => void {
  const { style } = root;
  const names = ['overflow', 'scrollbar-gutter'] as const;
  const before = names.map((name) => [name, style.getPropertyValue(name)] as const);
  const hadStyle = root.hasAttribute('style');
  const hasBar = (root.ownerDocument.defaultView?.innerWidth ?? 0) > root.clientWidth;
  style.setProperty('overflow', 'hidden');
  if (hasBar) style.setProperty('scrollbar-gutter', 'stable');
  return () => {
    for (const [name, value] of before) style.setProperty(name, value);
    if (!hadStyle && root.getAttribute('style') === '') root.removeAttribute('style');
  };
}
