import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/scroll-navigation/ScrollNavigation.tsx';

const words = {
  he: [
    ['חימר', 'חימר הוא אדמה רטובה.'],
    ['אובניים', 'הידיים שומרות על המרכז.'],
    ['תנור', 'אחרי שריפה אחת הוא אבן.'],
  ],
  en: [
    ['Clay', 'Clay is wet earth.'],
    ['The wheel', 'The hands keep to the middle.'],
    ['The fire', 'Fired once, it is stone.'],
  ],
} as const;

const page = (_page: Document, language: Locale) =>
  html`<nav data-widget="scroll-navigation">${words[language].map(
    ([name]) => html`<a href="#${encodeURIComponent(name)}"><span>${name}</span></a>`,
  )}</nav>${words[language].map(
    ([name, text]) =>
      html`<section id="${name}" style="min-block-size: 100vh"><h2>${name}</h2><p>${text}</p></section>`,
  )}`.toString();

const meta: WidgetMeta = {
  title: 'Content/Scroll navigation',
  ...widgetStories({ definition, primary: 'Hint', page: { path: '/', show: ['main'], markup: page } }),
};

export default meta;

export const Dots: WidgetStory = {
  name: 'Dots at the side',
  tags: ['SN-1'],
  play: async ({ canvasElement }) => {
    const host = await mounted(canvasElement, definition.name);
    await waitFor(() => expect(find(host, 'a').ariaCurrent).toBe('location'));
  },
};

export const Hint: WidgetStory = {
  name: 'A hint on focus',
  tags: ['SN-1'],
  play: async ({ canvasElement }) => {
    const host = await mounted(canvasElement, definition.name);
    find(host, 'a').focus();
    await waitFor(() => expect(getComputedStyle(find(host, 'span')).opacity).toBe('1'));
  },
};

export const Switching: WidgetStory = {
  name: 'One section per turn of the wheel',
  tags: ['SN-1'],
  args: { sectionSwitch: true },
};

export const Phone: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
};
