import {
  choice,
  defineSettings,
  isPlainObject,
  number,
  type Setting,
  text,
  toggle,
} from '@iyim/runtime/widget';

/** A part of a Chart.js configuration, of which the drawing takes what it knows. */
const part = (doc: string): Setting<object> => ({
  info: { kind: 'object', defaultValue: {}, doc },
  expected: 'an object ({…})',
  read: (raw) => (isPlainObject(raw) ? raw : Array.isArray(raw) && raw.length === 0 ? {} : undefined),
});

export const settings = defineSettings(
  {
    type: choice(['bar', 'horizontalBar', 'line', 'pie', 'doughnut'], 'bar', 'What is drawn.'),
    data: part(
      '`labels` and `datasets`, as Chart.js has them. Left out: the numbers of the table in the host.',
    ),
    options: part(
      'Options of Chart.js 2: its `legend`, `tooltips`, `scales`, `animation` and `cutoutPercentage`.',
    ),
    tooltip_prefix: text('', 'Before each value,'),
    tooltip_suffix: text('', 'and after it.'),
    tooltip_separator: text('', 'Between thousands.'),
    axis_separator: toggle(false, 'Commas between the thousands of the axis.'),
    labels_length: number(50, 'Letters after which a label is broken into lines.', { min: 0, max: 1000 }),
    compare: toggle(false, 'What is said of a point of a line also says the one before,'),
    compare_labels_type: choice(['labels', 'custom'], 'labels', 'by their labels, or by these words:'),
    current_label: text('', 'of the point,'),
    previous_label: text('', 'and of the one before.'),
  },
  (raw) => raw,
  { isTolerant: true },
);

export type ChartSettings = ReturnType<typeof settings.parse>;
