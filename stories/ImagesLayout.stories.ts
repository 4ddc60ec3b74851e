import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import definition from '../packages/widgets/src/images-layout/ImagesLayout.tsx';

const plain = (page: Document) =>
  html`<div data-widget="images-layout"><ul>${[...page.querySelectorAll<HTMLImageElement>('main img[alt]')]
    .slice(0, 8)
    .map(
      (picture, index) =>
        html`<li><a href="${picture.getAttribute('src') ?? ''}"><img src="${picture.getAttribute('src') ?? ''}" width="600" height="${[400, 800, 600][index % 3] ?? 600}" alt="${picture.alt || `${index + 1}`}"></a></li>`,
    )}</ul></div>`.toString();

const meta: WidgetMeta = {
  title: 'Content/Images layout',
  ...widgetStories({ definition, page: { path: '/shop/', show: ['main'], markup: plain } }),
};

export default meta;

const laidOut: Play = async ({ canvasElement }) => {
  await mounted(canvasElement, definition.name);
  await waitFor(() => expect(canvasElement.querySelectorAll('li.image-loaded').length).toBeGreaterThan(3));
};

export const Columns: WidgetStory = { name: 'Columns', tags: ['GA-2'], args: { gap: 10 }, play: laidOut };

export const Rows: WidgetStory = {
  name: 'Rows of equal height',
  tags: ['GA-2'],
  args: { layoutType: 'justify', gap: 10 },
  play: laidOut,
};

export const Grid: WidgetStory = { name: 'A grid', args: { layoutType: 'grid', gap: 10 } };

export const Narrow: WidgetStory = {
  name: 'On a phone',
  args: { gap: 10 },
  globals: { viewport: { value: 'phone' } },
};
