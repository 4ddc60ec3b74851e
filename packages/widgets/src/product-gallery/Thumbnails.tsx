import { Each, Slot, useIsland, useLegacyEvent } from '@iyim/runtime/widget';
import { type ReactNode, useRef } from 'react';
import { useCarouselText } from '../../shared/carousel/use-carousel-text.ts';
import { galleryEvents } from './names.ts';
import { CLASSES, thumbnailOf } from './read.ts';

interface ThumbnailsProps {
  readonly host: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly current: number;
  readonly columns: number;
  readonly choose: (slide: number) => void;
}

/**
 * Renders a button for each picture, in the original's markup, which themes and scripts for variations expect. The event that the
 * shop's script for variations triggers on a thumbnail's picture counts as a click on its button.
 */
export function Thumbnails({ host, list, slides, current, columns, choose }: ThumbnailsProps): ReactNode {
  const { handler, text } = useIsland();
  const carouselText = useCarouselText();
  const row = useRef<HTMLElement>(null);
  useLegacyEvent(host, galleryEvents.thumbnail, (_, { target }) => {
    const item = target instanceof Element ? target.closest('li') : null;
    const index = item ? [...(row.current?.children ?? [])].indexOf(item) : -1;
    if (index >= 0) choose(index);
  });
  return (
    <Slot
      of={list}
      place="after"
      as="ol"
      ref={row}
      aria-label={text('thumbnails')}
      classes={{ [`${CLASSES.thumbnails} iyim-product-gallery-thumbnails`]: true }}
      styles={{ '--iyim-gallery-columns': `${columns}` }}
    >
      <Each of={slides}>
        {(slide, index) => {
          const isCurrent = index === current;
          const { src, srcSet, sizes } = thumbnailOf(slide);
          return (
            <li>
              <button
                type="button"
                className="iyim-product-gallery-thumbnail"
                aria-label={carouselText('goTo', { number: index + 1, count: slides.length })}
                aria-current={isCurrent || undefined}
                onClick={handler(() => choose(index))}
              >
                {src ? (
                  // `loading` is set before `src`, because the browser starts loading as soon as `src` is set.
                  <img
                    loading="lazy"
                    src={src}
                    srcSet={srcSet}
                    sizes={sizes}
                    alt=""
                    className={isCurrent ? CLASSES.thumbnail : undefined}
                  />
                ) : (
                  <span aria-hidden="true" className="iyim-product-gallery-film">
                    ▶
                  </span>
                )}
              </button>
            </li>
          );
        }}
      </Each>
    </Slot>
  );
}
