type Follow = (isSeen: boolean) => unknown;

type Watches = Map<string, readonly [IntersectionObserver, Map<Element, Set<Follow>>]>;

const roots = new WeakMap<Document | Element, Watches>();

/**
 * Calls `follow` with true if an element is within `margin` (a CSS margin such as `200px 0px`) of the window, otherwise with
 * false: soon after this call, after each change, and again when another caller starts to watch the element. Returns a function
 * that ends the calls. Elements with the same margin share one observer. Throws for an invalid margin.
 *
 * @param root A scrolling box around the element, to use instead of the window.
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
    // In a frame of another origin, margins apply only if the root is the frame's document, rather than the top window (the
    // observer's default).
    watch = [new IntersectionObserver(notifyFollowers, { root, rootMargin: margin }), followers];
    watches.set(margin, watch);
  }
  const [observer, followers] = watch;
  const callbacks = followers.get(element) ?? new Set();
  followers.set(element, callbacks.add(follow));
  // The observer notifies a new follower of an observed element only if the element is observed again.
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
