import { directionOf, useListener, useStable } from '@iyim/runtime/widget';
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isResized, measureAgain, showExactRects } from './exact-rects.ts';
import { type CarouselOptions, durationOf } from './options.ts';
import type { CarouselParts } from './read-markup.ts';
import { usePlugins } from './use-plugins.ts';

interface EmblaInput {
  readonly parts: CarouselParts;
  /** Copies of the slides, placed after them; empty without a loop of copies. */
  readonly copies: readonly HTMLElement[];
  readonly options: CarouselOptions;
  /** The visitor prefers reduced motion: moves take no time. */
  readonly isStill: boolean;
}

/** Part of a slide in the frame from which on it counts as seen. */
const SEEN = 0.1;
/** Pixels after which a press is a swipe (§9, touch threshold). */
const TOUCH_THRESHOLD = 10;
/** A swipe that takes longer, in ms, is a slow one. */
const SLOW = 300;
/** Part of a slide after which a slow swipe moves on (§9, long swipes ratio). */
const LONG = 0.3;

/** Class of a carousel's frame: a carousel inside a slide is moved by itself. */
export const FRAME_CLASS = 'iyim-carousel';
export const TEXT_FIELDS = 'input, select, textarea, [contenteditable]';

/** Events of the originals after which hidden content can be measured: on the document, and on the window. */
const HEIGHTS_CHANGED = 'jet-engine/listing/recalculate-masonry';
const TAB_OPENED = 'elementor/nested-tabs/activate';

const AT_FIRST = {
  selected: 0,
  /** The first of the slides in sight. */
  current: 0,
  stops: 0,
  /** All slides fit. */
  isLocked: false,
  canPrev: false,
  canNext: false,
  /** Whether each slide is seen or has the focus. */
  reached: [] as readonly boolean[],
};

/** In px: the list reaches beyond the frame by the gap after its last slide. */
const gapAfter = (list: HTMLElement): number =>
  -Number.parseFloat(getComputedStyle(list).marginInlineEnd) || 0;

/** False while all slides fit in the frame. */
export const canMove = (embla: EmblaCarouselType): boolean => embla.scrollSnapList().length > 1;

