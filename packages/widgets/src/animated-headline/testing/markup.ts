const json = (settings: object) => JSON.stringify(settings).replaceAll("'", '&#39;');

export interface Given {
  readonly before?: string;
  readonly phrases?: readonly string[];
  readonly after?: string;
}

const texts = (name: string, words: string | undefined) =>
  words
    ? `<span class="elementor-headline-plain-text elementor-headline-text-wrapper">${words}</span> `
    : name;

/** The page builder's headline, as its server prints it. */
export const builder = (
  settings: {
    readonly headline_style?: string;
    readonly animation_type?: string;
    readonly [name: string]: unknown;
  },
  { before = 'We make', phrases = ['bowls', 'big jugs'], after = 'by hand' }: Given = {},
): string => `
  <div class="elementor-element elementor-widget elementor-widget-animated-headline elementor-headline--style-${settings.headline_style ?? 'highlight'}" data-id="1a2b" data-widget="animated-headline" data-settings='${json(settings)}'>
    <div class="elementor-widget-container"><h2 class="elementor-headline">
      ${texts('', before)}<span class="elementor-headline-dynamic-wrapper elementor-headline-text-wrapper">
      ${phrases.map((phrase, index) => `<span class="elementor-headline-dynamic-text${index === 0 ? ' elementor-headline-text-active' : ''}">\n${phrase.replaceAll(' ', '&nbsp;')}</span>`).join('')}
      </span> ${texts('', after)}</h2></div></div>`;

/** The page builder's styles for phrases. */
export const SHEET = `
  .elementor-headline-dynamic-wrapper { position: relative }
  .elementor-headline--style-rotate .elementor-headline-dynamic-text { position: absolute; inset: 0 auto auto 0; visibility: hidden; font-weight: 700 }
  .elementor-headline--style-rotate .elementor-headline-text-active { position: relative; visibility: visible }
  .elementor-headline-dynamic-wrapper path { stroke: rgb(1, 2, 3); stroke-dasharray: 0 1500; opacity: 0 }`;

/** Our minimal markup. */
export const plain = (settings?: object): string =>
  `<div data-widget="animated-headline"${settings ? ` data-widget-settings='${json(settings)}'` : ''}><h2>We make <span data-phrases><span>bowls</span> <span>big jugs</span></span> by hand</h2></div>`;
