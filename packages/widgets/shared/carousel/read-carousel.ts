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

const TAKEN =
  '.swiper-initialized, .swiper-container-initialized, .slick-initialized, .slick-slider, .sp-horizontal, .sp-vertical';

/** Whether the page's own script runs this carousel, by the classes that its library gives it. */
export const isTaken = (...parts: readonly (Element | null)[]): boolean =>
  parts.some((part) => part?.matches(TAKEN));

/** Names a carousel after the heading above it; null where the server has named it. `alike` finds the page's other ones. */
export function readName(frame: HTMLElement, alike: string) {
  if (frame.matches('[aria-label]:not([aria-label=""]), [aria-labelledby]')) return null;
  const all = [...frame.ownerDocument.querySelectorAll(alike)];
  const heading = headingAbove(frame);
  // An element around the frame is the same carousel.
  const before = all.slice(0, Math.max(0, all.indexOf(frame))).filter((other) => !other.contains(frame));
  return {
    /** Of the heading above it; null where there is none. */
    heading: heading?.textContent?.trim() || null,
    /** How many of the page stand under the same heading before it. */
    before: before.filter((other) => headingAbove(other) === heading).length,
  } as const;
}

/** The last heading before an element; those of items that the element is not in are about something else. */
function headingAbove(element: Element): Element | null {
  const headings = [...element.ownerDocument.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const above = headings.filter((heading) => {
    const about = heading.closest(
      'li, article, .jet-listing-grid__item, .swiper-slide, .elementor-slick-slider, .jet-posts__item',
    );
    const isBefore = heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isBefore && (!about || about.contains(element));
  });
  return above.at(-1) ?? null;
}
