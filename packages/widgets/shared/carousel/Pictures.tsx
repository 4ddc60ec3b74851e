import { attempt, Each, Enhance, EnhanceAll, useServerNodes } from '@iyim/runtime/widget';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';

/**
 * Selectors of the pictures that the original's script would load and of its loading indicators, and the class that it adds to
 * loaded pictures.
 */
export const LAZY_PICTURES = '.swiper-lazy, img[data-src], [data-background]';
export const PRELOADERS = '.swiper-lazy-preloader';
const LAZY_LOADED = 'swiper-lazy-loaded';

interface PicturesProps {
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** Indices of the first and the last slide whose pictures load. Indices beyond the ends wrap around. */
  readonly from: number;
  readonly to: number;
}

/** Loads the pictures that the original's script would load, once they or their neighbours are visible. */
export function Pictures({ list, slides, from, to }: PicturesProps): ReactNode {
  const pictures = useServerNodes(list, LAZY_PICTURES);
  const preloaders = useServerNodes(list, PRELOADERS);
  const places = useMemo(
    () => pictures.map((picture) => slides.findIndex((slide) => slide.contains(picture))),
    [pictures, slides],
  );
  const isNear = (at: number) => {
    const count = slides.length;
    return [at - count, at, at + count].some((index) => index >= from && index <= to);
  };
  return (
    <>
      <Each of={pictures}>
        {(picture, index) => <Picture of={picture} isNear={isNear(places[index] ?? -1)} />}
      </Each>
      <EnhanceAll of={preloaders} hidden styles={{ display: 'none' }} />
    </>
  );
}

const Picture = memo(({ of, isNear }: { of: HTMLElement; isNear: boolean }): ReactNode => {
  const [isShown, setShown] = useState(isNear);
  useEffect(() => setShown((before) => before || isNear), [isNear]);
  if (!isShown) return <Enhance of={of} />;
  const { src, srcset, sizes, background } = of.dataset;
  const classes = { [LAZY_LOADED]: true };
  if (of instanceof HTMLImageElement)
    return <Enhance of={of} src={src} srcSet={srcset} sizes={sizes} classes={classes} />;
  const address = background && attempt(() => new URL(background, document.baseURI).href);
  return (
    <Enhance
      of={of}
      styles={{ backgroundImage: address ? `url(${JSON.stringify(address)})` : undefined }}
      classes={classes}
    />
  );
});
