import { builderWidget, elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';

interface Hotspot {
  /** Id of the spot. The theme's style sheet uses it to position the spot. */
  readonly id: string;
  readonly words: string;
  /** Link of the spot, whose label replaces the circle. */
  readonly link?: { readonly href: string; readonly label: string };
}

interface Hotspots {
  /** Name that is unique on the page. The widget's id is made from it. */
  readonly name: string;
  readonly picture: Html;
  readonly spots: readonly Hotspot[];
}

/** Renders the page builder's spots on a picture. */
export const hotspots = ({ name, picture, spots }: Hotspots): Html =>
  builderWidget({
    type: 'hotspot',
    widget: 'hotspots',
    id: elementId(name),
    settings: {
      tooltip_trigger: 'mouseenter',
      tooltip_position: 'top',
      tooltip_animation: 'e-hotspot--fade-in-out',
    },
    inside: html`${picture}${spots.map(spot)}`,
  });

function spot({ id, words, link }: Hotspot): Html {
  const classes = `e-hotspot elementor-repeater-item-${id} e-hotspot--position-left e-hotspot--position-top`;
  const tooltip = html`<div class="e-hotspot__tooltip e-hotspot--tooltip-position e-hotspot--fade-in-out">${words}</div>`;
  return link
    ? html`<a class="${classes} e-hotspot--link e-hotspot--icon" href="${link.href}"><div class="e-hotspot__button"><div class="e-hotspot__label">${link.label}</div></div>${tooltip}</a>`
    : html`<div class="${classes} e-hotspot--circle"><div class="e-hotspot__button e-hotspot--soft-beat"><div class="e-hotspot__outer-circle"></div><div class="e-hotspot__inner-circle"></div></div>${tooltip}</div>`;
}
