type Follow = (isSeen: boolean) => unknown;

type Watches = Map<string, readonly [IntersectionObserver, Map<Element, Set<Follow>>]>;

const roots = new WeakMap<Document | Element, Watches>();

/**
 * Says whether an element is within `margin` of the window, a CSS margin such as `200px 0px`: soon, whenever that changes, and again
 * when someone else begins to watch it. Returns what ends it. Elements with the same margin share one observer. Throws for a margin
 * that is none.
 *
 * @param root What counts instead of the window: a box around the element that scrolls.
 */
export function onSight(
  element: Element,
  follow: Follow,
  margin = '0px',
  root: Document | Element = document,
): () => void {
  const watches: Watches = roots.get(root) ?? new Map();
  roots.set(root, watches);
  let watch = watches.get(margin);
  if (!watch) {
    const followers = new Map<Element, Set<Follow>>();
    const tell: IntersectionObserverCallback = (entries) => {
      for (const { target, isIntersecting } of entries)
        for (const run of followers.get(target) ?? []) run(isIntersecting);
    };
    // Of this document, not of the top one: margins reach into no frame.
    watch = [new IntersectionObserver(tell, { root, rootMargin: margin }), followers];
    watches.set(margin, watch);
  }
  const [observer, followers] = watch;
  const own = followers.get(element) ?? new Set();
  followers.set(element, own.add(follow));
  // One that is observed already tells a new follower only when it is observed anew.
  observer.unobserve(element);
  observer.observe(element);
  return () => {
    if (!own.delete(follow) || own.size > 0) return;
    observer.unobserve(element);
    followers.delete(element);
    if (followers.size > 0) return;
    observer.disconnect();
    watches.delete(margin);
  };
}
