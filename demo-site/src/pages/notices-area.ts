import { type Html, html } from '../markup/html.ts';
import { noticesMarkup } from '../markup/notices.ts';
import { takeNotices, type Visit } from '../shop/visit.ts';

/** Where the shop's messages stand; taken out of the session here, so call it once a page. */
export const noticesArea = (visit: Visit, more = ''): Html =>
  html`<div class="woocommerce-notices-wrapper${more}">${noticesMarkup(takeNotices(visit))}</div>`;
