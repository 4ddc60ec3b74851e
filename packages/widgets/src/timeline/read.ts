import { defineParts } from '../../shared/define-parts.ts';

export type TimelineInput = ReturnType<typeof readTimeline>;

export interface TimelineItem {
  readonly element: HTMLElement;
  /** Point on the line; null in plain markup. */
  readonly point: HTMLElement | null;
  /** Whether the plugin's style sheet hides the entry's card until the entry is shown. */
  readonly isAnimated: boolean;
}

const findList = defineParts('a list with entries (<ol> with <li>)', {
  plugin: { root: '.jet-timeline-list', items: '@:scope > .jet-timeline-item' },
  plain: { root: ':scope :is(ol, ul)', items: '@:scope > li' },
});

/** Reads the timeline of a host. Throws if there is no list with entries. */
export function readTimeline(host: HTMLElement) {
  const { root: list, items } = findList(host);
  const frame = list.closest<HTMLElement>('.jet-timeline') ?? host;
  return {
    /** Element around the line. */
    frame,
    list,
    line: frame.querySelector<HTMLElement>(':scope > .jet-timeline__line'),
    progress: frame.querySelector<HTMLElement>('.jet-timeline__line-progress'),
    items: items.map((element) => ({
      element,
      point: element.querySelector<HTMLElement>(':scope > .timeline-item__point'),
      isAnimated: element.matches('.jet-timeline-item--animated'),
    })),
  };
}

export const activeClass = (isActive: boolean): Record<string, boolean> => ({ 'is--active': isActive });
export const shownClass = (isShown: boolean): Record<string, boolean> => ({ 'is--show': isShown });
