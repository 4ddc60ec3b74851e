import { directionOf, useListener, useStable } from '@iyim/runtime/widget';
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { TEXT_FIELDS } from './arrow-keys.ts';
import { isResized, measureAgain, showExactRects } from './exact-rects.ts';
import { type CarouselOptions, durationOf } from './options.ts';
import type { CarouselParts } from './read-markup.ts';
import { usePlugins } from './use-plugins.ts';

interface EmblaInput {
  readonly parts: CarouselParts;
  /** Copies of the slides, placed after the slides. Empty if the slides are not copied. */
  readonly copies: readonly HTMLElement[];
  readonly options: CarouselOptions;
  /** Whether moves are instant, because the visitor prefers reduced motion. */
  readonly isStill: boolean;
  /** Slide that is shown first. */
  readonly start: number;
}

/** Fraction of a slide that must be in the frame for the slide to count as visible. */
const SEEN = 0.1;
/** Distance after which a press becomes a swipe, in px (§9, touch threshold). */
const TOUCH_THRESHOLD = 10;
/** Time after which a swipe counts as slow, in ms. */
const SLOW = 300;
/** Fraction of a slide's width after which a slow swipe moves to the next slide (§9, long swipes ratio). */
const LONG = 0.3;

/** Class of a carousel's frame. It distinguishes nested carousels, because each moves independently. */
export const FRAME_CLASS = 'iyim-carousel';

/**
 * Events of the originals after which hidden content can be measured. The first is fired on the document, the second on the
 * window.
 */
const HEIGHTS_CHANGED = 'jet-engine/listing/recalculate-masonry';
const TAB_OPENED = 'elementor/nested-tabs/activate';

const AT_FIRST = {
  selected: 0,
  /** Index of the first visible slide. */
  current: 0,
  stops: 0,
  /** Whether all slides fit. */
  isLocked: false,
  canPrev: false,
  canNext: false,
  /** For each slide, whether it is visible or contains the focus. */
  reached: [] as readonly boolean[],
};

/** Returns the gap after the last slide, in px, by which the list extends beyond the frame. */
const gapAfter = (list: HTMLElement): number =>
  -Number.parseFloat(getComputedStyle(list).marginInlineEnd) || 0;

/** Whether the carousel can move; false while all slides fit in the frame. */
export const canMove = (embla: EmblaCarouselType): boolean => embla.scrollSnapList().length > 1;

