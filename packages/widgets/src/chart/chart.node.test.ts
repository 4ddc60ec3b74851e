import { describe, expect, it } from 'vitest';
import { readData } from './data.ts';
import { barData } from './testing/markup.ts';
import { type Plan, type Surroundings, translate } from './translate.ts';
import { broken, grouped, step, wordsOf } from './words.ts';

const around: Surroundings = {
  isRtl: false,
  isStill: false,
  isForced: false,
  colour: '#111',
  grid: '#ccc',
  font: 'serif',
  fill: (colour, index) => `${colour}/${index}`,
};
const words = {
  tooltip_prefix: '₪',
  tooltip_suffix: '',
  tooltip_separator: ',',
  axis_separator: false,
  labels_length: 50,
  compare: false,
  compare_labels_type: 'labels',
  current_label: 'Now',
  previous_label: 'Before',
} as const;
const dataOf = (raw: unknown) => {
  const data = readData(raw);
  if (!data) throw new Error('no data');
  return data;
};
const planOf = (type: Plan['type'], options: unknown = {}, others: object = {}): Plan => ({
  type,
  options: options as object,
  data: dataOf(barData),
  ...words,
  ...others,
});
// biome-ignore lint/suspicious/noExplicitAny: the tests read many nested members of a Chart.js configuration
const drawn = (plan: Plan, given: object = {}): any => translate(plan, { ...around, ...given });

describe('data', () => {
  it('CH-1 readData reads texts with numbers as values, and everything else as a gap', () => {
    const data = dataOf({ labels: [' a', 'b '], datasets: [{ data: ['1.5', '', null, 'x', 4] }] });
    expect(data.series[0]?.values).toEqual([1.5, null, null, null, 4]);
    expect(data.labels).toEqual(['a', 'b', '', '', '']);
  });

  it('CH-1 values of a chart may have group separators, a decimal comma and a unit, and a range is read as a gap', () => {
    const data = dataOf({ datasets: [{ data: ['1,200', '85,5', '98%', '−5', '10–20', '1.2k'] }] });
    expect(data.series[0]?.values).toEqual([1200, 85.5, 98, -5, null, null]);
  });

  it.each([
    null,
    'x',
    [],
    {},
    { datasets: 'x' },
    { datasets: [null, 1] },
    { datasets: [{ data: ['', {}] }] },
    { labels: ['a'], datasets: [] },
  ])('CH-1 readData() returns null for data without numbers: %j', (raw) => {
    expect(readData(raw)).toBeNull();
  });

  it('SEC-1 readData accepts only CSS colours, and limits the length of lists', () => {
    const colour = (backgroundColor: unknown) =>
      dataOf({ datasets: [{ data: [1], backgroundColor }] }).series[0]?.fills;
    for (const bad of ['url(//x)', 'red;x', 'var(--x)', {}, 'function(){}', '__proto__', 'expression(1)'])
      expect(colour(bad)).toEqual([]);
    for (const good of ['#fff', 'red', 'rgba(206,206,206,.4)', 'hsl(10 20% 30% / 50%)'])
      expect(colour(good)).toEqual([good]);
    const huge = dataOf({ datasets: Array(500).fill({ data: Array(10_000).fill(1) }) });
    expect([huge.series.length, huge.labels.length]).toEqual([50, 2000]);
  });
});

