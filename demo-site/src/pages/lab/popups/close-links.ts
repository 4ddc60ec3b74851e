import texts from '../../../../content/texts/lab.json' with { type: 'json' };
import { closePopupAction } from '../../../markup/builder-action.ts';
import { elementId } from '../../../markup/builder-widget.ts';
import { type Html, html } from '../../../markup/html.ts';
import type { Locale } from '../../../shop/model.ts';

const button = (id: string, href: string, text: string, classes: string): Html =>
  html`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-button" data-id="${id}" data-element_type="widget" data-widget_type="button.default"><div class="elementor-widget-container"><div class="elementor-button-wrapper"><a class="elementor-button elementor-button-link button ${classes}" href="${href}"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">${text}</span></span></a></div></div></div>`;

/** The two ways to close a popup from inside: for now, and for good. Links of the builder, which need its script. */
export const closeLinks = (popupId: number, locale: Locale): Html =>
  html`<div class="popup-actions">${button(elementId(`${popupId}-close`), closePopupAction(), texts.closeLinks[locale].close, 'button--primary')}${button(elementId(`${popupId}-never`), closePopupAction(true), texts.closeLinks[locale].never, 'button--quiet')}</div>`;
