const settingsOf = (settings: object | undefined, name = 'data-widget-settings') =>
  settings ? ` ${name}='${JSON.stringify(settings)}'` : '';

const numbers = [1, 2, 3] as const;
const words = (n: number) => `Words of ${n} <a id="link${n}" href="#x">a link</a>`;
const each = (markup: (n: number, isFirst: boolean) => string) =>
  numbers.map((n) => markup(n, n === 1)).join('');

/** Rules of the builder's style sheet, which shows one panel, and sets `display: contents` on the list in narrow windows. */
export const NESTED_SHEET = `
  .e-n-tabs { display: flex; flex-direction: column }
  .e-n-tabs-heading { display: flex }
  .e-n-tabs-content > .e-con { display: none }
  .e-n-tabs:not(.e-activated) > .e-n-tabs-content > .e-con:first-child, .e-n-tabs-content > .e-con.e-active { display: flex }
  .e-n-tab-title.e-collapse { display: none }
  @media (max-width: 500px) {
    .e-n-tabs-heading, .e-n-tabs-content { display: contents }
    .e-n-tab-title, .e-con { order: var(--n-tabs-title-order) }
    .e-n-tab-title.e-normal { display: none }
    .e-n-tab-title.e-collapse { display: block }
  }`;

/** Returns tabs of nested elements as the page builder prints them. */
export const nested = (vertical = false): string => `
  <div class="elementor-element elementor-widget elementor-widget-n-tabs" data-id="77aa" data-widget="tabs"><div class="elementor-widget-container">
    <div class="e-n-tabs" data-widget-number="12" aria-label="Tabs">
      <div class="e-n-tabs-heading" role="tablist"${vertical ? ' style="flex-direction: column"' : ''}>${each(
        (n, isFirst) => `
        <button id="e-n-tab-title-12${n}" class="e-n-tab-title" role="tab" data-tab-index="${n}" aria-selected="${isFirst}" tabindex="${isFirst ? 0 : -1}" aria-controls="e-n-tab-content-12${n}" style="--n-tabs-title-order: ${n}">
          <span class="e-n-tab-title-text">Title ${n}</span></button>`,
      )}</div>
      <div class="e-n-tabs-content">${each(
        (n, isFirst) => `
        <div id="e-n-tab-content-12${n}" role="tabpanel" aria-labelledby="e-n-tab-title-12${n}" data-tab-index="${n}" style="--n-tabs-title-order: ${n}" class="elementor-element e-con e-child${isFirst ? ' e-active' : ''}">${words(n)}</div>`,
      )}</div>
    </div></div>
  </div>`;

/** Returns the first generation of nested tabs, whose markup contains each title twice. */
export const firstNested = (): string => `
  <div class="elementor-element elementor-widget elementor-widget-n-tabs" data-widget="tabs"><div class="elementor-widget-container">
    <div class="e-n-tabs" data-widget-number="12">
      <div class="e-n-tabs-heading">${each(
        (n, isFirst) => `
        <div id="e-n-tabs-title-12${n}" class="e-n-tab-title e-normal${isFirst ? ' e-active' : ''}" data-tab="${n}" role="tab" aria-selected="${isFirst}" tabindex="${isFirst ? 0 : -1}" aria-controls="e-n-tab-content-12${n}" aria-expanded="false"><span class="e-n-tab-title-text">Title ${n}</span></div>`,
      )}</div>
      <div class="e-n-tabs-content" role="tablist" aria-orientation="vertical">${each(
        (n, isFirst) => `
        <div class="e-n-tab-title e-collapse" data-tab="${n}" role="tab" aria-selected="${isFirst}" id="12${n}-accordion"><span class="e-n-tab-title-text">Title ${n}</span></div>
        <div id="e-n-tab-content-12${n}" class="elementor-element e-con${isFirst ? ' e-active' : ''}">${words(n)}</div>`,
      )}</div>
    </div></div>
  </div>`;

/** Rules of the classic tabs' style sheet, which shows no panel until the original's script runs. */
export const CLASSIC_SHEET = `
  .elementor-tab-content { display: none; padding: 20px }
  .elementor-tabs-wrapper { display: flex }
  .elementor-tab-mobile-title { display: none }
  @media (max-width: 500px) {
    .elementor-tabs-wrapper { display: none }
    .elementor-tab-mobile-title { display: block }
  }`;

