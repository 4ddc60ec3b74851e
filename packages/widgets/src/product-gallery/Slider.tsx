import { useMeasured } from '@iyim/runtime/page';
import { Enhance, useChange, useIsland } from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { Carousel } from '../../shared/carousel/Carousel.tsx';
import type { CarouselOptions } from '../../shared/carousel/options.ts';
import type { CarouselParts } from '../../shared/carousel/read-markup.ts';
import { CLASSES, GALLERIES } from './read.ts';
import { readName } from './read-name.ts';
import type { ProductGallerySettings } from './settings.ts';
import { Thumbnails } from './Thumbnails.tsx';

const PART_CLASSES = { slide: CLASSES.slide, dot: '', dotNow: CLASSES.thumbnail };

export interface SliderProps {
  readonly parts: CarouselParts;
  readonly settings: ProductGallerySettings;
  readonly current: number;
  readonly chosen: { readonly slide: number } | null;
  readonly onSelect: (slide: number) => unknown;
  readonly choose: (slide: number) => void;
}

/** Shows one picture at a time, with thumbnails or dots. Its code loads only for galleries with several pictures. */
export function Slider({ parts, settings, current, chosen, onSelect, choose }: SliderProps): ReactNode {
  const { host, text } = useIsland();
  const { list, slides } = parts;
  const [name] = useState(() => readName(host, text('gallery')));
  const options = useMemo(() => optionsOf(settings), [settings]);
  useFilms(slides, current);
  return (
    <>
      <Carousel
        parts={parts}
        options={options}
        partClasses={PART_CLASSES}
        alike={GALLERIES}
        label={name}
        ownArrows={settings.directionNav}
        pagination={settings.controlNav === 'dots' ? 'bullets' : null}
        isPictures
        hasLazyPictures={false}
        chosen={chosen}
        onSelect={onSelect}
      />
      <Height list={list} slide={settings.smoothHeight ? slides[current] : undefined} />
      {settings.controlNav === 'thumbnails' && (
        <Thumbnails
          host={host}
          list={list}
          slides={slides}
          current={current}
          columns={settings.columns}
          choose={choose}
        />
      )}
    </>
  );
}

/** Pauses the films of slides that have left the view, where they cannot be reached. Films that start by themselves go on when seen. */
function useFilms(slides: readonly HTMLElement[], current: number): void {
  useChange(current, () => {
    for (const [index, slide] of slides.entries())
      for (const film of slide.querySelectorAll('video')) {
        if (index !== current) film.pause();
        else if (film.autoplay) film.play().catch(() => {}); // the browser may not allow it
      }
  });
}

const optionsOf = (settings: ProductGallerySettings): CarouselOptions => ({
  perView: 1,
  step: 1,
  gap: '0px',
  loop: settings.animationLoop,
  speed: settings.animationSpeed,
  effect: settings.animation,
  hasSwipes: settings.touch,
  autoplay: settings.autoplay,
});

/** Makes the list as high as the current slide. Without a slide, the highest slide determines the height. */
function Height({ list, slide }: { list: HTMLElement; slide: HTMLElement | undefined }): ReactNode {
  const height = useMeasured(slide ? [slide] : [], () => slide?.getBoundingClientRect().height ?? 0, slide);
  return (
    <Enhance
      of={list}
      classes={{ 'iyim-product-gallery-list': true }}
      styles={{ alignItems: 'flex-start', blockSize: height > 0 ? `${height}px` : undefined }}
    />
  );
}
