import homeTexts from '../../../content/texts/home.json' with { type: 'json' };
import { builderWidget, elementId } from '../../markup/builder-widget.ts';
import { type Html, html } from '../../markup/html.ts';
import type { Locale } from '../../shop/model.ts';

/** Renders the page builder's carousel of testimonials. */
export function testimonials(locale: Locale): Html {
  const texts = homeTexts.testimonials[locale];
  const arrow = (name: 'prev' | 'next', label: string): Html =>
    html`<div class="elementor-swiper-button elementor-swiper-button-${name}" role="button" tabindex="0" aria-label="${label}"><span aria-hidden="true">${name === 'prev' ? '‹' : '›'}</span></div>`;
  return builderWidget({
    type: 'testimonial-carousel',
    widget: 'carousel',
    id: elementId('home-testimonials'),
    classes:
      'elementor-testimonial--skin-default elementor-testimonial--layout-image_inline elementor-arrows-yes elementor-pagination-type-bullets',
    settings: { show_arrows: 'yes', pagination: 'bullets', speed: 500, loop: 'yes', pause_on_hover: 'yes' },
    inside: html`<div class="elementor-swiper"><div class="elementor-main-swiper swiper" role="region" aria-roledescription="carousel" aria-label="${texts.label}"><div class="swiper-wrapper">${texts.list.map(
      ([words, name, town]) =>
        html`<div class="swiper-slide" role="group" aria-roledescription="slide"><div class="elementor-testimonial"><div class="elementor-testimonial__content"><div class="elementor-testimonial__text">${words}</div></div><div class="elementor-testimonial__footer"><cite class="elementor-testimonial__cite"><span class="elementor-testimonial__name">${name}</span><span class="elementor-testimonial__title">${town}</span></cite></div></div></div>`,
    )}</div>${arrow('prev', texts.previous)}${arrow('next', texts.next)}<div class="swiper-pagination"></div></div></div>`,
  });
}
