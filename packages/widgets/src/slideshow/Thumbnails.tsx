import { useDevice } from '@iyim/runtime/shop';
import { Each, pressable, useIsland } from '@iyim/runtime/widget';
import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { Carousel } from '../../shared/carousel/Carousel.tsx';
import { type CarouselParts, SWIPER_CLASSES } from '../../shared/carousel/read-markup.ts';
import { useCarouselText } from '../../shared/carousel/use-carousel-text.ts';
import { railOptions } from './options.ts';
import { SLIDESHOWS, thumbnailOf } from './read.ts';
import type { SlideshowSettings } from './settings.ts';

interface RailProps {
  readonly parts: CarouselParts;
  readonly settings: SlideshowSettings;
  readonly current: number;
  readonly choose: (slide: number) => void;
}

/** Enhances the server's carousel of thumbnails. Each thumbnail becomes a button that shows its slide. */
export function Rail({ parts, settings, current, choose }: RailProps): ReactNode {
  const device = useDevice();
  const island = useIsland();
  const text = useCarouselText();
  const options = useMemo(() => railOptions(settings, device), [settings, device]);
  return (
    <Carousel
      parts={parts}
      options={options}
      partClasses={SWIPER_CLASSES}
      alike={SLIDESHOWS}
      label={island.text('thumbnails')}
      follows={current}
      bindSlide={(slide, index) => ({
        ...pressable(slide, () => choose(index)),
        role: 'button',
        'aria-label': text('goTo', { number: index + 1, count: parts.slides.length }),
        'aria-roledescription': null,
        'aria-current': index === current || undefined,
      })}
    />
  );
}

interface ThumbnailsProps {
  readonly slides: readonly HTMLElement[];
  readonly size: CSSProperties;
  readonly current: number;
  readonly choose: (slide: number) => void;
}

/** Renders thumbnails of the slides in a scrolling row, and keeps the current thumbnail in view. */
export function Thumbnails({ slides, size, current, choose }: ThumbnailsProps): ReactNode {
  const { handler, text } = useIsland();
  const carouselText = useCarouselText();
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const thumbnail = row.current?.children[current];
    if (thumbnail) centerInRow(thumbnail);
  }, [current]);
  return (
    <ul ref={row} className="iyim-slideshow-thumbnails" aria-label={text('thumbnails')}>
      <Each of={slides}>
        {(slide, index) => (
          <li style={size}>
            <button
              type="button"
              className="iyim-slideshow-thumbnail"
              aria-label={carouselText('goTo', { number: index + 1, count: slides.length })}
              aria-current={index === current || undefined}
              onClick={handler(() => choose(index))}
              // Scrolls to the button on keyboard focus, because browsers do not if it is partly visible. Does not scroll on
              // pointer focus, because the button would move away before the click.
              onFocus={handler(({ currentTarget }) => {
                const item = currentTarget.matches(':focus-visible') && currentTarget.parentElement;
                if (item) centerInRow(item);
              })}
            >
              <img src={thumbnailOf(slide).src} alt="" loading="lazy" />
            </button>
          </li>
        )}
      </Each>
    </ul>
  );
}

/** Scrolls a thumbnail to the middle of its row, without scrolling the page. */
function centerInRow(thumbnail: Element): void {
  const row = thumbnail.parentElement;
  if (!row) return;
  const [one, around] = [thumbnail.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({ left: (one.left + one.right - around.left - around.right) / 2, behavior: 'auto' });
}
