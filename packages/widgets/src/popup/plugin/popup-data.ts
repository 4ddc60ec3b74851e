import type { OpenRequest } from '@iyim/runtime/widget';
import type { PluginPopupsArea } from './plugin-popups-area.ts';
import { applyPluginHook, listingItemData, plainCopy } from './read-item.ts';
import { dataOf } from './read-opener.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * What a popup's content is asked for with (PO-7): what its opener says of the item of a listing around it, over that what a
 * script or button gives, and what other plugins make of it. Never markup from an attribute: HTML comes from scripts of the
 * page only (SEC-1).
 */
export function popupData(
  { id, opener, postId, data = {} }: OpenRequest,
  { names }: Pick<PluginPopupsArea, 'names'>,
  host: Element,
): Data {
  const { itemFields, dataFields, eventFields, popupId, hooks } = names;
  const { isListing: asked, ...given } = data;
  const isListing = asked === true || isOn(given[itemFields.isListing]);
  const { [dataFields.customContent]: _markup, ...written } = dataOf(opener);
  const found = {
    [eventFields.popupId]: popupId + id,
    ...written,
    ...(isListing && (opener ? listingItemData(opener) : { [itemFields.isListing]: true })),
    ...given,
    ...(postId !== undefined && { [itemFields.post]: postId }),
  };
  const changed = plainCopy(applyPluginHook(hooks.data, found, host, opener ?? false));
  return Array.isArray(changed) || changed === undefined ? found : (changed as Data);
}

const isOn = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === '1';
