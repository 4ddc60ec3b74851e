import { NothingToEnhance } from '@iyim/runtime/widget';
export type TimelineInput = ReturnType<typeof readTimeline>;

export interface TimelineItem {
  readonly element: HTMLElement;
  /** On the line; none in our own markup. */
  readonly point: HTMLElement | null;
  /** The plugin's sheet hides its card until it is shown. */
  readonly isAnimated: boolean;
}

/** The plugin's markup, and ours. */
const MARKUP = [
  { list: '.jet-timeline-list', items: ':scope > .jet-timeline-item' },
  { list: 'ol, ul', items: ':scope > li' },
] as const;

/** Throws when there is no list with entries. */
export function readTimeline(host: HTMLElement) {
  for (const markup of MARKUP) {
    const list = host.querySelector<HTMLElement>(markup.list);
    const items = [...(list?.querySelectorAll<HTMLElement>(markup.items) ?? [])];
    if (!list || items.length === 0) continue;
    const frame = list.closest<HTMLElement>('.jet-timeline') ?? host;
    return {
      /** What the line stands in. */
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
  throw new NothingToEnhance('expected a list with entries (<ol> with <li>), found none');
}

export const activeClass = (is: boolean): Record<string, boolean> => ({ 'is--active': is });
export const shownClass = (is: boolean): Record<string, boolean> => ({ 'is--show': is });
