import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/table-of-contents/TableOfContents.tsx';

const words = {
  he: {
    title: 'בעמוד הזה',
    text: 'חימר הוא אדמה רטובה. אחרי שריפה אחת הוא אבן.',
    parts: [
      ['החומר', ['חימר לבן', 'חימר שחור']],
      ['העבודה', ['על האובניים', 'ביד']],
      ['השריפה', []],
    ],
  },
  en: {
    title: 'On this page',
    text: 'Clay is wet earth. Fired once, it is stone.',
    parts: [
      ['The material', ['White clay', 'Black clay']],
      ['The work', ['On the wheel', 'By hand']],
      ['The fire', []],
    ],
  },
} as const;

const page = (_page: Document, language: Locale) => {
  const { title, text, parts } = words[language];
  return html`<nav data-widget="table-of-contents"><h2>${title}</h2></nav><article>${parts.map(
    ([part, below]) =>
      html`<h2>${part}</h2><p>${text}</p>${below.map((heading) => html`<h3>${heading}</h3><p>${text}</p>`)}`,
  )}</article>`.toString();
};

const meta: WidgetMeta = {
  title: 'Content/Table of contents',
  ...widgetStories({ definition, primary: 'Nested', page: { path: '/', show: ['main'], markup: page } }),
};

export default meta;

export const Flat: WidgetStory = { name: 'One list', tags: ['TOC-1'] };

export const Nested: WidgetStory = {
  name: 'Nested, with the current part open',
  tags: ['TOC-1'],
  args: { hierarchical_view: true, collapse_subitems: true },
  play: async ({ canvasElement }) => {
    const host = await mounted(canvasElement, definition.name);
    await waitFor(() => expect(host.querySelectorAll('a[aria-current]')).toHaveLength(1));
  },
};

export const Bullets: WidgetStory = {
  name: 'With bullets',
  args: { marker_view: 'bullets', hierarchical_view: true },
};

export const Folded: WidgetStory = {
  name: 'Opened on a phone',
  tags: ['TOC-1'],
  args: { minimize_box: true, minimized_on: 'tablet' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    const host = await mounted(canvasElement, definition.name);
    await userEvent.click(find(host, 'button'));
    await waitFor(() => expect(find(host, 'ol')).toBeVisible());
  },
};

export const Empty: WidgetStory = {
  name: 'No headings',
  tags: ['!dev', 'TOC-1'],
  args: { container: '#none' },
};
