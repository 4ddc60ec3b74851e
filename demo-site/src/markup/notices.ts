import type { Notice } from '../shop/session.ts';
import { type Html, html, trusted } from './html.ts';

const messageNotice = (notice: Notice): Html =>
  html`\n\t<div class="woocommerce-message" role="alert">\n\t\t${trusted(notice.html)}\t</div>\n`;

const infoNotice = (notice: Notice): Html =>
  html`\n\t<div class="woocommerce-info" role="status">\n\t\t${trusted(notice.html)}\t</div>\n`;

const errorItem = (notice: Notice): Html =>
  html`\n\t\t\t<li${notice.field === undefined ? '' : html` data-id="${notice.field}"`}>\n\t\t\t${trusted(notice.html)}\t\t</li>\n`;

/** Messages as the CMS prints them: the errors in one list, then the successes, then the rest. */
export function noticesMarkup(notices: readonly Notice[]): Html {
  const of = (kind: Notice['kind']): Notice[] => notices.filter((notice) => notice.kind === kind);
  const errors = of('error');
  const list =
    errors.length > 0 &&
    html`\n\t<ul class="woocommerce-error" role="alert">${errors.map(errorItem)}\t</ul>\n`;
  return html`${list}${of('success').map(messageNotice)}${of('info').map(infoNotice)}`;
}
