import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/vector-animation/VectorAnimation.tsx';

const captions = { he: 'רונית ליד האובניים', en: 'Ronit at the wheel' } as const;

const figure = (_page: Document, language: Locale) =>
  html`<figure data-widget="vector-animation"><figcaption>${captions[language]}</figcaption></figure>`.toString();

const meta: WidgetMeta = {
  title: 'Content/Vector animation',
  ...widgetStories({ definition, page: { path: '/', show: ['main'], markup: figure } }),
};

export default meta;

const args = { path: '/wheel.json' };

const drawn: Play = async ({ canvasElement }) => {
  const host = await mounted(canvasElement, definition.name);
  await waitFor(() => expect(host.querySelector('.iyim-animation :is(svg, canvas)')).not.toBeNull());
};

export const Once: WidgetStory = { name: 'Plays once', tags: ['LO-1'], args, play: drawn };

const stopped: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await waitFor(() => find(canvasElement, '.iyim-animation-stop'));
  const button = find(canvasElement, '.iyim-animation-stop');
  const name = button.ariaLabel;
  await userEvent.click(button);
  await waitFor(() => expect(button.ariaLabel).not.toBe(name));
};

export const Stopped: WidgetStory = {
  name: 'Loops until it is stopped',
  tags: ['LO-1'],
  args: { ...args, loop: true },
  play: stopped,
};

export const Leads: WidgetStory = {
  name: 'A link in a new tab',
  tags: ['!dev', 'LO-1'],
  args: { ...args, custom_link: { url: '/shop/', is_external: 'on' } },
  play: async (context) => {
    await drawn(context);
    const link = find(context.canvasElement, '.iyim-animation-link');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName();
  },
};

export const Canvas: WidgetStory = {
  name: 'Drawn in a canvas',
  args: { ...args, renderer: 'canvas' },
  play: drawn,
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  args: { ...args, loop: true },
  globals: { viewport: { value: 'phone' } },
  play: stopped,
};

export const Missing: WidgetStory = {
  name: 'A file that is not an animation',
  tags: ['!dev'],
  args: { path: '/player.svg' },
  play: async ({ canvasElement }) => {
    const host = await mounted(canvasElement, definition.name);
    expect(host.querySelector('figcaption')).toBeVisible();
  },
};
