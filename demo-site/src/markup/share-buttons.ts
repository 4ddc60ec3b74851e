import type { Locale } from '../shop/model.ts';
import { builderWidget, elementId } from './builder-widget.ts';
import { html } from './html.ts';

const networks = {
  whatsapp: { he: ['וואטסאפ', 'שיתוף: וואטסאפ'], en: ['WhatsApp', 'Share on WhatsApp'] },
  facebook: { he: ['פייסבוק', 'שיתוף: פייסבוק'], en: ['Facebook', 'Share on Facebook'] },
  email: { he: ['דואר', 'שיתוף: דואר'], en: ['E-mail', 'Share by e-mail'] },
  print: { he: ['הדפסה', 'הדפסה של העמוד'], en: ['Print', 'Print this page'] },
} as const;

/** The page builder's share buttons. */
export const shareButtons = (locale: Locale) =>
  builderWidget({
    type: 'share-buttons',
    widget: 'share',
    id: elementId('share'),
    classes: 'elementor-share-buttons--view-text elementor-grid-0',
    inside: html`<div class="elementor-grid" role="list">${Object.entries(networks).map(
      ([network, words]) => {
        const [title, label] = words[locale];
        return html`<div class="elementor-grid-item" role="listitem"><div class="elementor-share-btn elementor-share-btn_${network}" role="button" tabindex="0" aria-label="${label}"><div class="elementor-share-btn__text"><span class="elementor-share-btn__title">${title}</span></div></div></div>`;
      },
    )}</div>`,
  });
