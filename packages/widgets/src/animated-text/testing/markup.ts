const json = (settings: object) => JSON.stringify(settings).replaceAll("'", '&#39;');

export interface Given {
  readonly phrases?: readonly string[];
  readonly isByWords?: boolean;
  readonly tag?: string;
  readonly isInBuilder?: boolean;
}

const item = (phrase: string, index: number, isByWords: boolean) => {
  const parts = isByWords ? phrase.split(' ') : [...phrase];
  const spans = parts.map((part) => `<span>${part === ' ' ? '&nbsp;' : part}</span>`);
  return `<div class="jet-animated-text__animated-text-item${index === 0 ? ' active visible' : ''}" dir="ltr">${spans.join(isByWords ? '&nbsp;' : '')}</div>`;
};

/**
 * The elements plugin's text, as its server prints it: each code point in a span, in a phrase with `dir="ltr"`. With `isByWords`,
 * each word is in a span.
 */
export const plugin = (
  settings: object,
  { phrases = ['bowls', 'big jugs'], isByWords = false, tag = 'div', isInBuilder = false }: Given = {},
): string => `
  <div${isInBuilder ? ' class="elementor-element elementor-widget elementor-widget-jet-animated-text"' : ''}>
    <${tag}${tag === 'a' ? ' href="#shop"' : ''} class="jet-animated-text jet-animated-text--effect-fx1" data-widget="animated-text" data-settings='${json(settings)}'>
      <div class="jet-animated-text__before-text"><span>We make</span></div>
      <div class="jet-animated-text__animated-text">${phrases.map((phrase, index) => item(phrase, index, isByWords)).join('')}</div>
      <div class="jet-animated-text__after-text"><span>by hand</span></div></${tag}></div>`;

/** The plugin's styles for phrases. */
export const SHEET = `
  .jet-animated-text { display: flex; flex-wrap: wrap; gap: 4px }
  .jet-animated-text__animated-text { position: relative }
  .jet-animated-text__animated-text-item { position: absolute; inset: 0 auto auto 0; opacity: 0; font-weight: 700 }
  .jet-animated-text__animated-text-item.active { position: relative }
  .jet-animated-text__animated-text-item.visible { opacity: 1 }
  .jet-animated-text__animated-text-item span { display: inline-block }`;

/** Our minimal markup. */
export const plain = (settings?: object): string =>
  `<div data-widget="animated-text"${settings ? ` data-widget-settings='${json(settings)}'` : ''}><p>We make <span data-phrases><span>bowls</span> <span>big jugs</span></span> by hand</p></div>`;
