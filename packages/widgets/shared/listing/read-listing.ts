import { asObject } from '@iyim/runtime/page';
import { jsonAttribute, ownValue, type PlainObject } from '@iyim/runtime/widget';

const GRID = '.jet-listing-grid.jet-listing, [data-widget~="listing"]';
const ITEMS = '.jet-listing-grid__items, [data-nav]';
const BLOCKS = '.jet-listing-grid--blocks';
const BUILDER_WIDGET = '.elementor-element[data-id]';
export const LAZY_CLASS = 'jet-listing-grid--lazy-load';

export type ListingAddress = ReturnType<typeof addressOf>;

/** Returns the listing's grid: the element itself or one inside it. */
export function findGrid(element: Element): HTMLElement | null {
  return element.matches(GRID) ? (element as HTMLElement) : element.querySelector<HTMLElement>(GRID);
}

/** Returns the list in a grid; null if the grid has not been loaded yet. */
export function findItems(element: ParentNode): HTMLElement | null {
  return element.querySelector<HTMLElement>(ITEMS);
}

/** Returns the container for a new grid, inside the element that a store's button names. */
export function contentOf(container: Element): Element {
  return container.querySelector(':scope > .elementor-widget-container') ?? container;
}

export const objectIn = (value: PlainObject, key: string): PlainObject => asObject(ownValue(value, key));

/** Returns the query and settings that the server wrote on the list for further requests. */
export function navOf(items: Element | null): { query: PlainObject; widgetSettings: PlainObject } {
  const nav = jsonAttribute(items, 'data-nav');
  return { query: objectIn(nav, 'query'), widgetSettings: objectIn(nav, 'widget_settings') };
}

/** Returns the identifiers that a listing's requests contain. */
export function addressOf(element: Element) {
  // Uses `closest`, because the first match inside the element may be a listing nested in an item.
  const blocks = (findGrid(element) ?? element).closest(BLOCKS);
  const builder = element.closest<HTMLElement>(BUILDER_WIDGET);
  const described = blocks ?? element.closest('[data-element-id]') ?? element;
  return {
    elementId:
      builder?.dataset.id ||
      described.getAttribute('data-element-id') ||
      element.getAttribute('data-id') ||
      false,
    /** Name of the renderer, if the markup contains it; false otherwise. */
    listingType: described.getAttribute('data-listing-type') || false,
    /** Whether the listing is inside an element of the page builder. */
    isBuilder: builder !== null,
    widgetSettings: jsonAttribute(described, 'data-widget-settings'),
  } as const;
}
