const json = (settings: object | undefined) =>
  settings ? ` data-settings='${JSON.stringify({ widgetId: 'a1', ...settings })}'` : '';

/** The part of the plugin's style sheet that places the front over the back. */
export const SHEET = `
  .jet-animated-box { position: relative; block-size: 200px; inline-size: 300px }
  .jet-animated-box__front, .jet-animated-box__back { position: absolute; inset: 0; background: #fff }
  .jet-animated-box__front { background: #ccc }`;

const side = (name: 'front' | 'back', words: string, hasToggle: boolean): string => `
  <div class="jet-animated-box__${name}" id="jet-animated-box__${name}-a1">
    <div class="jet-animated-box__inner"><div class="jet-animated-box__content">
      <h3 class="jet-animated-box__title jet-animated-box__title--${name}">${words}</h3>
      ${name === 'back' ? '<a class="elementor-button jet-animated-box__button jet-animated-box__button--back" href="#shop" id="shop">Shop</a>' : ''}
    </div></div><div class="jet-animated-box__overlay"></div>
    ${hasToggle ? `<div class="jet-animated-box__toggle jet-animated-box__toggle--${name}"><i class="fa"></i></div>` : ''}
  </div>`;

/** Returns the elements plugin's card as its server prints it; without `settings`, as in its first releases. */
export const plugin = (
  settings?: { switchEventType?: unknown; [name: string]: unknown },
  classes = 'jet-box-effect-1',
): string => {
  const hasToggle = settings?.switchEventType === 'toggle';
  return `<div class="elementor-element elementor-widget-jet-animated-box"><div class="elementor-jet-animated-box jet-elements">
    <div class="jet-animated-box ${classes}" id="jet-animated-box-a1" data-widget="scratch"${json(settings)}>
      ${side('front', 'Guess', hasToggle)}${side('back', 'CLAY10', hasToggle)}</div></div></div>`;
};

/** Returns a card for scratching in the plugin's markup. */
export const scratched = (settings: object = {}): string =>
  plugin(
    { switchEventType: 'scratch', scratchFillPercent: 75, ...settings },
    'jet-box-scratch-effect back-events-inactive',
  );

/** Returns a card in plain markup. */
export const plain = (): string =>
  '<div data-widget="scratch"><div><p>Scratch here</p></div><div><p>CLAY10 <a href="#shop" id="shop">Shop</a></p></div></div>';
