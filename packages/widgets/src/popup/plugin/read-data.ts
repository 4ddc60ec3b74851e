import { jQueryOf, type OpenRequest, readGlobal } from '@iyim/runtime/page';
import {
  attempt,
  coerceFlag,
  coerceText,
  isPlainObject,
  jsonAttribute,
  ownValue,
  type PlainObject,
  report,
  siteConfig,
} from '@iyim/runtime/widget';
import { objectIn } from '../../../shared/listing/read-listing.ts';
import { pagePost } from '../../../shared/listing/request.ts';
import { pluginPopupNames } from '../names.ts';

const ITEMS = '.jet-listing-grid__items';
const ITEM = '.jet-listing-grid__item';
const EVENT = '.jet-calendar-week__day-event';
const CALENDAR = '.jet-listing-calendar';
/** Selector of listing items outside grids. */
const OTHER_ITEM = '[data-item-object]';

/**
 * Returns the data to send when a popup's content is requested (PO-7): the data of the opener, of the listing item around it, and
 * of the script or button that opens the popup, as changed by other plugins. Markup in an attribute is ignored, because HTML may
 * come only from scripts of the page (SEC-1).
 */
export function popupData({ id, opener, postId, data = {} }: OpenRequest, host: Element): PlainObject {
  const { isListing: isRequested, ...given } = data;
  const isListing = isRequested === true || isOn(given[pluginPopupNames.isListing]);
  const { customContent: _markup, ...written } = jsonAttribute(opener ?? null, 'data-popup');
  const found = {
    popupId: `jet-popup-${id}`,
    ...written,
    ...(isListing && (opener ? listingItemData(opener) : { [pluginPopupNames.isListing]: true })),
    ...given,
    ...(postId !== undefined && { postId }),
  };
  const changed = plainCopy(applyPluginHook('jet-popup.show-popup.data', found, host, opener ?? false));
  return isPlainObject(changed) ? changed : found;
}

const isOn = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === '1';

/**
 * Returns the data of the listing item from which a popup is opened (PO-7): isJetEngine, listingSource, listingId, queryId,
 * postId, hasEditor, and filtered_query if the filters plugin has filters for this listing. Outside any item, `postId` is the id of
 * the page's post.
 */
export function listingItemData(opener: Element): PlainObject {
  const data: Record<string, unknown> = { [pluginPopupNames.isListing]: true };
  const set = (key: string, value: unknown) => {
    if (value !== undefined && value !== null && value !== '') data[key] = value;
  };
  const items = opener.closest(ITEMS);
  const attribute = (name: string) => (items ?? opener.closest(`[${name}]`))?.getAttribute(name);
  set('listingSource', attribute('data-listing-source'));
  if (items) set('listingId', items.getAttribute('data-listing-id'));
  set('queryId', attribute('data-query-id'));
  const [postId, provider, elementId] = placeOf(opener, items);
  set('postId', postId ?? pagePost(siteConfig()));
  if (coerceFlag(ownValue(readGlobal(pluginPopupNames.formEditor), 'hasEditor'))) set('hasEditor', true);
  if (data.queryId !== undefined) set('filtered_query', filteredQuery(opener, provider, elementId));
  return data;
}

/**
 * The post's id, the filters plugin's provider that lists the post (empty: no provider), and the id that the page's author gave
 * the listing.
 */
type ItemPlace = readonly [postId: string | null, provider: string, elementId: string];

function placeOf(opener: Element, items: Element | null): ItemPlace {
  const idIn = (settings: PlainObject) => coerceText(ownValue(settings, '_element_id')) || 'default';
  const [other, item, event] = [OTHER_ITEM, ITEM, EVENT].map((selector) => opener.closest(selector));
  if (other)
    return [other.getAttribute('data-item-object'), other.getAttribute('data-render-type') ?? '', 'default'];
  if (item) {
    const settings = objectIn(jsonAttribute(items, 'data-nav'), 'widget_settings');
    return [item.getAttribute('data-post-id'), 'jet-engine', idIn(settings)];
  }
  if (event) {
    const settings = jsonAttribute(event.closest(CALENDAR), 'data-settings');
    return [event.getAttribute('data-post-id'), 'jet-engine-calendar', idIn(settings)];
  }
  return [null, '', 'default'];
}

/** Returns the visitor's filters of this listing. Other plugins may change the filter group to which the listing belongs. */
function filteredQuery(opener: Element, provider: string, elementId: string): unknown {
  const groups = memberOf(readGlobal('JetSmartFilters'), 'filterGroups');
  if (groups === undefined) return undefined;
  const changed = (what: string, value: string) =>
    coerceText(applyPluginHook(`jet-engine.prepareJetPopupData.${what}`, value, opener)) ?? '';
  const group = changed('filterProvider', provider);
  const id = changed('filterQueryId', elementId);
  if (group === '') return undefined;
  return plainCopy(memberOf(memberOf(groups, `${group}/${id}`), 'currentQuery'));
}

/**
 * Passes a value through the hooks of the page's plugins, if they have any. Errors of a hook are caught and reported, because the
 * popup must open anyway. Elements are wrapped by jQuery, because hooks expect that.
 */
export function applyPluginHook(name: string, value: unknown, ...args: readonly unknown[]): unknown {
  const holder = memberOf(readGlobal('JetPlugins'), 'hooks');
  const apply = memberOf(holder, 'applyFilters');
  if (typeof apply !== 'function') return value;
  const $ = jQueryOf();
  const wrapped = args.map((arg) => ($ && arg instanceof Element ? $(arg) : arg));
  try {
    return apply.call(holder, name, value, ...wrapped) as unknown;
  } catch (error) {
    report(error, 'popup', `calling another plugin's hook "${name}"`);
    return value;
  }
}

/**
 * Returns a member of a plugin object, including methods and getters of its class, but not the members that all objects have.
 */
function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const isMember = Object.hasOwn(value, key) || (key in value && !(key in Object.prototype));
  return isMember ? Reflect.get(value, key) : undefined;
}

/** Returns a copy of an object or list as JSON would send it; undefined for anything else, including circular data. */
export function plainCopy(value: unknown): unknown {
  const copy = attempt(() => JSON.parse(JSON.stringify(value ?? null)) as unknown);
  return isPlainObject(copy) || Array.isArray(copy) ? copy : undefined;
}
