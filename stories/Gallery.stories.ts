import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/gallery/Gallery.tsx';

const words = {
  he: { all: 'הכול', odd: 'אי־זוגיות', even: 'זוגיות' },
  en: { all: 'All', odd: 'Odd', even: 'Even' },
} as const;

/** Returns minimal markup with pictures of the page in three shapes. */
const plain = (page: Document, language: Locale) => {
  const texts = words[language];
  const pictures = [...page.querySelectorAll<HTMLImageElement>('main img[alt]')].slice(0, 9);
  return html`<div data-widget="gallery"><p>
<button type="button" data-filter="all">${texts.all}</button> <button type="button" data-filter="odd">${texts.odd}</button> <button type="button" data-filter="even">${texts.even}</button></p><ul>${pictures.map(
    (picture, index) =>
      html`<li data-tags="${index % 2 ? 'even' : 'odd'}"><a href="${picture.getAttribute('src') ?? ''}"><img src="${picture.getAttribute('src') ?? ''}" width="600" height="${[400, 800, 600][index % 3] ?? 600}" alt="${picture.alt || `${index + 1}`}"></a></li>`,
  )}</ul></div>`.toString();
};

const meta: WidgetMeta = {
  title: 'Content/Gallery',
  ...widgetStories({
    definition,
    primary: 'Filtered',
    page: { path: '/shop/', show: ['main'], markup: plain },
  }),
};

export default meta;

const count = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('li')].filter((item) => item.checkVisibility()).length;

const filtered: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  const all = count(canvasElement);
  await userEvent.click(find(canvasElement, '[data-filter=even]'));
  await waitFor(() => expect(count(canvasElement)).toBe(Math.floor(all / 2)));
};

export const Grid: WidgetStory = { name: 'A grid' };

export const Filtered: WidgetStory = { name: 'With a filter', tags: ['GA-1'], play: filtered };

export const Columns: WidgetStory = {
  name: 'Columns',
  tags: ['GA-1'],
  args: { gallery_layout: 'masonry', columns: 3 },
  play: filtered,
};

export const Rows: WidgetStory = {
  name: 'Justified rows',
  tags: ['GA-1'],
  args: { gallery_layout: 'justified' },
  play: filtered,
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: filtered,
};
