import { start, stop } from '@iyim/runtime';
import { Chart } from 'chart.js';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { chart as widget } from '../../bundle/catalogue.ts';
import { type Mounting, mountWidget } from '../../testing/mount.ts';
import { bar, pie, plain, SHEET } from './testing/markup.ts';

const canvas = () => document.querySelector('.iyim-chart-canvas') as HTMLCanvasElement;
const chart = () => Chart.getChart(canvas()) as Chart;
const rows = () =>
  [...document.querySelectorAll('tr')].map(({ cells }) => [...cells].map((cell) => cell.textContent));

const show = (html: string, options: Mounting = {}) =>
  mountWidget(widget, html, { lang: 'en', sheet: SHEET, ...options });

describe('the plugin’s charts', () => {
  it.each(['rtl', 'ltr'])('CH-1 a pie is drawn, and its numbers are read as a table: %s', async (dir) => {
    const before = await show(pie(), { dir });
    await soon(() => expect(chart().getDatasetMeta(0).data).toHaveLength(3));
    const { width, height } = canvas().getBoundingClientRect();
    expect([width, height]).toEqual([360, 400]);
    expect(find('.jet-pie-chart').checkVisibility()).toBe(false);
    expect(canvas().ariaLabel).toBe('What we make');
    expect(rows()).toEqual([
      ['Item', 'Value'],
      ['Bowls', '40%'],
      ['Cups', '35%'],
      ['Jugs', '–'],
    ]);
    const own = canvas();
    stop();
    expect(Chart.getChart(own)).toBeUndefined();
    expect(document.body.innerHTML).toBe(before);
  });

  it('AY-1, CH-1 says that arrow keys read its values', async () => {
    await show(bar({}, 'bar'));
    expect(canvas().ariaDescription).toBe('Arrow keys read the values');
  });

  it.each(['bar', 'line'])('CH-1 %s: what is said of a value is written as the page says', async (kind) => {
    await show(bar({}, kind));
    await soon(() => expect(chart().data.datasets).toHaveLength(2));
    canvas().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(chart().tooltip?.body.flatMap(({ lines }) => lines)).toContain('Sold: ₪2,400.5.-');
    await soon(() => expect(chart().tooltip?.opacity).toBe(1));
    await soon(() => expect(find('[data-iyim-announcer]').textContent).toBe('June, Sold: ₪2,400.5.-'));
    await userEvent.keyboard('{ArrowDown}');
    await soon(() => expect(find('[data-iyim-announcer]').textContent).toBe('June, Fired: ₪3.-'));
    await userEvent.keyboard('{Escape}');
    expect(chart().getActiveElements()).toEqual([]);
  });

  it('CH-1 points that are compared, and data that are no data', async () => {
    await show(
      bar(
        {
          compare: 'true',
          'compare-labels-type': 'custom',
          'current-label': 'Now',
          'previous-label': 'Before',
        },
        'line',
      ),
    );
    await soon(() => expect(chart()).toBeDefined());
    canvas().focus();
    await userEvent.keyboard('{End}');
    // As an original does that comes later.
    find('.jet-line-chart').style.display = 'block';
    expect(find('.jet-line-chart').checkVisibility()).toBe(false);
    expect(chart().tooltip?.body[0]?.lines).toEqual(['Now: ₪900.-', 'Before: ₪2,400.5.-']);
    stop();
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    document.body.innerHTML = bar({ settings: { type: 'radar', data: 'x', options: [1] } });
    find('[data-widget]').dataset.widgetLoad = 'load';
    start({ widgets: [widget] });
    await soon(() => expect(find('[data-widget]').dataset.widgetState).toBe('failed'));
    expect(said.mock.calls.join()).toContain('expected numbers');
    expect(find('canvas').checkVisibility()).toBe(true);
  });

  it('RT-29 one that the original has drawn is left alone', async () => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => {});
    document.body.innerHTML = pie();
    Object.assign(find('canvas'), { $chartjs: {} });
    find('[data-widget]').dataset.widgetLoad = 'load';
    start({ widgets: [widget] });
    await soon(() => expect(find('[data-widget]').dataset.widgetState).toBe('mounted'));
    expect(canvas()).toBeNull();
    expect(said).toHaveBeenCalledTimes(1);
  });
});

it('CH-1 a table of the page is drawn, and stays for who can not see the chart', async () => {
  await show(plain());
  await soon(() =>
    expect(chart().data.datasets.map(({ label, data }) => [label, ...data])).toEqual([
      ['Shop', 12, 15],
      ['Market', 1300, 4],
    ]),
  );
  expect(document.querySelectorAll('table')).toHaveLength(1);
  expect([canvas().ariaLabel, find('table').className]).toEqual(['Orders', 'iyim-visually-hidden']);
});

it('AY-1 nothing moves for visitors who want less motion, and colours that they choose are kept', async () => {
  await emulateMedia({
    features: [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value: 'active' },
    ],
  });
  await show(bar());
  await soon(() => expect(chart().options.animation).toBe(false));
  expect(chart().data.datasets[0]?.borderColor).toBe(getComputedStyle(canvas()).color);
});
