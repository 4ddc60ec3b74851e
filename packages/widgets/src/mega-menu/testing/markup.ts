const panels = [1, 2] as const;
const each = (markup: (n: number) => string) => panels.map(markup).join('');
const words = (n: number) =>
  `<p>Words ${n}</p><a id="a${n}" href="#x${n}">First ${n}</a> <a id="z${n}" href="#y${n}">Last ${n}</a>`;

/** The part of the page builder's style sheet that shows and positions panels. Below 500 px the menu is behind its toggle. */
export const SHEET = `
  body { margin: 0 }
  .e-n-menu { position: relative; display: flex; flex-direction: column }
  .e-n-menu-toggle { display: none; inline-size: 40px; block-size: 40px }
  .e-n-menu-heading, .e-n-menu-items-heading { display: flex; justify-content: center; gap: 20px; margin: 0; padding: 0; list-style: none }
  .e-n-menu-title { display: flex; align-items: center; padding: 10px }
  .e-n-menu-item-title.e-collapse, .elementor-screen-only { position: absolute; inset-inline-start: -10000px }
  .e-n-menu-content { position: absolute; left: var(--stretch-left); right: var(--stretch-right); inline-size: var(--stretch-width) }
  .e-n-menu-content > .e-con { position: relative; display: block; padding: 10px; background: #fff }
  .content-above .e-n-menu-content { inset-block-end: 100% }
  .e-fit_to_content .e-n-menu-content > .e-con { inline-size: 200px }
  .e-n-menu-content > .e-con:not(.e-active), .e-n-menu-items-content > .e-con:not(.e-active) { display: none }
  .e-n-menu-layout-dropdown .e-n-menu-toggle { display: block }
  .e-n-menu-layout-dropdown .e-n-menu-wrapper { display: none }
  .e-n-menu-layout-dropdown .e-n-menu-toggle[aria-expanded=true] + .e-n-menu-wrapper { display: block }
  .e-n-menu-layout-dropdown .e-n-menu-content { position: static }
  @media (max-width: 500px) {
    .e-n-menu-toggle { display: block }
    .e-n-menu-wrapper { display: none }
    .e-n-menu-toggle[aria-expanded=true] + .e-n-menu-wrapper { display: block }
    .e-n-menu-heading { flex-direction: column }
    .e-n-menu-content { position: static }
    .e-n-menu-item-title.e-normal { display: none }
    .e-n-menu-item-title.e-collapse { position: static }
  }`;

export interface Markup {
  readonly settings?: object;
  /** Address of the second title's link; null for a title without a link. */
  readonly href?: string | null;
  /** Classes of the page builder's element. */
  readonly classes?: string;
}

const element = (inside: string, { settings, classes = '' }: Markup) => `
  <div class="elementor-element elementor-widget elementor-widget-n-menu ${classes}" data-id="5ee7" data-widget_type="mega-menu.default"${
    settings ? ` data-settings='${JSON.stringify(settings)}'` : ''
  } data-widget="mega-menu"><div class="elementor-widget-container">${inside}</div></div>`;

const toggle = `
  <button id="menu-toggle-12" class="e-n-menu-toggle" aria-haspopup="true" aria-expanded="false" aria-controls="menubar-12" aria-label="Menu Toggle">
    <span class="e-n-menu-toggle-icon e-open">+</span><span class="e-n-menu-toggle-icon e-close">-</span></button>`;

const dropdownIcon = (n: number, role = '') => `
  <button id="e-n-menu-dropdown-icon-12${n}" class="e-n-menu-dropdown-icon e-focus"${role} data-tab-index="${n}" aria-haspopup="true" aria-expanded="false" aria-controls="e-n-menu-content-12${n}">
    <span class="e-n-menu-dropdown-icon-opened"><span class="elementor-screen-only">Close Title ${n}</span></span><span class="e-n-menu-dropdown-icon-closed">v<span class="elementor-screen-only">Open Title ${n}</span></span></button>`;

const panel = (n: number, attributes = '') =>
  `<div id="e-n-menu-content-12${n}" class="elementor-element e-con e-child"${attributes}>${words(n)}</div>`;

const text = (n: number) => `<span class="e-n-menu-title-text">Title ${n}</span>`;

/** Returns the content of a title: the first title is not a link, the second one is. */
const container = (n: number, href: string | null) =>
  n === 1 || !href
    ? `<div class="e-n-menu-title-container">${text(n)}</div>`
    : `<a class="e-n-menu-title-container e-focus e-link" href="${href}">${text(n)}</a>`;

