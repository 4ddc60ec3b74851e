import { isPlainObject, jsonAttribute, ownValue } from '@iyim/runtime/widget';
import { defineParts } from '../../shared/define-parts.ts';

export type HorizontalTimelineInput = ReturnType<typeof readHorizontalTimeline>;

/** An entry; in the plugin's markup it has an element in each of three lists. */
export interface Entry {
  /** The element in the list with the points. */
  readonly element: HTMLElement;
  readonly point: HTMLElement | null;
  /** The other two elements in reading order: the date, then the content. Empty ones are omitted. */
  readonly rest: readonly HTMLElement[];
}

const ROOT = '.jet-hor-timeline';

const ITEM = '.jet-hor-timeline-item';
const ARROWS = { prev: '?:scope > .jet-prev-arrow', next: '?:scope > .jet-next-arrow' } as const;

const findParts = defineParts('a list with entries (<ol> with <li>, .jet-hor-timeline-list--middle)', {
  plugin: {
    ...ARROWS,
    root: ROOT,
    scroller: '.jet-hor-timeline-inner',
    track: '?.jet-hor-timeline-track',
    items: `@.jet-hor-timeline-list--middle > ${ITEM}`,
    tops: `?@.jet-hor-timeline-list--top > ${ITEM}`,
    bottoms: `?@.jet-hor-timeline-list--bottom > ${ITEM}`,
    line: '?.jet-hor-timeline__line',
  },
  plain: { ...ARROWS, items: '@:scope > :is(ol, ul) > li' },
});

/** Reads the plugin's markup, or a plain list. Throws if there are no entries. */
export function readHorizontalTimeline(host: HTMLElement) {
  const { root: frame, scroller, track, line, prev, next, ...found } = findParts(host);
  const [items, tops, bottoms] = [ofOneList(found.items), ofOneList(found.tops), ofOneList(found.bottoms)];
  const list = items[0]?.parentElement as HTMLElement;
  return {
    /** Container of the arrows. */
    frame,
    scroller: scroller ?? list,
    /** Whether the server has labelled the scroller. */
    isNamed: (scroller ?? list).matches('[aria-label], [aria-labelledby]'),
    /** Element that the original's script moves; null in our minimal markup. */
    track,
    /** The list with the points. */
    list,
    line,
    // The lists have an element for each entry, in the same order.
    entries: items.map(
      (element, index): Entry => ({
        element,
        point: element.querySelector<HTMLElement>(`${ITEM}__point-content`),
        // The date, then the content.
        rest: [tops[index], bottoms[index]]
          .flatMap((other) => (other?.firstElementChild ? other : []))
          .sort((one, other) => isDate(other) - isDate(one)),
      }),
    ),
    /** The plugin's arrows; null in a timeline with a scroll bar, and in our minimal markup. */
    arrows: { prev, next },
    /** Whether the widget adds arrows: only in our minimal markup. */
    isOwn: !scroller,
  };
}

/** Removes the items of other timelines, which are nested in an entry. */
const ofOneList = (items: readonly HTMLElement[]) =>
  items.filter(({ parentElement }) => parentElement === items[0]?.parentElement);

const isDate = (element: Element) => Number(element.querySelector(`${ITEM}__meta`) !== null);

export const hoverClass = (is: boolean): Record<string, boolean> => ({ 'is-hover': is });
export const endClass = (is: boolean): Record<string, boolean> => ({ 'jet-arrow-disabled': is });

/** Reads the plugin's settings from the page builder's element, and those of releases up to 2.5 from the plugin's root. */
export function printedSettings(host: HTMLElement): Record<string, unknown> {
  const root = host.matches(ROOT) ? host : host.querySelector<HTMLElement>(ROOT);
  if (!root) return {};
  const older = {
    column: jsonAttribute(root, 'data-columns'),
    ...jsonAttribute(root, 'data-timeline-settings'),
  };
  return {
    ...byName('columns', ownValue(older, 'column')),
    ...byName('slides_to_scroll', ownValue(older, 'slidesToScroll')),
    ...jsonAttribute(root.closest('.elementor-element, .elementor-widget'), 'data-settings'),
  };
}

const byName = (name: string, values: unknown): Record<string, unknown> =>
  isPlainObject(values)
    ? Object.fromEntries(
        Object.entries(values).map(([device, value]) => [
          device === 'desktop' ? name : `${name}_${device}`,
          value,
        ]),
      )
    : {};
