import { behaviour, closePopup, forgetPopups, openPopup } from '@iyim/runtime/page';
import { coerceText, isPlainObject, ownValue } from '@iyim/runtime/widget';
import { offerPopupApi } from '../originals/popup-api.ts';

export { closePopup, openPopup };

/**
 * Lets the page's buttons and scripts open popups (PO-1). Listens for `iyim:popup-open` with `{id, postId?, isListing?}`, prevents
 * the event's default if the page has such a popup, and provides the original's functions. Runs once per page.
 */
export function followPopups(document: Document): void {
  behaviour('popups', (signal) => {
    document.addEventListener('iyim:popup-open', takeRequest, { signal });
    for (const undo of [offerPopupApi(), forgetPopups]) signal.addEventListener('abort', undo);
  });
}

function takeRequest(event: Event): void {
  if (!(event instanceof CustomEvent) || event.defaultPrevented) return;
  const detail: unknown = event.detail;
  const id = isPlainObject(detail) ? coerceText(ownValue(detail, 'id')) : undefined;
  if (!id) return;
  const postId = coerceText(ownValue(detail, 'postId'));
  const opener = event.target instanceof Element ? event.target : null;
  const data = { isListing: ownValue(detail, 'isListing') === true };
  if (openPopup({ id, opener, data, ...(postId && { postId }) })) event.preventDefault();
}