/** Makes the list slide. Nothing of it is copied or moved to another place of the document. */
export function useEmbla({ parts: { frame, list, slides }, copies, options, isStill }: EmblaInput) {
  const all = useMemo(() => [...slides, ...copies], [slides, copies]);
  const { effect, perView, step, loop, speed, hasLongSwipes, hasSwipes = true } = options;
  const isCentered = options.isCentered || effect === 'coverflow';
  const direction = directionOf(frame);
  const settings = useMemo(
    (): EmblaOptionsType => ({
      container: list,
      slides: all,
      align: isCentered ? (view, slide) => (view - slide - gapAfter(list)) / 2 : 'start',
      containScroll: isCentered ? false : 'trimSnaps',
      direction,
      slidesToScroll: step,
      loop,
      duration: durationOf(speed),
      dragThreshold: TOUCH_THRESHOLD,
      watchSlides: false,
      watchResize(embla, entries) {
        const resized = entries.map(({ target }) => target);
        if (isResized(embla, resized)) measureAgain(embla);
        return false;
      },
      inViewThreshold: SEEN,
      // A press on a control would halt the move under way, and a quick second click would be lost.
      watchDrag:
        hasSwipes &&
        ((embla, { target }) =>
          canMove(embla) &&
          target instanceof Element &&
          embla.containerNode().contains(target) &&
          target.closest(`.${FRAME_CLASS}`) === embla.rootNode() &&
          !target.closest(TEXT_FIELDS)),
    }),
    [list, all, isCentered, direction, step, loop, speed, hasSwipes],
  );
  const { isReady, plugins } = usePlugins(options);
  // Effects run in their order: Embla measures between these two.
  const endExactRects = useRef(() => {});
  useEffect(() => {
    endExactRects.current = showExactRects(list, all);
  });
  const [setFrame, embla] = useEmblaCarousel(settings, plugins);
  useEffect(() => endExactRects.current());
  const [state, setState] = useState(AT_FIRST);

  useLayoutEffect(() => {
    if (isReady) setFrame(frame);
  }, [setFrame, frame, isReady]);
  // Before the bindings end, so that these have the last word.
  useLayoutEffect(() => () => embla?.destroy(), [embla]);

  const update = useStable(() => {
    if (!embla) return;
    const stop = embla.selectedScrollSnap();
    const stops = stopsOf(embla);
    const seen = seenOf(embla, effect, perView);
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    const now: typeof AT_FIRST = {
      selected: stop % stops,
      current: (embla.internalEngine().slideRegistry[stop]?.[0] ?? 0) % slides.length,
      stops,
      isLocked: !canMove(embla),
      canPrev: embla.canScrollPrev(),
      canNext: embla.canScrollNext(),
      // The focus is left where it is.
      reached: slides.map((_, index) => !seen || copies.length > 0 || seen.has(index) || index === focused),
    };
    setState((before) => {
      const reached = areEqual(before.reached, now.reached) ? before.reached : now.reached;
      const after = { ...now, reached };
      return areEqual(Object.values(before), Object.values(after)) ? before : after;
    });
  });
  useLayoutEffect(() => {
    embla?.on('select', update).on('reInit', update).on('slidesInView', update);
    update();
    return () => void embla?.off('select', update).off('reInit', update).off('slidesInView', update);
  }, [embla, update]);
  useLayoutEffect(() => (hasLongSwipes && embla ? minLongSwipes(embla) : undefined), [hasLongSwipes, embla]);

  // A hidden list has no width: its tab or section has opened.
  const measure = () => {
    if (embla && isResized(embla, [list])) measureAgain(embla);
  };
  useListener(document, HEIGHTS_CHANGED, measure);
  useListener(window, TAB_OPENED, measure);

  /** A stop of the slides and that of their copies are one. */
  const stopsOf = (api: EmblaCarouselType): number =>
    api.scrollSnapList().length / (copies.length > 0 ? 2 : 1);
  const nearest = (api: EmblaCarouselType, stop: number): number => {
    const [stops, now] = [stopsOf(api), api.selectedScrollSnap()];
    const count = api.scrollSnapList().length;
    const far = (to: number) => Math.min(Math.abs(to - now), count - Math.abs(to - now));
    return stop + stops < count && far(stop + stops) < far(stop) ? stop + stops : stop;
  };

  /** A move that is asked for before the carousel can move runs when it can. */
  const asked = useRef<((embla: EmblaCarouselType) => void) | null>(null);
  useLayoutEffect(() => {
    if (embla) asked.current?.(embla);
    asked.current = null;
  }, [embla]);
  const ask = (go: (embla: EmblaCarouselType) => void): void => {
    if (embla) go(embla);
    else asked.current = go;
  };
  return {
    ...state,
    embla,
    prev: () => ask((api) => api.scrollPrev(isStill)),
    next: () => ask((api) => api.scrollNext(isStill)),
    goTo: (stop: number) => ask((api) => api.scrollTo(nearest(api, stop), isStill)),
    /** The stop that shows a slide. */
    stopOf: (slide: number) =>
      embla?.internalEngine().slideRegistry.findIndex((group) => group.includes(slide)) ?? slide,
  };
}

const areEqual = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

/** Indices of the slides in sight; null while none is known to be. */
function seenOf(
  embla: EmblaCarouselType,
  effect: CarouselOptions['effect'],
  perView: number,
): Set<number> | null {
  const selected = embla.selectedScrollSnap();
  if (effect === 'fade' || effect === 'cube') return new Set([selected]);
  if (effect === 'slide') {
    const seen = embla.slidesInView();
    return seen.length > 0 ? new Set(seen) : null;
  }
  const { loop } = embla.internalEngine().options;
  const indices = embla.slideNodes().map((_, index) => index);
  return new Set(
    indices.filter((index) => {
      const far = Math.abs(index - selected);
      return (loop ? Math.min(far, indices.length - far) : far) <= perView / 2;
    }),
  );
}

/** Slow swipes move on after a part of a slide that Embla has no option for. */
function minLongSwipes(embla: EmblaCarouselType): () => void {
  let from = { at: 0, location: 0, index: 0 };
  const location = () => embla.internalEngine().location.get();
  const down = () => {
    from = { at: performance.now(), location: location(), index: embla.selectedScrollSnap() };
  };
  const up = () => {
    const [slide] = embla.internalEngine().slideRects;
    const moved = location() - from.location;
    if (!slide || moved === 0 || performance.now() - from.at < SLOW) return;
    if (Math.abs(moved) < slide.width * LONG) embla.scrollTo(from.index);
    else if (embla.selectedScrollSnap() === from.index) {
      if (moved < 0) embla.scrollNext();
      else embla.scrollPrev();
    }
  };
  embla.on('pointerDown', down).on('pointerUp', up);
  return () => void embla.off('pointerDown', down).off('pointerUp', up);
}
