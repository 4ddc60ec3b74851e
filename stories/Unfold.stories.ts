import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/unfold/Unfold.tsx';

const story = {
  he: 'כל כלי נבנה ביד על האובניים, מתייבש שבוע ונשרף פעמיים. הגלזורה מעורבבת בסטודיו, ולכן אין שני כלים זהים.',
  en: 'Each piece is thrown by hand, dries for a week and is fired twice. The glaze is mixed in the studio: no two are alike.',
} as const;

const text = (_page: Document, language: Locale) =>
  html`<div data-widget="unfold"><div><div>${Array(6).fill(html`<p>${story[language]}</p>`)}</div></div></div>`.toString();

const meta: WidgetMeta = {
  title: 'Content/Unfold',
  ...widgetStories({ definition, page: { path: '/', show: ['main'], markup: text } }),
};

export default meta;

export const Folded: WidgetStory = { name: 'Folded', args: { mask_height: '120px' } };

const unfolded: Play = async ({ canvasElement, userEvent }) => {
  const host = await mounted(canvasElement, definition.name);
  await userEvent.click(find(canvasElement, '[data-widget] > button'));
  await waitFor(() => expect(host.querySelector('[aria-expanded=true]')).not.toBeNull());
};

export const Unfolded: WidgetStory = { name: 'Unfolded', tags: ['UF-1'], play: unfolded };

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: unfolded,
};
