import { decimalMark, readNumber, readNumberAttribute } from '@iyim/runtime/page';
import { languageOf } from '@iyim/runtime/shop';
import { parseJson } from '@iyim/runtime/widget';
import { type ChartData, readData } from './data.ts';

export type ChartInput = ReturnType<typeof readChart>;

export function readChart(host: HTMLElement) {
  const canvas = host.querySelector<HTMLElement>('canvas');
  const table = host.querySelector('table');
  return {
    /** The plugin's canvas, which our canvas replaces. */
    canvas,
    /** The server-rendered table. It stays for visitors who cannot see the chart. */
    table,
    data: table && dataOf(table),
    label: canvas?.getAttribute('aria-label') ?? table?.caption?.textContent?.trim() ?? null,
    /** Whether the original script has drawn the chart. */
    isTaken: canvas !== null && '$chartjs' in canvas,
  };
}

/** Reads a table with headers, a row for each label and a column for each series. A cell without exactly one number is a gap. */
function dataOf(table: HTMLTableElement): ChartData | null {
  const mark = decimalMark(languageOf(table));
  const rows = [...table.rows].map(({ cells }) => [...cells]);
  const [head, ...texts] = rows.map((cells) => cells.map(textOf));
  const readValue = (cell: Element | undefined) => {
    const written = cell?.getAttribute('data-value');
    const number = written ? readNumberAttribute(written, mark) : readNumber(cell ? textOf(cell) : '', mark);
    return number?.value;
  };
  return readData({
    labels: texts.map(([label]) => label),
    datasets: head?.slice(1).map((label, column) => ({
      label,
      data: rows.slice(1).map((cells) => readValue(cells[column + 1])),
    })),
  });
}

const textOf = (cell: Element): string => (cell.textContent ?? '').trim();

/** Reads the settings that the plugin prints in several attributes of the host. */
export function printedSettings({ dataset, classList }: HTMLElement): Record<string, unknown> {
  const isPie = classList.contains('jet-pie-chart-container');
  return {
    ...(isPie && { type: 'pie', data: parseJson(dataset.chart), options: parseJson(dataset.options) }),
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
