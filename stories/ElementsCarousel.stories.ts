import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/elements-carousel/ElementsCarousel.tsx';

const words = {
  he: [
    ['נועה', 'הקערה הגיעה ארוזה היטב.'],
    ['דן', 'בדיוק הצבע שבתמונה.'],
    ['מיכל', 'מתנה מושלמת.'],
    ['אורי', 'נקנה שוב.'],
  ],
  en: [
    ['Noa', 'The bowl came well wrapped.'],
    ['Dan', 'Just the colour of the picture.'],
    ['Michal', 'A perfect gift.'],
    ['Uri', 'We will buy again.'],
  ],
} as const;

const options = JSON.stringify({
  autoplay: false,
  infinite: true,
  speed: 300,
  dots: true,
  slidesToShow: { desktop: 2 },
});

const markup = (_page: Document, language: Locale) =>
  html`<h2>${language === 'he' ? 'לקוחות מספרים' : 'What customers say'}</h2>
<div class="jet-testimonials" data-widget="elements-carousel"><div class="jet-testimonials__instance elementor-slick-slider" data-settings="${options}">${words[
    language
  ].map(
    (
      [name, text],
      index,
    ) => html`<div class="jet-testimonials__item" style="padding: 2rem 4rem; box-sizing: border-box; min-block-size: 9rem">
<p class="jet-testimonials__comment">${text}</p><div class="jet-testimonials__name">${name}</div>
<div class="jet-testimonials__rating" data-rating="${index + 2}"></div></div>`,
  )}<div class="jet-testimonial__prev-arrow-1 jet-arrow prev-arrow iyim-carousel-arrow iyim-carousel-prev iyim-carousel-chevron"></div><div class="jet-testimonial__next-arrow-1 jet-arrow next-arrow iyim-carousel-arrow iyim-carousel-next iyim-carousel-chevron"></div></div></div>`.toString();

const meta: WidgetMeta = {
  title: 'Content/Elements carousel',
  ...widgetStories({ definition, page: { path: '/', show: ['main'], markup } }),
};

export default meta;

const moves: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  const next = await waitFor(() => find(canvasElement, '.next-arrow[role=button]'));
  await userEvent.click(next);
  await waitFor(() => expect(find(canvasElement, '.slick-current').previousElementSibling).not.toBeNull());
};

export const Testimonials: WidgetStory = { name: 'Testimonials', tags: ['CR-3'], play: moves };

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: moves,
};
