import { elementId } from './builder-widget.ts';
import { type Html, html, trusted } from './html.ts';

export interface MenuEntry {
  readonly title: string;
  readonly path: string;
  /** Value of `aria-current` when the entry links to this page, or to a page above it. */
  readonly current?: 'page' | 'true' | undefined;
  /** Labels of the button that opens the entry's panel, while the panel is closed and while it is open. */
  readonly open?: string;
  readonly close?: string;
  readonly panel?: Html;
  readonly classes?: string;
  /** Language of the linked page, if it is not the language of this page. */
  readonly language?: string;
}

interface MegaMenu {
  readonly name: string;
  readonly label: string;
  /** Label of the toggle in narrow windows. */
  readonly toggle: string;
  readonly toggleIcon: Html;
  readonly entries: readonly MenuEntry[];
  readonly classes: string;
}

const chevron = trusted(
  '<svg viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true" focusable="false"><path d="m2.5 4.5 3.5 3.5 3.5-3.5"/></svg>',
);

const settings = {
  menu_items: [],
  open_on: 'hover',
  item_layout: 'horizontal',
  content_width: 'full_width',
  breakpoint_selector: 'tablet',
};

/**
 * Renders the page builder's mega menu in the markup of releases since 3.23. The menu's code loads when the visitor first
 * interacts with the menu.
 */
export function megaMenu({ name, label, toggle, toggleIcon, entries, classes }: MegaMenu): Html {
  const id = elementId(name);
  const number = Number.parseInt(id, 16);
  return html`<div class="elementor-element elementor-element-${id} e-full_width e-n-menu-layout-horizontal e-n-menu-tablet elementor-widget elementor-widget-n-menu ${classes}" data-id="${id}" data-element_type="widget" data-settings="${JSON.stringify(settings)}" data-widget_type="mega-menu.default" data-widget="mega-menu" data-widget-load="interaction">
<nav class="e-n-menu" data-widget-number="${number}" aria-label="${label}">
<button id="menu-toggle-${number}" class="e-n-menu-toggle site-link" type="button" aria-haspopup="true" aria-expanded="false" aria-controls="menubar-${number}" aria-label="${toggle}"><span class="e-n-menu-toggle-icon e-open">${toggleIcon}</span></button>
<div class="e-n-menu-wrapper" id="menubar-${number}" aria-labelledby="menu-toggle-${number}"><ul class="e-n-menu-heading">
${entries.map((entry, index) => item(entry, `${number}${index + 1}`, index + 1))}</ul></div>
</nav></div>`;
}

function item(
  { title, path, current, open, close, panel, classes, language }: MenuEntry,
  key: string,
  index: number,
): Html {
  const link = html`<a class="e-n-menu-title-container e-focus e-link site-link" href="${path}"${current && html` aria-current="${current}"`}${language !== undefined && html` lang="${language}" hreflang="${language}"`}><span class="e-n-menu-title-text">${title}</span></a>`;
  const button =
    panel &&
    html`<button id="e-n-menu-dropdown-icon-${key}" class="e-n-menu-dropdown-icon e-focus" type="button" data-tab-index="${index}" aria-haspopup="true" aria-expanded="false" aria-controls="e-n-menu-content-${key}"><span class="e-n-menu-dropdown-icon-opened">${chevron}<span class="elementor-screen-only">${close}</span></span><span class="e-n-menu-dropdown-icon-closed">${chevron}<span class="elementor-screen-only">${open}</span></span></button>`;
  const content =
    panel &&
    html`<div class="e-n-menu-content"><div id="e-n-menu-content-${key}" class="elementor-element e-con e-child" data-element_type="container" data-tab-index="${index}" aria-labelledby="e-n-menu-dropdown-icon-${key}">${panel}</div></div>`;
  return html`<li class="e-n-menu-item${classes !== undefined && ` ${classes}`}"><div id="e-n-menu-title-${key}" class="e-n-menu-title${current === 'page' && ' e-current'}">${link}${button}</div>${content}</li>
`;
}
