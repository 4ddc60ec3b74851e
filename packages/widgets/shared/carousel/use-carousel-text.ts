import { names, translate } from '@iyim/runtime/page';
import { siteConfig, useIsland } from '@iyim/runtime/widget';
import { useCallback } from 'react';
import texts from './texts.json' with { type: 'json' };

type CarouselText = keyof typeof texts.he;

/** The page builder's texts for some keys (`i18n.a11yCarousel…`), already in the page's language. */
const BUILDER_TEXTS: Partial<Record<CarouselText, string>> = {
  carousel: 'WrapperAriaLabel',
  previous: 'PrevSlideMessage',
  next: 'NextSlideMessage',
  first: 'FirstSlideMessage',
  last: 'LastSlideMessage',
  goTo: 'PaginationBulletMessage',
};

/**
 * Returns the text function of every carousel: it returns the page builder's text if the page has it, otherwise this library's
 * text, which a page can change for a widget (`carousel.next`). The function is the same in each render.
 */
export function useCarouselText(): (key: CarouselText, values?: Record<string, number>) => string {
  const { host, name: widget } = useIsland();
  return useCallback(
    (key, values) => {
      const name = BUILDER_TEXTS[key];
      const builderText = name && siteConfig().global(names.globals.builder).text(`i18n.a11yCarousel${name}`);
      return builderText
        ? [builderText, values?.number].join(' ').trim()
        : translate(host, widget, texts, key, values);
    },
    [host, widget],
  );
}
