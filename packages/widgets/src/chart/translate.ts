import { coerceFlag, coerceNumber, coerceText, ownValue } from '@iyim/runtime/widget';
import type { ChartConfiguration } from 'chart.js';
import { type ChartData, colourOf, listOf } from './data.ts';
import type { ChartSettings } from './settings.ts';
import { broken, grouped, wordsOf } from './words.ts';

/** The chart to draw. Its options come from the page, so only supported members are used. */
export interface Plan extends Omit<ChartSettings, 'data'> {
  readonly data: ChartData;
}

/** Properties of the page around the chart. */
export interface Surroundings {
  readonly isRtl: boolean;
  /** Whether animations are off. */
  readonly isStill: boolean;
  /** Whether the visitor uses forced colours. */
  readonly isForced: boolean;
  /** Colour of texts. */
  readonly colour: string;
  readonly grid: string;
  readonly font: string;
  /** Returns a fill in `colour` with the pattern of `index`, so that neighbouring areas differ even without colours. */
  readonly fill: (colour: string, index: number) => string | CanvasPattern;
}

/** Default colours of the series, or of the parts of a pie. */
const PALETTE = ['#1a5fb4', '#c64600', '#26773f', '#813d9c', '#a51d2d', '#63452c', '#0b6e75', '#7a6a00'];
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3]];
const POINTS = ['circle', 'rect', 'triangle', 'rectRot', 'star'];
/** Maximum number of grid lines of an axis; more are not distinguishable. */
const MOST_STEPS = 200;
const EASING = /^(linear|ease(In|Out|InOut)(Quad|Cubic|Quart|Quint|Sine|Expo|Circ|Elastic|Back|Bounce))$/;

/**
 * Translates a Chart.js 2 configuration into one for Chart.js 4. Takes only numbers, words and colours from the page's
 * configuration.
 */
export function translate(plan: Plan, around: Surroundings): ChartConfiguration {
  const { type, data, options } = plan;
  const cutout = percent(ownValue(options, 'cutoutPercentage'));
  const isPie = type === 'pie' || type === 'doughnut';
  const isSideways = type === 'horizontalBar';
  return {
    type: isSideways ? 'bar' : type === 'pie' && cutout > 0 ? 'doughnut' : type,
    data: {
      labels: data.labels.map((label) => broken(label, isPie ? 0 : plan.labels_length)),
      datasets: data.series.map((_, row) => dataset(plan, row, around, isPie)),
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      color: around.colour,
      font: { family: around.font },
      ...(isPie
        ? { cutout: `${cutout || (type === 'doughnut' ? 50 : 0)}%` }
        : { indexAxis: isSideways ? 'y' : 'x', scales: scales(plan, around, isSideways) }),
      interaction:
        type === 'line' ? { mode: 'index', intersect: false } : { mode: 'nearest', intersect: true },
      animation: around.isStill ? false : animation(ownValue(options, 'animation')),
      plugins: {
        legend: legend(ownValue(options, 'legend'), around),
        tooltip: {
          ...tooltip(ownValue(options, 'tooltips'), around),
          callbacks: {
            label: ({ datasetIndex, dataIndex }: { datasetIndex: number; dataIndex: number }) =>
              wordsOf(data, { row: datasetIndex, index: dataIndex, isPie }, plan),
            ...(isPie && { title: () => '' }),
          },
        },
      },
    },
  } as ChartConfiguration;
}

function dataset({ type, data }: Plan, row: number, around: Surroundings, isPie: boolean) {
  const series = data.series[row] as ChartData['series'][number];
  const { label, values, fills, hoverFills, borderWidth } = series;
  const defaultColour = (at: number) => PALETTE[at % PALETTE.length] as string;
  const borderColor = inkOf(series.border ?? (isPie ? '#ffffff' : defaultColour(row)), around);
  if (type === 'line') {
    const area = around.isForced ? undefined : fills[0];
    return {
      label,
      data: [...values],
      borderColor,
      borderWidth: Math.max(borderWidth, 1),
      borderDash: DASHES[row % DASHES.length],
      backgroundColor: area ?? 'transparent',
      fill: area !== undefined,
      pointBackgroundColor: series.point ? inkOf(series.point, around) : borderColor,
      pointRadius: Math.max(borderWidth, 3),
      pointStyle: POINTS[row % POINTS.length],
      // Default of Chart.js 2, which the plugin uses.
      tension: 0.4,
    };
  }
  const fillsOf = (colours: readonly string[]) =>
    values.map((_, at) => {
      const index = isPie ? at : row;
      return around.fill(colours[at % colours.length] ?? defaultColour(index), index);
    });
  return {
    label,
    data: [...values],
    backgroundColor: fillsOf(fills),
    ...(hoverFills.length > 0 && { hoverBackgroundColor: fillsOf(hoverFills) }),
    borderColor,
    borderWidth,
  };
}

