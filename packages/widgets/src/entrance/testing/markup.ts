const json = (settings: object) => JSON.stringify(settings).replaceAll("'", '&#39;');

/** The page builder's styles, with the keyframes of one animation. */
export const SHEET = `
  .elementor-invisible { visibility: hidden } .animated { animation-duration: 20ms } .fadeInDown { animation-name: fadeInDown }
  @keyframes fadeInDown { from { opacity: 0; transform: translate3d(0, -100%, 0) } }`;

/** A widget of the page builder, as its server prints it. */
export const builder = (settings: object, { isHidden = true, rest = '' } = {}): string => `
  <div class="elementor-element elementor-element-1a2b${isHidden ? ' elementor-invisible' : ''} elementor-widget elementor-widget-text-editor" data-id="1a2b" data-element_type="widget" data-settings='${json(settings)}' ${rest || 'data-widget="entrance"'}><div class="elementor-widget-container"><p>Words <a href="#x">and a link</a></p></div></div>`;

/** Our minimal markup. */
export const plain = (settings?: object): string =>
  `<div data-widget="entrance"${settings ? ` data-widget-settings='${json(settings)}'` : ''}><p>Words <a href="#x">and a link</a></p></div>`;
