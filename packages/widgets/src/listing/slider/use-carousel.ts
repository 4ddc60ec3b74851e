import { coerceFlag, coerceNumber, coerceText, directionOf, type PlainObject } from '@iyim/runtime/widget';
import createEmbla, { type EmblaCarouselType } from 'embla-carousel';
import createFade from 'embla-carousel-fade';
import { useLayoutEffect, useRef, useState } from 'react';
import { columnsOf } from '../layout.ts';

export type SliderOptions = ReturnType<typeof readSliderOptions>;

/** A listing's slider options as the server writes them (LG-7); what makes no sense has its default. */
export function readSliderOptions(raw: PlainObject, builder: PlainObject) {
  const flag = (name: string, fallback = false) => coerceFlag(raw[name]) ?? fallback;
  const amount = (name: string, fallback: number, least: number) => {
    const number = coerceNumber(raw[name]) ?? fallback;
    return number >= least ? number : fallback;
  };
  const variableWidth = flag('variableWidth');
  return {
    columns: variableWidth ? { desktop: 1, tablet: 1, mobile: 1 } : columnsOf(raw.slidesToShow, builder),
    slidesToScroll: variableWidth ? 1 : amount('slidesToScroll', 1, 1),
    infinite: flag('infinite', true),
    centerMode: flag('centerMode'),
    variableWidth,
    fade: flag('fade'),
    arrows: flag('arrows', true),
    dots: flag('dots'),
    autoplay: flag('autoplay'),
    /** How long a slide stays, in ms. */
    autoplaySpeed: amount('autoplaySpeed', 5000, 500),
    pauseOnHover: flag('pauseOnHover', true),
    /** How long a move takes, in ms. */
    speed: amount('speed', 500, 0),
    /** The server's own markup of the arrows. */
    prevArrow: coerceText(raw.prevArrow) ?? '',
    nextArrow: coerceText(raw.nextArrow) ?? '',
  } as const;
}

/** How many items one move passes: one on mobile, and never more than are shown. */
export function stepAt(perView: number, isMobile: boolean, { slidesToScroll }: SliderOptions): number {
  return isMobile ? 1 : Math.min(slidesToScroll, perView);
}

interface CarouselOptions {
  /** What cuts off, and what moves in it. */
  readonly frame: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly options: SliderOptions;
  readonly perView: number;
  /** How many items one move passes. */
  readonly step: number;
  /** Off until the slides stand side by side. */
  readonly isOn: boolean;
  /** The visitor prefers less motion: it moves at once. */
  readonly isStill: boolean;
}

/** How much of a slide must be in the frame for it to be seen. */
const SEEN = 0.1;

/** Makes the list slide while it is on, anew for all other items and for every number of items side by side. */
export function useCarousel(carousel: CarouselOptions) {
  const { frame, list, slides, options, perView, step, isOn, isStill } = carousel;
  const [state, setState] = useState({
    selected: 0,
    stops: 0,
    canPrev: false,
    canNext: false,
    /** Whether each slide is seen or has the focus. */
    reached: [] as readonly boolean[],
  });
  const api = useRef<EmblaCarouselType | null>(null);
  const place = useRef(0);

  // With the controls, not after them: a press on one that is seen must not be lost.
  useLayoutEffect(() => {
    if (!isOn) return;
    const fades = options.fade && perView === 1;
    const embla = createEmbla(
      frame,
      {
        container: list,
        slides: [...slides],
        align: options.centerMode ? 'center' : 'start',
        containScroll: options.centerMode ? false : 'trimSnaps',
        direction: directionOf(frame),
        slidesToScroll: step,
        loop: options.infinite,
        // Embla counts in steps of its own: its 25 take about 500 ms.
        duration: Math.min(60, Math.max(10, options.speed / 20)),
        startIndex: Math.min(place.current, Math.max(0, Math.ceil(slides.length / step) - 1)),
        watchSlides: false,
        inViewThreshold: SEEN,
        // A press on a control would halt the move under way, and a quick second click would be lost.
        watchDrag: (_, { target }) =>
          !(target instanceof Element && target.closest('button.iyim-listing-arrow')),
      },
      fades ? [createFade()] : [],
    );
    const tell = () => {
      place.current = embla.selectedScrollSnap();
      const seen = fades ? [place.current] : embla.slidesInView();
      setState({
        selected: place.current,
        stops: embla.scrollSnapList().length,
        canPrev: embla.canScrollPrev(),
        canNext: embla.canScrollNext(),
        // The focus is left where it is.
        reached: slides.map(
          (slide, index) =>
            seen.length === 0 || seen.includes(index) || slide.contains(document.activeElement),
        ),
      });
    };
    embla.on('select', tell).on('reInit', tell).on('slidesInView', tell);
    api.current = embla;
    tell();
    return () => {
      api.current = null;
      embla.destroy();
    };
  }, [frame, list, slides, options, perView, step, isOn]);

  return {
    ...state,
    prev: () => api.current?.scrollPrev(isStill),
    next: () => api.current?.scrollNext(isStill),
    goTo: (stop: number) => api.current?.scrollTo(stop, isStill),
  };
}
