import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/animated-headline/AnimatedHeadline.tsx';

const words = {
  he: { before: 'אצלנו עושים', phrases: ['קערות', 'כדים גדולים', 'צלחות'], after: 'ביד' },
  en: { before: 'We make', phrases: ['bowls', 'big jugs', 'plates'], after: 'by hand' },
} as const;

const headline = (count: number) => (_page: Document, language: Locale) => {
  const { before, phrases, after } = words[language];
  return html`<div data-widget="animated-headline" style="padding: 1rem"><h2>${before} <span data-phrases>${phrases.slice(0, count).map((phrase) => html`<span>${phrase}</span> `)}</span> ${after}</h2></div>`.toString();
};

const meta: WidgetMeta = {
  title: 'Content/Animated headline',
  ...widgetStories({ definition, isSmall: true, page: { path: '/', show: ['main'], markup: headline(3) } }),
};

export default meta;

const rotate = { headline_style: 'rotate', loop: true };

const stopped: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await waitFor(() =>
    expect(canvasElement.querySelector('.iyim-phrase:nth-child(2)[data-step]')).not.toBeNull(),
  );
  await userEvent.click(find(canvasElement, '.iyim-motion-toggle'));
  await waitFor(() => expect(canvasElement.querySelector('[data-step=still]')).not.toBeNull());
};

export const Typing: WidgetStory = { name: 'Typing', tags: ['HL-1'], args: rotate };

export const Stopped: WidgetStory = {
  name: 'Stopped by the visitor',
  tags: ['HL-1'],
  args: { ...rotate, animation_type: 'wave', rotate_iteration_delay: 200 },
  play: stopped,
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  args: { ...rotate, animation_type: 'clip' },
};

const marked: Play = async ({ canvasElement }) => {
  await mounted(canvasElement, definition.name);
  await waitFor(() => expect(canvasElement.querySelector('.iyim-mark path')).not.toBeNull());
};

export const Marked: WidgetStory = {
  name: 'Marked',
  tags: ['HL-1'],
  args: { marker: 'circle', highlight_animation_duration: 100 },
  parameters: { page: { path: '/', show: ['main'], markup: headline(1) } },
  play: marked,
};
