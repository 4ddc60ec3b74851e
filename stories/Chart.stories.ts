import { expect, waitFor } from 'storybook/test';
import { mounted } from '../.storybook/story/mounted.ts';
import { find } from '../.storybook/story/parts.ts';
import type { WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/chart/Chart.tsx';

const words = {
  he: {
    title: 'מה יצא מהתנור',
    month: 'חודש',
    series: ['קערות', 'כוסות'],
    months: ['מאי', 'יוני', 'יולי', 'אוגוסט'],
  },
  en: {
    title: 'Out of the kiln',
    month: 'Month',
    series: ['Bowls', 'Cups'],
    months: ['May', 'June', 'July', 'August'],
  },
} as const;
const numbers = [
  [42, 60],
  [38, 75],
  [51, 58],
  [64, 80],
];

const orders = (_page: Document, language: Locale) => {
  const { title, month, series, months } = words[language];
  return html`<div data-widget="chart"><table><caption>${title}</caption>
    <tr><th scope="col">${month}</th>${series.map((name) => html`<th scope="col">${name}</th>`)}</tr>
    ${months.map((name, index) => html`<tr><th scope="row">${name}</th>${(numbers[index] ?? []).map((value) => html`<td>${String(value)}</td>`)}</tr>`)}
  </table></div>`.toString();
};

const meta: WidgetMeta = {
  title: 'Content/Chart',
  ...widgetStories({ definition, page: { path: '/', show: ['main'], markup: orders } }),
  play: async ({ canvasElement }) => {
    const host = await mounted(canvasElement, definition.name);
    await waitFor(() =>
      expect(host.querySelector<HTMLCanvasElement>('.iyim-chart-canvas')?.style.width).not.toBe(''),
    );
  },
};

export default meta;

const args = { options: { animation: { duration: 0 } } };

export const Bars: WidgetStory = { name: 'Bars', args };

export const Lying: WidgetStory = { name: 'Horizontal bars', args: { ...args, type: 'horizontalBar' } };

export const Pie: WidgetStory = { name: 'Pie', args: { ...args, type: 'pie' } };

export const Lines: WidgetStory = {
  name: 'Lines',
  tags: ['CH-1'],
  args: { ...args, type: 'line', tooltip_suffix: '!' },
  async play({ canvasElement, userEvent }) {
    await mounted(canvasElement, definition.name);
    const canvas = find(canvasElement, '.iyim-chart-canvas') as HTMLCanvasElement;
    await waitFor(() => expect(canvas.style.width).not.toBe(''));
    canvas.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(document.querySelector('[data-iyim-announcer]')?.textContent).toContain('64!'),
    );
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  args,
  globals: { viewport: { value: 'phone' } },
};
