import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/video/Video.tsx';

const names = { he: 'כך מזגגים כד', en: 'How a vase is glazed' } as const;

const plain = (_page: Document, language: Locale) =>
  html`<div data-widget="video"><a href="https://www.youtube.com/watch?v=XHOmBV4js_E">${names[language]}</a></div>`.toString();

const meta: WidgetMeta = {
  title: 'Content/Video',
  ...widgetStories({ definition, page: { path: '/', show: ['main'], markup: plain } }),
};

export default meta;

/** Settings with a player on this site, so that no story sends a request to a provider. */
const sitePlayer = { player_url: '/player.svg' };

export const Waiting: WidgetStory = {
  name: 'Waits for the visitor',
  tags: ['VD-1'],
  args: sitePlayer,
  play: async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

const pressed: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await userEvent.click(find(canvasElement, 'a'));
  await waitFor(() => expect(find<HTMLIFrameElement>(canvasElement, 'iframe').src).toContain('XHOmBV4js_E'));
};

export const Playing: WidgetStory = { name: 'Plays', tags: ['VD-1'], args: sitePlayer, play: pressed };

export const Narrow: WidgetStory = {
  name: 'On a phone',
  args: sitePlayer,
  globals: { viewport: { value: 'phone' } },
  play: pressed,
};
