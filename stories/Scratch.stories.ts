import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/scratch/Card.tsx';

const words = {
  he: { front: 'גרדו וגלו מה מחכה לכם', back: 'עשרה אחוזים הנחה', way: 'לחנות' },
  en: { front: 'Scratch, and see what you get', back: 'Ten per cent off', way: 'To the shop' },
} as const;

const card = (_page: Document, language: Locale) => {
  const { front, back, way } = words[language];
  return html`<div data-widget="scratch"><div><p>${front}</p></div><div><p>${back}</p><p><a href="#shop">${way}</a></p></div></div>
  <style>[data-widget='scratch'] { max-inline-size: 340px }</style>`.toString();
};

const meta: WidgetMeta = {
  title: 'Content/Scratch',
  ...widgetStories({
    definition,
    primary: 'HalfScratched',
    page: { path: '/', show: ['main'], markup: card },
  }),
};

export default meta;

export const Covered: WidgetStory = { name: 'Covered' };

export const HalfScratched: WidgetStory = {
  name: 'Half scratched off',
  tags: ['SC-1'],
  async play({ canvasElement }) {
    const host = await mounted(canvasElement, definition.name);
    const { left, top, width, height } = host.getBoundingClientRect();
    const point = (type: string, x: number, y: number) =>
      host.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, isPrimary: true, pointerType: 'touch', pointerId: 9 },
          clientX: left + x * width,
          clientY: top + y * height,
        }),
      );
    point('pointerdown', 0.1, 0.2);
    for (const [x, y] of [
      [0.5, 0.15],
      [0.2, 0.6],
      [0.7, 0.5],
    ] as const)
      point('pointermove', x, y);
    point('pointerup', 0.7, 0.5);
    await waitFor(() => expect(find(canvasElement, '.iyim-scratch-cover').style.clipPath).toContain('path'));
  },
};

const press: Play = async ({ canvasElement, userEvent }) => {
  const host = await mounted(canvasElement, definition.name);
  await userEvent.click(find(canvasElement, '[data-widget] > button'));
  await waitFor(() => expect(host.querySelector('a')).toBeVisible());
  await waitFor(() => expect(find(canvasElement, '.iyim-scratch-cover')).not.toBeVisible());
};

export const Revealed: WidgetStory = { name: 'Revealed', tags: ['SC-1'], play: press };

const byKeyboard: Play = async ({ canvasElement, userEvent }) => {
  const host = await mounted(canvasElement, definition.name);
  find(canvasElement, '[data-widget] > button').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(host.querySelector('a')).toBeVisible());
};

export const TurnedOver: WidgetStory = {
  name: 'Turned over by keyboard',
  args: { switchEventType: 'click' },
  play: byKeyboard,
};

export const Narrow: WidgetStory = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