/** Returns the newest generation of the markup: each panel is inside its item. */
export const third = (markup: Markup = {}): string =>
  element(
    `<nav class="e-n-menu" data-widget-number="12" aria-label="Menu">${toggle}
      <div id="menubar-12" class="e-n-menu-wrapper" aria-labelledby="menu-toggle-12"><ul class="e-n-menu-heading">${each(
        (n) => `
        <li class="e-n-menu-item"><div id="e-n-menu-title-12${n}" class="e-n-menu-title">${container(n, markup.href ?? '#followed')}${dropdownIcon(n)}</div>
          <div class="e-n-menu-content">${panel(n, ` data-tab-index="${n}" aria-labelledby="e-n-menu-dropdown-icon-12${n}"`)}</div></li>`,
      )}
        <li class="e-n-menu-item"><div id="e-n-menu-title-123" class="e-n-menu-title e-anchor"><a class="e-n-menu-title-container e-focus e-link" href="#there" aria-current="page">${text(3)}</a></div></li>
      </ul></div></nav>`,
    markup,
  );

const shared = (items: string, markup: Markup, role = '') =>
  element(
    `<nav class="e-n-menu" data-widget-number="12">${toggle}
      <div id="menubar-12" class="e-n-menu-wrapper" aria-labelledby="menu-toggle-12"><ul class="e-n-menu-heading"${role}>${items}</ul>
        <div class="e-n-menu-content">${each((n) => panel(n, ` data-tab-index="${n}"`))}</div></div></nav>`,
    markup,
  );

/** Returns the second generation of the markup: the panels are together after the list. */
export const second = (markup: Markup = {}): string =>
  shared(
    `${each(
      (n) => `
      <li id="e-n-menu-title-12${n}" class="e-n-menu-title"><div class="e-n-menu-title-container">${
        n === 1
          ? `<div class="e-n-menu-title-text">Title 1</div>`
          : `<a class="e-n-menu-title-text e-link e-focus" href="${markup.href ?? '#followed'}">Title ${n}</a>`
      }</div>${dropdownIcon(n)}</li>`,
    )}
      <li id="e-n-menu-title-123" class="e-n-menu-title e-anchor"><div class="e-n-menu-title-container"><a class="e-n-menu-title-text e-link e-focus" href="#there" aria-current="page">Title 3</a></div></li>`,
    markup,
  );

/** Returns the first generation of the markup: like the second, but the list has the role of a menu bar. */
export const first = (markup: Markup = {}): string =>
  shared(
    `${each(
      (n) => `
      <li id="e-n-menu-title-12${n}" class="e-n-menu-title" role="presentation"><div class="e-n-menu-title-container">${
        n === 1
          ? `<div class="e-n-menu-title-text" role="menuitem" tabindex="0">Title 1</div>`
          : `<a class="e-n-menu-title-text e-link e-focus" href="${markup.href ?? '#followed'}" role="menuitem" tabindex="-1">Title ${n}</a>`
      }${dropdownIcon(n, ' role="button"')}</div></li>`,
    )}
      <li id="e-n-menu-title-123" class="e-n-menu-title e-anchor" role="presentation"><div class="e-n-menu-title-container"><a class="e-n-menu-title-text e-link e-focus" href="#there" role="menuitem" tabindex="-1" aria-current="page">Title 3</a></div></li>`,
    markup,
    ' role="menubar"',
  );

/** Returns the markup of the builder's experimental menu: titles are printed twice, without links or buttons. */
export const experiment = (markup: Markup = {}): string =>
  element(
    `<div class="e-n-menu"><div class="e-n-menu-items-heading">${each(
      (n) => `
      <div class="e-n-menu-item-title e-normal"><span class="e-n-menu-item-title-text">Title ${n}</span><span class="e-n-menu-item-icon"><span class="e-n-menu-item-icon-opened">-</span><span class="e-n-menu-item-icon-closed">+</span></span></div>`,
    )}</div>
    <div class="e-n-menu-items-content" aria-orientation="vertical">${each(
      (n) => `
      <div class="e-n-menu-item-title e-collapse"><span class="e-n-menu-item-title-text">Title ${n}</span></div>
      <div class="elementor-element e-con">${words(n)}</div>`,
    )}</div></div>`,
    markup,
  );

/** Returns our minimal markup: a list of links. A button and a <div> follow each link that has a panel. */
export const plain = (settings?: object): string => `
  <nav data-widget="mega-menu" aria-label="Menu"${settings ? ` data-widget-settings='${JSON.stringify(settings)}'` : ''}>
    <button aria-label="Menu">≡</button>
    <ul>${each(
      (n) =>
        `<li><a href="#followed">Title ${n}</a><button id="b${n}" aria-label="More of ${n}">v</button><div>${words(n)}</div></li>`,
    )}<li><a href="#there">Title 3</a></li></ul>
  </nav>`;
