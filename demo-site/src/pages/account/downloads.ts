import texts from '../../../content/texts/account.json' with { type: 'json' };
import { html } from '../../markup/html.ts';
import { shopPath } from '../../shop/links.ts';
import { sectionName } from './navigation.ts';
import type { MakeSection } from './page.ts';

/** The shop sells nothing that is downloaded. */
export const downloads: MakeSection = (context) => {
  const say = texts.downloads[context.locale];
  return {
    heading: sectionName('downloads', context),
    content: html`<p class="woocommerce-info" role="status">${say.none} <a class="button" href="${shopPath(context.locale)}">${say.shop}</a></p>`,
  };
};
