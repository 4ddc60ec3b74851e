import { directionOf, useListener, useStable } from '@iyim/runtime/widget';
import type { EmblaCarouselType, EmblaEventType, EmblaOptionsType, EmblaPluginType } from 'embla-carousel';
import createClassNames from 'embla-carousel-class-names';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isResized, measureAgain, showExactRects } from './exact-rects.ts';
import { carouselNames } from './names.ts';
import { type CarouselOptions, durationOf } from './options.ts';
import { usePlugins } from './use-plugins.ts';

interface EmblaInput {
  /** What cuts off, and what moves in it. */
  readonly frame: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** Copies of the slides, placed after them; empty without a loop of copies. */
  readonly copies: readonly HTMLElement[];
  readonly options: CarouselOptions;
  /** The visitor prefers less motion: it moves at once. */
  readonly isStill: boolean;
}

/** How much of a slide must be in the frame for it to be seen. */
const SEEN = 0.1;
/** Pixels after which a press is a swipe (§9, touch threshold). */
const TOUCH_THRESHOLD = 10;
/** A swipe that takes longer, in ms, is a slow one. */
const SLOW = 300;
/** Part of a slide after which a slow swipe moves on (§9, long swipes ratio). */
const LONG = 0.3;

/** Class of what is around the slides: a carousel inside a slide is moved by itself. */
export const FRAME_CLASS = 'iyim-carousel';
export const DRAGGING_CLASS = 'iyim-carousel-dragging';

const CHANGES: readonly EmblaEventType[] = ['select', 'reInit', 'slidesInView'];
const AT_FIRST = {
  selected: 0,
  /** The first of the slides that are shown. */
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
export function useEmbla({ frame, list, slides, copies, options, isStill }: EmblaInput) {
  const all = useMemo(() => [...slides, ...copies], [slides, copies]);
  const {
    effect,
    perView,
    step,
    loop,
    isCentered,
    speed,
    autoplay,
    hasLongSwipes,
    hasSwipes = true,
  } = options;
  const direction = directionOf(frame);
  const settings = useMemo(
    (): EmblaOptionsType => ({
      container: list,
      slides: all,
      align:
        isCentered || effect === 'coverflow' ? (view, slide) => (view - slide - gapAfter(list)) / 2 : 'start',
      containScroll: isCentered || effect === 'coverflow' ? false : 'trimSnaps',
      direction,
      slidesToScroll: step,
      loop,
      duration: durationOf(speed),
      dragThreshold: TOUCH_THRESHOLD,
      watchSlides: false,
      watchResize: (embla, entries) => {
        if (
          isResized(
            embla,
            entries.map(({ target }) => target),
          )
        )
          measureAgain(embla);
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
          target.closest('.iyim-carousel') === embla.rootNode() &&
          !target.closest('input, select, textarea, [contenteditable]')),
    }),
    [list, all, isCentered, effect, direction, step, loop, speed, hasSwipes],
  );
  const delay = autoplay?.delay;
  const { isReady, plugins: more } = usePlugins(effect !== 'slide' || delay !== undefined);
  const plugins = useMemo((): EmblaPluginType[] => {
    const draws =
      effect === 'slide' ? null : effect === 'fade' ? more?.createFade() : more?.createEffect(effect);
    // `useAutoplay` says when: the plugin only keeps the time.
    const turns =
      delay !== undefined && more?.createAutoplay({ delay, playOnInit: false, stopOnFocusIn: false });
    // What else it knows is in the view's bindings, which give the page back as it was.
    const others = { snapped: '', inView: '', draggable: '', loop: '' };
    const classNames = createClassNames({ ...others, dragging: DRAGGING_CLASS });
    return [draws, turns, classNames].filter((plugin) => !!plugin);
  }, [effect, delay, more]);
  // Effects run in their order: it measures between these two.
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

  const tell = useStable(() => {
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
    if (!embla) return;
    for (const event of CHANGES) embla.on(event, tell);
    tell();
    return () => {
      for (const event of CHANGES) embla.off(event, tell);
    };
  }, [embla, tell]);
  useLayoutEffect(() => (hasLongSwipes && embla ? minLongSwipes(embla) : undefined), [hasLongSwipes, embla]);

  // What is hidden has no width: its tab or section has opened.
  const measure = () => {
    if (embla && isResized(embla, [list])) measureAgain(embla);
  };
  useListener(document, carouselNames.measure, measure);
  useListener(window, carouselNames.tab, measure);

  /** A stop of the slides and that of their copies are one. */
  const stopsOf = (api: EmblaCarouselType): number =>
    api.scrollSnapList().length / (copies.length > 0 ? 2 : 1);
  const nearest = (api: EmblaCarouselType, stop: number): number => {
    const [stops, now] = [stopsOf(api), api.selectedScrollSnap()];
    const count = api.scrollSnapList().length;
    const far = (to: number) => Math.min(Math.abs(to - now), count - Math.abs(to - now));
    return stop + stops < count && far(stop + stops) < far(stop) ? stop + stops : stop;
  };

  /** What is asked for before it can move is done when it can. */
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

/** Indices of the slides that are seen; null while none is known to be. */
function seenOf(
  embla: EmblaCarouselType,
  effect: CarouselOptions['effect'],
  perView: number,
): Set<number> | null {
  const selected = embla.selectedScrollSnap();
  if (effect === 'fade' || effect === 'cube') return new Set([selected]);
  if (effect === 'coverflow') {
    const { loop } = embla.internalEngine().options;
    const count = embla.slideNodes().length;
    const near = embla.slideNodes().flatMap((_, index) => {
      const far = Math.abs(index - selected);
      return (loop ? Math.min(far, count - far) : far) <= perView / 2 ? [index] : [];
    });
    return new Set(near);
  }
  const seen = embla.slidesInView();
  return seen.length > 0 ? new Set(seen) : null;
}

/** Slow swipes move on after a part of a slide that Embla does not let one choose. */
function minLongSwipes(embla: EmblaCarouselType): () => void {
  let from = { at: 0, location: 0, index: 0 };
  const where = () => embla.internalEngine().location.get();
  const down = () => {
    from = { at: performance.now(), location: where(), index: embla.selectedScrollSnap() };
  };
  const up = () => {
    const [slide] = embla.internalEngine().slideRects;
    const moved = where() - from.location;
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
