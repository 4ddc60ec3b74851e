import {
  attempt,
  coerceFlag,
  coerceText,
  isPlainObject,
  jQueryOf,
  jsonAttribute,
  type OpenRequest,
  own,
  type PlainObject,
  readGlobal,
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
/** Items that something else than a grid lists. */
const OTHER_ITEM = '[data-item-object]';

/**
 * What a popup's content is asked for with (PO-7): what its opener says of the item of a listing around it, over that what a
 * script or button gives, and what other plugins make of it. Never markup from an attribute: HTML comes from scripts of the
 * page only (SEC-1).
 */
export function popupData({ id, opener, postId, data = {} }: OpenRequest, host: Element): PlainObject {
  const { isListing: asked, ...given } = data;
  const isListing = asked === true || isOn(given[pluginPopupNames.isListing]);
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
 * What a popup is told about the item of a listing that it was opened from (PO-7): isJetEngine, listingSource, listingId,
 * queryId, postId, hasEditor, and filtered_query where the filters plugin has one for this listing. Outside of any item the
 * post is the page's own.
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
  const { postId, provider, elementId } = placeOf(opener, items);
  set('postId', postId ?? pagePost(siteConfig()));
  if (coerceFlag(own(readGlobal(pluginPopupNames.formEditor), 'hasEditor'))) set('hasEditor', true);
  if (data.queryId !== undefined) set('filtered_query', filteredQuery(opener, provider, elementId));
  return data;
}

interface ItemPlace {
  readonly postId: string | null | undefined;
  /** Which of the filters plugin's providers lists it; empty: none. */
  readonly provider: string;
  /** The id that the page's author gave the listing. */
  readonly elementId: string;
}

function placeOf(opener: Element, items: Element | null): ItemPlace {
  const idIn = (settings: PlainObject) => coerceText(own(settings, '_element_id')) || 'default';
  const other = opener.closest(OTHER_ITEM);
  if (other) {
    return {
      postId: other.getAttribute('data-item-object'),
      provider: other.getAttribute('data-render-type') ?? '',
      elementId: 'default',
    };
  }
  const item = opener.closest(ITEM);
  if (item) {
    const settings = objectIn(jsonAttribute(items, 'data-nav'), 'widget_settings');
    return {
      postId: item.getAttribute('data-post-id'),
      provider: 'jet-engine',
      elementId: idIn(settings),
    };
  }
  const event = opener.closest(EVENT);
  if (!event) return { postId: null, provider: '', elementId: 'default' };
  const settings = jsonAttribute(event.closest(CALENDAR), 'data-settings');
  return {
    postId: event.getAttribute('data-post-id'),
    provider: 'jet-engine-calendar',
    elementId: idIn(settings),
  };
}

/** What the visitor has filtered this listing by. Other plugins may say which group of filters it belongs to. */
function filteredQuery(opener: Element, provider: string, elementId: string): unknown {
  const filters = readGlobal('JetSmartFilters');
  const groups = memberOf(filters, 'filterGroups');
  if (groups === undefined) return undefined;
  const group =
    coerceText(applyPluginHook('jet-engine.prepareJetPopupData.filterProvider', provider, opener)) ?? '';
  const id =
    coerceText(applyPluginHook('jet-engine.prepareJetPopupData.filterQueryId', elementId, opener)) ?? '';
  if (group === '') return undefined;
  return plainCopy(memberOf(memberOf(groups, `${group}/${id}`), 'currentQuery'));
}

/**
 * Has the page's plugins change a value of ours, where they keep hooks; what they throw must not keep a popup closed. They
 * expect elements in jQuery's wrapping.
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

/** Own members of anything: the plugins' globals are objects of classes of theirs. */
function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, key) || isMethodOf(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** A method or getter that a class of the page's gives, and no member of every object. */
const isMethodOf = (value: object, key: string): boolean => key in value && !(key in Object.prototype);

/** Data as it goes over the wire: without functions, elements and circles. */
export function plainCopy(value: unknown): unknown {
  const copy = attempt(() => JSON.parse(JSON.stringify(value ?? null)) as unknown);
  return isPlainObject(copy) || Array.isArray(copy) ? copy : undefined;
}
