const keys = new WeakMap<Element, number>();
let last = 0;

/** Returns a number that identifies an element in lists, as long as the page exists. */
export function keyOf(element: Element): number {
  const key = keys.get(element) ?? ++last;
  keys.set(element, key);
  return key;
}
