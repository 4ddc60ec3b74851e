import { elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';

interface AnimatedBox {
  /** Name that is unique on the page. The widget's id is made from it. */
  readonly name: string;
  /** Gesture that shows the back of the box. */
  readonly way: 'scratch' | 'hover' | 'click' | 'toggle';
  readonly front: Html;
  readonly back: Html;
}

/** Renders the elements plugin's box with a front and a back. */
export function animatedBox({ name, way, front, back }: AnimatedBox): Html {
  const id = elementId(name);
  const isScratched = way === 'scratch';
  const settings = {
    widgetId: id,
    switchEventType: way,
    paperFoldDirection: 'left',
    slideOutDirection: 'left',
    ...(isScratched && { scratchFillPercent: 75 }),
  };
  const effect = isScratched ? 'jet-box-scratch-effect back-events-inactive' : 'jet-box-effect-1';
  const side = (which: 'front' | 'back', content: Html): Html =>
    html`<div class="jet-animated-box__${which}" id="jet-animated-box__${which}-${id}"><div class="jet-animated-box__inner"><div class="jet-animated-box__content">${content}</div></div><div class="jet-animated-box__overlay"></div>${way === 'toggle' && html`<div class="jet-animated-box__toggle jet-animated-box__toggle--${which}"><span class="jet-animated-box__toggle-icon" aria-hidden="true"></span></div>`}</div>`;
  return html`<div class="elementor-jet-animated-box jet-elements"><div class="jet-animated-box ${effect}" id="jet-animated-box-${id}" data-settings="${JSON.stringify(settings)}" data-widget="scratch">${side('front', front)}${side('back', back)}</div></div>`;
}
