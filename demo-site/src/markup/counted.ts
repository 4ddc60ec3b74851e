import { builderWidget, elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';

/** Renders the page builder's counter. */
export const counter = (value: number, label: string): Html =>
  builderWidget({
    type: 'counter',
    widget: 'counter',
    id: elementId(`counter-${value}`),
    inside: html`<div class="elementor-counter"><div class="elementor-counter-title">${label}</div><div class="elementor-counter-number-wrapper"><span class="elementor-counter-number-prefix"></span><span class="elementor-counter-number" data-duration="2000" data-to-value="${value}" data-from-value="0"${value >= 1000 && html` data-delimiter=","`}>0</span><span class="elementor-counter-number-suffix"></span></div></div>`,
  });

/** Renders the page builder's progress bar. */
export function progressBar(percent: number, label: string): Html {
  const id = elementId(`progress-${percent}`);
  return builderWidget({
    type: 'progress',
    widget: 'progress',
    id,
    inside: html`<span class="elementor-title" id="elementor-progress-bar-${id}">${label}</span><div aria-labelledby="elementor-progress-bar-${id}" class="elementor-progress-wrapper" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow="${percent}" aria-valuetext="${percent}%"><div class="elementor-progress-bar" data-max="${percent}"><span class="elementor-progress-text"></span><span class="elementor-progress-percentage">${percent}%</span></div></div>`,
  });
}
