import type { EmblaCarouselType } from 'embla-carousel';

type Measured = 'offsetLeft' | 'offsetWidth';

/** Reads an element's own layout, also while `showExactRects` hides it. */
const layoutOf = (element: HTMLElement, name: Measured): number =>
  Reflect.get(HTMLElement.prototype, name, element);

/** The drawn length, which has fractions; the layout's whole pixels while a transform around the carousel scales or turns it. */
const exact = (drawn: number, layout: number): number => (Math.abs(drawn - layout) < 1 ? drawn : layout);

const widthOf = (element: HTMLElement): number =>
  exact(element.getBoundingClientRect().width, layoutOf(element, 'offsetWidth'));

const paddingOf = (list: HTMLElement, side: 'left' | 'right'): number =>
  Number.parseFloat(getComputedStyle(list).getPropertyValue(`padding-${side}`)) || 0;

/** A list's content box. */
const listRect = (list: HTMLElement) => ({
  get offsetLeft() {
    return list.clientLeft + paddingOf(list, 'left');
  },
  get offsetWidth() {
    const border = layoutOf(list, 'offsetWidth') - list.clientWidth;
    return widthOf(list) - border - paddingOf(list, 'left') - paddingOf(list, 'right');
  },
});

/** A slide, from the list's edge. */
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
 * Makes Embla measure slides within their list; returns what ends it. Embla has no option for this: it reads `offsetLeft` and
 * `offsetWidth`, which are whole pixels, and count from different elements for slides and list where the page's CSS positions or
 * transforms the list. So both are properties of the elements themselves while it measures.
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

/** Measures again. */
export function measureAgain(embla: EmblaCarouselType): void {
  const end = showExactRects(embla.containerNode(), embla.slideNodes());
  try {
    embla.reInit();
  } finally {
    end();
  }
}

/** Whether the list or one of the slides has another width than Embla knows. */
export function isResized(embla: EmblaCarouselType, elements: readonly Element[]): boolean {
  const { containerRect, slideRects } = embla.internalEngine();
  const list = embla.containerNode();
  const isSame = (known: number, now: number) => Math.abs(now - known) < 0.5;
  return elements.some((element) => {
    if (element === list) return !isSame(containerRect.width, listRect(list).offsetWidth);
    const index = embla.slideNodes().indexOf(element as HTMLElement);
    return !isSame(slideRects[index]?.width ?? 0, widthOf(element as HTMLElement));
  });
}
