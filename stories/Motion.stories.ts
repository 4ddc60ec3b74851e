import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import type { WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/motion/Motion.tsx';

const words = {
  he: ['כדים חדשים', 'כל כד נבנה ביד, מיובש שבוע ונשרף פעמיים.'],
  en: ['New vases', 'Each vase is thrown by hand, dried for a week and fired twice.'],
} as const;

const page = (_page: Document, language: Locale) => {
  const [title, text] = words[language];
  return html`<style>.elementor-motion-effects-layer { background: linear-gradient(160deg, #f6e3c8, #fff 40%, #d7e8df) }</style>
    <section style="padding-block: 4rem"><div data-widget="motion" style="padding: 2rem; border: 1px solid"><h2>${title}</h2><p>${text}</p></div></section>
    <div style="block-size: 150vh"><p>${text}</p></div>`.toString();
};

const meta: WidgetMeta = {
  title: 'Content/Motion',
  ...widgetStories({ definition, page: { path: '/', show: ['main'], markup: page } }),
};

export default meta;

const scrolling = { motion_fx_motion_fx_scrolling: true };

export const Moving: WidgetStory = {
  name: 'An element that moves with the page',
  tags: ['MO-1'],
  args: { ...scrolling, motion_fx_translateY_effect: true, motion_fx_translateY_speed: 1 },
  play: async ({ canvasElement }) => {
    const host = await mounted(canvasElement, definition.name);
    const { translate } = host.style;
    window.scrollTo({ top: 200, behavior: 'instant' });
    await waitFor(() => expect(host.style.translate).not.toBe(translate));
  },
};

export const Fading: WidgetStory = {
  name: 'An element that fades while the page scrolls',
  tags: ['MO-1'],
  args: { ...scrolling, motion_fx_opacity_effect: true },
};

export const Tilting: WidgetStory = {
  name: 'An element that tilts towards the pointer',
  args: { motion_fx_motion_fx_mouse: true, motion_fx_tilt_effect: true },
};

export const WithBackground: WidgetStory = {
  name: 'A background that moves',
  tags: ['MO-1'],
  args: { background_motion_fx_motion_fx_scrolling: true, background_motion_fx_translateY_effect: true },
};

export const ReducedMotion: WidgetStory = {
  name: 'With reduced motion',
  tags: ['!dev', 'RT-23'],
  args: { ...scrolling, motion_fx_translateY_effect: true },
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    const host = await mounted(canvasElement, definition.name);
    await expect(host.style.translate).toBe('');
  },
};
