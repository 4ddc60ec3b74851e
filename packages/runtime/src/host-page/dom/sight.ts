type Follow = (isSeen: boolean) => unknown;

type Watches = Map<string, readonly [IntersectionObserver, Map<Element, Set<Follow>>]>;

const roots = new WeakMap<Document | Element, Watches>();

/**
 * Calls `follow` with whether an element is within `margin` of the window, a CSS margin such as `200px 0px`: soon, whenever that
 * changes, and again when another caller starts to watch it. Returns a function that ends it. Elements with the same margin share
 * one observer. Throws for an invalid margin.
 *
 * @param root A box around the element that scrolls, instead of the window.
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
    const notifyFollowers: IntersectionObserverCallback = (entries) => {
      for (const { target, isIntersecting } of entries)
        for (const run of followers.get(target) ?? []) run(isIntersecting);
    };
    // The root is this document, not the top one: margins do not apply across frames.
    watch = [new IntersectionObserver(notifyFollowers, { root, rootMargin: margin }), followers];
    watches.set(margin, watch);
  }
  const [observer, followers] = watch;
  const callbacks = followers.get(element) ?? new Set();
  followers.set(element, callbacks.add(follow));
  // An observed element notifies a new follower only when it is observed again.
  observer.unobserve(element);
  observer.observe(element);
  return () => {
    if (!callbacks.delete(follow) || callbacks.size > 0) return;
    observer.unobserve(element);
    followers.delete(element);
    if (followers.size > 0) return;
    observer.disconnect();
    watches.delete(margin);
  };
}
