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

/** Measures of a list's content box and of slides, from the list's edge. */
const ofList: Record<Measured, (list: HTMLElement) => number> = {
  offsetLeft: (list) => list.clientLeft + paddingOf(list, 'left'),
  offsetWidth: (list) =>
    widthOf(list) -
    (layoutOf(list, 'offsetWidth') - list.clientWidth) -
    paddingOf(list, 'left') -
    paddingOf(list, 'right'),
};
const ofSlide: Record<Measured, (slide: HTMLElement, list: HTMLElement) => number> = {
  offsetLeft: (slide, list) =>
    exact(
      slide.getBoundingClientRect().left - list.getBoundingClientRect().left,
      // The page's CSS decides whether the list is the slide's offset parent.
      layoutOf(slide, 'offsetLeft') +
        (slide.offsetParent === list ? list.clientLeft : -layoutOf(list, 'offsetLeft')),
    ),
  offsetWidth: widthOf,
};

/**
 * Makes Embla measure slides within their list; returns what ends it. Embla has no option for this: it reads `offsetLeft` and
 * `offsetWidth`, which are whole pixels, and count from different elements for slides and list where the page's CSS positions or
 * transforms the list. So both are properties of the elements themselves while it measures.
 */
export function showExactRects(list: HTMLElement, slides: readonly HTMLElement[]): () => void {
  for (const name of ['offsetLeft', 'offsetWidth'] as const) {
    Object.defineProperty(list, name, { configurable: true, get: () => ofList[name](list) });
    for (const slide of slides)
      Object.defineProperty(slide, name, { configurable: true, get: () => ofSlide[name](slide, list) });
  }
  return () => {
    for (const element of [list, ...slides])
      for (const name of ['offsetLeft', 'offsetWidth'] as const) Reflect.deleteProperty(element, name);
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
  const slides = embla.slideNodes();
  return elements.some((element) => {
    const [known, now] =
      element === list
        ? [containerRect.width, ofList.offsetWidth(list)]
        : [slideRects[slides.indexOf(element as HTMLElement)]?.width ?? 0, widthOf(element as HTMLElement)];
    return Math.abs(now - known) >= 0.5;
  });
}
