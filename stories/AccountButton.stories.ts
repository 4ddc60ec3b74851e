import { expect } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import definition from '../packages/widgets/src/account-button/AccountButton.tsx';

const meta: WidgetMeta = {
  title: 'Shop/Account button',
  ...widgetStories({
    definition,
    primary: 'Narrow',
    page: { path: '/', show: ['[data-widget="account-button"]'] },
    isSmall: true,
  }),
};

export default meta;

const label = async (canvas: HTMLElement) =>
  find(await mounted(canvas, definition.name), '.elementor-button-text, [data-account-label]').textContent;
const inHebrew = () => document.documentElement.lang.startsWith('he');

export const Wide: WidgetStory = {
  name: 'Wide window: the server’s label',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(await label(canvasElement)).toBe(inHebrew() ? 'החשבון שלי' : 'My account');
  },
};

export const Narrow: WidgetStory = {
  name: 'Up to 1500 px: personal area',
  tags: ['AB-1'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    await expect(await label(canvasElement)).toBe(inHebrew() ? 'אזור אישי' : 'Personal area');
  },
};

export const OwnLabel: WidgetStory = {
  name: 'Custom label',
  args: { narrow_label: '☺ Dana' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await label(canvasElement)).toBe('☺ Dana');
  },
};

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    page: {
      markup: () =>
        '<a href="/my-account/" data-widget="account-button"><span data-account-label>My account</span></a>',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await label(canvasElement)).toBe(inHebrew() ? 'אזור אישי' : 'Personal area');
  },
};
