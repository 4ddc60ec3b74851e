import { adoptStyles } from '@iyim/runtime/page';
import {
  announce,
  type Bindings,
  directionOf,
  Each,
  Enhance,
  EnhanceAll,
  Slot,
  useIsland,
  useLifetime,
  useReducedMotion,
  useStable,
} from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { sideOf } from './arrow-keys.ts';
import { Arrow, type ArrowIcon, HIDDEN, Pager, type PagerProps, SIDES, type Side } from './Controls.tsx';
import { Copies } from './Copies.tsx';
import styles from './carousel.css?inline';
import { type CarouselOptions, fitted, needsCopies } from './options.ts';
import { Pictures } from './Pictures.tsx';
import type { CarouselClasses, CarouselParts } from './read-markup.ts';
import { readName } from './read-name.ts';
import { Slide, sideBySide, track } from './Slide.tsx';
import { slideRoles } from './slide-roles.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarouselText } from './use-carousel-text.ts';
import { canMove, FRAME_CLASS, useEmbla } from './use-embla.ts';
import { DRAGGING_CLASS } from './use-plugins.ts';

export interface CarouselProps {
  /**
   * Element around slides and controls. It handles the arrow keys, and autoplay pauses while it contains the focus or the
   * pointer. @default the frame
   */
  readonly root?: HTMLElement | undefined;
  readonly parts: CarouselParts;
  readonly options: CarouselOptions;
  readonly partClasses: CarouselClasses;
  /** Selector of the page's carousels of this kind, so that carousels under one heading get different names. */
  readonly alike: string;
  /** Accessible name. @default the server's name, or that of the labelled element around the carousel, or the heading above it */
  readonly label?: string | undefined;
  /** Whether there are arrows. False hides the server's arrows. @default true */
  readonly hasArrows?: boolean | undefined;
  /** Adds arrows if the server renders none: with these icons, or with chevrons if `true`. */
  readonly ownArrows?: boolean | Readonly<Record<Side, ArrowIcon | undefined>> | undefined;
  /** Type of pagination. Rendered in the server's pagination element if there is one, otherwise after the frame. */
  readonly pagination?: PagerProps['kind'] | null | undefined;
  readonly fraction?: PagerProps['fraction'];
  /** Whether a click on a neighbouring slide moves to that slide. */
  readonly goesToClicked?: boolean | undefined;
  /** Slide that was chosen elsewhere in the widget. Each new object moves the carousel to its slide. */
  readonly chosen?: { readonly slide: number } | null | undefined;
  /** Slide that is shown first, without a move. Must be the same in every render. @default 0 */
  readonly start?: number | undefined;
  /** Slide to keep visible. Moves to it are not announced. */
  readonly follows?: number | undefined;
  /** Returns bindings that replace a slide's role and name. */
  readonly bindSlide?: ((slide: HTMLElement, index: number) => Bindings) | undefined;
  /**
   * Whether the stop button may cover a corner of the slides, as the arrows cover the sides.
   * @default true if no slide has text
   */
  readonly isPictures?: boolean | undefined;
  /** Whether pictures that the server leaves to a script (`data-src`) are loaded here. @default true */
  readonly hasLazyPictures?: boolean | undefined;
  readonly onSelect?: ((slide: number) => unknown) | undefined;
  /** Further controls, added after the stop button. */
  readonly children?: ReactNode;
}

/** Number of hidden slides before and after the visible slides whose pictures load too (§9, carousel lazyload). */
const PRELOADED = 1;

/** Class that reserves a row for the stop button below the slides. */
const FOOT_CLASS = 'iyim-carousel-foot';
const LIST = { 'iyim-carousel-list': true };
const INTERACTIVE = 'a, button, input, select, textarea, label, summary, [role=button], [tabindex]';

/** Undoes a scroll of the frame by focus, an anchor or a script: only the list may move. */
const resetScroll = ({ currentTarget: frame }: Event): void => {
  if (frame instanceof HTMLElement && frame.scrollLeft !== 0) frame.scrollLeft = 0;
};

/** A carousel of server-rendered slides. A single slide gets no controls, and its pictures load immediately. */
export function Carousel(props: CarouselProps): ReactNode {
  const { list, slides, prev, next } = props.parts;
  const isMoving = slides.length > 1;
  const arrows = [prev, next].filter((arrow) => !!arrow);
  return (
    <>
      {(!isMoving || props.hasArrows === false) && <EnhanceAll of={arrows} {...HIDDEN} />}
      {isMoving && <Moving {...props} />}
      {slides.length === 1 && props.hasLazyPictures !== false && (
        <Pictures list={list} slides={slides} from={0} to={0} />
      )}
    </>
  );
}

/**
 * Slides that move, with their controls (APG's carousel). The slides keep their place in the document; invisible ones are inert.
 */
