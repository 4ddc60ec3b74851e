import { start, stop } from '@iyim/runtime';
import { Chart } from 'chart.js';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { yieldToBrowser } from '../../../runtime/src/host-page/yield-to-browser.ts';
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
  it.each(['rtl', 'ltr'])(
    'CH-1 a pie chart is drawn, with its numbers in a table for screen readers: %s',
    async (dir) => {
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
      const drawn = canvas();
      stop();
      expect(Chart.getChart(drawn)).toBeUndefined();
      expect(document.body.innerHTML).toBe(before);
    },
  );

  it('AY-1, CH-1 the chart’s description says that arrow keys read its values', async () => {
    await show(bar({}, 'bar'));
    expect(canvas().ariaDescription).toBe('Arrow keys read the values');
  });

  it.each(['bar', 'line'])(
    'CH-1 a %s chart formats tooltips and announcements as configured',
    async (kind) => {
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
    },
  );

  it('CH-1 chart tooltips compare with the previous value, and a chart without numbers fails', async () => {
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
    // Simulates the original script, which sets this style if it runs later.
    find('.jet-line-chart').style.display = 'block';
    expect(find('.jet-line-chart').checkVisibility()).toBe(false);
    expect(chart().tooltip?.body[0]?.lines).toEqual(['Now: ₪900.-', 'Before: ₪2,400.5.-']);
    stop();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    document.body.innerHTML = bar({ settings: { type: 'radar', data: 'x', options: [1] } });
    find('[data-widget]').dataset.widgetLoad = 'load';
    start({ widgets: [widget] });
    await soon(() => expect(find('[data-widget]').dataset.widgetState).toBe('failed'));
    expect(logged.mock.calls.join()).toContain('expected numbers');
    expect(find('canvas').checkVisibility()).toBe(true);
  });

  it('RT-29 a chart that the original script has drawn is left alone', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    document.body.innerHTML = pie();
    Object.assign(find('canvas'), { $chartjs: {} });
    find('[data-widget]').dataset.widgetLoad = 'load';
    start({ widgets: [widget] });
    await soon(() => expect(find('[data-widget]').dataset.widgetState).toBe('mounted'));
    expect(canvas()).toBeNull();
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

it('CH-1 a key pressed while a chart is being drawn shows its tooltip when the chart is drawn', async () => {
  await show(bar());
  await soon(() => expect(chart()).toBeDefined());
  canvas().focus();
  canvas().dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  await soon(() => expect(chart().tooltip?.body[0]?.lines).toEqual(['Sold: ₪900.-']));
});

it('CH-1 a chart that is removed while it is being drawn is not drawn', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await show(bar());
  await soon(() => expect(chart()).toBeDefined());
  const removed = canvas();
  stop();
  for (let task = 0; task < 5; task += 1) await yieldToBrowser();
  expect(Chart.getChart(removed)).toBeUndefined();
  expect(logged).not.toHaveBeenCalled();
});

it('RT-7 CH-1 a chart that cannot be finished fails, and the server’s content is shown again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const render = vi.spyOn(Chart.prototype, 'render').mockImplementationOnce(() => {
    throw new Error('broken data');
  });
  await show(bar(), { state: 'failed' });
  expect(document.querySelector('.iyim-chart-canvas')).toBeNull();
  expect(logged.mock.calls.flat().join(' ')).toContain('broken data');
  for (const spy of [logged, render]) spy.mockRestore();
});

it('CH-1 a table is drawn as a chart, and stays for screen readers', async () => {
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

it('CH-1 a chart takes the new text colour when the theme of the page changes', async () => {
  await show(bar());
  const textColour = () => Chart.getChart(canvas())?.options.color;
  await soon(() => expect(chart().data.datasets).toHaveLength(2));
  for (const colour of ['rgb(240, 240, 255)', 'rgb(1, 2, 3)']) {
    expect(textColour()).not.toBe(colour);
    document.body.style.color = colour;
    await soon(() => expect(textColour()).toBe(colour));
    await soon(() => expect(chart().getDatasetMeta(0).data).not.toHaveLength(0));
  }
  document.body.style.color = '';
});

it('AY-1 reduced motion turns a chart’s animations off, and forced colours are used', async () => {
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
