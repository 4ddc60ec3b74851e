/** Rules of the plugin's style sheet, which hide the sections permanently. */
export const SHEET =
  '.jet-view-more-section { height: 0; overflow: hidden } main section p { margin: 0; line-height: 30px }';

const section = (id: string, attributes: string) =>
  `<section id="${id}" ${attributes}><p>Section <a id="in-${id}" href="#x">${id}</a></p></section>`;

/**
 * Returns the markup that the tricks plugin prints. The sections are outside the host. Only the original's script adds the class to
 * the second section.
 */
export const plugin = (settings: object = {}): string => `
  ${section('one', 'class="elementor-section jet-view-more-section"')}
  ${section('two', 'class="elementor-element elementor-section" data-id="5f2a"')}
  <div class="elementor-element elementor-widget-jet-view-more"><div class="jet-view-more" data-widget="view-more" data-settings='${JSON.stringify({ effect: 'move-up', sections: { a1: 'one', b2: 'two' }, showall: false, ...settings })}'>
    <div class="jet-view-more__button" role="button" tabindex="0"><div class="jet-view-more__icon jet-tricks-icon"><i aria-hidden="true" class="fas fa-angle-down"></i></div><div class="jet-view-more__label">Read More</div></div></div></div>`;

/** Returns plain markup: sections and a host. */
export const plain = (settings: object | null = { sections: ['one', 'two'] }): string => `
  ${section('one', 'class="iyim-view-more-section"')}${section('two', 'class="iyim-view-more-section"')}
  <div data-widget="view-more"${settings ? ` data-widget-settings='${JSON.stringify(settings)}'` : ''}></div>`;
