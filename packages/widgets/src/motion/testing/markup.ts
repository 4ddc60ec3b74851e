const json = (settings: object) => JSON.stringify(settings).replaceAll("'", '&#39;');

/** Returns a section of the page builder with a widget, by default with the inner wrapper of older releases. */
export const builder = (
  settings: object,
  {
    inner = '<div class="elementor-widget-container"><p>Words</p></div>',
    rest = 'data-widget="motion"',
  } = {},
): string =>
  `<section class="elementor-element elementor-section" style="height: 200px"><div class="elementor-element elementor-element-1a2b elementor-widget" data-settings='${json(settings)}' ${rest} style="height: 200px">${inner}</div></section>`;

/** Returns an element in plain markup. */
export const plain = (settings?: object): string =>
  `<div data-widget="motion"${settings ? ` data-widget-settings='${json(settings)}'` : ''}><p>Words</p></div>`;
