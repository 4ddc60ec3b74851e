import { WIDGETS } from './read-markup.ts';

/** Transition between slides. All but `slide` show one at a time; `coverflow` also shows its neighbours, turned away. */
export type Effect = 'slide' | 'fade' | 'cube' | 'coverflow';

export interface CarouselOptions {
  /** Number of slides side by side. */
  readonly perView: number;
  /** Number of slides per move. */
  readonly step: number;
  /** CSS length between two slides; null while it is unknown, when no layout is applied. */
  readonly gap: string | null;
  /** Continues from the last slide with the first. */
  readonly loop: boolean;
  /** Copies slides that all fit, so that they can loop too. */
  readonly hasCopies?: boolean;
  /** Duration of a move, in ms. */
  readonly speed: number;
  readonly effect: Effect;
  /** Whether the selected slide is in the middle. */
  readonly isCentered?: boolean;
  /** Whether slides keep their own widths. */
  readonly hasOwnWidths?: boolean;
  /** Whether a slow swipe moves on only after 30 % of a slide, and else moves back. */
  readonly hasLongSwipes?: boolean;
  /** Whether slides follow a swipe. @default true */
  readonly hasSwipes?: boolean;
  /** Visible part of the neighbours, as the frame's physical paddings. */
  readonly padding?: { readonly left?: string; readonly right?: string };
  /**
   * Whether pictures that the server leaves to the script load with their slide or its neighbours, not all at once. @default true
   */
  readonly isLazy?: boolean;
  /** Null: slides change only on request. */
  readonly autoplay: AutoplayOptions | null;
}

export interface AutoplayOptions {
  /** How long a slide stays, in ms. */
  readonly delay: number;
  /** Pauses while the pointer is over the carousel; `stop` ends the autoplay for good. */
  readonly pausesOnHover: boolean | 'stop';
  /** Ends for good once the visitor has used the carousel. @default false */
  readonly stopsOnUse?: boolean;
}

/** Converts ms to Embla's own unit: 25 units take about 500 ms. */
export const durationOf = (speed: number): number => Math.min(60, Math.max(10, speed / 20));

/** Limits slides per view and per move to the number of slides; an effect shows one and moves by one. */
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
