import { type ReactNode, useMemo, useState } from 'react';
import { Carousel } from '../../shared/carousel/Carousel.tsx';
import type { CarouselOptions } from '../../shared/carousel/options.ts';
import type { CarouselParts } from '../../shared/carousel/read-markup.ts';
import { CLASSES, GALLERIES } from './read.ts';
import type { ProductGallerySettings } from './settings.ts';

const PART_CLASSES = { slide: CLASSES.slide, dot: '', dotNow: CLASSES.thumbnail };

export interface SliderProps {
  readonly parts: CarouselParts;
  readonly settings: ProductGallerySettings;
  /** Accessible name. Undefined if the server has named the gallery. */
  readonly label: string | undefined;
  readonly current: number;
  readonly chosen: { readonly slide: number } | null;
  readonly onSelect: (slide: number) => unknown;
  readonly choose: (slide: number) => void;
}

/**
 * Shows one picture at a time, with swipes, transitions, arrows and dots. Its code loads before the gallery mounts if
 * `needsSlider` is set, otherwise when the pointer or the focus reaches the gallery.
 */
export function Slider({ parts, settings, label, current, chosen, onSelect }: SliderProps): ReactNode {
  const options = useMemo(() => optionsOf(settings), [settings]);
  const [start] = useState(current);
  return (
    <Carousel
      parts={parts}
      options={options}
      partClasses={PART_CLASSES}
      alike={GALLERIES}
      label={label}
      ownArrows={settings.directionNav}
      pagination={settings.controlNav === 'dots' ? 'bullets' : null}
      isPictures
      hasLazyPictures={false}
      start={start}
      chosen={chosen}
      onSelect={onSelect}
    />
  );
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
