import { focusPlace } from '@iyim/runtime/widget';
import { controlIn, itemAround, type StoreLink } from './read.ts';

/** Takes the link's item out of its listing, if it is to (DS-8). Focus inside goes to the next item, else the one before. */
export function takeItemOut({ link, postId, takesItemOut }: StoreLink): void {
  const item = takesItemOut ? itemAround(link, postId) : null;
  if (!item) return;
  const hadFocus = item.contains(item.ownerDocument.activeElement);
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const list = item.parentElement;
  item.remove(); // the server's own, for good: its next page comes without it
  if (!hadFocus) return;
  const control = neighbour && controlIn(neighbour);
  if (control) control.focus();
  else focusPlace(list);
}
