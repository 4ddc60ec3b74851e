import {
  choice,
  defineSettings,
  isPlainObject,
  number,
  type Setting,
  text,
  toggle,
} from '@iyim/runtime/widget';

/** A part of a Chart.js configuration. Unknown members are ignored. */
const part = (doc: string): Setting<object> => ({
  info: { kind: 'object', defaultValue: {}, doc },
  expected: 'an object ({…})',
  read: (raw) => (isPlainObject(raw) ? raw : Array.isArray(raw) && raw.length === 0 ? {} : undefined),
});

export const settings = defineSettings(
  {
    type: choice(['bar', 'horizontalBar', 'line', 'pie', 'doughnut'], 'bar', 'Type of the chart.'),
    data: part(
      'Data of the chart: `labels` and `datasets` in the format of Chart.js. If empty, the chart shows the data of the table in its element.',
    ),
    options: part(
      'Options in the format of Chart.js 2. Supported are `legend`, `tooltips`, `scales`, `animation` and `cutoutPercentage`.',
    ),
    tooltip_prefix: text('', 'Text before each value in tooltips, such as `$`.'),
    tooltip_suffix: text('', 'Text after each value in tooltips, such as `%`.'),
    tooltip_separator: text(
      '',
      'Thousands separator in tooltips, such as `,`. If empty, there is no separator.',
    ),
    axis_separator: toggle(false, 'Separates thousands with commas in the numbers on the axis.'),
    labels_length: number(
      50,
      'Number of characters after which labels on the axis wrap. If 0, they never wrap.',
      { min: 0, max: 1000 },
    ),
    compare: toggle(false, 'Adds the previous value to tooltips, except in pie and doughnut charts.'),
    compare_labels_type: choice(
      ['labels', 'custom'],
      'labels',
      'Names of the two values that `compare` shows: their labels on the axis (`labels`), or `current_label` and `previous_label` (`custom`).',
    ),
    current_label: text('', 'Label of the current value in tooltips, if `compare_labels_type` is `custom`.'),
    previous_label: text(
      '',
      'Label of the previous value in tooltips, if `compare_labels_type` is `custom`.',
    ),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type ChartSettings = ReturnType<typeof settings.parse>;
