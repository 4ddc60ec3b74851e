import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/view-more/ViewMore.tsx';

const words = {
  he: [
    ['משלוחים', 'עד חמישה ימי עסקים, בלי תשלום בהזמנה של 400\u00a0₪ ומעלה.'],
    ['החזרות', 'שלושים יום, גם אם פתחתם את האריזה.'],
    ['טיפול בכלים', 'אפשר להכניס למדיח ולמיקרוגל.'],
  ],
  en: [
    ['Delivery', 'Within five working days, free for orders of ₪400 or more.'],
    ['Returns', 'Thirty days, even if you have opened it.'],
    ['Care', 'Safe in dishwashers and microwaves.'],
  ],
} as const;

const page = (_page: Document, language: Locale) =>
  html`${words[language].map(
    ([title, text], index) =>
      html`<section id="more-${index}" class="${index > 0 ? 'iyim-view-more-section' : ''}"><h2>${title}</h2><p>${text}</p></section>`,
  )}<div data-widget="view-more"></div>`.toString();

const shared = widgetStories({
  definition,
  primary: 'OneMore',
  page: { path: '/', show: ['main'], markup: page, copied: 'section' },
});
const meta: WidgetMeta = {
  title: 'Content/View more',
  ...shared,
  args: { ...shared.args, sections: ['more-1', 'more-2'] },
};

export default meta;

export const Hidden: WidgetStory = { name: 'Hidden sections' };

const shown: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await userEvent.click(find(canvasElement, '[data-widget] > button'));
  await waitFor(() => expect(find(canvasElement, '#more-1')).toBeVisible());
};

export const OneMore: WidgetStory = { name: 'One more section', tags: ['VM-1'], play: shown };

export const All: WidgetStory = {
  name: 'All sections at once, on a phone',
  args: { showall: true, effect: 'fade' },
  globals: { viewport: { value: 'phone' } },
  play: shown,
};
