const attribute = (name: string, value: unknown) =>
  value === undefined
    ? ''
    : ` ${name}='${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", '&#39;')}'`;
const attributes = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => attribute(`data-${name}`, value))
    .join('');

/** The plugin's styles. */
export const SHEET = '[data-widget] { position: relative; block-size: 400px; inline-size: 360px }';

/** The elements plugin's pie, as its server prints it. */
export const pie = (others: object = {}): string =>
  `<div class="jet-pie-chart-container" data-widget="chart"${attributes({
    chart: {
      labels: ['Bowls', 'Cups', 'Jugs'],
      datasets: [
        {
          data: ['40', '35', ''],
          backgroundColor: ['#1a5fb4', '#c64600', '#26773f'],
          borderColor: '#ffffff',
        },
      ],
    },
    options: {
      cutoutPercentage: 0,
      legend: { position: 'left' },
      tooltips: { enabled: true },
      animation: { duration: 1 },
    },
    tooltip: '%',
    ...others,
  })}><canvas class="jet-pie-chart" role="img" aria-label="What we make"></canvas></div>`;

export const barData = {
  labels: ['May', ' June', ' July'],
  datasets: [
    { label: 'Sold', data: [1200, 2400.5, 900], backgroundColor: '#cecece', _id: 'a1' },
    { label: 'Fired', data: [2, 3, 4] },
  ],
};

/** The elements plugin's bar or line chart. */
export const bar = (others: object = {}, kind = 'bar'): string =>
  `<div class="jet-${kind}-chart-container" data-widget="chart"${attributes({
    settings: { type: kind, data: barData, options: { animation: { duration: 1 } } },
    'tooltip-prefix': '₪',
    'tooltip-suffix': '.-',
    'tooltip-separator': ',',
    ...others,
  })}><canvas class="jet-${kind}-chart" role="img"></canvas></div>`;

/** Our minimal markup: a table. */
export const plain = (): string => `<div data-widget="chart"><table><caption>Orders</caption>
  <tr><th>Month</th><th>Shop</th><th>Market</th></tr>
  <tr><th>May</th><td>12</td><td>₪1,300</td></tr><tr><th>June</th><td>15</td><td data-value="4">four</td></tr></table></div>`;
