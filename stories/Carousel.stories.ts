import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/carousel/Carousel.tsx';

const words = {
  he: ['הקערה הגיעה ארוזה היטב.', 'בדיוק הצבע שבתמונה.', 'מתנה מושלמת.', 'משלוח מהיר.', 'נקנה שוב.'],
  en: [
    'The bowl came well wrapped.',
    'Just the colour of the picture.',
    'A perfect gift.',
    'Fast delivery.',
    'We will buy again.',
  ],
} as const;

const plain = (_page: Document, language: Locale) =>
  html`<h2>${language === 'he' ? 'לקוחות מספרים' : 'What customers say'}</h2><div data-widget="carousel"><ul>${words[
    language
  ].map(
    (text) =>
      html`<li><blockquote style="margin: 0; padding: 3rem 4rem; min-block-size: 7rem">${text}</blockquote></li>`,
  )}</ul></div>`.toString();

const meta: WidgetMeta = {
  title: 'Content/Carousel',
  ...widgetStories({ definition, page: { path: '/', show: ['main'], markup: plain } }),
};

export default meta;

const selected = (canvas: HTMLElement) => find(canvas, 'li.swiper-slide-active');
const moves: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await userEvent.click(await waitFor(() => find(canvasElement, '.iyim-carousel-next')));
  await waitFor(() => expect(selected(canvasElement).previousElementSibling).not.toBeNull());
  // Waits for the end of the fade, because a half-transparent slide fails the contrast check.
  await waitFor(() => expect(selected(canvasElement).style.opacity).toMatch(/^1?$/));
};

export const Slides: WidgetStory = {
  name: 'Slides',
  tags: ['CR-1'],
  args: { pagination: 'bullets' },
  play: moves,
};

export const Turning: WidgetStory = {
  name: 'Endless autoplay',
  tags: ['CR-1'],
  args: { autoplay: true, loop: true, pause_on_hover: true },
};

export const Fade: WidgetStory = {
  name: 'Fading',
  args: { effect: 'fade', pagination: 'fraction' },
  play: moves,
};
export const Cube: WidgetStory = {
  name: 'Cube',
  args: { effect: 'cube', pagination: 'progressbar' },
  play: moves,
};
export const Coverflow: WidgetStory = {
  name: 'Coverflow',
  args: { effect: 'coverflow', loop: true },
  play: moves,
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  args: { pagination: 'bullets' },
  play: moves,
};
