import { type Html, html } from '../../markup/html.ts';

interface ListedLink {
  readonly label: string;
  readonly href: string;
  readonly classes?: string;
}

/** Links to try, as buttons in a row. */
export const linkList = (links: readonly ListedLink[]): Html =>
  html`<ul class="try-links">${links.map(
    ({ label, href, classes }) =>
      html`<li><a class="button${classes !== undefined && ` ${classes}`}" href="${href}">${label}</a></li>`,
  )}</ul>`;
