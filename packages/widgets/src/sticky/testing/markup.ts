const json = (settings: object) => JSON.stringify(settings).replaceAll("'", '&#39;');

/** Returns a section as the page builder prints it. */
export const builder = (settings: object, rest = 'data-widget="sticky"', style = ''): string =>
  `<section class="elementor-element elementor-element-1a2b elementor-section" data-id="1a2b" data-element_type="section" data-settings='${json(settings)}' ${rest} style="height: 60px; margin: 10px 0;${style}">Menu <a href="#deep">deep</a></section>`;

/** Returns a column of the tricks plugin in a row that is 2000 pixels tall. */
export const column = (settings: object, inner = 'elementor-widget-wrap'): string =>
  `<div class="elementor-container" style="display: flex; height: 2000px"><div class="elementor-column elementor-element jet-sticky-column" data-jet-settings='${json(settings)}' data-widget="sticky" style="display: flex; width: 30%"><div class="${inner}"><p style="height: 200px; margin: 0">Beside</p></div></div><p>Long</p></div>`;

/** Returns a sticky element without the markup of a plugin. */
export const plain = (settings?: object): string =>
  `<nav data-widget="sticky"${settings ? ` data-widget-settings='${json(settings)}'` : ''}><a href="#deep">Deep</a></nav>`;
