import { builderWidget, elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';

interface ChartData {
  readonly title: string;
  readonly labels: readonly string[];
  readonly values: readonly number[];
}

const COLOURS = ['#8c4a2f', '#4d6a5a', '#c28f2c', '#44546a'];

/** Renders the elements plugin's pie chart, with values in percent. */
export const pieChart = ({ title, labels, values }: ChartData): Html =>
  builderWidget({
    type: 'jet-pie-chart',
    id: elementId(`pie ${title}`),
    inside: html`<div class="elementor-jet-pie-chart jet-elements"><div class="jet-pie-chart-title-container"><h3 class="jet-pie-chart-title">${title}</h3></div><div class="jet-pie-chart-container" data-widget="chart" data-chart="${JSON.stringify(
      {
        labels,
        datasets: [
          { data: values.map(String), backgroundColor: COLOURS, borderWidth: 1, borderColor: '#ffffff' },
        ],
      },
    )}" data-options="${JSON.stringify({
      animation: { duration: 1000, easing: 'easeOutQuart', animateScale: false },
      legend: { display: true, position: 'top', align: 'center' },
      tooltips: { enabled: true },
    })}" data-tooltip="%"><canvas class="jet-pie-chart" role="img" aria-label="${title}"></canvas></div></div>`,
  });

/** Renders the elements plugin's bar chart, one bar per label. */
export const barChart = ({ title, labels, values }: ChartData): Html =>
  builderWidget({
    type: 'jet-bar-chart',
    id: elementId(`bars ${title}`),
    inside: html`<div class="elementor-jet-bar-chart jet-elements"><div class="jet-bar-chart-title-container"><h3 class="jet-bar-chart-title">${title}</h3></div><div class="jet-bar-chart-container" data-widget="chart" data-settings="${JSON.stringify(
      {
        type: 'bar',
        data: {
          labels,
          datasets: [{ label: title, data: values, backgroundColor: COLOURS[1], borderWidth: 1 }],
        },
        options: {
          legend: { display: false },
          maintainAspectRatio: false,
          scales: { yAxes: [{ ticks: { display: true, beginAtZero: true } }], xAxes: [{}] },
        },
      },
    )}" data-tooltip-prefix="" data-tooltip-suffix="" data-tooltip-separator="," data-axis-separator="true" data-labels-length="50"><canvas class="jet-bar-chart" role="img" aria-label="${title}"></canvas></div></div>`,
  });
