import { expect, waitFor } from 'storybook/test';
import { goneTo } from '../.storybook/page/stay.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { announced, find, findAll } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/loop-grid/LoopGrid.ts';
import { atAddress, goBack, query } from './address.ts';

const paged = ['.ideas:not(.ideas--short)'];
const growing = ['.ideas--short'];

const shared = widgetStories({ definition, page: { path: '/ideas/', show: paged } });

const meta: WidgetMeta = {
  title: 'Lists/Loop grid',
  ...shared,
  args: { ...shared.args, pagination_type: 'numbers', pagination_load_type: 'ajax' },
};

export default meta;

const grid = (canvas: HTMLElement) => find(canvas, '[data-widget="loop-grid"]');
const titles = (canvas: HTMLElement) =>
  findAll(grid(canvas), '.idea__title').map(({ textContent }) => textContent);
const ready: Play = async ({ canvasElement }) => {
  await mounted(canvasElement, definition.name);
};

const toPage =
  (page: number): Play =>
  async (context) => {
    await ready(context);
    const links = findAll(grid(context.canvasElement), 'a.page-numbers');
    const link = links.find(({ textContent }) => textContent?.trim().endsWith(String(page)));
    if (!link) throw new Error(`there is no link to page ${page}`);
    await context.userEvent.click(link);
  };

const more: Play = async (context) => {
  await ready(context);
  await context.userEvent.click(find(grid(context.canvasElement), '.elementor-button'));
};

export const Pages: WidgetStory = { name: 'Numbered pages', beforeEach: atAddress('/ideas/') };

export const SecondPage: WidgetStory = {
  name: 'The second page, and back',
  tags: ['!dev', 'LP-1'],
  beforeEach: atAddress('/ideas/'),
  play: async (context) => {
    const before = titles(context.canvasElement);
    await toPage(2)(context);
    await waitFor(() => expect(query()).toMatch(/e-page-\w+=2/));
    await waitFor(() => expect(titles(context.canvasElement)[0]).not.toBe(before[0]));
    await expect(announced()).toContain('2');
    await goBack();
    await waitFor(() => expect(titles(context.canvasElement)).toEqual(before));
    await expect(goneTo()).toEqual([]);
  },
};

export const FailingPages: WidgetStory = {
  name: 'Failing server: the link is followed',
  tags: ['!dev', 'LP-1'],
  beforeEach: atAddress('/ideas/'),
  globals: { server: 'failing' },
  play: async (context) => {
    await toPage(2)(context);
    await waitFor(() => expect(goneTo()).toHaveLength(1));
  },
};

export const LoadMore: WidgetStory = {
  name: 'Load more',
  tags: ['LP-2'],
  args: { pagination_type: 'load_more_on_click' },
  parameters: { page: { show: growing } },
  beforeEach: atAddress('/ideas/'),
  play: async (context) => {
    await more(context);
    await waitFor(() => expect(titles(context.canvasElement)).toHaveLength(8));
    await expect(query()).toMatch(/e-page-\w+=2/);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(titles(context.canvasElement)[4]));
  },
};

export const OpenedAgain: WidgetStory = {
  name: 'Opened with a page number: all pages up to it',
  tags: ['!dev', 'LP-2'],
  args: { pagination_type: 'load_more_on_click' },
  parameters: { page: { path: '/ideas/?e-page-b80d2f5=3', show: growing } },
  beforeEach: atAddress('/ideas/?e-page-b80d2f5=3'),
  play: async (context) => {
    await ready(context);
    await waitFor(() => expect(titles(context.canvasElement).length).toBeGreaterThan(8));
  },
};

export const SlowServer: WidgetStory = {
  name: 'Slow server',
  args: { pagination_type: 'load_more_on_click' },
  parameters: { page: { show: growing } },
  beforeEach: atAddress('/ideas/'),
  globals: { server: 'slow' },
  play: async (context) => {
    await more(context);
    await expect(grid(context.canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailingServer: WidgetStory = {
  name: 'Failing server: a retry button',
  tags: ['LP-2'],
  args: { pagination_type: 'load_more_on_click' },
  parameters: { page: { show: growing } },
  beforeEach: atAddress('/ideas/'),
  globals: { server: 'failing' },
  play: async (context) => {
    await more(context);
    await waitFor(() => expect(find(context.canvasElement, '.iyim-retry-notice-retry')).toBeVisible());
    await expect(titles(context.canvasElement)).toHaveLength(4);
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  beforeEach: atAddress('/ideas/'),
  globals: { viewport: { value: 'phone' } },
};

const minimal = (_page: Document, language: Locale) =>
  html`<section data-widget="loop-grid" data-id="b80d2f5" data-widget-settings='{"pagination_type":"load_more_on_click"}'>
<div class="elementor-loop-container" role="list"><div class="e-loop-item" role="listitem"><h3 class="idea__title"><a href="/ideas/">${language === 'he' ? 'רעיון ראשון' : 'A first idea'}</a></h3></div></div>
<div class="e-load-more-anchor" data-page="1" data-max-page="2" data-next-page="${language === 'he' ? '' : '/en'}/ideas/?e-page-b80d2f5=2"></div>
<p class="e-loop__load-more"><a class="elementor-button button" href="${language === 'he' ? '' : '/en'}/ideas/?e-page-b80d2f5=2">${language === 'he' ? 'עוד' : 'More'}</a></p>
</section>`.toString();

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  args: { pagination_type: 'load_more_on_click' },
  parameters: { page: { markup: minimal } },
  beforeEach: atAddress('/ideas/'),
  play: async (context) => {
    await more(context);
    await waitFor(() => expect(titles(context.canvasElement).length).toBeGreaterThan(1));
  },
};