/** Runs Embla on the list. Embla neither copies the slides nor moves them in the document. */
export function useEmbla({ parts: { frame, list, slides }, copies, options, isStill, start }: EmblaInput) {
  const all = useMemo(() => [...slides, ...copies], [slides, copies]);
  const { effect, perView, step, loop, speed, hasLongSwipes, hasSwipes = true } = options;
  const isCentered = options.isCentered || effect === 'coverflow';
  const direction = directionOf(frame);
  /** Stop at which Embla starts, and restarts after a change of its settings. */
  const at = useRef(start);
  const settings = useMemo(
    (): EmblaOptionsType => ({
      container: list,
      slides: all,
      align: isCentered ? (view, slide) => (view - slide - gapAfter(list)) / 2 : 'start',
      containScroll: isCentered ? false : 'trimSnaps',
      direction,
      startIndex: at.current,
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
      // Excludes controls outside the list, because a press on one would stop a move, and a quick second click would be lost.
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
  // Effects run in order, so Embla measures between this effect and the next one below.
  const endExactRects = useRef(() => {});
  useEffect(() => {
    endExactRects.current = showExactRects(list, all);
  });
  const [setFrame, embla] = useEmblaCarousel(settings, plugins);
  useEffect(() => endExactRects.current());
  const [state, setState] = useState({ ...AT_FIRST, selected: start, current: start });

  useLayoutEffect(() => {
    if (isReady) setFrame(frame);
  }, [setFrame, frame, isReady]);
  // Embla ends before the bindings do, so that the bindings restore the styles last.
  useLayoutEffect(() => () => embla?.destroy(), [embla]);

  /** Whether a slide that is out of view stays reachable, because it contains the focus. */
  const isHeld = useRef(false);
  const update = useStable(() => {
    if (!embla) return;
    const stop = embla.selectedScrollSnap();
    at.current = stop;
    const stops = stopsOf(embla);
    const seen = seenOf(embla, effect, perView);
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    isHeld.current = focused >= 0 && seen?.has(focused) === false;
    const now: typeof AT_FIRST = {
      selected: stop % stops,
      current: (embla.internalEngine().slideRegistry[stop]?.[0] ?? 0) % slides.length,
      stops,
      isLocked: !canMove(embla),
      canPrev: embla.canScrollPrev(),
      canNext: embla.canScrollNext(),
      // A slide with the focus stays reachable.
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
  useListener(document, 'focusin', () => {
    if (isHeld.current) update();
  });
  useLayoutEffect(() => (hasLongSwipes && embla ? minLongSwipes(embla) : undefined), [hasLongSwipes, embla]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useListener(
    window,
    'click',
    ({ target }) => {
      if (embla) timer.current = allowControl(embla, target) ?? timer.current;
    },
    { capture: true },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an Embla that has ended must not bind its listeners again
  useLayoutEffect(() => () => clearTimeout(timer.current), [embla]);

  // A hidden list has no width, so Embla measures again on these events, which fire when a tab or section has opened.
  const measure = () => {
    if (embla && isResized(embla, [list])) measureAgain(embla);
  };
  useListener(document, HEIGHTS_CHANGED, measure);
  useListener(window, TAB_OPENED, measure);

  /** Returns the number of stops. A slide and its copy share one stop. */
  const stopsOf = (api: EmblaCarouselType): number =>
    api.scrollSnapList().length / (copies.length > 0 ? 2 : 1);
  const nearest = (api: EmblaCarouselType, stop: number): number => {
    const [stops, now] = [stopsOf(api), api.selectedScrollSnap()];
    const count = api.scrollSnapList().length;
    const far = (to: number) => Math.min(Math.abs(to - now), count - Math.abs(to - now));
    return stop + stops < count && far(stop + stops) < far(stop) ? stop + stops : stop;
  };

  /** A move requested before the carousel can move; it runs once it can. */
  const pending = useRef<((embla: EmblaCarouselType) => void) | null>(null);
  useLayoutEffect(() => {
    if (embla) pending.current?.(embla);
    pending.current = null;
  }, [embla]);
  const ask = (go: (embla: EmblaCarouselType) => void): void => {
    if (embla) go(embla);
    else pending.current = go;
  };
  return {
    ...state,
    embla,
    prev: () => ask((api) => api.scrollPrev(isStill)),
    next: () => ask((api) => api.scrollNext(isStill)),
    goTo: (stop: number) => ask((api) => api.scrollTo(nearest(api, stop), isStill)),
    /** Returns the stop that shows a slide. */
    stopOf: (slide: number) =>
      embla?.internalEngine().slideRegistry.findIndex((group) => group.includes(slide)) ?? slide,
  };
}

const areEqual = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

/** Returns the indices of the visible slides. Null while no slide is known to be visible. */
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

/**
 * Lets a click on a control in the frame through. After a swipe, Embla drops the next click, but browsers fire none after a swipe by
 * touch, so Embla would drop a later click on a control. Its listeners are therefore bound again after such a click, by the returned
 * timer.
 */
function allowControl(embla: EmblaCarouselType, target: EventTarget | null) {
  const { dragHandler } = embla.internalEngine();
  const isInFrame = target instanceof Node && embla.rootNode().contains(target);
  if (!isInFrame || embla.containerNode().contains(target) || dragHandler.pointerDown()) return undefined;
  dragHandler.destroy();
  return setTimeout(() => {
    if (embla.internalEngine().dragHandler === dragHandler) dragHandler.init(embla);
  });
}

/** Makes a slow swipe change the slide only if it is long enough (`LONG`), for which Embla has no option. */
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
