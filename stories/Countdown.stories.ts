import { expect, waitFor } from 'storybook/test';
import { goneTo } from '../.storybook/page/stay.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { announced, find, findAll } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/countdown/Countdown.tsx';

/** Returns the selector of a countdown on the lab page. */
const widget = (id: string) => `[data-id="${id}"]`;
const [main, withMessage, hiding, forYou, pluginFixed, endless] = [
  widget('cd00001'),
  widget('cd00002'),
  widget('cd00003'),
  widget('cd00004'),
  widget('cd00005'),
  widget('cd00007'),
];

const meta: WidgetMeta = {
  title: 'Shop/Countdown',
  ...widgetStories({ definition, page: { path: '/lab/clocks/', show: [main] } }),
};

export default meta;

const soon = { timeout: 10_000 };
const words = (canvas: HTMLElement) => find(canvas, '.iyim-countdown-words').textContent;
const numbers = (canvas: HTMLElement) =>
  findAll(canvas, '.iyim-countdown-number').map(({ textContent }) => textContent);

const counts: Play = async ({ canvasElement }) => {
  const host = await mounted(canvasElement, definition.name);
  const before = numbers(canvasElement);
  await waitFor(() => expect(numbers(canvasElement)).not.toEqual(before), soon);
  await expect(host).toHaveAttribute('role', 'timer');
};

const endsSoon = (...show: string[]) => ({ page: { path: '/lab/clocks/?ends=2', show } });

export const Running: WidgetStory = { name: 'To a date', tags: ['CD-1'], play: counts };

export const OtherPlugin: WidgetStory = {
  name: 'JetElements’ countdown, digit by digit',
  tags: ['CD-1'],
  parameters: { page: { path: '/lab/clocks/', show: [pluginFixed] } },
  play: counts,
};

export const JustForYou: WidgetStory = {
  name: 'From the visitor’s first view',
  tags: ['CD-2'],
  parameters: {
    // An evergreen countdown stores its end under the id of the widget around it.
    page: { path: '/lab/clocks/', show: [forYou], copied: forYou },
  },
  play: async (context) => {
    await counts(context);
    await expect(Object.keys(localStorage)).toContain('cd00004-evergreen_due_date');
  },
};

export const Rounds: WidgetStory = {
  name: 'Restarts whenever it ends',
  tags: ['!dev', 'CD-1'],
  parameters: { page: { path: '/lab/clocks/?ends=2', show: [endless] } },
  play: async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    const isLast = () => expect(numbers(canvasElement).join('')).toMatch(/^0+1$/);
    await waitFor(isLast, { ...soon, interval: 20 });
    await waitFor(() => expect(numbers(canvasElement).join('')).toMatch(/^0+2$/), { ...soon, interval: 20 });
  },
};

export const EndsWithMessage: WidgetStory = {
  name: 'Ends with a message, which is announced',
  tags: ['CD-1'],
  parameters: endsSoon(withMessage),
  play: async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    const message = find(canvasElement, '.elementor-countdown-expire--message');
    await waitFor(() => expect(message).toBeVisible(), soon);
    await expect(new Set(numbers(canvasElement))).toEqual(new Set(['00']));
    await expect(announced().trim()).toBe(message.textContent?.trim());
  },
};

export const EndsHidden: WidgetStory = {
  name: 'Hidden at the end',
  tags: ['!dev', 'CD-1'],
  parameters: endsSoon(hiding),
  play: async ({ canvasElement }) => {
    const host = await mounted(canvasElement, definition.name);
    await waitFor(() => expect(host).not.toBeVisible(), soon);
    await expect(words(canvasElement)).not.toBe('');
  },
};

export const EndsElsewhere: WidgetStory = {
  name: 'Redirects at the end',
  tags: ['!dev', 'CD-1'],
  parameters: { page: { path: '/lab/clocks/last-minute/?ends=2', show: [widget('cd00009')] } },
  play: async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    await waitFor(() => expect(goneTo().join()).toMatch(/\/shop\/$/), soon);
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: counts,
};

const texts = {
  he: { hours: 'שעות', minutes: 'דקות', seconds: 'שניות', over: 'זהו, נגמר.' },
  en: { hours: 'hours', minutes: 'minutes', seconds: 'seconds', over: 'That is it.' },
};

const minimal = (_page: Document, language: Locale) => {
  const words = texts[language];
  const part = (name: 'hours' | 'minutes' | 'seconds') =>
    html`<span><b data-value="${name}">00</b> <span>${words[name]}</span></span> `;
  return html`<div data-widget="countdown" id="own-countdown">${part('hours')}${part('minutes')}${part('seconds')}<p data-message hidden>${words.over}</p></div>`.toString();
};

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  args: { evergreen_interval: 2, expire_actions: 'hide message' },
  parameters: { page: { path: '/lab/clocks/', show: [], markup: minimal } },
  play: async ({ canvasElement }) => {
    await mounted(canvasElement, definition.name);
    await waitFor(() => expect(find(canvasElement, '[data-message]')).toBeVisible(), soon);
    await expect(find(canvasElement, '[data-value]')).not.toBeVisible();
  },
};