function scales({ type, options, axis_separator }: Plan, around: Surroundings, isSideways: boolean) {
  const axis = (name: 'x' | 'y') => {
    const raw = listOf(ownValue(ownValue(options, 'scales'), `${name}Axes`), 1)[0];
    const ticks = ownValue(raw, 'ticks');
    const lines = ownValue(raw, 'gridLines');
    const common = {
      display: flag(ownValue(raw, 'display'), true),
      ...(name === 'x' ? { reverse: around.isRtl } : { position: around.isRtl ? 'right' : 'left' }),
      ticks: { display: flag(ownValue(ticks, 'display'), true), ...text(ticks, around) },
      grid: {
        display: flag(ownValue(lines, 'display'), true),
        color: colourOf(ownValue(lines, 'color')) ?? around.grid,
        ...number('lineWidth', ownValue(lines, 'lineWidth'), 20),
      },
      border: { display: flag(ownValue(lines, 'drawBorder'), true), color: around.grid },
    };
    // The plugin also prints limits for the category axis, where they have no meaning.
    if ((name === 'x') !== isSideways) {
      // In right-to-left charts, Chart.js cuts off the last label of a line chart unless it is aligned inside.
      return type === 'line' ? { ...common, ticks: { ...common.ticks, align: 'inner' } } : common;
    }
    const max = coerceNumber(ownValue(ticks, 'max'));
    const step = coerceNumber(ownValue(ticks, 'stepSize')) ?? 0;
    return {
      ...common,
      beginAtZero: flag(ownValue(ticks, 'beginAtZero'), type !== 'line'),
      ...(max !== undefined && { max }),
      ticks: {
        ...common.ticks,
        ...(step > 0 && (max ?? 0) / step <= MOST_STEPS && { stepSize: step }),
        ...(axis_separator && { callback: (value: unknown) => grouped(Number(value), ',') }),
      },
    };
  };
  return { x: axis('x'), y: axis('y') };
}

function legend(raw: unknown, around: Surroundings) {
  const labels = ownValue(raw, 'labels');
  return {
    display: flag(ownValue(raw, 'display'), true),
    position: word(ownValue(raw, 'position'), ['top', 'left', 'bottom', 'right']),
    align: word(ownValue(raw, 'align'), ['center', 'start', 'end']),
    reverse: flag(ownValue(raw, 'reverse'), false),
    rtl: around.isRtl,
    labels: { ...text(labels, around), ...number('boxWidth', ownValue(labels, 'boxWidth'), 200) },
  };
}

function tooltip(raw: unknown, around: Surroundings) {
  return {
    enabled: flag(ownValue(raw, 'enabled'), true),
    rtl: around.isRtl,
    ...colour('backgroundColor', ownValue(raw, 'backgroundColor')),
    ...colour('titleColor', ownValue(raw, 'titleFontColor')),
    ...colour('bodyColor', ownValue(raw, 'bodyFontColor')),
    titleFont: font(raw, 'titleFont', around),
    bodyFont: font(raw, 'bodyFont', around),
  };
}

function animation(raw: unknown) {
  const easing = coerceText(ownValue(raw, 'easing')) ?? '';
  return {
    duration: Math.max(0, Math.min(coerceNumber(ownValue(raw, 'duration')) ?? 1000, 10_000)),
    easing: EASING.test(easing) ? easing : 'easeOutQuart',
    animateScale: flag(ownValue(raw, 'animateScale'), false),
    animateRotate: flag(ownValue(raw, 'animateRotate'), true),
  };
}

/** Reads the colour and the font of texts from `fontColor`, `fontFamily`, `fontSize` and `fontStyle`. */
const text = (raw: unknown, around: Surroundings) => ({
  color: inkOf(colourOf(ownValue(raw, 'fontColor')) ?? around.colour, around),
  font: font(raw, 'font', around),
});

function font(raw: unknown, prefix: string, around: Surroundings) {
  const style = coerceText(ownValue(raw, `${prefix}Style`)) ?? '';
  return {
    family:
      (coerceText(ownValue(raw, `${prefix}Family`)) ?? '').replace(/[^\p{L}\d\s,'"-]/gu, '').slice(0, 100) ||
      around.font,
    ...number('size', ownValue(raw, `${prefix}Size`), 100),
    ...(/italic|oblique/.test(style) && { style: 'italic' }),
    ...(/bold/.test(style) && { weight: 'bold' }),
  };
}

const inkOf = (normal: string, { isForced, colour }: Surroundings): string => (isForced ? colour : normal);
const flag = (raw: unknown, otherwise: boolean): boolean => coerceFlag(raw) ?? otherwise;
const percent = (raw: unknown): number => Math.max(0, Math.min(coerceNumber(raw) ?? 0, 95));
const word = (raw: unknown, words: readonly string[]): string =>
  words.find((each) => each === raw) ?? (words[0] as string);

function number(name: string, raw: unknown, most: number): Record<string, number> {
  const found = coerceNumber(raw);
  return found === undefined || found < 0 ? {} : { [name]: Math.min(found, most) };
}

function colour(name: string, raw: unknown): Record<string, string> {
  const found = colourOf(raw);
  return found === undefined ? {} : { [name]: found };
}
