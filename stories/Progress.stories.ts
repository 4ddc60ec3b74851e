import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/progress/Progress.tsx';

const words = { he: 'זיגוג', en: 'Glazing' } as const;

const plain = (_page: Document, language: Locale) =>
  html`<div data-widget="progress" style="inline-size: 300px; max-inline-size: 100%"><div role="progressbar" aria-label="${words[language]}"><div data-max="65">65%</div></div></div>`.toString();

const meta: WidgetMeta = {
  title: 'Content/Progress',
  ...widgetStories({ definition, isSmall: true, page: { path: '/', show: ['main'], markup: plain } }),
};

export default meta;

const grown: Play = async ({ canvasElement }) => {
  await mounted(canvasElement, definition.name);
  await waitFor(() => expect(find<HTMLElement>(canvasElement, '[data-max]').style.inlineSize).toBe('65%'));
};

export const Grown: WidgetStory = { name: 'Fully grown', tags: ['CN-2'], args: { percent: 65 }, play: grown };
