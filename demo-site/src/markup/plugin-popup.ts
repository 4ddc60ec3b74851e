import widgetSettings from '../../content/settings/widget-settings.json' with { type: 'json' };
import texts from '../../content/texts/lab.json' with { type: 'json' };
import type { PopupSettings } from '../content/popups.ts';
import type { PluginPopupSettings } from '../shop/plugin-popups.ts';
import type { Visit } from '../shop/visit.ts';
import { removeIcon } from './data-store-button.ts';
import { type Html, html } from './html.ts';

/** Renders a popup of the page builder. It stays at the end of the body until the builder's script shows it. */
export const popupDocument = (id: number, settings: PopupSettings, inside: Html): Html =>
  html`<div data-elementor-type="popup" data-elementor-id="${id}" class="elementor elementor-${id} elementor-location-popup" data-elementor-settings="${JSON.stringify(settings)}" data-elementor-post-type="elementor_library" data-widget="popup">
${inside}
</div>
`;

const defaults = widgetSettings.pluginPopup;

/**
 * Renders a popup of the listings plugin. Without `inside`, its content is loaded when it opens, and the popup is hidden for
 * visitors without scripts.
 */
export function pluginPopup(
  { locale }: Visit,
  id: number,
  settings: PluginPopupSettings,
  inside: Html | null,
): Html {
  const name = `jet-popup-${id}`;
  const printed = { id, 'jet-popup-id': name, ...defaults, ...settings };
  const classes = `jet-popup jet-popup--front-mode jet-popup--hide-state jet-popup--animation-${defaults.animation}${inside === null ? '' : ' jet-popup--static'}`;
  return html`<div id="${name}" class="${classes}" data-settings="${JSON.stringify(printed)}" data-widget="popup"><div class="jet-popup__inner">
<div class="jet-popup__overlay"></div>
<div class="jet-popup__container"><div class="jet-popup__container-inner"><div class="jet-popup__container-overlay"></div><div class="jet-popup__container-content">${inside}</div></div><div class="jet-popup__close-button" role="button" tabindex="0" aria-label="${texts.closePopup[locale]}">${removeIcon}</div></div>
</div></div>
`;
}

interface Attached {
  readonly popup: number;
  readonly trigger: 'click-self' | 'click-selector' | 'hover' | 'scroll-to';
  readonly selector?: string;
  /** Whether the popup shows the listing's item around the attached element. */
  readonly isItem?: boolean;
}

/** Returns the value of the attribute that the plugin prints on a widget with an attached popup. */
export const attachedPopup = ({ popup, trigger, selector = '', isItem = false }: Attached): string =>
  JSON.stringify({
    'attached-popup': `jet-popup-${popup}`,
    'trigger-type': trigger,
    'trigger-custom-selector': selector,
    'is-jet-engine': isItem,
  });
