import { Enhance, parseHtml } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { Carousel } from '../../../shared/carousel/Carousel.tsx';
import type { ArrowIcon } from '../../../shared/carousel/Controls.tsx';
import type { CarouselOptions } from '../../../shared/carousel/options.ts';
import { SLICK_CLASSES } from '../../../shared/carousel/read-markup.ts';
import { harmlessHtml } from '../../../shared/detached/harmless-html.ts';
import { useColumns, useItems } from '../layout.ts';
import { type Listing, SLIDER_CLASS } from '../read.ts';
import { readSliderOptions, stepAt } from './slider-options.ts';

export interface SliderProps {
  readonly slider: NonNullable<Listing['slider']>;
  readonly list: HTMLElement;
}

/** Turns a listing into a carousel (LG-7) while it has more items than can be visible at a time. */
export function Slider({ slider, list }: SliderProps): ReactNode {
  const { element: frame } = slider;
  const raw = useMemo(() => readSliderOptions(slider.options, slider.columns), [slider]);
  const slides = useItems(list);
  const { columns: perView, isMobile } = useColumns(raw.columns);
  const isOn = slides.length > perView || (raw.variableWidth && slides.length > 1);
  const gap = useGap(list, perView);
  const options = useMemo(
    (): CarouselOptions => ({
      perView,
      step: stepAt(perView, isMobile, raw),
      gap: gap === null ? null : `${gap}px`,
      loop: raw.infinite,
      speed: raw.speed,
      effect: raw.fade && perView === 1 ? 'fade' : 'slide',
      isCentered: raw.centerMode,
      hasOwnWidths: raw.variableWidth,
      autoplay: raw.autoplay ? { delay: raw.autoplaySpeed, pausesOnHover: raw.pauseOnHover } : null,
    }),
    [raw, perView, isMobile, gap],
  );
  const arrows = useMemo(() => ({ prev: iconIn(raw.prevArrow), next: iconIn(raw.nextArrow) }), [raw]);
  return (
    <>
      <Enhance of={frame} classes={{ [SLIDER_CLASS]: isOn }} />
      {isOn && (
        <Carousel
          parts={{ frame, list, slides }}
          options={options}
          partClasses={SLICK_CLASSES}
          alike="[data-slider_options]"
          ownArrows={raw.arrows && arrows}
          pagination={raw.dots ? 'bullets' : null}
        />
      )}
    </>
  );
}

/** Reads the classes and the icon of an arrow from the server's markup, and removes unsafe content. */
function iconIn(markup: string): ArrowIcon | undefined {
  const arrow = parseHtml(markup).firstElementChild;
  if (!arrow) return undefined;
  const icon = harmlessHtml(arrow.innerHTML);
  const chevron = icon.hasChildNodes() ? '' : ' iyim-carousel-chevron';
  return { classes: `${arrow.getAttribute('class') ?? ''}${chevron}`, icon };
}

/** Returns the theme's gap between items, in px; null until it has been measured for this number of items per view. */
function useGap(list: HTMLElement, perView: number): number | null {
  const [measured, setMeasured] = useState<{ readonly perView: number; readonly gap: number } | null>(null);
  useLayoutEffect(() => {
    if (measured?.perView !== perView)
      setMeasured({ perView, gap: Number.parseFloat(getComputedStyle(list).columnGap) || 0 });
  }, [measured, list, perView]);
  return measured?.perView === perView ? measured.gap : null;
}
