import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/mega-menu/MegaMenu.tsx';

const words = {
  he: {
    menu: 'תפריט',
    more: (title: string) => `עוד על ${title}`,
    items: [
      ['לבית', ['כדים', 'קערות', 'טקסטיל']],
      ['לבוש', ['שמלות', 'חולצות']],
      ['מבצע', []],
    ],
  },
  en: {
    menu: 'Menu',
    more: (title: string) => `More of ${title}`,
    items: [
      ['Home', ['Vases', 'Bowls', 'Textiles']],
      ['Clothes', ['Dresses', 'Shirts']],
      ['Sale', []],
    ],
  },
} as const;

const plain = (_page: Document, language: Locale) => {
  const { menu, more, items } = words[language];
  const panel = (title: string, links: readonly string[]) =>
    links.length > 0 &&
    html`<button type="button" aria-label="${more(title)}">▾</button><div>${links.map(
      (link) => html`<p><a href="#${link}">${link}</a></p>`,
    )}</div>`;
  return html`<nav data-widget="mega-menu" aria-label="${menu}"><button type="button" aria-label="${menu}">☰</button>
<ul>${items.map(([title, links]) => html`<li><a href="#${title}">${title}</a>${panel(title, links)}</li>`)}</ul></nav>`.toString();
};

const meta: WidgetMeta = {
  title: 'Content/Mega menu',
  ...widgetStories({ definition, primary: 'Click', page: { path: '/', show: ['main'], markup: plain } }),
};

export default meta;

const button = (canvas: HTMLElement, index: number) =>
  find<HTMLElement>(canvas, `li:nth-of-type(${index}) > button`);
const isOpen = (canvas: HTMLElement, index: number) =>
  waitFor(() => {
    expect(button(canvas, index).ariaExpanded).toBe('true');
    expect(find(canvas, `li:nth-of-type(${index}) > div`)).toBeVisible();
  });

const opened: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await userEvent.click(button(canvasElement, 1));
  await isOpen(canvasElement, 1);
};

export const Closed: WidgetStory = { name: 'Opens on hover', tags: ['MM-1'] };

export const Click: WidgetStory = {
  name: 'Opens on click, over the whole width',
  tags: ['MM-1'],
  args: { open_on: 'click' },
  play: opened,
};

export const Fit: WidgetStory = {
  name: 'As wide as its content',
  tags: ['MM-1'],
  args: { open_on: 'click', content_width: 'fit_to_content', content_horizontal_position: 'left' },
  play: opened,
};

const behindToggle: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await userEvent.click(find(canvasElement, 'nav > button'));
  await userEvent.click(button(canvasElement, 2));
  await isOpen(canvasElement, 2);
};

export const Dropdown: WidgetStory = {
  name: 'Behind its toggle',
  tags: ['MM-1'],
  args: { item_layout: 'dropdown' },
  play: behindToggle,
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  tags: ['MM-1'],
  globals: { viewport: { value: 'phone' } },
  play: behindToggle,
};
