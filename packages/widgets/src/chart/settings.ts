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
      '`labels` and `datasets` in the format of Chart.js. Without it, the chart shows the table in the host.',
    ),
    options: part(
      'Chart.js 2 options. Supported: `legend`, `tooltips`, `scales`, `animation` and `cutoutPercentage`.',
    ),
    tooltip_prefix: text('', 'Text before each value.'),
    tooltip_suffix: text('', 'Text after each value.'),
    tooltip_separator: text('', 'Thousands separator in values.'),
    axis_separator: toggle(false, 'Separates thousands on the axis with commas.'),
    labels_length: number(50, 'Characters after which labels wrap; 0 for never.', { min: 0, max: 1000 }),
    compare: toggle(false, 'Shows the previous value of the series with each value, except in pies.'),
    compare_labels_type: choice(
      ['labels', 'custom'],
      'labels',
      'Names shown for the two compared values: their labels on the axis (`labels`), or `current_label` and `previous_label` (`custom`).',
    ),
    current_label: text('', 'Name of the current value, if `compare_labels_type` is `custom`.'),
    previous_label: text('', 'Name of the previous value, if `compare_labels_type` is `custom`.'),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type ChartSettings = ReturnType<typeof settings.parse>;
