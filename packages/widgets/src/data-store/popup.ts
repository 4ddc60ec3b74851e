import { storeNames } from '@iyim/runtime/shop';
import { dispatchLegacy, type Island } from '@iyim/runtime/widget';
import type { StoreLink } from './read.ts';

/**
 * Opens the link's popup, if it has one: `iyim:popup-open` from the host, and when nobody takes it (prevents it), the
 * popup plugin's own event on the window, which looks for `popupData` on the event itself.
 */
export function openPopup(island: Island, { popup, postId, args }: StoreLink): void {
  if (!popup) return;
  const { id, isListing } = popup;
  if (!island.emit('iyim:popup-open', { id, postId, isListing })) return;
  const post = isListing ? { [storeNames.isListing]: true, postId: args.post_id ?? postId } : {};
  dispatchLegacy(window, storeNames.openPopup, [], {
    popupData: { popupId: `jet-popup-${id}`, ...post },
  });
}
