import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { announced, find, findAll, keyToNext } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/listing/Listing.tsx';
import { atAddress } from './address.ts';

const LIST = '.elementor-widget-jet-listing-grid';
const MORE = '.listing-more';

const meta: WidgetMeta = {
  title: 'Lists/Listing',
  ...widgetStories({
    definition,
    page: {
      path: '/lab/collections/button/',
      show: ['.collection-part, .elementor > .elementor-widget', MORE],
    },
  }),
};

export default meta;

const buttonPage: WidgetStory = { beforeEach: atAddress('/lab/collections/button/') };

const on = (path: string): WidgetStory => ({
  parameters: { page: { path, show: ['.elementor[data-elementor-type="wp-page"]'] } },
  beforeEach: atAddress(path),
});
const items = (canvas: HTMLElement) => findAll(canvas, '.jet-listing-grid__item');
const more = (canvas: HTMLElement) => find(canvas, `${MORE} a`);
const ready: Play = async ({ canvasElement }) => {
  await mounted(canvasElement, definition.name);
};

const loaded: Play = async (context) => {
  const { canvasElement, userEvent } = context;
  await ready(context);
  const before = items(canvasElement).length;
  await userEvent.click(more(canvasElement));
  await waitFor(() => expect(items(canvasElement).length).toBeGreaterThan(before));
  await waitFor(() =>
    expect(items(canvasElement)[before]).toContainElement(document.activeElement as HTMLElement),
  );
  await expect(announced()).toContain(String(items(canvasElement).length - before));
};

export const Button: WidgetStory = {
  ...buttonPage,
  name: 'Loading by a button',
  tags: ['LG-1'],
  play: loaded,
};

export const End: WidgetStory = {
  ...buttonPage,
  name: 'The end: the button disappears',
  tags: ['LG-1'],
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    const button = more(canvasElement);
    for (let clicks = 0; clicks < 20 && button.checkVisibility(); clicks += 1) {
      const before = items(canvasElement).length;
      await userEvent.click(button);
      await waitFor(() => expect(items(canvasElement).length).toBeGreaterThan(before));
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    }
    await expect(button).not.toBeVisible();
  },
};

export const Scroll: WidgetStory = {
  name: 'Loading by scrolling',
  tags: ['LG-1'],
  ...on('/lab/collections/scroll/'),
  play: async (context) => {
    const { canvasElement } = context;
    await ready(context);
    const before = items(canvasElement).length;
    items(canvasElement).at(-1)?.scrollIntoView({ block: 'end' });
    await waitFor(() => expect(items(canvasElement).length).toBeGreaterThan(before), { timeout: 5000 });
  },
};

export const Lazy: WidgetStory = {
  name: 'Requested when it comes into view',
  tags: ['!dev', 'LG-5'],
  ...on('/lab/collections/lazy/'),
  play: async (context) => {
    await ready(context);
    find(context.canvasElement, LIST).scrollIntoView();
    await waitFor(() => expect(items(context.canvasElement).length).toBeGreaterThan(0), { timeout: 5000 });
  },
};

export const Masonry: WidgetStory = {
  name: 'Masonry',
  tags: ['LG-7'],
  ...on('/lab/collections/masonry/'),
  play: async (context) => {
    await ready(context);
    await waitFor(() => expect(items(context.canvasElement)[0]).toHaveStyle({ position: 'absolute' }));
  },
};

/** Returns the page's first slider. Stories wait for this one, because the sliders become ready in any order. */
const firstSlider = (canvas: HTMLElement) => find(canvas, '[data-widget="listing"]');

const sliding: Play = async (context) => {
  await ready(context);
  await waitFor(() => find(firstSlider(context.canvasElement), '.iyim-carousel-next'));
};

export const Slider: WidgetStory = {
  name: 'Slider',
  tags: ['LG-7'],
  ...on('/lab/collections/slider/'),
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await sliding(context);
    find(firstSlider(canvasElement), '.iyim-carousel-next').focus();
    const before = items(canvasElement)[0]?.getBoundingClientRect().x;
    await userEvent.keyboard(keyToNext());
    await waitFor(() => expect(items(canvasElement)[0]?.getBoundingClientRect().x).not.toBe(before));
  },
};

export const SliderNarrow: WidgetStory = {
  name: 'Slider on a phone',
  tags: ['LG-7'],
  ...on('/lab/collections/slider/'),
  globals: { viewport: { value: 'phone' } },
  play: sliding,
};

export const Narrow: WidgetStory = {
  ...buttonPage,
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: loaded,
};

export const SlowServer: WidgetStory = {
  ...buttonPage,
  name: 'Slow server: dimmed',
  tags: ['LG-4'],
  globals: { server: 'slow' },
  play: async (context) => {
    await ready(context);
    await context.userEvent.click(more(context.canvasElement));
    await expect(find(context.canvasElement, '.jet-listing-grid__items')).toHaveAttribute('inert');
    await expect(more(context.canvasElement)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const FailingServer: WidgetStory = {
  ...buttonPage,
  name: 'Failing server: a message and a retry button',
  tags: ['LG-4'],
  globals: { server: 'failing' },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    const before = items(canvasElement).length;
    await userEvent.click(more(canvasElement));
    await waitFor(() => expect(find(canvasElement, '.iyim-retry-notice-retry')).toBeVisible());
    await expect(items(canvasElement)).toHaveLength(before);
    await expect(find(canvasElement, '.jet-listing-grid__items')).not.toHaveAttribute('inert');
  },
};

const words = {
  he: { item: 'פריט', more: 'עוד', nothing: 'אין כאן כלום עדיין' },
  en: { item: 'Item', more: 'More', nothing: 'There is nothing here yet' },
};

export const Empty: WidgetStory = {
  name: 'Nothing was found',
  parameters: {
    page: {
      markup: (_page: Document, language: Locale) =>
        html`<div class="jet-listing-grid jet-listing" data-widget="listing"><div class="jet-listing-not-found jet-listing-grid__items">${words[language].nothing}</div></div>`.toString(),
    },
  },
  play: ready,
};

const nav = JSON.stringify({
  enabled: true,
  type: 'click',
  more_el: '#minimal-more',
  query: { post_type: 'product' },
  widget_settings: { lisitng_id: 501, posts_num: 3 },
});

const minimal = (_page: Document, language: Locale) =>
  html`<section data-widget="listing"><div data-nav="${nav}" data-page="1" data-pages="2">${[1, 2, 3].map(
    (number) => html`<p>${words[language].item} ${number}</p>`,
  )}</div></section><p><a class="button" id="minimal-more" href="?page=2">${words[language].more}</a></p>`.toString();

export const MinimalMarkup: WidgetStory = {
  ...buttonPage,
  name: 'Minimal markup',
  parameters: { page: { markup: minimal } },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    await userEvent.click(find(canvasElement, '#minimal-more'));
    await waitFor(() => expect(find(canvasElement, '[data-nav]').children.length).toBeGreaterThan(3));
    await waitFor(() => expect(find(canvasElement, '#minimal-more')).not.toBeVisible());
  },
};
