import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/entrance/Entrance.tsx';

const words = {
  he: ['כדים חדשים', 'כל כד נבנה ביד, מיובש שבוע ונשרף פעמיים.'],
  en: ['New vases', 'Each vase is thrown by hand, dried for a week and fired twice.'],
} as const;

const card = (_page: Document, language: Locale) =>
  html`<div data-widget="entrance"><h2>${words[language][0]}</h2><p>${words[language][1]}</p></div>`.toString();

const meta: WidgetMeta = {
  title: 'Content/Entrance',
  ...widgetStories({ definition, page: { path: '/', show: ['main'], markup: card } }),
};

export default meta;

/** Waits for the end of the animation, so that contrast is checked afterwards. */
const cameIn: Play = async ({ canvasElement }) => {
  const host = await mounted(canvasElement, definition.name);
  await waitFor(() => expect(host).toHaveClass('animated'));
  await Promise.all(host.getAnimations().map((animation) => animation.finished));
  await expect(getComputedStyle(host).opacity).toBe('1');
};

export const FromBelow: WidgetStory = {
  name: 'From below',
  tags: ['MO-1'],
  args: { animation: 'fadeInUp' },
  play: cameIn,
};

export const Sliding: WidgetStory = {
  name: 'Slides in after a delay',
  args: { animation: 'slideInRight', animation_delay: 300 },
  play: cameIn,
};

export const Bouncing: WidgetStory = { name: 'Bounces', args: { animation: 'bounceIn' }, play: cameIn };

export const ReducedMotion: WidgetStory = {
  name: 'With reduced motion',
  tags: ['!dev', 'RT-23'],
  args: { animation: 'fadeInUp', animation_delay: 5000 },
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    const host = await mounted(canvasElement, definition.name);
    await expect([getComputedStyle(host).opacity, host.getAnimations()]).toEqual(['1', []]);
  },
};
