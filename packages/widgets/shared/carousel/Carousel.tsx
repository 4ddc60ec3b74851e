import {
  adoptStyles,
  announce,
  type Bindings,
  directionOf,
  Each,
  Enhance,
  isPlainKey,
  moveOf,
  Slot,
  useIsland,
  useLifetime,
  useReducedMotion,
  useStable,
} from '@iyim/runtime/widget';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import {
  Arrow,
  type ArrowIcon,
  Pager,
  type PagerProps,
  type Pagination,
  PlayButton,
  type Side,
} from './Controls.tsx';
import { Copies } from './Copies.tsx';
import styles from './carousel.css?inline';
import { useCarouselText } from './messages.ts';
import { type CarouselOptions, type Effect, fitted, needsCopies } from './options.ts';
import { Pictures } from './Pictures.tsx';
import { type CarouselLook, type CarouselName, readName } from './read-carousel.ts';
import { useAutoplay } from './use-autoplay.ts';
import { DRAGGING_CLASS, FRAME_CLASS, useEmbla } from './use-embla.ts';

export interface CarouselProps {
  /** What is around slides and controls: keys work in it, and focus and pointer in it hold the slides. @default frame */
  readonly root?: HTMLElement | undefined;
  /** What cuts off, and what moves in it. */
  readonly frame: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly options: CarouselOptions;
  readonly look: CarouselLook;
  /** Finds the page's carousels of this kind: those under one heading are told apart. */
  readonly alike: string;
  /** Accessible name. @default the name from the server, else from the labelled element around it, else the heading above it */
  readonly label?: string | undefined;
  /** The server's arrows. */
  readonly arrows?: Readonly<Record<Side, HTMLElement | null>> | undefined;
  /** Arrows of ours where the server has none; with icons of the server's, or chevrons. */
  readonly ownArrows?: boolean | Readonly<Record<Side, ArrowIcon | undefined>> | undefined;
  readonly pagination?: Pagination | null | undefined;
  /** The server's empty element for it. @default after the frame */
  readonly pager?: HTMLElement | null | undefined;
  /** A click on a slide beside goes to it. */
  readonly goesToClicked?: boolean | undefined;
  /** The slide that the visitor has chosen elsewhere in the widget; another object goes there. */
  readonly chosen?: { readonly slide: number } | null | undefined;
  /** A slide that is to be seen, without a word. */
  readonly follows?: number | undefined;
  /** Instead of a slide's own role and name. */
  readonly bindSlide?: ((slide: HTMLElement, index: number) => Bindings) | undefined;
  readonly fraction?: PagerProps['fraction'];
  /**
   * The stop button may lie over a corner of the slides, as the arrows do over the sides.
   * @default when no slide has words
   */
  readonly isPictures?: boolean | undefined;
  readonly onSelect?: ((slide: number) => unknown) | undefined;
  /** Further controls of ours, after the play button. */
  readonly children?: ReactNode;
}

/** Slides next to those in sight whose pictures load as well (§9, carousel lazyload). */
const PRELOADED = 1;

/** A focus, an anchor or a script scrolls a frame to what it cuts off; the list moves by itself. */
const putBack = ({ currentTarget: frame }: Event): void => {
  if (frame instanceof HTMLElement && frame.scrollLeft !== 0) frame.scrollLeft = 0;
};

/** Reserves a row for the stop button below the slides. */
const FOOT_CLASS = 'iyim-carousel-foot';
const LIST = { 'iyim-carousel-list': true };
const INTERACTIVE = 'a, button, input, select, textarea, label, summary, [role=button], [tabindex]';

/**
 * Slides of the server's that follow each other, with their controls (APG's carousel). The slides stay where they are in the
 * document; those out of sight are inert. Ends before its bindings do, so that these have the last word.
 */
