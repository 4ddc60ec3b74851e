import { expect, waitFor } from 'storybook/test';
import { goneTo } from '../.storybook/page/stay.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { announced, find, findAll } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/live-search/LiveSearch.tsx';

const stories = widgetStories({
  definition,
  primary: 'Results',
  page: { path: '/', show: ['.jet-ajax-search'] },
});

const meta: WidgetMeta = {
  title: 'Search/Live search',
  ...stories,
  args: {
    ...stories.args,
    limit_query: 3,
    limit_query_in_result_area: 12,
    bullet_pagination: 'in_header',
    navigation_arrows: 'in_footer',
    // Settings that only the server reads.
    search_source: ['any'],
    highlight_searched_text: 'yes',
    thumbnail_visible: 'yes',
    thumbnail_size: 'thumbnail',
    show_product_price: 'yes',
    post_content_source: 'excerpt',
    post_content_length: 10,
  },
};

export default meta;

const isHebrew = () => document.documentElement.lang.startsWith('he');
/** Returns a word with many results in the demo shop and its magazine. */
const plenty = () => (isHebrew() ? 'פשתן' : 'linen');

const field = (canvas: HTMLElement) => find<HTMLInputElement>(canvas, 'input[name="s"]');
const area = (canvas: HTMLElement) => find(canvas, '.jet-ajax-search__results-area');
const results = (canvas: HTMLElement) =>
  findAll(canvas, '[role="option"]').filter((option) => option.checkVisibility());
const message = (canvas: HTMLElement) => find(canvas, '.jet-ajax-search__message');

const typing =
  (text: () => string): Play =>
  async (context) => {
    await mounted(context.canvasElement, definition.name);
    await context.userEvent.type(field(context.canvasElement), text());
  };

const searching =
  (text: () => string): Play =>
  async (context) => {
    await typing(text)(context);
    await waitFor(() => expect(results(context.canvasElement)).not.toHaveLength(0));
  };

const saying =
  (isError: boolean): Play =>
  async (context) => {
    await typing(() => 'qqqq')(context);
    await waitFor(() => expect(message(context.canvasElement)).toBeVisible());
    await expect(message(context.canvasElement).classList.contains('error')).toBe(isError);
  };

export const Empty: WidgetStory = { name: 'An empty form' };

export const Results: WidgetStory = {
  name: 'Results with marked matches',
  tags: ['LS-5'],
  play: async (context) => {
    await searching(plenty)(context);
    const { canvasElement } = context;
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    await expect(findAll(canvasElement, 'mark').length).toBeGreaterThan(0);
    await expect(announced()).toMatch(/\d/);
  },
};

export const Slides: WidgetStory = {
  name: 'The next slide',
  tags: ['LS-5'],
  play: async (context) => {
    await searching(plenty)(context);
    const { canvasElement, userEvent } = context;
    const [first] = results(canvasElement);
    await userEvent.click(find(canvasElement, '[data-direction="1"]'));
    await expect(first).not.toBeVisible();
    await expect(find(canvasElement, '[data-number="2"]')).toHaveAttribute('aria-current', 'true');
    await expect(find(canvasElement, '[data-direction="-1"]')).toHaveAttribute('aria-disabled', 'false');
  },
};

export const Keyboard: WidgetStory = {
  name: 'Results by keyboard',
  tags: ['!dev', 'LS-13'],
  play: async (context) => {
    await searching(plenty)(context);
    const { canvasElement, userEvent } = context;
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = results(canvasElement);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(canvasElement)).toHaveAttribute('aria-activedescendant', second?.id);
    await expect(field(canvasElement)).toHaveFocus();
  },
};

export const Category: WidgetStory = {
  name: 'In one category',
  tags: ['LS-8'],
  play: async (context) => {
    await searching(plenty)(context);
    const { canvasElement, userEvent } = context;
    const select = find<HTMLSelectElement>(canvasElement, 'select');
    if (!select.checkVisibility()) return;
    const before = results(canvasElement);
    await userEvent.selectOptions(select, select.options[1]?.value ?? '');
    await waitFor(() => expect(area(canvasElement)).not.toHaveAttribute('aria-busy'));
    await expect(results(canvasElement)).not.toEqual(before);
    await expect(find(canvasElement, 'input[type="hidden"]')).toHaveAttribute(
      'value',
      expect.stringContaining('category__in'),
    );
  },
};

export const Suggestions: WidgetStory = {
  name: 'Suggestions in the panel',
  tags: ['LS-14'],
  args: {
    show_search_suggestions: 'yes',
    search_suggestions_position: 'inside_results_area',
    search_suggestions_limits: 5,
  },
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    await userEvent.click(field(canvasElement));
    await waitFor(() => expect(results(canvasElement).length).toBeGreaterThan(1));
    await userEvent.keyboard('{ArrowDown}');
    await expect(field(canvasElement)).toHaveAttribute(
      'aria-activedescendant',
      results(canvasElement)[0]?.id,
    );
  },
};

export const SuggestionsUnderForm: WidgetStory = {
  name: 'Suggestions under the form',
  tags: ['LS-14'],
  args: { show_search_suggestions: 'yes', search_suggestions_title: '', search_suggestions_limits: 4 },
  play: async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    await waitFor(() =>
      expect(findAll(canvasElement, '.iyim-search-inline button').length).toBeGreaterThan(1),
    );
  },
};

export const NothingFound: WidgetStory = { name: 'Nothing found', tags: ['LS-11'], play: saying(false) };

export const ServerError: WidgetStory = {
  name: 'Failing server',
  tags: ['LS-11'],
  globals: { server: 'failing' },
  play: saying(true),
};

export const Offline: WidgetStory = {
  name: 'Offline',
  tags: ['!dev', 'LS-11'],
  globals: { server: 'offline' },
  play: saying(true),
};

export const SlowServer: WidgetStory = {
  name: 'Slow server: the spinner',
  tags: ['LS-3'],
  globals: { server: 'slow' },
  play: async (context) => {
    await typing(plenty)(context);
    await expect(area(context.canvasElement)).toHaveAttribute('aria-busy', 'true');
    await expect(find(context.canvasElement, '.jet-ajax-search__spinner-holder')).toBeVisible();
  },
};

export const Submitted: WidgetStory = {
  name: 'Submitted: the fields are locked',
  tags: ['!dev', 'LS-10'],
  play: async (context) => {
    await searching(plenty)(context);
    const { canvasElement, userEvent } = context;
    await userEvent.click(find(canvasElement, '.jet-ajax-search__full-results'));
    await expect(goneTo()).toHaveLength(1);
    await expect(field(canvasElement)).toHaveAttribute('readonly');
  },
};

export const CustomWidth: WidgetStory = {
  name: 'A custom width, centred',
  tags: ['LS-12'],
  args: {
    results_area_width_by: 'custom',
    results_area_custom_width: '320',
    results_area_custom_position: 'center',
  },
  play: async (context) => {
    await searching(plenty)(context);
    await expect(area(context.canvasElement).offsetWidth).toBe(320);
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: searching(plenty),
};

const minimal = (_page: Document, language: Locale) =>
  html`<div data-widget="live-search">
<form action="${language === 'he' ? '/' : '/en/'}" role="search">
<label for="own-search">${language === 'he' ? 'חיפוש' : 'Search'}</label>
<input id="own-search" type="search" name="s">
<button class="button">${language === 'he' ? 'חיפוש' : 'Search'}</button>
</form></div>`.toString();

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  parameters: { page: { markup: minimal } },
  play: searching(plenty),
};
