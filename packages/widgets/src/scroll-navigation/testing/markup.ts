const json = (settings: object) => JSON.stringify(settings).replaceAll("'", '&#39;');

/** Ids of the sections; the third is in Hebrew. */
export const IDS = ['clay', 'glaze', 'שריפה', 'shop'] as const;
export const sections = (height = '100vh'): string =>
  IDS.map(
    (id) =>
      `<section id="${id}" style="block-size: ${height}"><h2 style="margin: 0">About ${id}</h2><input aria-label="in ${id}"></section>`,
  ).join('');

/**
 * Returns the elements plugin's dots as its server prints them. The third dot has only an icon, and the section of the last dot does
 * not exist.
 */
export const plugin = (settings: object = {}): string => `
  <div class="jet-scroll-navigation jet-scroll-navigation--position-right jet-scroll-navigation--show-hint-on-hover" data-widget="scroll-navigation" data-settings='${json({ position: 'right', speed: 20, offset: 0, sectionSwitch: false, sectionSwitchOnMobile: true, hintShowType: 'show-hint-on-hover', sectionIdVisibility: false, ...settings })}'>
    <div class="jet-scroll-navigation__inner">${[...IDS, 'nowhere']
      .map(
        (id, index) =>
          `<div class="jet-scroll-navigation__item" data-anchor="${id}"${index === 1 ? ' data-invert="yes"' : ''}><div class="jet-scroll-navigation__dot">●</div><div class="jet-scroll-navigation__item-hint"><span class="jet-scroll-navigation__icon">!</span>${index === 2 ? '' : `<span class="jet-scroll-navigation__label">To ${id}</span>`}</div></div>`,
      )
      .join('')}</div>
  </div>`;

/** Returns a navigation of plain links. */
export const links = (settings: object = {}): string =>
  `<div style="position: fixed; inset-inline-end: 0"><nav data-widget="scroll-navigation" data-widget-settings='${json({ speed: 20, ...settings })}'>${IDS.map((id) => `<a href="#${encodeURIComponent(id)}"><span>To ${id}</span></a>`).join('')}</nav></div>`;

/** Returns a navigation of plain links, and sections that all fit in the upper half of the window. */
export const plain = (): string => `${links()}${sections('30px')}`;
