const ITEM = '.jet-listing-grid__item';

/** The listing's item that a link stands in. */
export function itemAround(link: Element, postId: string): HTMLElement | null {
  const itsClass = `jet-listing-dynamic-post-${postId}`;
  for (let element = link.parentElement; element; element = element.parentElement) {
    if (element.classList.contains(itsClass)) return element;
  }
  return link.closest<HTMLElement>(ITEM);
}

/** Where the focus goes in an item: to the link that takes it out too, else to the first that takes it. */
export function controlIn(item: Element): HTMLElement | null {
  return (
    item.querySelector<HTMLElement>('.jet-remove-from-store:not(.is-hidden)') ??
    item.querySelector<HTMLElement>('a[href], button:not([disabled])')
  );
}