describe('translating a Chart.js 2 configuration', () => {
  it('CH-1 bar chart options are translated to Chart.js 4', () => {
    const { type, options, data } = drawn(
      planOf('bar', {
        legend: {
          position: 'bottom',
          labels: { fontSize: '14', fontStyle: 'bold italic', fontColor: '#222' },
        },
        tooltips: { enabled: false, backgroundColor: '#333', bodyFontColor: '#444', bodyFontSize: 20 },
        scales: {
          yAxes: [
            {
              ticks: { beginAtZero: true, max: '10', stepSize: '1', display: false },
              gridLines: { color: '#555' },
            },
          ],
          xAxes: [{ ticks: { max: 10, stepSize: 1 }, gridLines: { display: false } }],
        },
        animation: { duration: 500, easing: 'easeInQuad' },
      }),
    );
    expect(type).toBe('bar');
    expect(data.labels).toEqual(['May', 'June', 'July']);
    expect(options.plugins.legend).toMatchObject({ position: 'bottom', rtl: false });
    expect(options.plugins.legend.labels).toMatchObject({
      color: '#222',
      font: { size: 14, style: 'italic', weight: 'bold' },
    });
    expect(options.plugins.tooltip).toMatchObject({
      enabled: false,
      backgroundColor: '#333',
      bodyColor: '#444',
      bodyFont: { size: 20 },
    });
    expect(options.scales.y).toMatchObject({
      beginAtZero: true,
      max: 10,
      ticks: { stepSize: 1, display: false },
      grid: { color: '#555' },
    });
    expect(options.scales.x).toMatchObject({ grid: { display: false } });
    expect(options.scales.x).not.toHaveProperty('max');
    expect(options.animation).toMatchObject({ duration: 500, easing: 'easeInQuad' });
  });

  it('CH-1 a pie with a hole becomes a doughnut, and bars can be horizontal', () => {
    expect(drawn(planOf('pie')).type).toBe('pie');
    expect(drawn(planOf('pie', { cutoutPercentage: '60' }))).toMatchObject({
      type: 'doughnut',
      options: { cutout: '60%' },
    });
    const horizontal = drawn(planOf('horizontalBar', { scales: { xAxes: [{ ticks: { max: 5 } }] } }));
    expect(horizontal).toMatchObject({ type: 'bar', options: { indexAxis: 'y', scales: { x: { max: 5 } } } });
  });

  it('CH-1 in right-to-left charts axes, legend and tooltips start at the right', () => {
    const { scales, plugins } = drawn(planOf('bar'), { isRtl: true }).options;
    expect([scales.x.reverse, scales.y.position]).toEqual([true, 'right']);
    expect([plugins.legend.rtl, plugins.tooltip.rtl]).toEqual([true, true]);
    const ltr = drawn(planOf('bar')).options.scales;
    expect([ltr.x.reverse, ltr.y.position]).toEqual([false, 'left']);
  });

  it('CH-1 the axis of bars begins at zero unless configured otherwise, and the axis of lines near their values', () => {
    const start = (plan: Plan) => drawn(plan).options.scales.y.beginAtZero;
    const other = { scales: { yAxes: [{ ticks: { beginAtZero: false } }] } };
    expect([start(planOf('bar')), start(planOf('bar', other)), start(planOf('line'))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('AY-1 isStill turns a chart’s animations off, and series are distinguishable without colours', () => {
    expect(drawn(planOf('bar'), { isStill: true }).options.animation).toBe(false);
    const fills = drawn(planOf('pie')).data.datasets[0].backgroundColor;
    expect(fills).toEqual(['#cecece/0', '#cecece/1', '#cecece/2']);
    const [first, second] = drawn(planOf('line')).data.datasets;
    expect([first.pointStyle, first.borderDash]).not.toEqual([second.pointStyle, second.borderDash]);
  });

  it('AY-1 with forced colours a chart’s lines and texts have the page’s colour, and areas are not filled', () => {
    expect(drawn(planOf('line')).data.datasets[0]).toMatchObject({ fill: true, backgroundColor: '#cecece' });
    const { data, options } = drawn(planOf('line'), { isForced: true });
    expect(data.datasets[0]).toMatchObject({
      fill: false,
      borderColor: '#111',
      pointBackgroundColor: '#111',
    });
    expect(options.plugins.legend.labels.color).toBe('#111');
  });

  it('SEC-1 hostile chart options are ignored: functions, prototype members, wrong types, endless axes', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"legend":{"display":false}},"onClick":"alert(1)","plugins":{"x":1},"legend":{"onClick":"alert(1)","position":{"a":1},"labels":{"generateLabels":"alert(1)","fontFamily":"x;url(y)"}},"tooltips":{"callbacks":{"label":"alert(1)"},"custom":"alert(1)"},"scales":{"yAxes":[{"ticks":{"callback":"alert(1)","min":0,"max":1e9,"stepSize":0.001,"constructor":1}}],"xAxes":"x"},"animation":{"onComplete":"alert(1)","duration":1e12,"easing":"constructor"}}',
    );
    const configuration = drawn(planOf('bar', hostile));
    expect(JSON.stringify(configuration)).not.toMatch(/alert|__proto__|generateLabels|onC|url\(|constructor/);
    const { legend } = configuration.options.plugins;
    expect([legend.display, legend.position]).toEqual([true, 'top']);
    expect(configuration.options.scales.y.ticks).not.toHaveProperty('stepSize');
    expect(configuration.options.animation).toMatchObject({ duration: 10_000, easing: 'easeOutQuart' });
    for (const options of [null, 'x', 1, [], { scales: { yAxes: [null] } }, { legend: [] }])
      expect(drawn(planOf('line', options)).type).toBe('line');
  });
});

describe('words', () => {
  it.each([
    [1234567, ',', '1,234,567'],
    [-1234.5678, ' ', '-1 234.5678'],
    [999, ',', '999'],
    [1234, '', '1234'],
    [1234, '5.', '1.234'],
  ])('CH-1 grouped() formats %d with the separator “%s” as %s', (value, separator, written) => {
    expect(grouped(value, separator)).toBe(written);
  });

  it('CH-1 the text of a value includes the name of its series, or in a pie its label', () => {
    const { data } = planOf('bar');
    expect(wordsOf(data, { row: 0, index: 1, isPie: false }, words)).toEqual(['Sold: ₪2,400.5']);
    expect(wordsOf(data, { row: 0, index: 1, isPie: true }, words)).toEqual(['June: ₪2,400.5']);
    expect(wordsOf(data, { row: 9, index: 9, isPie: false }, words)).toEqual([]);
  });

  it('CH-1 with compare, the text of a value includes the previous value', () => {
    const { data } = planOf('line');
    const wordsAt = (index: number, compare_labels_type: 'labels' | 'custom') =>
      wordsOf(data, { row: 0, index, isPie: false }, { ...words, compare: true, compare_labels_type });
    expect(wordsAt(1, 'labels')).toEqual(['June: ₪2,400.5', 'May: ₪1,200']);
    expect(wordsAt(1, 'custom')).toEqual(['Now: ₪2,400.5', 'Before: ₪1,200']);
    expect(wordsAt(0, 'custom')).toEqual(['Now: ₪1,200']);
  });

  it('CH-1 a long label breaks after the word that exceeds the length', () => {
    expect(broken('one two three four', 8)).toEqual(['one two three', 'four']);
    expect([broken('one two', 8), broken('one two', 0)]).toEqual(['one two', 'one two']);
  });

  it('AY-1 arrow keys move through a chart’s values in the page’s direction', () => {
    const size = { rows: 2, count: 3, isRtl: false };
    const first = { row: 0, index: 0 };
    expect(step(null, 'ArrowRight', size)).toEqual(first);
    expect(step(first, 'ArrowRight', size)).toEqual({ row: 0, index: 1 });
    expect(step(first, 'ArrowLeft', { ...size, isRtl: true })).toEqual({ row: 0, index: 1 });
    expect(step(first, 'ArrowLeft', size)).toEqual(first);
    expect(step(first, 'ArrowDown', size)).toEqual({ row: 1, index: 0 });
    expect(step(null, 'ArrowDown', size)).toEqual(first);
    expect(step(first, 'End', size)).toEqual({ row: 0, index: 2 });
    expect([step(first, 'Escape', size), step(first, 'x', size)]).toEqual([null, undefined]);
  });
});
