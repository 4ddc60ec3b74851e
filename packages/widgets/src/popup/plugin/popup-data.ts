import type { OpenRequest } from '@iyim/runtime/widget';
import { pluginPopupNames } from '../names.ts';
import { applyPluginHook, listingItemData, plainCopy } from './read-item.ts';
import { dataOf } from './read-opener.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * What a popup's content is asked for with (PO-7): what its opener says of the item of a listing around it, over that what a
 * script or button gives, and what other plugins make of it. Never markup from an attribute: HTML comes from scripts of the
 * page only (SEC-1).
 */
export function popupData({ id, opener, postId, data = {} }: OpenRequest, host: Element): Data {
  const { isListing: asked, ...given } = data;
  const isListing = asked === true || isOn(given[pluginPopupNames.isListing]);
  const { customContent: _markup, ...written } = dataOf(opener);
  const found = {
    popupId: `jet-popup-${id}`,
    ...written,
    ...(isListing && (opener ? listingItemData(opener) : { [pluginPopupNames.isListing]: true })),
    ...given,
    ...(postId !== undefined && { postId }),
  };
  const changed = plainCopy(applyPluginHook('jet-popup.show-popup.data', found, host, opener ?? false));
  return Array.isArray(changed) || changed === undefined ? found : (changed as Data);
}

const isOn = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === '1';
