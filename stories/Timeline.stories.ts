import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/timeline/Timeline.tsx';

const words = {
  he: [
    ['2012', 'אובניים אחד במחסן, ושלושה תלמידים.'],
    ['2015', 'התנור הראשון, והחנות הקטנה שלידו.'],
    ['2019', 'סדנה של ממש, עם מדף לכל תלמיד.'],
    ['2024', 'חנות ברשת, וגלזורות משלנו.'],
  ],
  en: [
    ['2012', 'One wheel in a shed, and three pupils.'],
    ['2015', 'The first kiln, and the small shop beside it.'],
    ['2019', 'A real workshop, with a shelf for each pupil.'],
    ['2024', 'A shop on the web, and glazes of our own.'],
  ],
} as const;

const story = (_page: Document, language: Locale) =>
  html`<div data-widget="timeline"><ol>${words[language].map(
    ([year, text]) => html`<li><h3>${year}</h3><p>${text}</p></li>`,
  )}</ol></div>`.toString();

const meta: WidgetMeta = {
  title: 'Content/Timeline',
  ...widgetStories({ definition, page: { path: '/', show: ['main'], markup: story } }),
};

export default meta;

const begun: Play = async ({ canvasElement }) => {
  const host = await mounted(canvasElement, definition.name);
  await waitFor(() => expect(host.querySelector('.is--active')).not.toBeNull());
};

export const Begun: WidgetStory = { name: 'The first entry is active', tags: ['TL-1'], play: begun };

export const Narrow: WidgetStory = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
