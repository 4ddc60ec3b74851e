import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { announced, find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/calendar/Calendar.tsx';

const meta: WidgetMeta = {
  title: 'Lists/Calendar',
  ...widgetStories({
    definition,
    page: { path: '/events/', show: ['.elementor-widget-jet-listing-calendar'] },
  }),
};

export default meta;

const nextLink = (canvas: HTMLElement) => find(canvas, '.nav-link-next');
const monthName = (canvas: HTMLElement) => find(canvas, '.jet-calendar-caption__name').textContent;
const eventfulDay = (canvas: HTMLElement) => find(canvas, 'td.has-events:not(.day-pad)');

const ready: Play = async ({ canvasElement }) => {
  await mounted(canvasElement, definition.name);
};

const turned: Play = async (context) => {
  const { canvasElement, userEvent } = context;
  await ready(context);
  const before = monthName(canvasElement);
  await userEvent.click(nextLink(canvasElement));
  await waitFor(() => expect(monthName(canvasElement)).not.toBe(before));
  await expect(announced()).toContain(monthName(canvasElement));
  await expect(nextLink(canvasElement)).toHaveFocus();
};

export const ThisMonth: WidgetStory = { name: 'This month', play: ready };

export const NextMonth: WidgetStory = { name: 'Next month', tags: ['CAL-1'], play: turned };

export const ByKey: WidgetStory = {
  name: 'A day opened by keyboard on a phone',
  tags: ['!dev', 'AY-1'],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    const day = eventfulDay(canvasElement);
    await waitFor(() => expect(find(day, '[aria-expanded]')).toHaveAttribute('aria-expanded', 'false'));
    const button = find(day, '[aria-expanded]');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const SlowServer: WidgetStory = {
  name: 'Slow server: the old month stays, marked as busy',
  tags: ['CAL-1'],
  globals: { server: 'slow' },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    const before = monthName(canvasElement);
    await userEvent.click(nextLink(canvasElement));
    const host = find(canvasElement, '[data-widget="calendar"]');
    await expect(host).toHaveAttribute('aria-busy', 'true');
    await expect(host).toHaveClass('jet-calendar-loading');
    await expect(monthName(canvasElement)).toBe(before);
  },
};

export const FailingServer: WidgetStory = {
  name: 'Failing server: the old month stays',
  tags: ['CAL-3'],
  globals: { server: 'failing' },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    const before = monthName(canvasElement);
    await userEvent.click(nextLink(canvasElement));
    await waitFor(() => expect(find(canvasElement, '.iyim-retry-notice-retry')).toBeVisible());
    await expect(monthName(canvasElement)).toBe(before);
  },
};

const opened: Play = async (context) => {
  const { canvasElement, userEvent } = context;
  await ready(context);
  const day = eventfulDay(canvasElement);
  await userEvent.click(day);
  await waitFor(() => expect(day).toHaveClass('calendar-event-active'));
  await expect(find(canvasElement, '.jet-calendar-week__day-mobile a')).toBeVisible();
};

export const Narrow: WidgetStory = {
  name: 'A day on a phone',
  tags: ['CAL-2'],
  globals: { viewport: { value: 'phone' } },
  play: opened,
};

export const Overlay: WidgetStory = {
  name: 'A day on a phone, in an overlay',
  tags: ['CAL-2'],
  args: { day_events: 'overlay' },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await ready(context);
    await userEvent.click(eventfulDay(canvasElement));
    await waitFor(() => expect(find(canvasElement, 'dialog[open] a')).toBeVisible());
  },
};

const days = (language: Locale) =>
  Array.from({ length: 4 }, (_, week) => {
    const cells = Array.from({ length: 7 }, (_cell, column) => {
      const date = week * 7 + column + 1;
      const events =
        date % 9 === 0
          ? html`<div data-day-events><a href="/events/">${language === 'he' ? 'יריד' : 'Fair'}</a></div>`
          : '';
      return html`<td><time datetime="${`2027-02-${String(date).padStart(2, '0')}`}">${date}</time>${events}</td>`;
    });
    return html`<tr>${cells}</tr>`;
  });

const minimal = (_page: Document, language: Locale) =>
  html`<div data-widget="calendar" data-settings="{}" data-post="1"><table>
<caption><a href="/events/?month=January+2027" data-month="January 2027" rel="prev">${language === 'he' ? 'ינואר' : 'January'}</a>
<b data-month-name>${language === 'he' ? 'פברואר 2027' : 'February 2027'}</b>
<a href="/events/?month=March+2027" data-month="March 2027" rel="next">${language === 'he' ? 'מרץ' : 'March'}</a></caption>
<thead><tr>${Array.from({ length: 7 }, (_, day) => html`<th scope="col">${day + 1}</th>`)}</tr></thead>
<tbody>${days(language)}</tbody></table></div>`.toString();

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  parameters: { page: { markup: minimal } },
  play: ready,
};
