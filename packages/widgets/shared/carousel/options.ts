import { WIDGETS } from './read-markup.ts';

/** How slides follow each other. All but `slide` show one at a time, `coverflow` with its neighbours turned away. */
export type Effect = 'slide' | 'fade' | 'cube' | 'coverflow';

export interface CarouselOptions {
  /** How many slides are side by side. */
  readonly perView: number;
  /** How many slides one move passes. */
  readonly step: number;
  /** Between two slides, as CSS; null while it is not known, and nothing is laid out. */
  readonly gap: string | null;
  /** Goes on from the last slide with the first. */
  readonly loop: boolean;
  /** Copies slides that all fit, so that they go on in a loop too. */
  readonly hasCopies?: boolean;
  /** How long a move takes, in ms. */
  readonly speed: number;
  readonly effect: Effect;
  /** The selected slide is in the middle. */
  readonly isCentered?: boolean;
  /** Slides are as wide as they are. */
  readonly hasOwnWidths?: boolean;
  /** A slow swipe moves on after 30 % of a slide, and goes back before. */
  readonly hasLongSwipes?: boolean;
  /** Follows the finger. @default true */
  readonly hasSwipes?: boolean;
  /** How much of the neighbours is in sight, as the frame's physical paddings. */
  readonly padding?: { readonly left?: string; readonly right?: string };
  /** Pictures that the server leaves to the script load with their slide or its neighbours; false: all at once. @default true */
  readonly isLazy?: boolean;
  /** Null: slides change only when asked to. */
  readonly autoplay: AutoplayOptions | null;
}

export interface AutoplayOptions {
  /** How long a slide stays, in ms. */
  readonly delay: number;
  /** Waits while the pointer is over it, or stops for good once it was. */
  readonly pausesOnHover: boolean | 'stop';
  /** Ends for good once the visitor has used it. @default false */
  readonly stopsOnUse?: boolean;
}

/** Embla counts in steps of its own: its 25 take about 500 ms. */
export const durationOf = (speed: number): number => Math.min(60, Math.max(10, speed / 20));

/** Per view and per step never more than there are slides; an effect shows one, and moves by one. */
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

/** Whether a loop needs copies: all slides fit. Slides with widgets in them are not copied. */
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
