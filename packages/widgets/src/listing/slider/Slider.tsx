import {
  announce,
  directionOf,
  Enhance,
  parseHtml,
  ServerHtml,
  Slot,
  useIsland,
  useMedia,
} from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { harmlessHtml } from '../../../shared/harmless-html.ts';
import { useColumns, useItems } from '../layout.ts';
import { type Listing, SLIDER_CLASS, type SliderName } from '../read.ts';
import { useAutoplay } from './use-autoplay.ts';
import { readSliderOptions, type SliderOptions, stepAt, useCarousel } from './use-carousel.ts';

export interface SliderProps {
  readonly slider: NonNullable<Listing['slider']>;
  readonly list: HTMLElement;
}

/** Makes a listing a carousel (LG-7), as long as there are more items than fit side by side. */
export function Slider({ slider, list }: SliderProps): ReactNode {
  const { element: frame, name } = slider;
  const options = useMemo(() => readSliderOptions(slider.options, slider.columns), [slider]);
  const slides = useItems(list);
  const { columns: perView, isMobile } = useColumns(options.columns);
  const isOn = slides.length > perView || (options.variableWidth && slides.length > 1);
  return (
    <>
      <Enhance of={frame} classes={{ [SLIDER_CLASS]: isOn, 'iyim-listing-slider': isOn }} />
      {isOn && (
        <Carousel
          frame={frame}
          name={name}
          list={list}
          slides={slides}
          options={options}
          perView={perView}
          step={stepAt(perView, isMobile, options)}
        />
      )}
    </>
  );
}

interface CarouselProps {
  readonly frame: HTMLElement;
  readonly name: SliderName | null;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly options: SliderOptions;
  readonly perView: number;
  readonly step: number;
}