export function Carousel(props: CarouselProps): ReactNode {
  const { root = props.frame, frame, list, slides, look, arrows, ownArrows, pagination, pager } = props;
  const { host } = useIsland();
  const text = useCarouselText();
  const isStill = useReducedMotion();
  const options = useMemo(
    () => fitted(props.options, slides.length, isStill),
    [props.options, slides.length, isStill],
  );
  const [copies, setCopies] = useState<readonly HTMLElement[]>([]);
  const isCopied = useMemo(() => needsCopies(options, slides), [options, slides]);
  const carousel = useEmbla({ frame, list, slides, copies, options, isStill });
  // The originals have no controls while all slides fit.
  const { embla, selected, current, stops, reached, isLocked } = carousel;
  const autoplay = useAutoplay({
    embla,
    frame,
    options: isLocked ? null : options.autoplay,
    isStill,
    selected,
  });
  const [{ isGroup, name }] = useState(() => ({
    isGroup: !frame.hasAttribute('role'),
    name: readName(frame, props.alike),
  }));
  useLifetime(() => adoptStyles(host.ownerDocument, styles), [host]);

  const isAsked = useRef(false);
  /** What the visitor asked for is said; what moves by itself is not. */
  const ask = (go: () => void) => {
    isAsked.current = true;
    autoplay.use();
    go();
  };
  const goTo = useStable((stop: number) => ask(() => carousel.goTo(stop)));
  const labels = useMemo(
    () => slides.map((_, index) => text('slideOf', { number: index + 1, count: slides.length })),
    [slides, text],
  );
  const move = (side: Side) => {
    const isAtEnd = embla && !(side === 'prev' ? carousel.canPrev : carousel.canNext);
    if (isAtEnd) announce(text(side === 'prev' ? 'first' : 'last'));
    else ask(carousel[side]);
  };
  const { onSelect, chosen, follows } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a move
  useEffect(() => {
    if (isAsked.current) announce(text('nowAt', { number: selected + 1, count: stops }));
    isAsked.current = false;
    if (embla) onSelect?.(current);
  }, [selected, current]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a choice
  useEffect(() => {
    if (chosen && chosen.slide !== current) ask(() => carousel.goTo(carousel.stopOf(chosen.slide)));
  }, [chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a change
  useEffect(() => {
    if (follows !== undefined) carousel.goTo(carousel.stopOf(follows));
  }, [follows]);

  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!isPlainKey(event)) return;
    if (isLocked || !/^Arrow(Left|Right)$/.test(key)) return;
    if (target instanceof Element && target.closest('input, select, textarea, [contenteditable]')) return;
    event.preventDefault();
    move(moveOf(key, directionOf(frame)) === 'next' ? 'next' : 'prev');
  };
  const click = (event: MouseEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element) || target.closest(INTERACTIVE)) return;
    const stop = carousel.stopOf(slides.findIndex((slide) => slide.contains(target)));
    if (stop >= 0 && stop !== selected) ask(() => carousel.goTo(stop));
  };
  const arrow = (side: Side) => (
    <Arrow
      key={side}
      side={side}
      of={arrows?.[side] ?? null}
      look={typeof ownArrows === 'object' ? ownArrows[side] : undefined}
      disabledClass={look.disabled}
      isLocked={isLocked}
      isDisabled={embla !== undefined && !(side === 'prev' ? carousel.canPrev : carousel.canNext)}
      onPress={() => move(side)}
    />
  );
  const isPagerInside = pager ? frame.contains(pager) : frame === host;
  const isPictures = useMemo(
    () => props.isPictures ?? !slides.some(({ textContent }) => textContent?.trim()),
    [slides, props.isPictures],
  );
  const isBesideDots = isPagerInside && Boolean(pagination) && pagination !== 'progressbar';
  const sides = (['prev', 'next'] as const).filter((side) => !arrows?.[side]);

  return (
    <>
      <Enhance of={root} onKeyDown={press} {...autoplay.bindings} />
      <Enhance
        of={frame}
        role={isGroup ? 'group' : undefined}
        aria-roledescription={text('roledescription')}
        aria-label={props.label ?? (name ? nameOf(name, text('carousel')) : undefined)}
        classes={{
          [FRAME_CLASS]: true,
          [FOOT_CLASS]: autoplay.isOn && !isBesideDots && !isPictures,
          [DRAGGING_CLASS]: false,
        }}
        onScroll={putBack}
        styles={{
          overflow: 'hidden',
          paddingLeft: options.padding?.left,
          paddingRight: options.padding?.right,
        }}
      />
      <Enhance
        of={list}
        classes={LIST}
        aria-live={autoplay.isPlaying ? 'off' : 'polite'}
        styles={track(options)}
        onClick={props.goesToClicked ? click : undefined}
      />
      <Each of={slides}>
        {(slide, index) => (
          <Slide
            of={slide}
            roledescription={text('slide')}
            label={labels[index] ?? ''}
            isReached={reached[index] !== false}
            options={options}
            selectedClass={look.slide}
            isSelected={index === current}
            bindings={props.bindSlide?.(slide, index)}
          />
        )}
      </Each>
      {isCopied && <Copies list={list} slides={slides} styles={sideBySide(options)} onChange={setCopies} />}
      <Pictures
        list={list}
        slides={slides}
        from={options.isLazy === false ? 0 : current - PRELOADED}
        to={options.isLazy === false ? slides.length - 1 : current + options.perView - 1 + PRELOADED}
      />
      {/* Before the slides, so that the stop button and the arrows come first (APG); the dots follow them. */}
      <Slot of={frame} place="first">
        {autoplay.isOn && <PlayButton isPlaying={autoplay.isPlaying} onClick={autoplay.toggle} />}
        {props.children}
        {ownArrows && !isLocked && sides.map(arrow)}
      </Slot>
      {(['prev', 'next'] as const).filter((side) => arrows?.[side]).map(arrow)}
      {pagination && pager && <Enhance of={pager} classes={{ [`swiper-pagination-${pagination}`]: true }} />}
      {pagination && (
        <Slot of={pager ?? frame} place={pager || frame === host ? 'last' : 'after'}>
          {stops > 1 && (
            <Pager
              kind={pagination}
              look={look}
              selected={selected}
              stops={stops}
              goTo={goTo}
              fraction={props.fraction}
            />
          )}
        </Slot>
      )}
    </>
  );
}

