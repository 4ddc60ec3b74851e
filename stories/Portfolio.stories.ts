import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/portfolio/Portfolio.tsx';

const words = {
  he: { all: 'הכול', odd: 'אי־זוגיים', even: 'זוגיים' },
  en: { all: 'All', odd: 'Odd', even: 'Even' },
} as const;

/** Returns minimal markup with pictures of the page in three shapes. */
const plain = (page: Document, language: Locale) => {
  const t = words[language];
  const pictures = [...page.querySelectorAll<HTMLImageElement>('main img[alt]')].slice(0, 10);
  return html`<div data-widget="portfolio"><p>
<button type="button" data-filter="all">${t.all}</button> <button type="button" data-filter="odd">${t.odd}</button> <button type="button" data-filter="even">${t.even}</button></p><ul>${pictures.map(
    (picture, index) =>
      html`<li data-tags="${index % 2 ? 'even' : 'odd'}"><a href="${picture.getAttribute('src') ?? ''}"><img src="${picture.getAttribute('src') ?? ''}" width="600" height="${[400, 800, 600][index % 3] ?? 600}" alt="${picture.alt || `${index + 1}`}"></a></li>`,
  )}</ul></div>`.toString();
};

const gaps = { item_gap: 16, row_gap: 16 };

const meta: WidgetMeta = {
  title: 'Content/Portfolio',
  ...widgetStories({ definition, page: { path: '/shop/', show: ['main'], markup: plain } }),
  args: gaps,
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

const more: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await waitFor(() => expect(count(canvasElement)).toBe(4));
  await userEvent.click(find(canvasElement, '.iyim-portfolio-button'));
  await waitFor(() => expect(count(canvasElement)).toBe(8));
};

export const Grid: WidgetStory = { name: 'A grid' };

export const Filtered: WidgetStory = { name: 'With an active filter', tags: ['PF-1'], play: filtered };

export const More: WidgetStory = {
  name: 'With more items',
  tags: ['PF-1'],
  args: { ...gaps, view_more_button: true, perPage: 4 },
  play: more,
};

export const Columns: WidgetStory = {
  name: 'Masonry',
  tags: ['PF-1'],
  args: { ...gaps, masonry: true },
  play: filtered,
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: filtered,
};
