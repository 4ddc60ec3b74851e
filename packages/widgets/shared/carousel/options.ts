import { WIDGETS } from './read-markup.ts';

/**
 * Transition between slides. `fade` and `cube` show one slide at a time; `coverflow` turns the selected slide's neighbours away.
 */
export type Effect = 'slide' | 'fade' | 'cube' | 'coverflow';

export interface CarouselOptions {
  /** Number of visible slides. */
  readonly perView: number;
  /** Number of slides per move. */
  readonly step: number;
  /** CSS length of the gap between two slides. Null while it is unknown; no layout is applied then. */
  readonly gap: string | null;
  /** Whether the first slide follows the last one. */
  readonly loop: boolean;
  /** Whether slides are copied if all of them fit, so that they can loop too. */
  readonly hasCopies?: boolean;
  /** Duration of a move, in ms. */
  readonly speed: number;
  readonly effect: Effect;
  /** Whether the selected slide is in the middle. */
  readonly isCentered?: boolean;
  /** Whether slides keep their own widths. */
  readonly hasOwnWidths?: boolean;
  /** Whether a slow swipe changes the slide only after 30 % of a slide's width, and otherwise moves the slide back. */
  readonly hasLongSwipes?: boolean;
  /** Whether slides follow a swipe. @default true */
  readonly hasSwipes?: boolean;
  /** Padding of the frame, as CSS lengths. Parts of the neighbouring slides are visible in it. */
  readonly padding?: { readonly left?: string; readonly right?: string };
  /**
   * Whether lazy pictures load only when their slide or a neighbour is visible. If false, all load immediately. @default true
   */
  readonly isLazy?: boolean;
  /** Automatic rotation. Null: slides change only on request. */
  readonly autoplay: AutoplayOptions | null;
}

export interface AutoplayOptions {
  /** How long each slide is shown, in ms. */
  readonly delay: number;
  /** Whether autoplay pauses while the pointer is over the carousel. `stop` ends it for good instead. */
  readonly pausesOnHover: boolean | 'stop';
  /** Whether autoplay ends for good once the visitor has used the carousel. @default false */
  readonly stopsOnUse?: boolean;
}

/** Converts ms to Embla's unit of duration (25 units take about 500 ms), within the range of 10 to 60 units. */
export const durationOf = (speed: number): number => Math.min(60, Math.max(10, speed / 20));

/**
 * Returns the options for `count` slides: at most `count` slides per view, and at most as many per move as are visible. `fade`,
 * `cube` and slides with their own widths count as one slide per view. Every effect except `slide` moves by one slide; `cube` and
 * `coverflow` become `slide` if `isStill`.
 */
export function fitted(options: CarouselOptions, count: number, isStill: boolean): CarouselOptions {
  const effect = isStill && options.effect !== 'fade' ? 'slide' : options.effect;
  const isSingle = options.effect === 'fade' || options.effect === 'cube' || options.hasOwnWidths;
  const perView = isSingle ? 1 : Math.max(1, Math.min(options.perView, count));
  return {
    ...options,
    effect,
    perView,
    step: effect === 'slide' ? Math.max(1, Math.min(options.step, perView)) : 1,
  };
}

/** Whether a loop needs copies because all slides fit. Slides that contain widgets are not copied. */
export const needsCopies = (
  { hasCopies, loop, effect, perView, step, hasOwnWidths }: CarouselOptions,
  slides: readonly HTMLElement[],
): boolean =>
  hasCopies === true &&
  loop &&
  effect === 'slide' &&
  !hasOwnWidths &&
  slides.length > 1 &&
  perView === slides.length &&
  slides.length % step === 0 &&
  !slides.some((slide) => slide.querySelector(WIDGETS));
