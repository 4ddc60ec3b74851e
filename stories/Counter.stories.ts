import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/counter/Counter.tsx';

const words = { he: 'כדים בשנה', en: 'pots a year' } as const;

const plain = (_page: Document, language: Locale) =>
  html`<p data-widget="counter" style="font-size: 2rem"><b data-to-value="1200" data-delimiter=",">1,200</b> ${words[language]}</p>`.toString();

const meta: WidgetMeta = {
  title: 'Content/Counter',
  ...widgetStories({ definition, isSmall: true, page: { path: '/', show: ['main'], markup: plain } }),
};

export default meta;

const counted: Play = async ({ canvasElement }) => {
  const host = await mounted(canvasElement, definition.name);
  expect(host.textContent).toContain('1,200');
  await waitFor(() => expect(host.querySelector('.iyim-counting')).toBeNull());
};

export const Counted: WidgetStory = {
  name: 'Finished',
  tags: ['CN-1'],
  args: { to_value: '1200', delimiter: ',', duration: 50 },
  play: counted,
};

export const Counting: WidgetStory = {
  name: 'Counting',
  tags: ['CN-1'],
  args: { to_value: '1200.50', delimiter: ',', duration: 60_000 },
};