function Moving(props: CarouselProps): ReactNode {
  const { parts, partClasses, hasArrows = true, ownArrows, pagination, onSelect } = props;
  const { start = 0, chosen, follows } = props;
  const { frame, list, slides, pager } = parts;
  const { host, handler } = useIsland();
  const text = useCarouselText();
  const isStill = useReducedMotion();
  const options = useMemo(
    () => fitted(props.options, slides.length, isStill),
    [props.options, slides.length, isStill],
  );
  const [copies, setCopies] = useState<readonly HTMLElement[]>([]);
  const isCopied = useMemo(() => needsCopies(options, slides), [options, slides]);
  const carousel = useEmbla({ parts, copies, options, isStill, start });
  const { embla, selected, current, stops, reached, isLocked } = carousel;
  // Like the originals, the carousel has neither autoplay nor a stop button while all slides fit.
  const turns = isLocked ? null : options.autoplay;
  const autoplay = useAutoplay({ embla, frame, options: turns, isStill, selected });
  // The builder prints the role `list` on a loop carousel, whose slides are not list items. A gallery binds `group` before this.
  const [isGroup] = useState(() => !frame.matches('[role]:not([role=list], [role=group])'));
  const [nameOr] = useState(() => readName(frame, props.alike));
  useLifetime(() => adoptStyles(host.ownerDocument, styles), [host]);

  const isAsked = useRef(false);
  /** Runs a move that the visitor requested, which is announced. Moves by the timer are not. */
  const ask = (go: () => void) => {
    isAsked.current = true;
    autoplay.use();
    go();
  };
  const goTo = useStable((stop: number) => ask(() => carousel.goTo(stop)));
  const roles = useMemo(() => slideRoles(slides, text), [slides, text]);
  const isAtEnd = (side: Side): boolean =>
    embla !== undefined && !(side === 'prev' ? carousel.canPrev : carousel.canNext);
  const move = (side: Side) => {
    if (isAtEnd(side)) announce(text(side === 'prev' ? 'first' : 'last'));
    else ask(carousel[side]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per move
  useEffect(() => {
    if (isAsked.current) announce(text('nowAt', { number: selected + 1, count: stops }));
    isAsked.current = false;
    if (embla) onSelect?.(current);
  }, [selected, current]);
  const followed = useRef<CarouselProps['chosen']>(null);
  // A hidden carousel cannot move, so it follows the choice when it is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per choice
  useEffect(() => {
    if (!chosen || chosen === followed.current || !embla || !canMove(embla)) return;
    followed.current = chosen;
    if (chosen.slide !== current) goTo(carousel.stopOf(chosen.slide));
  }, [chosen, embla, isLocked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per change
  useEffect(() => {
    if (follows !== undefined) carousel.goTo(carousel.stopOf(follows));
  }, [follows]);

  const press = (event: KeyboardEvent) => {
    const side = isLocked ? undefined : sideOf(event, frame);
    if (!side) return;
    event.preventDefault();
    move(side);
  };
  const click = ({ target, defaultPrevented }: MouseEvent) => {
    if (defaultPrevented || !(target instanceof Element) || target.closest(INTERACTIVE)) return;
    const stop = carousel.stopOf(slides.findIndex((slide) => slide.contains(target)));
    if (stop >= 0 && stop !== selected) goTo(stop);
  };
  const arrowOf = (side: Side) => (hasArrows && parts[side]) || null;
  const arrow = (side: Side) => (
    <Arrow
      key={side}
      side={side}
      of={arrowOf(side)}
      ownIcon={typeof ownArrows === 'object' ? ownArrows[side] : undefined}
      disabledClass={partClasses.disabled}
      isLocked={isLocked}
      isDisabled={isAtEnd(side)}
      onPress={() => move(side)}
    />
  );
  const isPagerInside = pager ? frame.contains(pager) : frame === host;
  const isBesideDots = isPagerInside && Boolean(pagination) && pagination !== 'progressbar';
  const isPictures = useMemo(
    () => props.isPictures ?? !slides.some(({ textContent }) => textContent?.trim()),
    [slides, props.isPictures],
  );
  const isLazy = options.isLazy !== false;

  return (
    <>
      <Enhance of={props.root ?? frame} onKeyDown={press} {...autoplay.bindings} />
      <Enhance
        of={frame}
        role={isGroup ? 'group' : undefined}
        aria-roledescription={text('roledescription')}
        aria-label={props.label ?? nameOr?.(text('carousel'))}
        classes={{
          [FRAME_CLASS]: true,
          [FOOT_CLASS]: autoplay.isOn && !isBesideDots && !isPictures,
          [DRAGGING_CLASS]: false,
        }}
        onScroll={resetScroll}
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
        styles={track(options, start, directionOf(frame))}
        onClick={props.goesToClicked ? click : undefined}
      />
      <Each of={slides}>
        {(slide, index) => (
          <Slide
            of={slide}
            bindings={props.bindSlide?.(slide, index) ?? roles[index]}
            isReached={reached[index] !== false}
            options={options}
            selectedClass={partClasses.slide}
            isSelected={index === current}
          />
        )}
      </Each>
      {isCopied && <Copies list={list} slides={slides} styles={sideBySide(options)} onChange={setCopies} />}
      {props.hasLazyPictures !== false && (
        <Pictures
          list={list}
          slides={slides}
          from={isLazy ? current - PRELOADED : 0}
          to={isLazy ? current + options.perView - 1 + PRELOADED : slides.length - 1}
        />
      )}
      {/* Added before the slides, so that the stop button and the arrows come first (APG). The dots come after the slides. */}
      <Slot of={frame} place="first">
        {autoplay.isOn && (
          <button
            type="button"
            className="iyim-carousel-play"
            aria-label={text(autoplay.isPlaying ? 'stop' : 'start')}
            data-playing={autoplay.isPlaying || undefined}
            onClick={handler(autoplay.toggle)}
          />
        )}
        {props.children}
        {ownArrows && !isLocked && SIDES.filter((side) => !arrowOf(side)).map(arrow)}
      </Slot>
      {SIDES.filter(arrowOf).map(arrow)}
      {pagination && pager && <Enhance of={pager} classes={{ [`swiper-pagination-${pagination}`]: true }} />}
      {pagination && (
        <Slot of={pager ?? frame} place={pager || frame === host ? 'last' : 'after'}>
          {stops > 1 && (
            <Pager
              kind={pagination}
              partClasses={partClasses}
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
