const json = (settings: object) => JSON.stringify(settings).replaceAll("'", '&#39;');

/** A section of the page builder's, with a widget that it wraps as older releases do, or newer. */
export const builder = (
  settings: object,
  {
    inner = '<div class="elementor-widget-container"><p>Words</p></div>',
    rest = 'data-widget="motion"',
  } = {},
): string =>
  `<section class="elementor-element elementor-section" style="height: 200px"><div class="elementor-element elementor-element-1a2b elementor-widget" data-settings='${json(settings)}' ${rest} style="height: 200px">${inner}</div></section>`;

/** Markup of our own. */
export const plain = (settings?: object): string =>
  `<div data-widget="motion"${settings ? ` data-widget-settings='${json(settings)}'` : ''}><p>Words</p></div>`;
