import { expect, waitFor } from 'storybook/test';
import { goneTo } from '../.storybook/page/stay.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { announced, find, findAll } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import definition from '../packages/widgets/src/posts/Posts.ts';
import { atAddress, query } from './address.ts';

const shared = widgetStories({
  definition,
  page: { path: '/magazine/', show: ['[data-widget="posts"]'] },
});

const meta: WidgetMeta = {
  title: 'Lists/Posts',
  ...shared,
  args: { ...shared.args, pagination_type: 'load_more_on_click' },
};

export default meta;

const listing = (canvas: HTMLElement) => find(canvas, '[data-widget="posts"]');
const articles = (canvas: HTMLElement) => findAll(listing(canvas), 'article');

const more: Play = async (context) => {
  await mounted(context.canvasElement, definition.name);
  await context.userEvent.click(find(listing(context.canvasElement), '.elementor-button'));
};

export const FirstPage: WidgetStory = { name: 'The first posts', beforeEach: atAddress('/magazine/') };

export const LoadMore: WidgetStory = {
  name: 'Loading more',
  tags: ['LP-2'],
  beforeEach: atAddress('/magazine/'),
  play: async (context) => {
    const before = articles(context.canvasElement).length;
    await more(context);
    await waitFor(() => expect(articles(context.canvasElement).length).toBeGreaterThan(before));
    await expect(query()).toMatch(/e-page-\w+=2/);
    const [first] = articles(context.canvasElement).slice(before);
    await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
    await expect(announced()).not.toBe('');
    await expect(goneTo()).toEqual([]);
  },
};

export const OpenedAgain: WidgetStory = {
  name: 'Opened with a page number: all pages up to it',
  tags: ['!dev', 'LP-2'],
  parameters: { page: { path: '/magazine/?e-page-7d3e05b=2' } },
  beforeEach: atAddress('/magazine/?e-page-7d3e05b=2'),
  play: async (context) => {
    await mounted(context.canvasElement, definition.name);
    await waitFor(() => expect(articles(context.canvasElement).length).toBeGreaterThan(9));
  },
};

export const SlowServer: WidgetStory = {
  name: 'Slow server',
  beforeEach: atAddress('/magazine/'),
  globals: { server: 'slow' },
  play: async (context) => {
    await more(context);
    await expect(listing(context.canvasElement)).toHaveClass('e-load-more-pagination-loading');
  },
};

export const FailingServer: WidgetStory = {
  name: 'Failing server: loading can be retried',
  tags: ['LP-2'],
  beforeEach: atAddress('/magazine/'),
  globals: { server: 'failing' },
  play: async (context) => {
    const before = articles(context.canvasElement).length;
    await more(context);
    await waitFor(() => expect(find(context.canvasElement, '.iyim-retry-notice-retry')).toBeVisible());
    await expect(articles(context.canvasElement)).toHaveLength(before);
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  beforeEach: atAddress('/magazine/'),
  globals: { viewport: { value: 'phone' } },
};
