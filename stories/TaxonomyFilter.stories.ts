import { expect, waitFor } from 'storybook/test';
import { goneTo } from '../.storybook/page/stay.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { announced, find, findAll } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/taxonomy-filter/TaxonomyFilter.tsx';
import { atAddress, goBack, query } from './address.ts';

const meta: WidgetMeta = {
  title: 'Lists/Taxonomy filter',
  ...widgetStories({
    definition,
    page: {
      path: '/ideas/',
      show: ['.ideas:not(.ideas--short)'],
      copied: '[data-widget~="loop-grid"]',
    },
  }),
  // Without args, because the page's two filters have different settings.
  args: {},
};

export default meta;

const bars = (canvas: HTMLElement) => findAll(canvas, '[data-widget="taxonomy-filter"]');
const items = (bar: Element) => findAll(bar, '[data-filter]');
const isActive = (item: Element) =>
  item.getAttribute('aria-current') === 'true' || item.getAttribute('aria-pressed') === 'true';
const active = (bar: Element) => items(bar).filter(isActive);
const titles = (canvas: HTMLElement) => findAll(canvas, '.idea__title').map(({ textContent }) => textContent);

const bar = (canvas: HTMLElement, index: number) => {
  const found = bars(canvas)[index];
  if (!found) throw new Error(`there is no filter number ${index + 1}`);
  return found;
};

/** Returns a play function that clicks an item of a filter. Filters and items are numbered from 0, and the first item is "all". */
const choose =
  (filter: number, index: number): Play =>
  async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    const item = items(bar(canvasElement, filter))[index];
    if (!item) throw new Error(`there is no item number ${index + 1}`);
    await userEvent.click(item);
  };

export const All: WidgetStory = { name: 'Nothing chosen', beforeEach: atAddress('/ideas/') };

export const OneTerm: WidgetStory = {
  name: 'A term, then all',
  tags: ['!dev', 'TF-1'],
  beforeEach: atAddress('/ideas/'),
  play: async (context) => {
    const { canvasElement } = context;
    const before = titles(canvasElement);
    await choose(0, 1)(context);
    await waitFor(() => expect(query()).toMatch(/e-filter-\w+-category=/));
    await waitFor(() => expect(titles(canvasElement)).not.toEqual(before));
    await expect(active(bar(canvasElement, 0))).toEqual([items(bar(canvasElement, 0))[1]]);
    await expect(announced()).toMatch(/\d|אחד|One/);
    await choose(0, 1)(context);
    await waitFor(() => expect(query()).toBe(''));
    await waitFor(() => expect(titles(canvasElement)).toEqual(before));
    await expect(goneTo()).toEqual([]);
  },
};

export const TwoFilters: WidgetStory = {
  name: 'Two filters combine, and back removes one',
  tags: ['TF-2'],
  beforeEach: atAddress('/ideas/'),
  play: async (context) => {
    const { canvasElement } = context;
    await choose(0, 1)(context);
    await waitFor(() => expect(query()).toMatch(/category=/));
    const one = titles(canvasElement);
    await choose(1, 1)(context);
    await waitFor(() => expect(query()).toMatch(/category=.*post_tag=/));
    await goBack();
    await waitFor(() => expect(active(bar(canvasElement, 1))).toEqual([items(bar(canvasElement, 1))[0]]));
    await waitFor(() => expect(titles(canvasElement)).toEqual(one));
  },
};

export const SlowServer: WidgetStory = {
  name: 'Slow server: the term is marked immediately',
  beforeEach: atAddress('/ideas/'),
  globals: { server: 'slow' },
  play: async (context) => {
    await choose(0, 1)(context);
    const filter = bar(context.canvasElement, 0);
    await expect(active(filter)).toEqual([items(filter)[1]]);
    await expect(find(filter, '.e-filter')).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailingServer: WidgetStory = {
  name: 'Failing server: nothing changes, and a retry is offered',
  tags: ['LP-3'],
  beforeEach: atAddress('/ideas/'),
  globals: { server: 'failing' },
  play: async (context) => {
    const { canvasElement } = context;
    const before = titles(canvasElement);
    await choose(0, 1)(context);
    await waitFor(() => expect(find(canvasElement, '.iyim-retry-notice-retry')).toBeVisible());
    await expect(active(bar(canvasElement, 0))).toEqual([items(bar(canvasElement, 0))[0]]);
    await expect(titles(canvasElement)).toEqual(before);
    await expect(query()).toBe('');
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  beforeEach: atAddress('/ideas/'),
  globals: { viewport: { value: 'phone' } },
};

const minimal = (page: Document, language: Locale) => {
  const grid = page.querySelector('.ideas [data-widget="loop-grid"]')?.outerHTML ?? '';
  const path = language === 'he' ? '/ideas/' : '/en/ideas/';
  const settings = '{"selected_element":"3f7a91c","taxonomy":"category"}';
  const term = page.querySelector('.e-filter-item:nth-child(2)');
  const slug = term?.getAttribute('data-filter') ?? '';
  return `${html`<nav data-widget="taxonomy-filter" data-widget-settings="${settings}" aria-label="${language === 'he' ? 'סינון' : 'Filter'}">
<a data-filter="__all" href="${path}">${language === 'he' ? 'הכול' : 'All'}</a>
<button type="button" data-filter="${slug}">${term?.textContent ?? ''}</button>
</nav>`.toString()}<div data-elementor-id="40">${grid}</div>`;
};

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  args: { selected_element: '3f7a91c', taxonomy: 'category' },
  parameters: { page: { markup: minimal } },
  beforeEach: atAddress('/ideas/'),
  play: async (context) => {
    await choose(0, 1)(context);
    await waitFor(() => expect(query()).toMatch(/category=/));
    await expect(active(bar(context.canvasElement, 0))).toHaveLength(1);
  },
};
