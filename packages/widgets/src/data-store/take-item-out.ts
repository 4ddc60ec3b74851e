import type { StoreLink } from './read.ts';
import { controlIn, itemAround } from './read-listing.ts';

/** Takes the link's item out of its listing, if it is to (DS-8). Focus inside goes to the next item, else the one before. */
export function takeItemOut({ link, postId, takesItemOut }: StoreLink): void {
  const item = takesItemOut ? itemAround(link, postId) : null;
  if (!item) return;
  const hadFocus = item.contains(item.ownerDocument.activeElement);
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const list = item.parentElement;
  item.remove();
  if (!hadFocus) return;
  const control = neighbour && controlIn(neighbour);
  if (!control) list?.setAttribute('tabindex', '-1');
  (control ?? list)?.focus();
}
