/** Who keeps the page from scrolling, and what its root had before the first of them. */
const holders = new Set<object>();
let restore = () => {};

/**
 * Keeps the page from scrolling until the returned function is called, for as many as ask. The scroll bar's room stays, so
 * that nothing moves.
 */
export function lockScroll({ documentElement: root }: Document): () => void {
  const holder = {};
  if (holders.size === 0) restore = lock(root);
  holders.add(holder);
  return () => {
    if (holders.delete(holder) && holders.size === 0) restore();
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
