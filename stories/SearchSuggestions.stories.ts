import { expect, waitFor } from 'storybook/test';
import { goneTo } from '../.storybook/page/stay.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { find, findAll } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/search-suggestions/SearchSuggestions.tsx';

const stories = widgetStories({
  definition,
  primary: 'Typed',
  page: { path: '/magazine/', show: ['.jet-search-suggestions'] },
});

const meta: WidgetMeta = {
  title: 'Search/Search suggestions',
  ...stories,
  args: {
    ...stories.args,
    show_search_suggestions_list_inline: true,
    search_suggestions_list_inline: 'latest',
    show_search_suggestions_list_on_focus: true,
    search_suggestions_list_on_focus: 'popular',
    show_search_suggestions_list_on_focus_preloader: true,
    highlight_searched_text: true,
  },
};

export default meta;

const isHebrew = () => document.documentElement.lang.startsWith('he');
const start = () => (isHebrew() ? 'מנ' : 'lam');

const field = (canvas: HTMLElement) => find<HTMLInputElement>(canvas, 'input[name="s"]');
const inline = (canvas: HTMLElement) => findAll(canvas, '.jet-search-suggestions__inline-area-item');
const suggestions = (canvas: HTMLElement) =>
  findAll(canvas, '[role="option"]').filter((option) => option.checkVisibility());

const focused: Play = async (context) => {
  await mounted(context.canvasElement, definition.name);
  await context.userEvent.click(field(context.canvasElement));
  await waitFor(() => expect(suggestions(context.canvasElement)).not.toHaveLength(0));
};

const typed: Play = async (context) => {
  await mounted(context.canvasElement, definition.name);
  await context.userEvent.type(field(context.canvasElement), start());
  await waitFor(() => expect(find(context.canvasElement, 'mark')).toBeVisible());
};

export const UnderTheForm: WidgetStory = {
  name: 'A list under the form',
  tags: ['SG-1'],
  play: async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    await waitFor(() => expect(inline(canvasElement)).toHaveLength(5));
  },
};

export const Manual: WidgetStory = {
  name: 'A manual list',
  tags: ['SG-1'],
  args: {
    search_suggestions_list_inline: 'manual',
    search_suggestions_list_inline_manual: 'אגרטל, vase, <b>x</b>',
  },
  play: async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    await expect(inline(canvasElement).map(({ textContent }) => textContent)).toEqual([
      'אגרטל',
      'vase',
      '<b>x</b>',
    ]);
  },
};

export const OnFocus: WidgetStory = { name: 'While the field is empty', tags: ['SG-1'], play: focused };

export const Typed: WidgetStory = { name: 'For typed text, marked', tags: ['SG-2'], play: typed };

export const Keyboard: WidgetStory = {
  name: 'Chosen by keyboard, saved, and opened',
  tags: ['!dev', 'SG-3'],
  play: async (context) => {
    await focused(context);
    const { canvasElement, userEvent } = context;
    await userEvent.keyboard('{ArrowDown}');
    const [first] = suggestions(canvasElement);
    const name = first?.textContent ?? '';
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(goneTo()).toHaveLength(1));
    await expect(field(canvasElement)).toHaveValue(name);
    await expect(field(canvasElement)).toHaveAttribute('readonly');
  },
};

export const ResultsAddress: WidgetStory = {
  name: 'A separate address for results',
  tags: ['!dev', 'SG-3'],
  args: { search_results_url: '/shop/?view=list' },
  play: async (context) => {
    await typed(context);
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(goneTo()).toHaveLength(1));
    const { pathname, searchParams } = new URL(goneTo()[0] ?? '');
    await expect(pathname).toBe('/shop/');
    await expect(searchParams.get('view')).toBe('list');
    await expect(searchParams.get('s')).toBe(start());
  },
};

export const NothingFound: WidgetStory = {
  name: 'Nothing to suggest',
  tags: ['SG-2'],
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await focused(context);
    await userEvent.type(field(canvasElement), 'qqqq');
    await waitFor(() => expect(find(canvasElement, '.jet-search-suggestions__focus-area')).not.toBeVisible());
  },
};

export const SlowServer: WidgetStory = {
  name: 'Slow server: the preloader',
  tags: ['SG-1'],
  globals: { server: 'slow' },
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    await userEvent.click(field(canvasElement));
    await expect(find(canvasElement, '.jet-search-suggestions__spinner-holder')).toBeVisible();
  },
};

/** Checks that no suggestions are shown, and that the form can still be submitted. */
const withoutHelp: Play = async (context) => {
  const { canvasElement, userEvent } = context;
  await mounted(canvasElement, definition.name);
  await userEvent.type(field(canvasElement), start());
  await waitFor(() => expect(find(canvasElement, '.jet-search-suggestions__focus-area')).not.toBeVisible());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(goneTo()).toHaveLength(1));
};

export const ServerError: WidgetStory = {
  name: 'Failing server: the search still works',
  tags: ['!dev', 'SG-2'],
  globals: { server: 'failing' },
  play: withoutHelp,
};

export const Offline: WidgetStory = {
  name: 'Offline: the search still works',
  tags: ['!dev', 'SG-3'],
  globals: { server: 'offline' },
  play: withoutHelp,
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: focused,
};

const minimal = (_page: Document, language: Locale) =>
  html`<div data-widget="search-suggestions">
<form action="${language === 'he' ? '/' : '/en/'}" role="search">
<label for="own-search">${language === 'he' ? 'חיפוש' : 'Search'}</label>
<input id="own-search" type="search" name="s">
<button class="button">${language === 'he' ? 'חיפוש' : 'Search'}</button>
</form></div>`.toString();

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  parameters: { page: { markup: minimal } },
  play: typed,
};
