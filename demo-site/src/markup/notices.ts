import type { Notice } from '../shop/session.ts';
import { type Html, html, trusted } from './html.ts';

const messageNotice = (notice: Notice): Html =>
  html`\n\t<div class="woocommerce-message" role="alert">\n\t\t${trusted(notice.html)}\t</div>\n`;

const infoNotice = (notice: Notice): Html =>
  html`\n\t<div class="woocommerce-info" role="status">\n\t\t${trusted(notice.html)}\t</div>\n`;

/** Renders an error. An error about a field links to the field, and has an id so that it can describe the field. */
function errorItem({ field, html: text }: Notice): Html {
  if (field === undefined) return html`\n\t\t\t<li>\n\t\t\t${trusted(text)}\t\t</li>\n`;
  const link = html`<a href="#${field}" id="${problemId(field)}">${trusted(text)}</a>`;
  return html`\n\t\t\t<li data-id="${field}">\n\t\t\t${link}\t\t</li>\n`;
}

/** Returns the id of the message about a field. */
export const problemId = (field: string): string => `${field}-problem`;

/** Renders messages in the CMS's order: the errors in one list, then the successes, then the others. */
export function noticesMarkup(notices: readonly Notice[]): Html {
  const of = (kind: Notice['kind']): Notice[] => notices.filter((notice) => notice.kind === kind);
  const errors = of('error');
  const list =
    errors.length > 0 &&
    html`\n\t<ul class="woocommerce-error" role="alert">${errors.map(errorItem)}\t</ul>\n`;
  return html`${list}${of('success').map(messageNotice)}${of('info').map(infoNotice)}`;
}
