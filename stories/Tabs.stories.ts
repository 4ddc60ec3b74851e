import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/tabs/Tabs.tsx';

const parts = {
  he: [
    ['תיאור', 'כד מאבן, מזוגג ביד. כל אחד יוצא קצת אחר.'],
    ['מידות', 'גובה 22 ס״מ, קוטר 14 ס״מ.'],
    ['משלוח', 'עד חמישה ימי עסקים מרגע ההזמנה.'],
  ],
  en: [
    ['About', 'A stoneware vase, glazed by hand. No two are the same.'],
    ['Sizes', '22 cm high, 14 cm across.'],
    ['Delivery', 'Within five working days.'],
  ],
} as const;

const plain = (_page: Document, language: Locale) =>
  html`<div data-widget="tabs"><ul>${parts[language].map(
    ([title], index) => html`<li><a href="#part-${index + 1}">${title}</a></li>`,
  )}</ul>${parts[language].map(
    ([, words], index) => html`<section id="part-${index + 1}"><p>${words}</p></section>`,
  )}</div>`.toString();

const meta: WidgetMeta = {
  title: 'Content/Tabs',
  ...widgetStories({ definition, primary: 'Another', page: { path: '/', show: ['main'], markup: plain } }),
};

export default meta;

const title = (canvas: HTMLElement, index: number) => find(canvas, `li:nth-of-type(${index}) > a`);
const shown = (canvas: HTMLElement) =>
  [1, 2, 3].filter((index) => !find<HTMLElement>(canvas, `section:nth-of-type(${index})`).hidden);

export const First: WidgetStory = {
  name: 'The first tab is open',
  tags: ['TB-1'],
  play: async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    await waitFor(() => expect(shown(canvasElement)).toEqual([1]));
  },
};

const secondOpened: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await userEvent.click(title(canvasElement, 2));
  await waitFor(() => expect(shown(canvasElement)).toEqual([2]));
};

export const Another: WidgetStory = { name: 'Another tab is open', tags: ['TB-1'], play: secondOpened };

export const None: WidgetStory = { name: 'No tab is open', tags: ['TB-1'], args: { activeIndex: -1 } };

export const Switching: WidgetStory = {
  name: 'Switches automatically, with a button that stops it',
  tags: ['TB-1'],
  args: { autoSwitch: true, autoSwitchDelay: 600_000 },
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    const button = find<HTMLElement>(canvasElement, '.iyim-tabs-stop');
    const before = button.ariaLabel;
    await userEvent.click(button);
    await waitFor(() => expect(button.ariaLabel).not.toBe(before));
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: secondOpened,
};
