import { directionOf, type Island } from '@iyim/runtime/widget';
import createEmbla, { type EmblaCarouselType } from 'embla-carousel';
import createFade from 'embla-carousel-fade';
import { useLayoutEffect, useRef, useState } from 'react';
import { itemsOf } from '../read.ts';
import type { SliderOptions } from './slider-options.ts';

export interface CarouselState {
  readonly selected: number;
  readonly stops: number;
  readonly canPrev: boolean;
  readonly canNext: boolean;
}

export interface Carousel extends CarouselState {
  prev(): void;
  next(): void;
  goTo(stop: number): void;
}

interface Slides {
  readonly island: Island;
  /** What cuts off, and what moves in it. */
  readonly frame: HTMLElement;
  readonly list: HTMLElement;
  readonly options: SliderOptions;
  readonly count: number;
  readonly perView: number;
}

interface CarouselOptions extends Slides {
  readonly isOn: boolean;
  /** How many items one move passes. */
  readonly step: number;
}

const STILL: CarouselState = { selected: 0, stops: 0, canPrev: false, canNext: false };

/** How much of a slide must be in the frame for it to be seen. */
const SEEN = 0.1;

export const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Makes the list slide while `isOn`, anew for every number of items and of items side by side. */
export function useCarousel(carousel: CarouselOptions): Carousel {
  const { island, frame, list, options, isOn, count, perView, step } = carousel;
  const [state, setState] = useState(STILL);
  const api = useRef<EmblaCarouselType | null>(null);
  const place = useRef(0);

  // With the controls, not after them: a press on one that is seen must not be lost.
  useLayoutEffect(() => {
    if (!isOn) return;
    const giveBack = styleSlides({ island, frame, list, count, perView, options });
    const slides = itemsOf(list);
    const fades = options.fade && perView === 1;
    const embla = createEmbla(
      frame,
      {
        container: list,
        slides,
        align: options.centerMode ? 'center' : 'start',
        containScroll: options.centerMode ? false : 'trimSnaps',
        direction: directionOf(frame),
        slidesToScroll: step,
        loop: options.infinite,
        // Embla counts in steps of its own: its 25 take about 500 ms.
        duration: Math.min(60, Math.max(10, options.speed / 20)),
        startIndex: Math.min(place.current, Math.max(0, Math.ceil(count / step) - 1)),
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
      setState({
        selected: place.current,
        stops: embla.scrollSnapList().length,
        canPrev: embla.canScrollPrev(),
        canNext: embla.canScrollNext(),
      });
    };
    // What is not seen is not reached by Tab, nor read out; the focus is left where it is.
    const reach = () => {
      const seen = fades ? [embla.selectedScrollSnap()] : embla.slidesInView();
      slides.forEach((slide, index) => {
        const isReached = seen.length === 0 || seen.includes(index) || slide.contains(document.activeElement);
        if (slide.inert === isReached) island.changes.attribute(slide, 'inert', isReached ? null : '');
      });
    };
    embla.on('select', tell).on('reInit', tell).on('select', reach).on('slidesInView', reach);
    api.current = embla;
    tell();
    reach();
    return () => {
      api.current = null;
      embla.destroy();
      for (const slide of slides) if (slide.inert) island.changes.attribute(slide, 'inert', null);
      giveBack();
      setState(STILL);
    };
  }, [island, frame, list, options, isOn, count, perView, step]);

  return {
    ...state,
    prev: () => api.current?.scrollPrev(prefersStillness()),
    next: () => api.current?.scrollNext(prefersStillness()),
    goTo: (stop) => api.current?.scrollTo(stop, prefersStillness()),
  };
}

/**
 * Puts the items side by side, whatever columns the theme gives them, with its gap between them: as margins, which Embla
 * measures where an endless track begins again too. Returns its undo.
 */
function styleSlides({ island, frame, list, count, perView, options }: Slides): () => void {
  const { changes, text } = island;
  const undo: (() => void)[] = [];
  const style = (element: HTMLElement, property: string, value: string) => {
    changes.style(element, property, value);
    undo.push(() => changes.style(element, property, null));
  };
  const attribute = (element: HTMLElement, name: string, value: string) => {
    const before = element.getAttribute(name);
    changes.attribute(element, name, value);
    undo.push(() => changes.attribute(element, name, before));
  };
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  // Embla sets these by itself: recorded, so that a clone made halfway does not begin with them (RT-25).
  style(list, 'transform', 'none');
  style(frame, 'overflow', 'hidden');
  style(list, 'display', 'flex');
  style(list, 'flex-wrap', 'nowrap');
  style(list, 'overflow', 'visible');
  style(list, 'gap', '0');
  style(list, 'margin-inline-end', `${-gap}px`);
  const width = `calc(${100 / perView}% - ${gap}px)`;
  itemsOf(list).forEach((slide, index) => {
    style(slide, 'flex', options.variableWidth ? '0 0 auto' : `0 0 ${width}`);
    if (!options.variableWidth) style(slide, 'max-inline-size', width);
    style(slide, 'min-inline-size', '0');
    style(slide, 'transform', 'none');
    if (options.fade) style(slide, 'opacity', '1');
    style(slide, 'margin-inline-end', `${gap}px`);
    // An item of an HTML list stays one.
    if (slide.localName !== 'li') attribute(slide, 'role', 'group');
    attribute(slide, 'aria-roledescription', text('slide'));
    attribute(slide, 'aria-label', text('slideOf', { number: index + 1, count }));
  });
  return () => {
    for (const step of undo.reverse()) step();
  };
}
