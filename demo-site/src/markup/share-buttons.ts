import siteTexts from '../../content/texts/site.json' with { type: 'json' };
import type { Locale } from '../shop/model.ts';
import { builderWidget, elementId } from './builder-widget.ts';
import { type Html, html } from './html.ts';

/** Renders the page builder's share buttons. */
export function shareButtons(locale: Locale): Html {
  const buttons = Object.entries(siteTexts.share).map(
    ([network, { [locale]: texts }]) =>
      html`<div class="elementor-grid-item" role="listitem"><div class="elementor-share-btn elementor-share-btn_${network}" role="button" tabindex="0" aria-label="${texts.label}"><div class="elementor-share-btn__text"><span class="elementor-share-btn__title">${texts.title}</span></div></div></div>`,
  );
  return builderWidget({
    type: 'share-buttons',
    widget: 'share',
    id: elementId('share'),
    classes: 'elementor-share-buttons--view-text elementor-grid-0',
    inside: html`<div class="elementor-grid" role="list">${buttons}</div>`,
  });
}
