import { html } from '../../markup/html.ts';
import { pricingTables } from '../../markup/pricing-table.ts';
import { contactPath } from '../../shop/builder-forms/paths.ts';
import { localPath } from '../../shop/locale.ts';
import type { Locale } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Page } from '../page.ts';

const postId = 361;

export const plansPath = (locale: Locale): string => localPath('/plans/', locale);

export const plansTexts = {
  he: {
    title: 'מסלולי הסטודיו',
    lead: 'אובניים, חימר ותנור בלב העיר. בוחרים כמה זמן, ומחליפים מסלול מתי שרוצים.',
  },
  en: {
    title: 'Studio plans',
    lead: 'A wheel, clay and a kiln in the middle of town. Choose how much time, and change whenever you like.',
  },
} as const;

/** `/plans/`: what the studio sells by the month. */
export function plansPage({ locale }: PageContext): Page {
  const { title, lead } = plansTexts[locale];
  return {
    title,
    postId,
    bodyClasses: ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`],
    crumbs: [{ label: title }],
    main: html`<header class="page-header"><h1>${title}</h1><p>${lead}</p></header>
<div class="elementor elementor-${postId} plans" data-elementor-type="wp-page" data-elementor-id="${postId}">${pricingTables(locale, contactPath(locale))}</div>`,
  };
}
