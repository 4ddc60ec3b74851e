const ITEM = '.jet-listing-grid__item';

/** The listing's item that a link stands in. */
export function itemAround(link: Element, postId: string): HTMLElement | null {
  const itsClass = `jet-listing-dynamic-post-${postId}`;
  for (let element = link.parentElement; element; element = element.parentElement) {
    if (element.classList.contains(itsClass)) return element;
  }
  return link.closest<HTMLElement>(ITEM);
}