/** The slides side by side, with their controls. Ends before its bindings do, so that these have the last word. */
function Carousel({ frame, name, list, slides, options, perView, step }: CarouselProps): ReactNode {
  const { handler, text } = useIsland();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const gap = useGap(list, perView);
  const carousel = useCarousel({ frame, list, slides, options, perView, step, isStill, isOn: gap !== null });
  const { selected, stops, reached } = carousel;
  const autoplay = useAutoplay({
    isOn: options.autoplay,
    delay: options.autoplaySpeed,
    pauseOnHover: options.pauseOnHover,
    isStill,
    selected,
    advance: () => (carousel.canNext ? carousel.next() : carousel.goTo(0)),
  });

  const isAsked = useRef(false);
  /** What the visitor asked for is said; what moves by itself is not. */
  const ask = (go: () => void) => {
    isAsked.current = true;
    go();
  };
  useEffect(() => {
    if (isAsked.current) announce(text('nowAt', { number: selected + 1, count: stops }));
    isAsked.current = false;
  }, [selected, stops, text]);

  const press = (event: KeyboardEvent) => {
    const side = sideOf(event, frame);
    if (!side || (event.target instanceof Element && event.target.closest('input, select, textarea'))) return;
    event.preventDefault();
    ask(carousel[side]);
  };

  return (
    <>
      <Enhance
        of={frame}
        role="group"
        aria-roledescription={text('roledescription')}
        aria-label={name ? nameOf(name, text('carousel')) : undefined}
        styles={{ overflow: 'hidden' }}
        onKeyDown={press}
        {...autoplay.bindings}
      />
      <Enhance of={list} styles={gap === null ? undefined : track(gap)} />
      {slides.map((slide, index) => (
        <Enhance
          // biome-ignore lint/suspicious/noArrayIndexKey: one that takes another's place is bound instead of it
          key={index}
          of={slide}
          // An item of an HTML list stays one.
          role={slide.localName === 'li' ? undefined : 'group'}
          aria-roledescription={text('slide')}
          aria-label={text('slideOf', { number: index + 1, count: slides.length })}
          // What is not seen is not reached by Tab, nor read out.
          inert={reached[index] === false || undefined}
          styles={gap === null ? undefined : sideBySide(gap, perView, options)}
        />
      ))}
      {/* Before the items, so that the stop button and the arrows come first (APG); the dots follow them. */}
      <Slot of={frame} place="first">
        {options.autoplay && (
          <button
            type="button"
            className="iyim-listing-play"
            aria-label={text(autoplay.isPlaying ? 'stop' : 'start')}
            data-playing={autoplay.isPlaying || undefined}
            onClick={handler(autoplay.toggle)}
          />
        )}
        {options.arrows &&
          (['prev', 'next'] as const).map((side) => (
            <ArrowButton
              key={side}
              side={side}
              label={text(side === 'prev' ? 'previous' : 'next')}
              markup={options[`${side}Arrow`]}
              isDisabled={!(side === 'prev' ? carousel.canPrev : carousel.canNext)}
              onClick={handler(() => ask(carousel[side]))}
            />
          ))}
      </Slot>
      <Slot of={frame} place="after">
        {options.dots && stops > 1 && (
          <ul className="jet-slick-dots iyim-listing-dots" aria-label={text('dots')}>
            {Array.from({ length: stops }, (_, stop) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: it is the stop
              <li key={stop} className={stop === selected ? 'slick-active' : undefined}>
                <button
                  type="button"
                  aria-label={text('goTo', { number: stop + 1, count: stops })}
                  aria-current={stop === selected || undefined}
                  onClick={handler(() => ask(() => carousel.goTo(stop)))}
                >
                  <span aria-hidden="true">{stop + 1}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Slot>
    </>
  );
}

/** The theme's gap between items in px; null while it is not known for so many side by side: nothing is bound then. */
function useGap(list: HTMLElement, perView: number): number | null {
  const [known, setKnown] = useState<{ readonly perView: number; readonly gap: number } | null>(null);
  useLayoutEffect(() => {
    if (known?.perView !== perView)
      setKnown({ perView, gap: Number.parseFloat(getComputedStyle(list).columnGap) || 0 });
  }, [known, list, perView]);
  return known?.perView === perView ? known.gap : null;
}

/**
 * Embla sets `transform` by itself: bound, so that a clone made halfway does not begin with it (RT-25). A theme that makes
 * everything glide would glide after each of its steps.
 */
const track = (gap: number) => ({
  transform: 'none',
  transition: 'none',
  display: 'flex',
  flexWrap: 'nowrap',
  overflow: 'visible',
  gap: '0',
  marginInlineEnd: `${-gap}px`,
});

/** The gap is a margin, which Embla measures where an endless track begins again too. */
function sideBySide(gap: number, perView: number, { variableWidth, fade }: SliderOptions) {
  const width = `calc(${100 / perView}% - ${gap}px)`;
  return {
    flex: variableWidth ? '0 0 auto' : `0 0 ${width}`,
    maxInlineSize: variableWidth ? undefined : width,
    minInlineSize: '0',
    transform: 'none',
    transition: 'none',
    opacity: fade ? '1' : undefined,
    marginInlineEnd: `${gap}px`,
  };
}

interface ArrowButtonProps {
  readonly side: 'prev' | 'next';
  readonly label: string;
  /** The server's own arrow, out of an attribute; its classes are used, and of its icon what is harmless. */
  readonly markup: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** One of the arrows, looking as the server has it, or with a chevron of ours. */
function ArrowButton({ side, label, markup, isDisabled, onClick }: ArrowButtonProps): ReactNode {
  const { classes, icon } = useMemo(() => {
    const arrow = parseHtml(markup).firstElementChild;
    const content = harmlessHtml(arrow?.innerHTML ?? '');
    const chevron = content.hasChildNodes() ? '' : 'iyim-listing-chevron';
    return { classes: `${arrow?.getAttribute('class') ?? ''} ${chevron}`, icon: content };
  }, [markup]);

  return (
    <ServerHtml
      as="button"
      nodes={icon}
      type="button"
      className={`iyim-listing-arrow iyim-listing-${side} ${classes}`}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={onClick}
    />
  );
}

const nameOf = ({ heading, before }: SliderName, fallback: string): string =>
  `${heading ?? fallback}${before > 0 ? ` ${before + 1}` : ''}`;

/** Which way an arrow key leads in the frame's direction. */
function sideOf({ key }: KeyboardEvent, frame: Element): 'prev' | 'next' | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (key === 'ArrowRight') === (directionOf(frame) === 'ltr') ? 'next' : 'prev';
}
