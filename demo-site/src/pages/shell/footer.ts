import texts from '../../../content/texts/site.json' with { type: 'json' };
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
  readonly name: keyof (typeof texts.sections)['he'];
  readonly path: string;
  readonly label: string;
  /** In the main menu it stands in another one's panel. */
  readonly isInPanel?: true;
}

/** The site's sections, the shop first. */
export function siteSections(locale: Locale): readonly SiteSection[] {
  const say = texts.sections[locale];
  return [
    { name: 'shop', path: shopPath(locale), label: say.shop },
    { name: 'magazine', path: magazinePath(locale), label: say.magazine },
    { name: 'ideas', path: ideasPath(locale), label: say.ideas, isInPanel: true },
    { name: 'events', path: localPath('/events/', locale), label: say.events },
    { name: 'sale', path: localPath('/sale/', locale), label: say.sale },
    { name: 'favourites', path: favouritesPath(locale), label: say.favourites },
  ];
}

export function siteFooter({ locale, shop }: PageContext): Html {
  const say = texts.footer[locale];
  const { about, campaign, faq, guide, lookbook, lottery, plans, studio, videos } = contentPages;
  const link = ({ path, title }: ContentPage): Html => html`<a href="${path(locale)}">${title(locale)}</a>`;
  const categories = shop.repository.categories();
  return html`<footer class="site-footer"><div class="site-footer__inner">
<section><h2>${say.about}</h2><p>${say.aboutText}</p><p>${link(about)}</p><p>${link(studio)}</p></section>
<section><h2>${say.shop}</h2><ul><li><a href="${shopPath(locale)}">${say.all}</a></li>
${categories.map((category) => html`<li><a href="${categoryPath(category, locale)}">${category.name[locale]}</a></li>`)}</ul></section>
<section><h2>${say.read}</h2><ul>${siteSections(locale)
    .slice(1)
    .map(({ path, label }) => html`<li><a href="${path}">${label}</a></li>`)}
${[videos, plans, lookbook, campaign, lottery, guide].map((page, at) => html`${at > 0 && '\n'}<li>${link(page)}</li>`)}</ul></section>
<section><h2>${say.service}</h2><ul>
<li><a href="${accountPath(locale)}">${say.account}</a></li>
<li><a href="${accountPath(locale, 'orders')}">${say.orders}</a></li>
<li><a href="${cartPath(locale)}">${say.cart}</a></li>
<li><a href="${contactPath(locale)}">${say.contact}</a></li>
<li>${link(faq)}</li>
<li><a href="${applyPath(locale)}">${say.apply}</a></li>
<li><a href="${newsletterPath(locale)}">${say.newsletter}</a></li>
</ul></section>
<p class="site-footer__lab"><a href="${labPath(locale)}">${labTexts[locale].title}</a></p>
</div></footer>`;
}
