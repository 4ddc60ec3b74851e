import { Each, Enhance } from '@iyim/runtime/widget';
import { type ReactNode, useMemo } from 'react';
import { useCarouselText } from '../../shared/carousel/use-carousel-text.ts';
import { readRatings } from './read.ts';

/** Adds icon classes and an accessible name to the stars of testimonials, which the server prints without icons. */
export function Ratings({ list }: { list: HTMLElement }): ReactNode {
  const text = useCarouselText();
  const ratings = useMemo(() => readRatings(list), [list]);
  return (
    <Each of={ratings}>
      {({ element, rating, stars }) => (
        <>
          <Enhance
            of={element}
            role="img"
            aria-label={text('slideOf', { number: rating, count: stars.length })}
          />
          <Each of={stars}>
            {({ star, classes }) => <Enhance of={star} classes={classes ? { [classes]: true } : undefined} />}
          </Each>
        </>
      )}
    </Each>
  );
}
