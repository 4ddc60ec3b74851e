import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/slideshow/Slideshow.tsx';

const names = {
  he: ['קערה', 'כד', 'צלחת', 'ספל'],
  en: ['Bowl', 'Jar', 'Plate', 'Mug'],
} as const;

/** Returns the address of a picture: a circle on a coloured background. */
const drawing = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500"><rect width="1200" height="500" fill="hsl(${hue} 30% 80%)"/><circle cx="600" cy="250" r="150" fill="hsl(${hue} 35% 45%)"/></svg>`)}`;

const plain = (_page: Document, language: Locale) =>
  html`<h2>${language === 'he' ? 'מהסדנה' : 'From the workshop'}</h2><div data-widget="slideshow"><ul style="margin: 0; padding: 0; list-style: none">${names[
    language
  ].map(
    (name, index) =>
      html`<li><img src="${drawing(index * 70)}" alt="${name}" width="1200" height="500"></li>`,
  )}</ul></div>`.toString();

const meta: WidgetMeta = {
  title: 'Content/Slideshow',
  ...widgetStories({ definition, page: { path: '/', show: ['main'], markup: plain } }),
};

export default meta;

const third: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  const thumbnail = '.iyim-slideshow-thumbnails li:nth-child(3) button';
  await userEvent.click(await waitFor(() => find(canvasElement, thumbnail)));
  await waitFor(() => expect(find(canvasElement, thumbnail).getAttribute('aria-current')).toBe('true'));
};

export const Thumbnails: WidgetStory = {
  name: 'Thumbnails show their picture',
  tags: ['CR-2'],
  play: third,
};

export const WithoutThumbnails: WidgetStory = { name: 'Without thumbnails', args: { thumbnails: false } };

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: third,
};
