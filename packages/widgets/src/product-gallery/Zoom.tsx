import { Enhance, Slot, useMedia } from '@iyim/runtime/widget';
import { type ReactNode, useState } from 'react';
import { fullPictureOf } from './read.ts';

interface ZoomProps {
  readonly slide: HTMLElement;
  readonly host: HTMLElement;
  /** Enlargement relative to the full-size picture. */
  readonly magnify: number;
}

interface Zoomed {
  readonly url: string;
  /** CSS size of the enlarged picture. */
  readonly size: string;
  /** Position of the pointer in the slide, as a CSS background position. */
  readonly position: string;
}

/**
 * Shows the part of the full-size picture that is under the pointer, over the picture. Only for precise pointers that can hover;
 * with others, visitors use the lightbox. The picture is read on each move, because it changes with the chosen variation.
 */
export function Zoom({ slide, host, magnify }: ZoomProps): ReactNode {
  const canHover = useMedia('(hover: hover) and (pointer: fine)');
  const [zoomed, setZoomed] = useState<Zoomed | null>(null);
  const follow = ({ pointerType, buttons, clientX, clientY }: PointerEvent) => {
    const picture = fullPictureOf(slide);
    const isWider = picture !== null && picture.width > host.clientWidth;
    if (!isWider || pointerType === 'touch' || buttons > 0) return setZoomed(null); // a pressed button drags the slide
    const { left, top, width, height } = slide.getBoundingClientRect();
    setZoomed({
      url: `url(${JSON.stringify(picture.url)})`,
      size: `${picture.width * magnify}px ${picture.height ? `${picture.height * magnify}px` : 'auto'}`,
      position: `${percent(clientX - left, width)} ${percent(clientY - top, height)}`,
    });
  };
  return (
    <>
      <Enhance
        of={slide}
        classes={{ 'iyim-product-gallery-slide': true }}
        onPointerEnter={canHover ? follow : undefined}
        onPointerMove={canHover ? follow : undefined}
        onPointerLeave={() => setZoomed(null)}
        onPointerDown={() => setZoomed(null)}
      />
      {zoomed && (
        <Slot
          of={slide}
          as="span"
          aria-hidden
          classes={{ 'iyim-product-gallery-zoom': true }}
          styles={{
            backgroundImage: zoomed.url,
            backgroundSize: zoomed.size,
            backgroundPosition: zoomed.position,
          }}
        />
      )}
    </>
  );
}

const percent = (part: number, whole: number): string =>
  `${(Math.min(1, Math.max(0, part / (whole || 1))) * 100).toFixed(1)}%`;
