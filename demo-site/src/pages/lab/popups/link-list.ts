import type { PopupLink } from '../../../content/popups.ts';
import { openPopupAction } from '../../../markup/builder-action.ts';
import { type Html, html } from '../../../markup/html.ts';
import { localPath } from '../../../shop/locale.ts';
import type { Locale } from '../../../shop/model.ts';
import type { PageContext } from '../../../shop/page-context.ts';

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

/** The links of a popup's sheet. */
export const popupLinks = ({ locale }: PageContext, links: readonly PopupLink[]): Html =>
  linkList(
    links.map(({ label, classes, ...to }) => ({
      label: label[locale],
      href: addressOf(to, locale),
      ...(classes === undefined ? {} : { classes }),
    })),
  );

function addressOf({ path, opens, toggles }: Omit<PopupLink, 'label' | 'classes'>, locale: Locale): string {
  if (path !== undefined) return localPath(path, locale);
  if (opens !== undefined) return openPopupAction(opens);
  return toggles === undefined ? '#' : openPopupAction(toggles, true);
}
