import type { EmblaCarouselType } from 'embla-carousel';

type Measured = 'offsetLeft' | 'offsetWidth';

/** Returns an element's layout length, even while `showExactRects` overrides it. */
const layoutOf = (element: HTMLElement, name: Measured): number =>
  Reflect.get(HTMLElement.prototype, name, element);

/** Returns the rendered length, which has fractions, or the layout length while a transform scales or rotates the carousel. */
const exact = (drawn: number, layout: number): number => (Math.abs(drawn - layout) < 1 ? drawn : layout);

const widthOf = (element: HTMLElement): number =>
  exact(element.getBoundingClientRect().width, layoutOf(element, 'offsetWidth'));

const paddingOf = (list: HTMLElement, side: 'left' | 'right'): number =>
  Number.parseFloat(getComputedStyle(list).getPropertyValue(`padding-${side}`)) || 0;

/** Returns a list's content box. */
const listRect = (list: HTMLElement) => ({
  get offsetLeft() {
    return list.clientLeft + paddingOf(list, 'left');
  },
  get offsetWidth() {
    const border = layoutOf(list, 'offsetWidth') - list.clientWidth;
    return widthOf(list) - border - paddingOf(list, 'left') - paddingOf(list, 'right');
  },
});

/** Returns a slide's box, relative to the list's left edge. */
const slideRect = (slide: HTMLElement, list: HTMLElement) => ({
  get offsetLeft() {
    const drawn = slide.getBoundingClientRect().left - list.getBoundingClientRect().left;
    // The page's CSS decides whether the list is the slide's offset parent.
    const parent = slide.offsetParent === list ? list.clientLeft : -layoutOf(list, 'offsetLeft');
    return exact(drawn, layoutOf(slide, 'offsetLeft') + parent);
  },
  get offsetWidth() {
    return widthOf(slide);
  },
});

/**
 * Makes Embla measure slides relative to their list, with fractions of pixels. Returns a function that ends this. Embla has no
 * option for this: it reads `offsetLeft` and `offsetWidth`, which are whole pixels, and whose origins differ between slides and
 * list if the page's CSS positions or transforms the list. Therefore both are overridden on the elements themselves while Embla
 * measures.
 */
export function showExactRects(list: HTMLElement, slides: readonly HTMLElement[]): () => void {
  const show = (element: HTMLElement, rect: Record<Measured, number>) =>
    Object.defineProperties(element, Object.getOwnPropertyDescriptors(rect));
  show(list, listRect(list));
  for (const slide of slides) show(slide, slideRect(slide, list));
  return () => {
    for (const element of [list, ...slides])
      for (const name of ['offsetLeft', 'offsetWidth']) Reflect.deleteProperty(element, name);
  };
}

/** Makes Embla measure again, with exact boxes. */
export function measureAgain(embla: EmblaCarouselType): void {
  const end = showExactRects(embla.containerNode(), embla.slideNodes());
  try {
    embla.reInit();
  } finally {
    end();
  }
}

/**
 * Whether the width of the list or of a slide differs from what Embla measured. False for a hidden list, which has no width: Embla
 * would go back to the first slide.
 */
export function isResized(embla: EmblaCarouselType, elements: readonly Element[]): boolean {
  const { containerRect, slideRects } = embla.internalEngine();
  const list = embla.containerNode();
  if (listRect(list).offsetWidth === 0) return false;
  const isSame = (measured: number, now: number) => Math.abs(now - measured) < 0.5;
  return elements.some((element) => {
    if (element === list) return !isSame(containerRect.width, listRect(list).offsetWidth);
    const index = embla.slideNodes().indexOf(element as HTMLElement);
    return !isSame(slideRects[index]?.width ?? 0, widthOf(element as HTMLElement));
  });
}
