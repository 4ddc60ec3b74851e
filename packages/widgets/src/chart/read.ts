import { attempt } from '@iyim/runtime/widget';
import { type ChartData, readData } from './data.ts';

export interface ChartInput {
  /** The plugin's, which ours takes the place of. */
  readonly canvas: HTMLElement | null;
  /** The numbers as the server prints them, which stay for who can not see the chart. */
  readonly table: HTMLTableElement | null;
  readonly data: ChartData | null;
  readonly label: string | null;
  /** The original has drawn it. */
  readonly isTaken: boolean;
}

export function readChart(host: HTMLElement): ChartInput {
  const canvas = host.querySelector<HTMLElement>('canvas');
  const table = host.querySelector('table');
  return {
    canvas,
    table,
    data: table && dataOf(table),
    label: canvas?.getAttribute('aria-label') ?? table?.caption?.textContent?.trim() ?? null,
    isTaken: canvas !== null && '$chartjs' in canvas,
  };
}

/** A row for each label, a column for each series, with headers. A number may be written with what the page writes around it. */
function dataOf(table: HTMLTableElement): ChartData | null {
  const [head, ...rows] = [...table.rows].map(({ cells }) =>
    [...cells].map((cell) => (cell.getAttribute('data-value') ?? cell.textContent ?? '').trim()),
  );
  return readData({
    labels: rows.map(([label]) => label),
    datasets: head?.slice(1).map((label, column) => ({
      label,
      data: rows.map((row) => row[column + 1]?.replace(/[^\d.-]/g, '')),
    })),
  });
}

/** Settings as the plugin prints them: in several attributes of the host. */
export function printedSettings({ dataset, classList }: HTMLElement): Record<string, unknown> {
  const isPie = classList.contains('jet-pie-chart-container');
  return {
    ...(isPie && { type: 'pie', data: jsonOf(dataset.chart), options: jsonOf(dataset.options) }),
    tooltip_prefix: dataset.tooltipPrefix,
    tooltip_suffix: isPie ? dataset.tooltip : dataset.tooltipSuffix,
    tooltip_separator: dataset.tooltipSeparator,
    axis_separator: dataset.axisSeparator,
    labels_length: dataset.labelsLength,
    compare: dataset.compare,
    current_label: dataset.currentLabel,
    previous_label: dataset.previousLabel,
    compare_labels_type: dataset.compareLabelsType,
  };
}

const jsonOf = (text = ''): unknown => attempt(() => JSON.parse(text) as unknown);
