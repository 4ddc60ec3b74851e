import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/collapse/Collapse.tsx';

const words = {
  he: {
    title: 'משלוחים',
    first: 'הזמנות נארזות בסטודיו ויוצאות תוך יום עסקים אחד.',
    second: 'השליח מתקשר לפני שהוא מגיע.',
    link: 'כל המחירים',
  },
  en: {
    title: 'Delivery',
    first: 'Orders are packed in the studio and leave within one working day.',
    second: 'The courier calls before coming.',
    link: 'All prices',
  },
} as const;

const section = (_page: Document, language: Locale) => {
  const { title, first, second, link } = words[language];
  return html`<section data-widget="collapse"><h2>${title}</h2><p>${first}</p><p>${second} <a href="/shop/">${link}</a></p></section>`.toString();
};

const meta: WidgetMeta = {
  title: 'Content/Collapse',
  ...widgetStories({ definition, page: { path: '/', show: ['main'], markup: section } }),
};

export default meta;

export const Open: WidgetStory = { name: 'Open, as rendered by the server' };

const closed: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  const button = find(canvasElement, 'h2 button');
  await userEvent.click(button);
  await waitFor(() => expect(canvasElement.querySelector('[hidden]')).not.toBeNull());
  await waitFor(() => expect(button.ariaExpanded).toBe('false'));
};

export const Closed: WidgetStory = { name: 'Closed by the visitor', tags: ['CS-1'], play: closed };

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: closed,
};
