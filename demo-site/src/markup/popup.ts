import type { PopupSettings } from '../content/popups.ts';
import { type Html, html } from './html.ts';

/** A popup of the page builder, as it stands at the end of the body until its script shows it. */
export const popupDocument = (id: number, settings: PopupSettings, inside: Html): Html =>
  html`<div data-elementor-type="popup" data-elementor-id="${id}" class="elementor elementor-${id} elementor-location-popup" data-elementor-settings="${JSON.stringify(settings)}" data-elementor-post-type="elementor_library" data-widget="popup">
${inside}
</div>
`;
