import { elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';

interface BuilderTab {
  /** Id of the tab's content, so that `#id` in the address opens it. */
  readonly id: string;
  readonly title: string;
  readonly inside: Html;
}

/**
 * Renders the page builder's tabs of nested elements. Without scripts the panels follow each other, each under its own heading.
 */
export function builderTabs(name: string, label: string, tabs: readonly BuilderTab[]): Html {
  const id = elementId(name);
  const number = Number.parseInt(id, 16);
  const title = (tab: BuilderTab, index: number) =>
    html`<button id="e-n-tab-title-${number}${index + 1}" class="e-n-tab-title" aria-selected="${String(index === 0)}" data-tab-index="${index + 1}" role="tab" tabindex="${index === 0 ? 0 : -1}" aria-controls="${tab.id}"><span class="e-n-tab-title-text">${tab.title}</span></button>`;
  const panel = (tab: BuilderTab, index: number) =>
    html`<div id="${tab.id}" role="tabpanel" aria-labelledby="e-n-tab-title-${number}${index + 1}" data-tab-index="${index + 1}" class="elementor-element e-con e-child${index === 0 && ' e-active'}" data-element_type="container"><h2 class="tab-heading">${tab.title}</h2>${tab.inside}</div>
`;
  return html`<div class="elementor-element elementor-element-${id} e-n-tabs-mobile elementor-widget elementor-widget-n-tabs" data-id="${id}" data-element_type="widget" data-settings="${JSON.stringify({ horizontal_scroll: 'disable' })}" data-widget_type="nested-tabs.default" data-widget="tabs"><div class="elementor-widget-container"><div class="e-n-tabs" data-widget-number="${number}" aria-label="${label}">
<div class="e-n-tabs-heading" role="tablist">${tabs.map(title)}</div>
<div class="e-n-tabs-content">${tabs.map(panel)}</div></div></div></div>`;
}
