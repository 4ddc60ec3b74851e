import { type Messages, names, siteConfig, translate, useIsland } from '@iyim/runtime/widget';
import { useCallback } from 'react';

/** Texts of every carousel. A page words them anew for its widget: `carousel.next`. */
export const carouselMessages = {
  he: {
    carousel: 'פריטים',
    slide: 'שקופית',
    slideOf: '{number} מתוך {count}',
    roledescription: 'קרוסלה',
    previous: 'הקודם',
    next: 'הבא',
    first: 'זו השקופית הראשונה',
    last: 'זו השקופית האחרונה',
    dots: 'מעבר לשקופית',
    goTo: 'מעבר לשקופית {number} מתוך {count}',
    stop: 'עצירת ההחלפה האוטומטית',
    start: 'הפעלת ההחלפה האוטומטית',
    nowAt: 'שקופית {number} מתוך {count}',
  },
  en: {
    carousel: 'Items',
    slide: 'slide',
    slideOf: '{number} of {count}',
    roledescription: 'carousel',
    previous: 'Previous',
    next: 'Next',
    first: 'This is the first slide',
    last: 'This is the last slide',
    dots: 'Go to slide',
    goTo: 'Go to slide {number} of {count}',
    stop: 'Stop automatic rotation',
    start: 'Start automatic rotation',
    nowAt: 'Slide {number} of {count}',
  },
} satisfies Messages;

type CarouselText = keyof (typeof carouselMessages)['he'];

/** The page builder's own words for some of them (`i18n.a11yCarousel…`), already in the page's language. */
const OF_BUILDER: Partial<Record<CarouselText, string>> = {
  carousel: 'WrapperAriaLabel',
  previous: 'PrevSlideMessage',
  next: 'NextSlideMessage',
  first: 'FirstSlideMessage',
  last: 'LastSlideMessage',
  goTo: 'PaginationBulletMessage',
};

/** A carousel's texts: the page builder's where the page has them, else ours. The same function at each drawing. */
export function useCarouselText(): (key: CarouselText, values?: Record<string, number>) => string {
  const { host, name: widget } = useIsland();
  return useCallback(
    (key, values) => {
      const name = OF_BUILDER[key];
      const words = name && siteConfig().global(names.globals.builder).text(`i18n.a11yCarousel${name}`);
      return words
        ? [words, values?.number].join(' ').trim()
        : translate(host, widget, carouselMessages, key, values);
    },
    [host, widget],
  );
}