interface SlideProps {
  readonly of: HTMLElement;
  readonly roledescription: string;
  readonly label: string;
  readonly isReached: boolean;
  readonly options: CarouselOptions;
  readonly selectedClass: string;
  readonly isSelected: boolean;
  readonly bindings: Bindings | undefined;
}

/** There may be hundreds; a move changes few of them. */
const Slide = memo(
  ({ of, roledescription, label, isReached, options, selectedClass, isSelected, bindings }: SlideProps) => (
    <Enhance
      of={of}
      // An item of an HTML list stays one.
      {...(bindings ?? {
        role: of.localName === 'li' ? undefined : 'group',
        'aria-roledescription': roledescription,
        'aria-label': label,
      })}
      // What is not seen is not reached by Tab, nor read out.
      inert={!isReached || undefined}
      styles={sideBySide(options)}
      classes={{ [selectedClass]: isSelected }}
    />
  ),
);

/**
 * Embla sets `transform` by itself: bound, so that a clone made halfway does not begin with it (RT-25). A theme that makes
 * everything glide would glide after each of its steps.
 */
function track({ gap, effect }: CarouselOptions): Bindings['styles'] {
  if (gap === null) return undefined;
  return {
    transform: 'none',
    transition: 'none',
    display: 'flex',
    inlineSize: 'auto',
    flexWrap: 'nowrap',
    justifyContent: 'normal',
    overflow: 'visible',
    gap: '0',
    marginInlineEnd: `calc(-1 * ${gap})`,
    // Slides on top of each other stay below the controls.
    isolation: isDrawn(effect) ? 'isolate' : undefined,
  };
}

/** The gap is a margin, which Embla measures where an endless track begins again too. */
function sideBySide({ gap, perView, hasOwnWidths, effect }: CarouselOptions): Bindings['styles'] {
  if (gap === null) return undefined;
  const width = `calc(${100 / perView}% - ${gap})`;
  return {
    flex: hasOwnWidths ? '0 0 auto' : `0 0 ${width}`,
    maxInlineSize: hasOwnWidths ? undefined : width,
    minInlineSize: '0',
    transform: 'none',
    transition: 'none',
    opacity: effect === 'fade' ? '1' : undefined,
    pointerEvents: effect === 'fade' ? 'auto' : undefined,
    visibility: isDrawn(effect) ? 'visible' : undefined,
    zIndex: isDrawn(effect) ? 'auto' : undefined,
    marginInlineEnd: gap,
  };
}

const isDrawn = (effect: Effect): boolean => effect === 'cube' || effect === 'coverflow';

const nameOf = ({ name, before }: CarouselName, fallback: string): string =>
  `${name ?? fallback}${before > 0 ? ` ${before + 1}` : ''}`;
