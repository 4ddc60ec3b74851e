const words = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<p>Line ${index + 1} <a id="link${index + 1}" href="#x">a link</a></p>`,
  ).join('');

const json = (name: string, settings: object | undefined) =>
  settings ? ` ${name}='${JSON.stringify(settings).replaceAll("'", '&#39;')}'` : '';

/** Rule of the plugin's style sheet, which hides the button until the original's script runs. */
export const SHEET = `
  main p { margin: 0; line-height: 30px } .jet-unfold__trigger { display: none }`;

/** Returns the markup that the tricks plugin prints, inside the page builder's element. */
export const plugin = (
  settings: object = {},
  { outer = {} as object, lines = 10, isOpen = false } = {},
): string => `
  <div class="elementor-element elementor-widget-jet-unfold"${json('data-settings', outer)}>
    <div class="jet-unfold${isOpen ? ' jet-unfold-state' : ''}" data-widget="unfold" data-widget-load="load"${json('data-settings', settings)}><div class="jet-unfold__inner">
      <div class="jet-unfold__mask"><div class="jet-unfold__content"><div class="jet-unfold__content-inner elementor-text-editor elementor-clearfix">${words(lines)}</div></div><div class="jet-unfold__separator"></div></div>
      <div class="jet-unfold__trigger"><div class="jet-unfold__button elementor-button elementor-size-md" href="#" role="button" tabindex="0" data-unfold-text="Read More" data-fold-text="Hide" data-fold-icon='&lt;i aria-hidden="true" class="fas fa-chevron-up"&gt;&lt;/i&gt;' data-unfold-icon='&lt;i aria-hidden="true" class="fas fa-chevron-down"&gt;&lt;/i&gt;'>
        <span class="jet-unfold__button-icon jet-tricks-icon"><i aria-hidden="true" class="fas fa-chevron-down"></i></span><span class="jet-unfold__button-text">Read More</span></div></div>
    </div></div></div>`;

/** Returns plain markup. */
export const plain = (): string =>
  `<div data-widget="unfold"><div id="cut"><div>${words(10)}</div></div></div>`;
