import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import definition from '../packages/widgets/src/product-gallery/ProductGallery.tsx';

/** A product with several pictures. */
const cup = '/product/clay-cup/';

const meta: WidgetMeta = {
  title: 'Shop/Product gallery',
  ...widgetStories({
    definition,
    page: { path: cup, show: ['.woocommerce-product-gallery'] },
  }),
};

export default meta;

const thumbnail = '.flex-control-thumbs li:nth-child(2) button';

const second: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await userEvent.click(await waitFor(() => find(canvasElement, thumbnail)));
  await waitFor(() => expect(find(canvasElement, thumbnail).getAttribute('aria-current')).toBe('true'));
};

export const Thumbnails: WidgetStory = {
  name: 'A thumbnail shows its picture',
  tags: ['PP-1'],
  play: second,
};

export const FullSize: WidgetStory = {
  name: 'In full size',
  tags: ['PP-3'],
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    const button = await waitFor(() => find(canvasElement, '.iyim-product-gallery-trigger'));
    await userEvent.click(button);
    await waitFor(() => expect(document.querySelector('dialog.iyim-lightbox[open]')).not.toBeNull());
    await userEvent.click(find(document.body, '.iyim-lightbox-close'));
    await waitFor(() => expect(document.activeElement).toBe(button));
  },
};

export const Dots: WidgetStory = {
  name: 'With dots and arrows',
  tags: ['PP-5'],
  args: { controlNav: 'dots', directionNav: true },
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    await userEvent.click(await waitFor(() => find(canvasElement, '.iyim-carousel-next')));
    const dot = '.iyim-carousel-dots li:nth-child(2) button';
    await waitFor(() => expect(find(canvasElement, dot).getAttribute('aria-current')).toBe('true'));
  },
};

export const WithoutSlider: WidgetStory = {
  name: 'Without a slider',
  tags: ['PP-5'],
  args: { flexslider_enabled: false },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: second,
};
