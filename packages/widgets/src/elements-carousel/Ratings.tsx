import { Each, Enhance } from '@iyim/runtime/widget';
import { type ReactNode, useMemo } from 'react';
import { useCarouselText } from '../../shared/carousel/use-carousel-text.ts';

/** Gives the stars of testimonials, which the server prints without their icons, their classes and a name. */
export function Ratings({ list }: { list: HTMLElement }): ReactNode {
  const text = useCarouselText();
  const ratings = useMemo(
    () => [...list.querySelectorAll<HTMLElement>('.jet-testimonials__rating[data-rating]')].map(readRating),
    [list],
  );
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

function readRating(element: HTMLElement) {
  const rating = Math.max(0, Math.min(5, Number.parseInt(element.dataset.rating ?? '', 10) || 0));
  const stars = [...element.querySelectorAll<HTMLElement>('i')].map((star, index) => {
    const { star: off, activeStar: on, starStyle, activeStarStyle } = star.dataset;
    const classes = (index < rating ? (on ?? activeStarStyle) : (off ?? starStyle)) ?? '';
    return { star, classes: classes.trim().replace(/\s+/g, ' ') };
  });
  return { element, rating, stars };
}
