import { type Html, html } from '../../markup/html.ts';
import type { PageContext } from '../../shop/page-context.ts';

/** A moment in Israel. */
export function timeOf({ locale }: PageContext, time: number): Html {
  const format = new Intl.DateTimeFormat(locale === 'he' ? 'he-IL' : 'en-GB', {
    timeZone: 'Asia/Jerusalem',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return html`<time datetime="${new Date(time).toISOString()}">${format.format(time)}</time>`;
}
