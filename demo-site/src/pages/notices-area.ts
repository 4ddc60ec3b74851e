import { type Html, html } from '../markup/html.ts';
import { noticesMarkup } from '../markup/notices.ts';
import { takeNotices, type Visit } from '../shop/visit.ts';

/** Renders the shop's messages. It removes them from the session, so call it once per page. */
export const noticesArea = (visit: Visit, more = ''): Html =>
  html`<div class="woocommerce-notices-wrapper${more}">${noticesMarkup(takeNotices(visit))}</div>`;
