import {
  coerceFlag,
  coerceNumber,
  jsonAttribute,
  NothingToEnhance,
  type PlainObject,
} from '@iyim/runtime/widget';
import {
  findItems,
  type ListingAddress,
  addressOf as listingAddress,
  navOf as listingNav,
  objectIn,
} from '../../shared/listing/read-listing.ts';

const ITEM = '.jet-listing-grid__item';
const NOT_FOUND = '.jet-listing-not-found';
const HOSTS = '[data-widget~="listing"]';
const BUILDER_SETTINGS = '.elementor-element[data-settings]';

/** Class that shows the original's loader. */
export const LOADING_CLASS = 'jet-listing-grid-loading';
/** The original's class for the element that infinite scroll observes. */
export const TRIGGER_CLASS = 'jet-listing-grid__loading-trigger';
/** The server's class for a slider. */
export const SLIDER_CLASS = 'jet-listing-grid__slider';

/** The server's configuration for loading more items. */
export type More = NonNullable<ReturnType<typeof readMore>>;

/** Parameters of a listing that is requested when it comes into view. */
export type Lazy = NonNullable<ReturnType<typeof readLazy>>;

export type Listing = ReturnType<typeof readListing>;

/** Reads a listing's grid, or the parameters of a grid that is still to be requested. Throws if the host has neither. */
export function readListing(host: HTMLElement) {
  const items = findItems(host);
  const lazy = readLazy(host);
  if (!items && !lazy)
    throw new NothingToEnhance(
      'expected a list (.jet-listing-grid__items or [data-nav]) or data-lazy-load, found neither',
    );
  const address = listingAddress(host);
  const navigation = jsonAttribute(items, 'data-nav');
  const nav = listingNav(items);
  const sliding = items?.closest<HTMLElement>('[data-slider_options]');
  return {
    address,
    /** The list; null in a lazy listing. */
    items,
    lazy: items ? null : lazy,
    nav,
    /** All navigation settings, passed to handlers of the plugin's events. */
    navigation,
    more: readMore(navigation, nav.widgetSettings),
    /** Number of the last loaded page, from 1. */
    page: whole(items, 'data-page', 1),
    /** Number of pages; 0 if the server does not print it. */
    pages: whole(items, 'data-pages', 0),
    queriedId: items?.getAttribute('data-queried-id') || false,
    isNotFound: items?.matches(NOT_FOUND) ?? false,
    /** Whether the list is marked as the listing of a data store. */
    isStore: items?.hasAttribute('data-is-store-listing') ?? false,
    masonry: items?.hasAttribute('data-masonry-grid-options')
      ? jsonAttribute(items, 'data-masonry-grid-options')
      : null,
    slider:
      sliding && host.contains(sliding)
        ? {
            element: sliding,
            options: jsonAttribute(sliding, 'data-slider_options'),
            columns: builderColumns(host),
          }
        : null,
    /** Key of this listing in the page's URL and history. */
    key: keyOf(host, address, items),
  } as const;
}

export const itemsOf = (list: Element): HTMLElement[] => itemsAmong([...list.children]);

/** Returns the items among the children of a list. In our minimal markup, every child is an item. */
export function itemsAmong(children: readonly Element[]): HTMLElement[] {
  const elements = children.filter((child): child is HTMLElement => child instanceof HTMLElement);
  const marked = elements.filter((child) => child.matches(ITEM));
  return marked.length > 0 ? marked : elements.filter((child) => !child.hasAttribute('data-iyim-slot'));
}

/** Returns the items of an answer; an empty array if the server found no more items. */
export function newItems(content: DocumentFragment): HTMLElement[] {
  // Ignore an empty list inside an item.
  if ([...content.querySelectorAll(NOT_FOUND)].some((list) => !list.closest(ITEM))) return [];
  return [...content.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.matches('script, style, link'),
  );
}

function readMore(navigation: PlainObject, widgetSettings: PlainObject) {
  if (!coerceFlag(navigation.enabled)) return null;
  const { more_el: button, type } = navigation;
  return {
    type: type === 'scroll' ? 'scroll' : 'click',
    /** Selector of the button, anywhere on the page. */
    button: typeof button === 'string' && button !== '' ? button : null,
    /** Distance below the viewport at which infinite scroll loads more items, as a CSS length. */
    offset: offsetOf(widgetSettings.load_more_offset),
  } as const;
}

function readLazy(host: HTMLElement) {
  if (!host.hasAttribute('data-lazy-load')) return null;
  const lazy = jsonAttribute(host, 'data-lazy-load');
  return {
    postId: idOf(lazy.post_id),
    queriedId: idOf(lazy.queried_id),
    offset: offsetOf(lazy.offset),
    query: objectIn(lazy, 'query'),
    extra: objectIn(lazy, 'extra_props'),
  } as const;
}

/** Returns the settings of the page builder's element, which may override the number of columns. */
function builderColumns(host: HTMLElement): PlainObject {
  return jsonAttribute(host.closest(BUILDER_SETTINGS), 'data-settings');
}

/** Returns a key that is the same on every visit. Listings with the same name are numbered in document order. */
function keyOf(host: HTMLElement, { elementId }: ListingAddress, items: HTMLElement | null): string {
  const name = (one: HTMLElement, id: string | false, list: Element | null) =>
    (id || one.id || list?.getAttribute('data-listing-id') || '').replace(/[^\w-]/g, '') || 'list';
  const mine = name(host, elementId, items);
  const alike = [...host.ownerDocument.querySelectorAll<HTMLElement>(HOSTS)].filter(
    (other) => other === host || name(other, listingAddress(other).elementId, findItems(other)) === mine,
  );
  const nth = alike.indexOf(host);
  return nth > 0 ? `${mine}-${nth + 1}` : mine;
}

/**
 * Returns the margin of an intersection observer from a setting: `{ size, unit }`, a number of pixels, or text. An invalid length
 * yields 0px.
 */
export function offsetOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'size' in value) {
    const unit = 'unit' in value && value.unit === '%' ? '%' : 'px';
    return lengthOf(value.size, unit);
  }
  if (typeof value === 'string' && value.trim().endsWith('%'))
    return lengthOf(value.trim().slice(0, -1), '%');
  return lengthOf(typeof value === 'string' ? value.trim().replace(/px$/, '') : value, 'px');
}

function lengthOf(size: unknown, unit: string): string {
  const number = coerceNumber(size);
  return number === undefined ? '0px' : `${number}${unit}`;
}

function idOf(value: unknown): string | number | false {
  return typeof value === 'string' || typeof value === 'number' ? value || false : false;
}

function whole(element: Element | null, name: string, fallback: number): number {
  const number = Number.parseInt(element?.getAttribute(name) ?? '', 10);
  return Number.isFinite(number) && number > 0 ? number : fallback;
}
