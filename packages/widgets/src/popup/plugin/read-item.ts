import {
  coerceFlag,
  coerceText,
  isPlainObject,
  jQueryOf,
  openArea,
  own,
  type PlainObject,
  readGlobal,
} from '@iyim/runtime/widget';
import { jsonOf, objectIn } from '../../../shared/listing/read-listing.ts';
import { pluginPopupsArea } from './plugin-popups-area.ts';

const ITEMS = '.jet-listing-grid__items';
const ITEM = '.jet-listing-grid__item';
const EVENT = '.jet-calendar-week__day-event';
const CALENDAR = '.jet-listing-calendar';
/** Items that something else than a grid lists. */
const OTHER_ITEM = '[data-item-object]';

/**
 * What a popup is told about the item of a listing that it was opened from (PO-7): isJetEngine, listingSource, listingId,
 * queryId, postId, hasEditor, and filtered_query where the filters plugin has one for this listing. Outside of any item the
 * post is the page's own.
 */
export function listingItemData(opener: Element): PlainObject {
  const { names, config } = openArea(pluginPopupsArea);
  const { itemFields, globals, globalKeys } = names;
  const data: Record<string, unknown> = { [itemFields.isListing]: true };
  const set = (key: string, value: unknown) => {
    if (value !== undefined && value !== null && value !== '') data[key] = value;
  };
  const items = opener.closest(ITEMS);
  const attribute = (name: string) => (items ?? opener.closest(`[${name}]`))?.getAttribute(name);
  set(itemFields.source, attribute('data-listing-source'));
  if (items) set(itemFields.listing, items.getAttribute('data-listing-id'));
  set(itemFields.query, attribute('data-query-id'));
  const { postId, provider, elementId } = placeOf(opener, items);
  set(itemFields.post, postId ?? config.postId);
  if (coerceFlag(own(readGlobal(globals.formEditor), globalKeys.hasEditor))) set(itemFields.hasEditor, true);
  if (data[itemFields.query] !== undefined)
    set(itemFields.filteredQuery, filteredQuery(opener, provider, elementId));
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
  const { providers } = openArea(pluginPopupsArea).names;
  const idIn = (settings: PlainObject) => coerceText(own(settings, '_element_id')) || providers.noId;
  const other = opener.closest(OTHER_ITEM);
  if (other) {
    return {
      postId: other.getAttribute('data-item-object'),
      provider: other.getAttribute('data-render-type') ?? '',
      elementId: providers.noId,
    };
  }
  const item = opener.closest(ITEM);
  if (item) {
    const settings = objectIn(jsonOf(items, 'data-nav'), 'widget_settings');
    return {
      postId: item.getAttribute('data-post-id'),
      provider: providers.listing,
      elementId: idIn(settings),
    };
  }
  const event = opener.closest(EVENT);
  if (!event) return { postId: null, provider: '', elementId: providers.noId };
  const settings = jsonOf(event.closest(CALENDAR), 'data-settings');
  return {
    postId: event.getAttribute('data-post-id'),
    provider: providers.calendar,
    elementId: idIn(settings),
  };
}

/** What the visitor has filtered this listing by. Other plugins may say which group of filters it belongs to. */
function filteredQuery(opener: Element, provider: string, elementId: string): unknown {
  const { globals, globalKeys, hooks } = openArea(pluginPopupsArea).names;
  const filters = readGlobal(globals.filters);
  const groups = memberOf(filters, globalKeys.filterGroups);
  if (groups === undefined) return undefined;
  const group = coerceText(applyPluginHook(hooks.provider, provider, opener)) ?? '';
  const id = coerceText(applyPluginHook(hooks.queryId, elementId, opener)) ?? '';
  if (group === '') return undefined;
  return plainCopy(memberOf(memberOf(groups, `${group}/${id}`), globalKeys.currentQuery));
}

/**
 * Has the page's plugins change a value of ours, where they keep hooks; what they throw must not keep a popup closed. They
 * expect elements in jQuery's wrapping.
 */
export function applyPluginHook(name: string, value: unknown, ...args: readonly unknown[]): unknown {
  const { globals, hooks } = openArea(pluginPopupsArea).names;
  const [group = '', method = ''] = hooks.filter.split('.');
  const holder = memberOf(readGlobal(globals.plugins), group);
  const apply = memberOf(holder, method);
  if (typeof apply !== 'function') return value;
  const $ = jQueryOf();
  const wrapped = args.map((arg) => ($ && arg instanceof Element ? $(arg) : arg));
  try {
    return apply.call(holder, name, value, ...wrapped) as unknown;
  } catch (error) {
    console.error(`[iyim] popup: the hook "${name}" of another plugin failed:`, error);
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
  try {
    const copy: unknown = JSON.parse(JSON.stringify(value ?? null));
    return isPlainObject(copy) || Array.isArray(copy) ? copy : undefined;
  } catch {
    return undefined;
  }
}
