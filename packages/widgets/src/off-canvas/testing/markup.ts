const json = (settings: object | string) =>
  (typeof settings === 'string' ? settings : JSON.stringify(settings)).replaceAll('"', '&quot;');

/** Rules of the originals' style sheets that hide, show and move panels. */
export const SHEET = `
  .e-off-canvas { position: fixed; inset: 0; z-index: 9; pointer-events: none }
  .e-off-canvas[aria-hidden=true] { visibility: hidden; opacity: 0 }
  .e-off-canvas.animated-reverse-wrapper { visibility: visible; opacity: 1 }
  .e-off-canvas__overlay { position: absolute; inset: 0; background: rgb(0 0 0 / 50%); pointer-events: all }
  .e-off-canvas__main { position: absolute; inset: 0 }
  .e-off-canvas__content { inline-size: 200px; block-size: 100%; background: #fff; pointer-events: all }
  .animated { animation-duration: 60ms; animation-fill-mode: both } .slideInLeft { animation-name: slide } .reverse { animation-direction: reverse }
  @keyframes slide { from { translate: -200px } }
  .jet-hamburger-panel__instance { position: fixed; inset-block: 0; inline-size: 200px; pointer-events: none; z-index: 9 }
  .jet-hamburger-panel-right-position .jet-hamburger-panel__instance { right: 0 }
  .jet-hamburger-panel-left-position .jet-hamburger-panel__instance { left: 0 }
  .jet-hamburger-panel__cover { position: fixed; inset: 0; pointer-events: none }
  .jet-hamburger-panel__inner { block-size: 100%; background: #fff; transform: translateX(300%) }
  .jet-hamburger-panel.open-state .jet-hamburger-panel__instance { pointer-events: auto }
  .jet-hamburger-panel.open-state .jet-hamburger-panel__inner { transform: none }
  html.jet-hamburger-panel-visible { overflow: hidden }
  :is(.jet-hamburger-panel__toggle, .jet-hamburger-panel__close-button) { inline-size: 32px; block-size: 32px; background: #333 }
  .jet-search { position: relative }
  .jet-search__popup { visibility: hidden; position: absolute; top: -999em; left: -999em; inline-size: 250px; opacity: 0 }
  :is(.jet-search-popup-active, .jet-transition-in, .jet-transition-out) .jet-search__popup { visibility: visible; top: 40px; left: 0 }
  :is(.jet-search-popup-active, .jet-transition-in) .jet-search__popup { opacity: 1 }
  .jet-search .jet-search__popup--full-screen { position: fixed; inset: 0 !important; inline-size: auto; display: flex; align-items: center; justify-content: center; background: #333; z-index: 9 }`;

/** Returns the address of an action link, as the page builder's server writes it. */
export const actionUrl = (mode: string, id = '9ae15c6'): string =>
  encodeURIComponent(
    `#elementor-action:action=off_canvas:${mode}&settings=${btoa(JSON.stringify({ id, displayMode: mode }))}`,
  ).replace('%23', '#');

const INSIDE =
  '<h2>Filters</h2><a id="in" href="#inside">Inside</a><p id="inside"><input id="field" aria-label="Colour"></p>';

/** The page builder's off-canvas, with a link that opens it and a link in it that closes it. */
export const builder = (settings: object | string = {}, inside = INSIDE): string => `
  <a id="open" href="${actionUrl('open')}">Open</a> <a id="toggle" href="${actionUrl('toggle')}">Toggle</a>
  <div class="elementor-element elementor-element-9ae15c6 elementor-widget elementor-widget-off-canvas" data-id="9ae15c6" data-element_type="widget" data-settings="${json(settings)}" data-widget_type="off-canvas.default" data-widget="off-canvas">
    <div id="off-canvas-9ae15c6" class="e-off-canvas" role="dialog" aria-hidden="true" aria-label="Off-Canvas" aria-modal="true" inert="" data-delay-child-handlers="true">
      <div class="e-off-canvas__overlay"></div>
      <div class="e-off-canvas__main"><div class="e-off-canvas__content"><div class="elementor-element e-con"><a id="close" href="${actionUrl('close')}">Close</a>${inside}</div></div></div>
    </div></div>`;

/** The blocks plugin's hamburger panel. Without `content` the server sends its content when it is opened. */
export const hamburger = (
  content: string | null = INSIDE,
  { position = 'right', settings = {} }: { position?: 'left' | 'right'; settings?: object | string } = {},
): string => {
  const defaults = {
    position,
    ajaxTemplate: content === null,
    ajaxTemplateCache: false,
    widget_id: 'a1b2c3d',
    signature: 'd41d8cd9',
  };
  return `<div class="elementor-jet-hamburger-panel jet-blocks"><div class="jet-hamburger-panel jet-hamburger-panel-${position}-position jet-hamburger-panel-slide-effect" data-settings="${json(typeof settings === 'string' ? settings : { ...defaults, ...settings })}" data-widget="off-canvas">
    <div class="jet-hamburger-panel__toggle" role="button" tabindex="0" aria-label="Toggle Panel"><div class="jet-hamburger-panel__toggle-icon"><span class="jet-hamburger-panel__icon icon-normal jet-blocks-icon"><i class="fas fa-align-justify"></i></span></div></div>
    <div class="jet-hamburger-panel__instance"><div class="jet-hamburger-panel__cover"></div><div class="jet-hamburger-panel__inner">
      <div class="jet-hamburger-panel__close-button jet-blocks-icon"><i class="fas fa-times"></i></div>
      <div class="jet-hamburger-panel__content" data-template-id="512">${content ?? '<div class="jet-hamburger-panel-loader"></div>'}</div></div></div></div></div>`;
};

/** The blocks plugin's search, in a panel of the size of the window or next to its button. */
export const search = (isFullScreen = true): string => `
  <div class="elementor-jet-search jet-blocks"><div class="jet-search" data-widget="off-canvas"><div class="jet-search__popup${isFullScreen ? ' jet-search__popup--full-screen' : ''} jet-search__popup--move-up-effect"><div class="jet-search__popup-content"><form role="search" method="get" class="jet-search__form" action="/"><label class="jet-search__label"><input type="search" class="jet-search__field" placeholder="Search..." value="" name="s"></label><button type="submit" class="jet-search__submit" aria-label="submit search"></button><input type="hidden" name="post_type" value="product"></form><button type="button" class="jet-search__popup-close"><span class="jet-search__popup-close-icon jet-blocks-icon"><i class="fas fa-times"></i></span></button></div></div>
  <div class="jet-search__popup-trigger-container"><button type="button" class="jet-search__popup-trigger"><span class="jet-search__popup-trigger-icon jet-blocks-icon"><i class="fas fa-search"></i></span></button></div></div></div>`;

/** Plain markup: a link to the panel, which works without a script. */
export const plain = (settings: object = {}, inside = INSIDE): string => `
  <div data-widget="off-canvas" data-widget-settings="${json(settings)}"><a href="#filters" data-off-canvas-toggle>Filters</a>
    <div id="filters" data-off-canvas-panel><button type="button" data-off-canvas-close>Close</button>${inside}</div></div>`;
