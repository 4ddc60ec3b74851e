/** What a carousel is called that its server gave no name. */
export type CarouselName = NonNullable<ReturnType<typeof readName>>;

/** Class names that the originals' sheets know the parts of a carousel by. */
export interface CarouselLook {
  readonly slide: string;
  /** An arrow that leads nowhere. */
  readonly disabled?: string;
  readonly dots?: string;
  readonly dot?: string;
  readonly dotNow?: string;
  /** Of the list's entry around it. */
  readonly entryNow?: string;
}

export const SWIPER_LOOK: CarouselLook = {
  slide: 'swiper-slide-active',
  disabled: 'swiper-button-disabled',
  dot: 'swiper-pagination-bullet',
  dotNow: 'swiper-pagination-bullet-active',
};
export const SLICK_LOOK: CarouselLook = {
  slide: 'slick-current',
  disabled: 'slick-disabled',
  dots: 'jet-slick-dots',
  entryNow: 'slick-active',
};

/** Pictures that the original's script would load, and what turns while it does. */
export const LAZY_PICTURES = '.swiper-lazy, img[data-src], [data-background]';
export const LAZY_LOADED = 'swiper-lazy-loaded';
export const PRELOADERS = '.swiper-lazy-preloader';

/** Widgets inside a slide. */
export const WIDGETS = '[data-widget], .elementor-element';

const TAKEN =
  '.swiper-initialized, .swiper-container-initialized, .slick-initialized, .slick-slider, .sp-horizontal, .sp-vertical';

/** Whether the page's own script runs this carousel, by the classes that its library gives it. */
export const isTaken = (...parts: readonly (Element | null)[]): boolean =>
  parts.some((part) => part?.matches(TAKEN));

/** Names a carousel after what is around or above it; null where the server has named it. `alike` finds the page's other ones. */
export function readName(frame: HTMLElement, alike: string) {
  if (frame.matches(LABELLED)) return null;
  const source = sourceOf(frame);
  const name = source && labelOf(source);
  const all = [...frame.ownerDocument.querySelectorAll<HTMLElement>(alike)];
  // A host and the frame in it are one carousel.
  const before = new Set(all.slice(0, Math.max(0, all.indexOf(frame))).map(hostOf));
  before.delete(hostOf(frame));
  return {
    /** Of its host, the region around it or the heading above it; null where there is none. */
    name: name || null,
    /** How many earlier carousels have the same name. */
    before: [...before].filter((other) => {
      const label =
        other.querySelector(alike)?.getAttribute('aria-label') ?? other.getAttribute('aria-label');
      return sourceOf(other) === source && (!label || !name || label.startsWith(name));
    }).length,
  } as const;
}

const LABELLED = ':is([aria-label]:not([aria-label=""]), [aria-labelledby])';
const REGION = `:is(section, aside, [role=region])${LABELLED}:not([aria-roledescription])`;

const hostOf = (element: HTMLElement): HTMLElement =>
  element.closest<HTMLElement>('[data-widget]') ?? element;

/** The element that names a carousel: its labelled host, else the nearest labelled region, unless a heading in it is nearer. */
function sourceOf(frame: HTMLElement): Element | null {
  const host = hostOf(frame);
  if (host !== frame && host.matches(LABELLED)) return host;
  const heading = headingAbove(frame);
  const region = host.parentElement?.closest(REGION) ?? null;
  return heading && (!region || region.contains(heading)) ? heading : region;
}

/** The text of a label, or of a heading. */
function labelOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.trim().split(/\s+/) ?? [];
  const labels = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent?.trim());
  const text = labels.filter(Boolean).join(' ') || element.getAttribute('aria-label')?.trim();
  return text || (element.matches(HEADING) && element.textContent?.trim()) || '';
}

const HEADING = 'h1, h2, h3, h4, h5, h6';

/** The last heading before an element; those of items that the element is not in are about something else. */
function headingAbove(element: Element): Element | null {
  const headings = [...element.ownerDocument.querySelectorAll(HEADING)];
  const above = headings.filter((heading) => {
    const about = heading.closest(
      'li, article, .jet-listing-grid__item, .swiper-slide, .elementor-slick-slider, .jet-posts__item',
    );
    const isBefore = heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isBefore && (!about || about.contains(element));
  });
  return above.at(-1) ?? null;
}
