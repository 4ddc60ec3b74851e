import { html } from '../../markup/html.ts';
import { shopPath } from '../../shop/links.ts';
import { sectionName } from './navigation.ts';
import type { MakeSection } from './page.ts';

const texts = {
  he: { none: 'אין עדיין קבצים להורדה.', shop: 'לחנות' },
  en: { none: 'No downloads available yet.', shop: 'Browse products' },
};

/** The shop sells nothing that is downloaded. */
export const downloads: MakeSection = (context) => {
  const say = texts[context.locale];
  return {
    heading: sectionName('downloads', context),
    content: html`<p class="woocommerce-info" role="status">${say.none} <a class="button" href="${shopPath(context.locale)}">${say.shop}</a></p>`,
  };
};
