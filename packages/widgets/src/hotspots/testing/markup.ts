const json = (name: string, settings: object | undefined) =>
  settings ? ` ${name}='${JSON.stringify(settings).replaceAll("'", '&#39;')}'` : '';

const PICTURE = `<img alt="A shelf" width="600" height="400" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='600' height='400'/%3E">`;

/** The page's style sheet: it positions spots and shows the tooltip of an active spot. */
export const SHEET = `
  .elementor-widget-hotspot { position: relative; inline-size: 280px; block-size: 240px }
  .elementor-widget-hotspot img { inline-size: 100%; block-size: 100% }
  .elementor-widget-hotspot .e-hotspot { position: absolute; transform: translate(-50%, -50%) }
  .elementor-widget-hotspot .e-hotspot__button { inline-size: 30px; block-size: 30px; background: #333 }
  .elementor-widget-hotspot .e-hotspot--tooltip-position { position: absolute; bottom: calc(100% + 5px) }
  .elementor-widget-hotspot .e-hotspot__tooltip { inline-size: 60px; opacity: 0 }
  .e-hotspot--active .e-hotspot__tooltip, .e-hotspot--show-tooltip { opacity: 1 !important }
  .e-hotspot:nth-child(2) { left: 25%; top: 50% }
  .e-hotspot:nth-child(3) { left: 50%; top: 50% }
  .e-hotspot:nth-child(4) { left: 75%; top: 50% }`;

export interface BuilderSpot {
  readonly href?: string;
  readonly label?: string;
  readonly tip?: string;
  readonly classes?: string;
  readonly tipClasses?: string;
  /** Whether the tooltip has the wrapper that animations with a direction need. */
  readonly isMasked?: boolean;
}

const spot = (
  { href, label, tip, classes = '', tipClasses = '', isMasked }: BuilderSpot,
  index: number,
): string => {
  const tag = href ? 'a' : 'div';
  const tooltip = `<div class="e-hotspot__tooltip${isMasked ? '' : ' e-hotspot--tooltip-position'} e-hotspot--fade-in-out ${tipClasses}">${tip}</div>`;
  return `<${tag}${href ? ` href="${href}"` : ''} class="e-hotspot elementor-repeater-item-a${index} e-hotspot--position-left e-hotspot--position-top${href ? ' e-hotspot--link' : ''} ${classes}">
    <div class="e-hotspot__button e-hotspot--soft-beat">${label ? `<div class="e-hotspot__label">${label}</div>` : '<div class="e-hotspot__outer-circle"></div><div class="e-hotspot__inner-circle"></div>'}</div>
    ${tip === undefined ? '' : isMasked ? `<div class="e-hotspot__direction-mask e-hotspot--tooltip-position">${tooltip}</div>` : tooltip}</${tag}>`;
};

export const spots: readonly BuilderSpot[] = [
  { tip: '<p>Thrown by hand</p>' },
  { label: 'Glaze', tip: '<p>Mixed <em>here</em></p>' },
  { tip: '<p>Ask <a href="#ask" id="ask">us</a></p>' },
];

/** The page builder's markup, as its server prints it. */
export const builder = (settings?: object, list: readonly BuilderSpot[] = spots): string => `
  <div class="elementor-element elementor-widget elementor-widget-hotspot" data-widget="hotspots" data-widget-load="load"${json('data-settings', settings)}>
    <div class="elementor-widget-container">${PICTURE}${list.map(spot).join('')}</div></div>`;

/** Our minimal markup. */
export const plain = (): string => `<div data-widget="hotspots">${PICTURE}
  <div class="e-hotspot" id="s1"><button type="button" class="e-hotspot__button"></button><div class="e-hotspot__tooltip">Thrown by hand</div></div>
  <a class="e-hotspot" id="s2" href="#shop"><span class="e-hotspot__button"></span><span class="e-hotspot__tooltip">In the shop</span></a></div>`;

export interface TrickSpot {
  readonly tip?: string;
  readonly text?: string;
  readonly href?: string;
  /** Attributes in place of the tooltip, as older releases print them. */
  readonly attributes?: string;
}

export const trickSpots: readonly TrickSpot[] = [
  { tip: 'Thrown by hand' },
  { text: 'Glaze', tip: '<p>Mixed <a href="#here" id="here">here</a></p>' },
  { href: '#shop', tip: 'In the shop' },
];

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The part of the tricks plugin's style sheet that hotspots depend on. */
export const TRICKS_SHEET = `
  .jet-hotspots { position: relative; inline-size: 400px }
  .jet-hotspots__inner { position: relative; display: block; block-size: 240px }
  .jet-hotspots__inner > img { inline-size: 100%; block-size: 240px; vertical-align: top }
  .jet-hotspots__container { position: absolute; inset: 0; inline-size: 100%; block-size: 100% }
  .jet-hotspots__item { visibility: hidden; position: absolute; transform: translate3d(-50%, -50%, 0) }
  .jet-hotspots.image-loaded .jet-hotspots__item { visibility: visible }
  .jet-hotspots__item-inner { padding: 10px; background: #333 }`;

/** The tricks plugin's markup, as its server prints it. */
export const tricks = (settings: object = {}, list: readonly TrickSpot[] = trickSpots): string => `
  <div class="elementor-element elementor-widget elementor-widget-jet-hotspots"><div class="elementor-widget-container">
  <div class="jet-hotspots jet-hotspots__hotspots-flash-animation" data-widget="hotspots" data-widget-load="load"${json('data-settings', { tooltipPlacement: 'top', tooltipArrow: true, tooltipTrigger: 'mouseenter', tooltipShowOnInit: false, tooltipShowDuration: { unit: 'px', size: 500, sizes: [] }, tooltipHideDuration: { unit: 'px', size: 300, sizes: [] }, tooltipDelay: '', tooltipDistance: { unit: 'px', size: 15, sizes: [] }, tooltipAnimation: 'shift-toward', tooltipInteractive: true, ...settings })}><div class="jet-hotspots__inner">${PICTURE}<div class="jet-hotspots__container">${list
    .map(({ tip = '', text = '', href, attributes }, index) => {
      const tag = href ? 'a' : 'div';
      return `<${tag} id="jet-hotspot-123${index + 1}" class="jet-hotspots__item" ${attributes ?? `data-tippy-content="${quoted(tip)}" data-tooltip-width="${index ? '' : '120px'}"`} data-horizontal-position="${25 * (index + 1)}" data-vertical-position="50"${href ? ` href="${href}"` : ''}><div class="jet-hotspots__item-inner"><span class="jet-hotspots__item-icon jet-tricks-icon"><i aria-hidden="true" class="fas fa-plus"></i></span>${text ? `<span class="jet-hotspots__item-text">${text}</span>` : ''}</div></${tag}>`;
    })
    .join('')}</div></div></div></div></div>`;
