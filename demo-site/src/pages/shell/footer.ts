import siteTexts from '../../../content/texts/site.json' with { type: 'json' };
import { type Html, html } from '../../markup/html.ts';
import { favouritesPath } from '../../shop/data-stores.ts';
import { accountPath, cartPath, categoryPath, shopPath } from '../../shop/links.ts';
import { applyPath, contactPath, localPath, newsletterPath } from '../../shop/locale.ts';
import { ideasPath, magazinePath } from '../../shop/magazine.ts';
import type { Locale } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { type ContentPage, contentPages } from '../content-pages.ts';
import { labPath, labTexts } from '../lab/texts.ts';

interface SiteSection {
  readonly name: keyof (typeof siteTexts.sections)['he'];
  readonly path: string;
  readonly label: string;
  /** Whether the main menu shows the section in the panel of another section. */
  readonly isInPanel?: true;
}

/** Returns the site's sections, the shop first. */
export function siteSections(locale: Locale): readonly SiteSection[] {
  const texts = siteTexts.sections[locale];
  return [
    { name: 'shop', path: shopPath(locale), label: texts.shop },
    { name: 'magazine', path: magazinePath(locale), label: texts.magazine },
    { name: 'ideas', path: ideasPath(locale), label: texts.ideas, isInPanel: true },
    { name: 'events', path: localPath('/events/', locale), label: texts.events },
    { name: 'sale', path: localPath('/sale/', locale), label: texts.sale },
    { name: 'favourites', path: favouritesPath(locale), label: texts.favourites },
  ];
}

export function siteFooter({ locale, shop }: PageContext): Html {
  const texts = siteTexts.footer[locale];
  const { about, campaign, faq, guide, lookbook, lottery, plans, studio, videos } = contentPages;
  const link = ({ path, title }: ContentPage): Html => html`<a href="${path(locale)}">${title(locale)}</a>`;
  const categories = shop.repository.categories();
  return html`<footer class="site-footer"><div class="site-footer__inner">
<section><h2>${texts.about}</h2><p>${texts.aboutText}</p><p>${link(about)}</p><p>${link(studio)}</p></section>
<section><h2>${texts.shop}</h2><ul><li><a href="${shopPath(locale)}">${texts.all}</a></li>
${categories.map((category) => html`<li><a href="${categoryPath(category, locale)}">${category.name[locale]}</a></li>`)}</ul></section>
<section><h2>${texts.read}</h2><ul>${siteSections(locale)
    .slice(1)
    .map(({ path, label }) => html`<li><a href="${path}">${label}</a></li>`)}
${[videos, plans, lookbook, campaign, lottery, guide].map((page, at) => html`${at > 0 && '\n'}<li>${link(page)}</li>`)}</ul></section>
<section><h2>${texts.service}</h2><ul>
<li><a href="${accountPath(locale)}">${texts.account}</a></li>
<li><a href="${accountPath(locale, 'orders')}">${texts.orders}</a></li>
<li><a href="${cartPath(locale)}">${texts.cart}</a></li>
<li><a href="${contactPath(locale)}">${texts.contact}</a></li>
<li>${link(faq)}</li>
<li><a href="${applyPath(locale)}">${texts.apply}</a></li>
<li><a href="${newsletterPath(locale)}">${texts.newsletter}</a></li>
</ul></section>
<p class="site-footer__lab"><a href="${labPath(locale)}">${labTexts[locale].title}</a></p>
</div></footer>`;
}
