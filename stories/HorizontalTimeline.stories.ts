import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/horizontal-timeline/HorizontalTimeline.tsx';

const words = {
  he: [
    ['לישה', 'החימר נלחץ עד שאין בו אוויר.'],
    ['אובניים', 'הכלי עולה בין הידיים.'],
    ['ייבוש', 'שבוע על המדף, בלי שמש.'],
    ['שריפה', 'אלף מעלות, יום ולילה.'],
    ['גלזורה', 'צבע, ושריפה שנייה.'],
  ],
  en: [
    ['Wedging', 'The clay is pressed until no air is left.'],
    ['Throwing', 'The pot rises between two hands.'],
    ['Drying', 'A week on the shelf, out of the sun.'],
    ['Firing', 'A thousand degrees, a day and a night.'],
    ['Glazing', 'Colour, and a second firing.'],
  ],
} as const;

const story = (_page: Document, language: Locale) =>
  html`<div data-widget="horizontal-timeline"><ol>${words[language].map(
    ([title, text]) => html`<li><h3>${title}</h3><p>${text}</p></li>`,
  )}</ol></div>`.toString();

const meta: WidgetMeta = {
  title: 'Content/Horizontal timeline',
  ...widgetStories({ definition, page: { path: '/', show: ['main'], markup: story } }),
};

export default meta;

const moved: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await userEvent.click(find(canvasElement, '.iyim-hor-timeline-next'));
  await waitFor(() =>
    expect(find(canvasElement, '.iyim-hor-timeline-prev').getAttribute('aria-disabled')).toBeNull(),
  );
};

export const Moved: WidgetStory = { name: 'Scrolled', tags: ['TL-1'], play: moved };

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: moved,
};
