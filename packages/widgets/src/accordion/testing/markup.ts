const settingsOf = (settings: object | undefined, name = 'data-widget-settings') =>
  settings ? ` ${name}='${JSON.stringify(settings)}'` : '';

const numbers = [1, 2, 3] as const;
const words = (n: number) => `Words of ${n} <a id="link${n}" href="#x">a link</a>`;

/** The page builder's nested accordion, as its server prints it. */
export const nested = (settings?: object, open = 1): string => `
  <div class="elementor-element elementor-widget elementor-widget-n-accordion" data-widget="accordion"${settingsOf(settings, 'data-settings')}>
    <div class="e-n-accordion" aria-label="Accordion">${numbers
      .map(
        (n) => `
      <details id="e-n-accordion-item-12${n - 1}" class="e-n-accordion-item"${n === open ? ' open' : ''}>
        <summary class="e-n-accordion-item-title" data-accordion-index="${n}" tabindex="${n === 1 ? 0 : -1}" aria-expanded="${n === open}" aria-controls="e-n-accordion-item-12${n - 1}">
          <span class="e-n-accordion-item-title-header"><div class="e-n-accordion-item-title-text">Title ${n}</div></span></summary>
        <div role="region" aria-labelledby="e-n-accordion-item-12${n - 1}" class="elementor-element e-con" style="display: flex">${words(n)}</div>
      </details>`,
      )
      .join('')}
    </div>
    <script type="application/ld+json">{"@type":"FAQPage"}</script>
  </div>`;

/** Style sheet of the classic markup: hides the panels until the original script shows them. */
export const CLASSIC_SHEET = '.elementor-tab-content { display: none; padding: 15px }';

/** The page builder's classic accordion or toggle. */
export const classic = (name: 'accordion' | 'toggle'): string => `
  <div class="elementor-element elementor-widget-${name}" data-widget="accordion"><div class="elementor-${name}">${numbers
    .map(
      (n) => `
    <div class="elementor-${name}-item">
      <div id="elementor-tab-title-9${n}" class="elementor-tab-title" data-tab="${n}" role="button" aria-controls="elementor-tab-content-9${n}" aria-expanded="false">
        <a class="elementor-${name}-title" tabindex="0">Title ${n}</a></div>
      <div id="elementor-tab-content-9${n}" class="elementor-tab-content elementor-clearfix" data-tab="${n}" role="region" aria-labelledby="elementor-tab-title-9${n}">${words(n)}</div>
    </div>`,
    )
    .join('')}
  </div></div>`;

export const PLUGIN_SHEET = `
  .jet-toggle__content { height: 0; overflow: hidden; visibility: hidden; padding: 0; border: 0 }
  .active-toggle > .jet-toggle__content { visibility: visible; padding: 10px }`;

/** The tabs plugin's accordion. `open` is the number of the item that starts open, or 0. */
export const plugin = (settings?: object, open = 0): string => `
  <div class="jet-accordion" data-widget="accordion"${settingsOf(settings, 'data-settings')}><div class="jet-accordion__inner">${numbers
    .map(
      (n) => `
    <div class="jet-accordion__item jet-toggle jet-toggle-move-up-effect${n === open ? ' active-toggle' : ''}">
      <div id="jet-toggle-control-12${n}" class="jet-toggle__control elementor-menu-anchor" data-toggle="${n}" role="button" tabindex="0" aria-controls="jet-toggle-content-12${n}" aria-expanded="${n === open}">
        <div class="jet-toggle__label-text">Title ${n}</div></div>
      <div id="jet-toggle-content-12${n}" class="jet-toggle__content" data-toggle="${n}" role="region"><div class="jet-toggle__content-inner">${words(n)}</div></div>
    </div>`,
    )
    .join('')}
  </div></div>`;

/** Our minimal markup. */
export const plain = (settings?: object): string => `
  <div data-widget="accordion"${settingsOf(settings)}>${numbers
    .map((n) => `<details id="d${n}"><summary>Title ${n}</summary><div>${words(n)}</div></details>`)
    .join('')}
  </div>`;

/** An older release of the classic accordion: its parts have the roles of tabs, and its titles are links to `#`. */
export const classicAsTabs = (): string =>
  classic('accordion')
    .replace('class="elementor-accordion"', 'class="elementor-accordion" role="tablist"')
    .replaceAll('role="button"', 'role="tab"')
    .replaceAll('role="region"', 'role="tabpanel" aria-hidden="true"')
    .replaceAll('tabindex="0"', 'href="#"');

/** The tabs plugin's accordion. The server sends the content of its second item when the item is opened. */
export const pluginWithTemplate = (settings?: object, id = '57', open = 0): string =>
  plugin(settings, open)
    .replace('data-toggle="2" role="region"', `data-toggle="2" role="region" data-template-id="${id}"`)
    .replace(words(2), '<div class="jet-tabs-loader"></div>');

/** The parts of the tabs plugin's style sheet that the image accordion depends on. */
export const IMAGES_SHEET = `
  .jet-image-accordion { overflow: hidden }
  .jet-image-accordion__list { display: flex; flex-wrap: nowrap; align-items: stretch; position: relative; height: 300px; overflow: hidden }
  .jet-image-accordion__item { display: flex; overflow: hidden; flex-shrink: 0; flex-basis: auto; transition: all 500ms; transform: translateZ(0) }
  .jet-image-accordion__image-instance { position: absolute; top: 0; left: 0; width: 100%; height: 100% !important; object-fit: cover; opacity: 0 }
  .jet-image-accordion__image-instance.loaded { opacity: 1 }
  .jet-image-accordion__content { box-sizing: border-box; position: absolute; top: 0; left: 0; width: 100%; height: 100%; padding: 20px; overflow: hidden; opacity: 0; z-index: 2; background: rgba(0, 0, 0, 0.5); color: white; transition: opacity 300ms ease }
  .active-accordion .jet-image-accordion__content { opacity: 1; transition-delay: 500ms }
  .jet-image-accordion__item-loader { position: absolute; inset: 0; display: flex }
  .jet-image-accordion-horizontal-orientation .jet-image-accordion__list { flex-direction: column }`;

const SQUARE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"%3E%3Cpath fill="%23a67c52" d="M0 0h9v9H0z"/%3E%3C/svg%3E';

/** The tabs plugin's image accordion. The last item has no link. */
export const images = (settings?: object, image = SQUARE): string => `
  <div class="jet-image-accordion jet-image-accordion-vertical-orientation jet-image-accordion-circ-ease" role="tablist" data-widget="accordion"${settingsOf(settings, 'data-settings')}>
    <div class="jet-image-accordion__list">${numbers
      .map(
        (n) => `
      <div id="item${n}" class="jet-image-accordion__item title-display-mode__on_hover" role="tab" aria-selected="false" tabindex="0">
        <img class="jet-image-accordion__image-instance" src='${image}' alt="Picture ${n}">
        <div class="jet-image-accordion__content"><h5 class="jet-image-accordion__title">Title ${n}</h5><div class="jet-image-accordion__desc">Words of ${n}</div>${
          n < 3
            ? `<a class="elementor-button elementor-size-md jet-image-accordion__button" role="button" tabindex="0" href="/p${n}/" id="more${n}">More</a>`
            : ''
        }</div>
        <div class="jet-image-accordion__item-loader"><span></span></div>
      </div>`,
      )
      .join('')}
    </div>
  </div>`;
