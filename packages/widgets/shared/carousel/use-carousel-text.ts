import { names, translate } from '@iyim/runtime/page';
import { siteConfig, useIsland } from '@iyim/runtime/widget';
import { useCallback } from 'react';
import texts from './texts.json' with { type: 'json' };

type CarouselText = keyof typeof texts.he;

/** The page builder's own words for some of the texts (`i18n.a11yCarousel…`), already in the page's language. */
const OF_BUILDER: Partial<Record<CarouselText, string>> = {
  carousel: 'WrapperAriaLabel',
  previous: 'PrevSlideMessage',
  next: 'NextSlideMessage',
  first: 'FirstSlideMessage',
  last: 'LastSlideMessage',
  goTo: 'PaginationBulletMessage',
};

/**
 * Returns the texts of every carousel: the page builder's where the page has them, else ours, which a page can change for a widget
 * (`carousel.next`). The same function at each render.
 */
export function useCarouselText(): (key: CarouselText, values?: Record<string, number>) => string {
  const { host, name: widget } = useIsland();
  return useCallback(
    (key, values) => {
      const name = OF_BUILDER[key];
      const words = name && siteConfig().global(names.globals.builder).text(`i18n.a11yCarousel${name}`);
      return words ? [words, values?.number].join(' ').trim() : translate(host, widget, texts, key, values);
    },
    [host, widget],
  );
}
