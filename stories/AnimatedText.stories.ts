import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/animated-text/AnimatedText.tsx';

const words = {
  he: { before: 'אצלנו עושים', phrases: ['קערות', 'כדים גדולים', 'צלחות'], after: 'ביד' },
  en: { before: 'We make', phrases: ['bowls', 'big jugs', 'plates'], after: 'by hand' },
} as const;

const text = (_page: Document, language: Locale) => {
  const { before, phrases, after } = words[language];
  return html`<div data-widget="animated-text" style="padding: 1rem; font-size: 2rem"><p>${before} <span data-phrases>${phrases.map((phrase) => html`<span>${phrase}</span> `)}</span> ${after}</p></div>`.toString();
};

const meta: WidgetMeta = {
  title: 'Content/Animated text',
  ...widgetStories({ definition, isSmall: true, page: { path: '/', show: ['main'], markup: text } }),
};

export default meta;

const stopped: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await waitFor(() => expect(canvasElement.querySelector('[data-step=in]')).not.toBeNull());
  await userEvent.click(find(canvasElement, '.iyim-motion-toggle'));
  await waitFor(() => expect(canvasElement.querySelector('[data-step=still]')).not.toBeNull());
};

export const Stopped: WidgetStory = {
  name: 'Stopped by the visitor',
  tags: ['AT-1'],
  args: { effect: 'fx5', delay: 100 },
  play: stopped,
};

export const Typed: WidgetStory = { name: 'Typed', tags: ['AT-1'], args: { effect: 'fx12', delay: 500 } };

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  args: { effect: 'fx2', delay: 500 },
};
