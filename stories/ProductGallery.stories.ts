import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import type { WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import definition from '../packages/widgets/src/product-gallery/ProductGallery.tsx';

const meta: WidgetMeta = {
  title: 'Content/Product gallery',
  ...widgetStories({
    definition,
    page: {
      path: '/',
      show: ['main'],
      markup: () => '<p><a href="/shop/" data-widget="product-gallery">☞</a></p>',
    },
  }),
};

export default meta;

export const Note: WidgetStory = {
  name: 'A note after the link',
  args: { note: '☺' },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await mounted(canvasElement, definition.name));
    await waitFor(() => expect(canvasElement).toHaveTextContent('☺'));
  },
};
