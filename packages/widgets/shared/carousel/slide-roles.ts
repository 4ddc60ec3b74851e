import type { useCarouselText } from './use-carousel-text.ts';

/** Returns the roles and names of a carousel's slides (APG's carousel). */
export const slideRoles = (slides: readonly HTMLElement[], text: ReturnType<typeof useCarouselText>) =>
  slides.map(({ localName }, index) => ({
    // A list item keeps its implicit role.
    role: localName === 'li' ? undefined : 'group',
    'aria-roledescription': text('slide'),
    'aria-label': text('slideOf', { number: index + 1, count: slides.length }),
  }));
