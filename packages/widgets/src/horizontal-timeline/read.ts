import { isPlainObject, jsonAttribute, NothingToEnhance, own } from '@iyim/runtime/widget';

export type HorizontalTimelineInput = ReturnType<typeof readHorizontalTimeline>;

/** One entry; in the plugin's markup it has an element in each of three lists. */
export interface Entry {
  /** In the list with the points. */
  readonly element: HTMLElement;
  readonly point: HTMLElement | null;
  /** The other two, in the order in which they are read: when it was, then what. Empty ones are left out. */
  readonly rest: readonly HTMLElement[];
}

const ROOT = '.jet-hor-timeline';

/** The plugin's markup, or a list of our own. Throws when there are no entries. */
export function readHorizontalTimeline(host: HTMLElement) {
  const frame = host.matches(ROOT) ? host : (host.querySelector<HTMLElement>(ROOT) ?? host);
  const find = (selector: string) => frame.querySelector<HTMLElement>(selector);
  const scroller = find('.jet-hor-timeline-inner');
  const list = scroller ? find('.jet-hor-timeline-list--middle') : find(':scope > :is(ol, ul)');
  const entries = list ? (scroller ? readEntries(list, find) : childrenOf(list, 'li').map(ownEntry)) : [];
  if (!list || entries.length === 0)
    throw new NothingToEnhance(
      'expected a list with entries (<ol> with <li>, .jet-hor-timeline-list--middle), found none',
    );
  const arrow = (side: string) => find(`:scope > .jet-${side}-arrow`);
  return {
    /** What the arrows stand in. */
    frame,
    scroller: scroller ?? list,

    /** The server has named what is scrolled. */
    isNamed: (scroller ?? list).matches('[aria-label], [aria-labelledby]'),

    /** Moved by the original's script; none in our own markup. */
    track: find('.jet-hor-timeline-track'),

    /** The entries' list, that with the points. */
    list,
    line: find('.jet-hor-timeline__line'),
    entries,

    /** The plugin's; none where it is scrolled by its bar, or in our own markup. */
    arrows: { prev: arrow('prev'), next: arrow('next') },

    /** Whether arrows of ours are wanted, where there are none. */
    isOwn: !scroller,
  };
}

const childrenOf = (list: Element | null, selector: string): HTMLElement[] =>
  [...(list?.children ?? [])].filter((child) => child.matches(selector)) as HTMLElement[];

const ownEntry = (element: HTMLElement): Entry => ({ element, point: null, rest: [] });

/** The lists have an element for each entry, in the same order. */
function readEntries(middle: HTMLElement, find: (selector: string) => HTMLElement | null): Entry[] {
  const ITEM = '.jet-hor-timeline-item';
  const [top, bottom] = ['top', 'bottom'].map((name) =>
    childrenOf(find(`.jet-hor-timeline-list--${name}`), ITEM),
  );
  return childrenOf(middle, ITEM).map((element, index) => {
    const others = [top?.[index], bottom?.[index]].filter((one) => one?.firstElementChild) as HTMLElement[];
    const isDate = (one: Element) => Number(one.querySelector(`${ITEM}__meta`) !== null);
    return {
      element,
      point: element.querySelector<HTMLElement>(`${ITEM}__point-content`),
      rest: others.sort((one, other) => isDate(other) - isDate(one)),
    };
  });
}

export const hoverClass = (is: boolean): Record<string, boolean> => ({ 'is-hover': is });
export const endClass = (is: boolean): Record<string, boolean> => ({ 'jet-arrow-disabled': is });

/** Settings as the plugin prints them: on the page builder's element; up to 2.5 on its own root, by device. */
export function printedSettings(host: HTMLElement): Record<string, unknown> {
  const root = host.matches(ROOT) ? host : host.querySelector<HTMLElement>(ROOT);
  if (!root) return {};
  const older = {
    column: jsonAttribute(root, 'data-columns'),
    ...jsonAttribute(root, 'data-timeline-settings'),
  };
  return {
    ...byName('columns', own(older, 'column')),
    ...byName('slides_to_scroll', own(older, 'slidesToScroll')),
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