/** Returns the page builder's classic tabs; with `link`, those of older releases, which have links in their titles. */
export const classic = ({ link = false, view = 'horizontal' } = {}): string => {
  const title = (n: number) => (link ? `<a href="">Title ${n}</a>` : `Title ${n}`);
  return `
  <div class="elementor-element elementor-tabs-view-${view} elementor-widget elementor-widget-tabs" data-widget="tabs"><div class="elementor-tabs">
    <div class="elementor-tabs-wrapper" role="tablist"${view === 'vertical' ? ' style="flex-direction: column"' : ''}>${each(
      (n, isFirst) => `
      <div id="elementor-tab-title-12${n}" class="elementor-tab-title elementor-tab-desktop-title" aria-selected="${isFirst}" data-tab="${n}" role="tab" tabindex="${isFirst ? 0 : -1}" aria-controls="elementor-tab-content-12${n}" aria-expanded="false">${title(n)}</div>`,
    )}</div>
    <div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">${each(
      (n, isFirst) => `
      <div class="elementor-tab-title elementor-tab-mobile-title" aria-selected="${isFirst}" data-tab="${n}" role="tab" tabindex="${isFirst ? 0 : -1}" aria-controls="elementor-tab-content-12${n}" aria-expanded="false">${title(n)}</div>
      <div id="elementor-tab-content-12${n}" class="elementor-tab-content elementor-clearfix" data-tab="${n}" role="tabpanel" aria-labelledby="elementor-tab-title-12${n}" tabindex="0" hidden="${isFirst ? 'false' : 'hidden'}">${words(n)}</div>`,
    )}</div>
  </div></div>`;
};

export const PLUGIN_SHEET = `
  .jet-tabs__control-wrapper { display: flex }
  .jet-tabs-position-left > .jet-tabs__control-wrapper { flex-direction: column }
  .jet-tabs__content-wrapper { position: relative }
  .jet-tabs__content { position: absolute; inset-inline-start: 0; top: 0; opacity: 0; visibility: hidden }
  .jet-tabs__content.active-content { position: relative; opacity: 1; visibility: visible }`;

export interface PluginOptions {
  readonly settings?: object;
  /** Settings of the page builder's element around the tabs. */
  readonly outer?: object;
  /** Index of the open tab, from 0; -1 for no open tab. */
  readonly open?: number;
  /** Id of the template whose content the server sends for the second panel. */
  readonly template?: string;
}

/** Returns the plugin's tabs. Even if no tab is open, the first one is marked as expanded. */
export const plugin = ({ settings, outer, open = 0, template }: PluginOptions = {}): string => `
  <div class="elementor-element elementor-widget elementor-widget-jet-tabs" data-id="88bb"${settingsOf(outer, 'data-settings')}>
    <div class="jet-tabs jet-tabs-position-top jet-tabs-fade-effect" data-widget="tabs"${settingsOf(settings, 'data-settings')}>
      <div class="jet-tabs__control-wrapper" role="tablist">${each(
        (n, isFirst) => `
        <div id="jet-tabs-control-12${n}" class="jet-tabs__control elementor-menu-anchor${n - 1 === open ? ' active-tab' : ''}" data-tab="${n}" tabindex="0" role="tab" aria-controls="jet-tabs-content-12${n}" aria-expanded="${open < 0 ? isFirst : n - 1 === open}" data-template-id="${(n === 2 && template) || 'false'}">
          <div class="jet-tabs__control-inner"><div class="jet-tabs__label-text">Title ${n}</div></div></div>`,
      )}</div>
      <div class="jet-tabs__content-wrapper">${each(
        (n, isFirst) => `
        <div id="jet-tabs-content-12${n}" class="jet-tabs__content${n - 1 === open ? ' active-content' : ''}" data-tab="${n}" role="tabpanel" aria-hidden="${open < 0 ? !isFirst : n - 1 !== open}" data-template-id="${(n === 2 && template) || 'false'}">${n === 2 && template ? '<div class="jet-tabs-loader"></div>' : words(n)}</div>`,
      )}</div>
    </div></div>`;

/** Returns tabs without the markup of a plugin. */
export const plain = (settings?: object): string => `
  <div data-widget="tabs"${settingsOf(settings)}>
    <ul>${each((n) => `<li><a id="t${n}" href="#p${n}">Title ${n}</a></li>`)}</ul>
    ${each((n) => `<section id="p${n}">${words(n)}</section>`)}
  </div>`;

/** Returns the tabs of the shop's product page. The last one contains the reviews. */
export const shop = (inReviews = words(3)): string => `
  <div class="woocommerce-tabs wc-tabs-wrapper" data-widget="tabs">
    <ul class="tabs wc-tabs" role="tablist">${[
      ['description', 1],
      ['additional_information', 2],
      ['reviews', 3],
    ]
      .map(
        ([name, n]) =>
          `<li role="presentation" class="${name}_tab" id="tab-title-${name}"><a href="#tab-${name}" role="tab" aria-controls="tab-${name}">Title ${n}</a></li>`,
      )
      .join('')}</ul>
    <div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--description panel entry-content wc-tab" id="tab-description" role="tabpanel" aria-labelledby="tab-title-description">${words(1)}</div>
    <div class="woocommerce-Tabs-panel panel entry-content wc-tab" id="tab-additional_information" role="tabpanel" aria-labelledby="tab-title-additional_information">${words(2)}</div>
    <div class="woocommerce-Tabs-panel panel entry-content wc-tab" id="tab-reviews" role="tabpanel" aria-labelledby="tab-title-reviews">${inReviews}</div>
  </div>`;
