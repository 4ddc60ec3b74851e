/**
 * Returns a function that names a carousel after its host, the region around it or the heading above it, with a number if earlier
 * carousels, found by `alike`, have the same name. The function's `fallback` is used if nothing else provides a name. Null if the
 * server has named the carousel.
 */
export function readName(frame: HTMLElement, alike: string): ((fallback: string) => string) | null {
  if (frame.matches(LABELLED)) return null;
  const source = sourceOf(frame);
  const name = source ? labelOf(source) : '';
  const all = [...frame.ownerDocument.querySelectorAll<HTMLElement>(alike)];
  // A host and the frame in it count as one carousel.
  const hosts = new Set(all.slice(0, Math.max(0, all.indexOf(frame))).map(hostOf));
  hosts.delete(hostOf(frame));
  const before = [...hosts].filter((other) => {
    const label = other.querySelector(alike)?.getAttribute('aria-label') ?? other.getAttribute('aria-label');
    return sourceOf(other) === source && (!label || !name || label.startsWith(name));
  }).length;
  return (fallback) => `${name || fallback}${before > 0 ? ` ${before + 1}` : ''}`;
}

const HEADING = 'h1, h2, h3, h4, h5, h6';
const LABELLED = ':is([aria-label]:not([aria-label=""]), [aria-labelledby])';
const REGION = `:is(section, aside, [role=region])${LABELLED}:not([aria-roledescription])`;
const ITEM = 'li, article, .jet-listing-grid__item, .swiper-slide, .elementor-slick-slider, .jet-posts__item';

const hostOf = (element: HTMLElement): HTMLElement =>
  element.closest<HTMLElement>('[data-widget]') ?? element;

/**
 * Returns the element that names a carousel: its labelled host, otherwise the nearest labelled region around it. The heading above
 * the carousel is returned instead of the region if it is inside the region, or if there is no region.
 */
function sourceOf(frame: HTMLElement): Element | null {
  const host = hostOf(frame);
  if (host !== frame && host.matches(LABELLED)) return host;
  const heading = headingAbove(frame);
  const region = host.parentElement?.closest(REGION) ?? null;
  return heading && (!region || region.contains(heading)) ? heading : region;
}

/** Returns the label of an element, or the text of an unlabelled heading. */
function labelOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.trim().split(/\s+/) ?? [];
  const labels = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent?.trim());
  const text = labels.filter(Boolean).join(' ') || element.getAttribute('aria-label')?.trim();
  return text || (element.matches(HEADING) && element.textContent?.trim()) || '';
}

/** Returns the last heading before an element. A heading in a list item applies to that item only. */
function headingAbove(element: Element): Element | null {
  const headings = [...element.ownerDocument.querySelectorAll(HEADING)];
  return (
    headings.findLast((heading) => {
      const item = heading.closest(ITEM);
      const isBefore = heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBefore && (!item || item.contains(element));
    }) ?? null
  );
}
