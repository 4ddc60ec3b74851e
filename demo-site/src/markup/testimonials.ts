import { builderWidget, elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';

interface Testimonial {
  readonly name: string;
  /** The person's role or background. */
  readonly position: string;
  readonly words: string;
  /** Number from one to five. */
  readonly stars: number;
}

/** Renders the elements plugin's carousel of testimonials. Its stars have no icon classes until a script adds them. */
export function testimonials(name: string, entries: readonly Testimonial[]): Html {
  const id = elementId(name);
  const star = html`<i data-star="far fa-star" data-active-star="fas fa-star"></i>`;
  const arrow = (side: 'prev' | 'next', way: string): Html =>
    html`<div class="jet-testimonial__${side}-arrow-${id} jet-arrow ${side}-arrow"><svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d="${way}" fill="none" stroke="currentColor" stroke-width="2"/></svg></div>`;
  const settings = {
    autoplay: false,
    infinite: true,
    speed: 400,
    arrows: true,
    dots: true,
    prevArrow: `.jet-testimonial__prev-arrow-${id}`,
    nextArrow: `.jet-testimonial__next-arrow-${id}`,
  };
  return builderWidget({
    type: 'jet-testimonials',
    id,
    settings: { slides_to_show: '3', slides_to_show_tablet: '2', slides_to_show_mobile: '1' },
    inside: html`<div class="elementor-jet-testimonials jet-elements"><div class="jet-testimonials" data-widget="elements-carousel"><div class="jet-testimonials__instance elementor-slick-slider" data-settings="${JSON.stringify(settings)}">${arrow('prev', 'M13 3 6 10l7 7')}${arrow('next', 'm7 3 7 7-7 7')}${entries.map(
      ({ name, position, words, stars }) =>
        html`<div class="jet-testimonials__item"><div class="jet-testimonials__item-inner"><div class="jet-testimonials__content"><p class="jet-testimonials__comment">${words}</p><div class="jet-testimonials__name"><span>${name}</span></div><div class="jet-testimonials__position"><span>${position}</span></div><div class="jet-testimonials__rating" data-rating="${stars}">${[star, star, star, star, star]}</div></div></div></div>`,
    )}</div></div></div>`,
  });
}
