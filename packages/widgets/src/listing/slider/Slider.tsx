import { announce, directionOf, type Island } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Listing, SLIDER_CLASS } from '../read.ts';
import { ArrowButton } from './ArrowButton.tsx';
import { readSliderOptions, stepAt } from './slider-options.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarousel } from './use-carousel.ts';
import { useCount, usePerView } from './use-slides.ts';

export interface SliderProps {
  readonly island: Island;
  readonly slider: NonNullable<Listing['slider']>;
  readonly list: HTMLElement;
}

/** Makes a listing a carousel (LG-7), as long as there are more items than fit side by side. */
export function Slider({ island, slider, list }: SliderProps): ReactNode {
  const { element: frame, options: raw, columns, name } = slider;
  const { changes, text } = island;
  const options = useMemo(() => readSliderOptions(raw, columns), [raw, columns]);
  const count = useCount(list);
  const { perView, isMobile } = usePerView(options.columns);
  const step = stepAt(perView, isMobile, options);
  const isOn = count > perView || (options.variableWidth && count > 1);
  const carousel = useCarousel({ island, frame, list, options, isOn, count, perView, step });
  const autoplay = useAutoplay({
    isOn: isOn && options.autoplay,
    delay: options.autoplaySpeed,
    pauseOnHover: options.pauseOnHover,
    frame,
    selected: carousel.selected,
    advance: () => (carousel.canNext ? carousel.next() : carousel.goTo(0)),
  });
  // Before the items, so that the stop button and the arrows come first (APG); the dots follow them.
  const [controls] = useState(() => changes.slot(frame, 'first'));
  const [dots] = useState(() => changes.slot(frame, 'after'));

  const [hasName] = useState(() => frame.matches('[aria-label], [aria-labelledby]'));
  useEffect(() => {
    changes.toggleClass(frame, SLIDER_CLASS, isOn);
    changes.toggleClass(frame, 'iyim-listing-slider', isOn);
    changes.attribute(frame, 'role', isOn ? 'group' : null);
    changes.attribute(frame, 'aria-roledescription', isOn ? text('roledescription') : null);
    if (hasName) return;
    const { heading, before } = name;
    const label = `${heading ?? text('carousel')}${before > 0 ? ` ${before + 1}` : ''}`;
    changes.attribute(frame, 'aria-label', isOn ? label : null);
  }, [changes, frame, hasName, name, isOn, text]);

  const { selected, stops } = carousel;
  const isAsked = useRef(false);
  /** What the visitor asked for is said; what moves by itself is not. */
  const asked = (go: () => void) =>
    island.handler(() => {
      isAsked.current = true;
      go();
    });
  useEffect(() => {
    if (isAsked.current) announce(text('nowAt', { number: selected + 1, count: stops }));
    isAsked.current = false;
  }, [selected, stops, text]);

  useLayoutEffect(() => {
    if (!isOn) return;
    const end = new AbortController();
    const keys = island.handler((event: KeyboardEvent) => {
      const side = sideOf(event, frame);
      if (!side || (event.target instanceof Element && event.target.closest('input, select, textarea')))
        return;
      event.preventDefault();
      isAsked.current = true;
      carousel[side]();
    });
    frame.addEventListener('keydown', keys, { signal: end.signal });
    return () => end.abort();
  });

  if (!isOn) return null;
  return (
    <>
      {createPortal(
        <>
          {options.autoplay && (
            <button
              type="button"
              className="iyim-listing-play"
              aria-label={text(autoplay.isPlaying ? 'stop' : 'start')}
              data-playing={autoplay.isPlaying || undefined}
              onClick={island.handler(autoplay.toggle)}
            />
          )}
          {options.arrows &&
            (['prev', 'next'] as const).map((side) => (
              <ArrowButton
                key={side}
                side={side}
                label={text(side === 'prev' ? 'previous' : 'next')}
                markup={side === 'prev' ? options.prevArrow : options.nextArrow}
                isDisabled={side === 'prev' ? !carousel.canPrev : !carousel.canNext}
                onClick={asked(carousel[side])}
              />
            ))}
        </>,
        controls,
      )}
      {createPortal(
        options.dots && carousel.stops > 1 && (
          <ul className="jet-slick-dots iyim-listing-dots" aria-label={text('dots')}>
            {stopNumbers(stops).map((stop) => (
              <li key={stop} className={stop === carousel.selected ? 'slick-active' : undefined}>
                <button
                  type="button"
                  aria-label={text('goTo', { number: stop + 1, count: carousel.stops })}
                  aria-current={stop === carousel.selected || undefined}
                  onClick={asked(() => carousel.goTo(stop))}
                >
                  <span aria-hidden="true">{stop + 1}</span>
                </button>
              </li>
            ))}
          </ul>
        ),
        dots,
      )}
    </>
  );
}

/** Which way an arrow key leads in the frame's direction. */
function sideOf({ key }: KeyboardEvent, frame: Element): 'prev' | 'next' | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (key === 'ArrowRight') === (directionOf(frame) === 'ltr') ? 'next' : 'prev';
}

const stopNumbers = (stops: number): number[] => Array.from({ length: stops }, (_, stop) => stop);
