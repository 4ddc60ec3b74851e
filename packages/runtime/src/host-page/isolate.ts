/**
 * Makes everything of the page but `element` inert, as `showModal` does; the element stays where it is, because it is the
 * server's. What speaks to screen readers goes on speaking. The returned function ends it.
 */
export function isolate(element: HTMLElement): () => void {
  const { body } = element.ownerDocument;
  const inert: HTMLElement[] = [];
  for (let node = element; node !== body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      if (sibling.hasAttribute('aria-live') || sibling.localName === 'script') continue;
      sibling.inert = true;
      inert.push(sibling);
    }
  }
  return () => {
    for (const sibling of inert) sibling.inert = false;
  };
}
