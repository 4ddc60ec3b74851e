import { type Html, html } from '../../markup/html.ts';
import { applyPath, contactPath, newsletterPath } from '../../shop/builder-forms/paths.ts';
import { accountPath, cartPath, categoryPath, shopPath } from '../../shop/links.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { aboutPath, aboutTexts } from '../about/page.ts';
import { campaignPath, campaignTexts } from '../campaign/page.ts';
import { faqPath, faqTexts } from '../faq/page.ts';
import { guidePath, guideTexts } from '../guide/page.ts';
import { labPath, labTexts } from '../lab/texts.ts';
import { lookbookPath, lookbookTexts } from '../lookbook/page.ts';
import { lotteryPath, lotteryTexts } from '../lottery/page.ts';
import { plansPath, plansTexts } from '../plans/page.ts';
import { studioPath, studioTexts } from '../studio/page.ts';
import { videosPath, videosTexts } from '../videos/page.ts';
import { siteSections } from './site-sections.ts';

const texts = {
  he: {
    about: 'אודות',
    aboutText: 'חנות לדוגמה לדברים יפים לבית וללבוש. אף הזמנה כאן לא נשלחת באמת, ואף שקל לא נגבה.',
    shop: 'קניות',
    all: 'כל המוצרים',
    read: 'לקרוא ולראות',
    service: 'שירות',
    account: 'החשבון שלי',
    orders: 'ההזמנות שלי',
    cart: 'סל הקניות',
    contact: 'יצירת קשר',
    apply: 'למכור אצלנו',
    newsletter: 'ניוזלטר',
  },
  en: {
    about: 'About',
    aboutText:
      'A sample shop for good things to live with and to wear. No order is ever sent, and nobody pays.',
    shop: 'Shopping',
    all: 'All products',
    read: 'Read and see',
    service: 'Service',
    account: 'My account',
    orders: 'My orders',
    cart: 'Shopping cart',
    contact: 'Contact',
    apply: 'Sell with us',
    newsletter: 'Newsletter',
  },
};

export function siteFooter({ locale, shop }: PageContext): Html {
  const say = texts[locale];
  const categories = shop.repository.categories();
  return html`<footer class="site-footer"><div class="site-footer__inner">
<section><h2>${say.about}</h2><p>${say.aboutText}</p><p><a href="${aboutPath(locale)}">${aboutTexts[locale].title}</a></p><p><a href="${studioPath(locale)}">${studioTexts[locale].title}</a></p></section>
<section><h2>${say.shop}</h2><ul><li><a href="${shopPath(locale)}">${say.all}</a></li>
${categories.map((category) => html`<li><a href="${categoryPath(category, locale)}">${category.name[locale]}</a></li>`)}</ul></section>
<section><h2>${say.read}</h2><ul>${siteSections(locale)
    .slice(1)
    .map(({ path, label }) => html`<li><a href="${path}">${label}</a></li>`)}
<li><a href="${videosPath(locale)}">${videosTexts[locale].title}</a></li>
<li><a href="${plansPath(locale)}">${plansTexts[locale].title}</a></li>
<li><a href="${lookbookPath(locale)}">${lookbookTexts[locale].title}</a></li>
<li><a href="${campaignPath(locale)}">${campaignTexts[locale].title}</a></li>
<li><a href="${lotteryPath(locale)}">${lotteryTexts[locale].title}</a></li>
<li><a href="${guidePath(locale)}">${guideTexts[locale].title}</a></li></ul></section>
<section><h2>${say.service}</h2><ul>
<li><a href="${accountPath(locale)}">${say.account}</a></li>
<li><a href="${accountPath(locale, 'orders')}">${say.orders}</a></li>
<li><a href="${cartPath(locale)}">${say.cart}</a></li>
<li><a href="${contactPath(locale)}">${say.contact}</a></li>
<li><a href="${faqPath(locale)}">${faqTexts[locale].title}</a></li>
<li><a href="${applyPath(locale)}">${say.apply}</a></li>
<li><a href="${newsletterPath(locale)}">${say.newsletter}</a></li>
</ul></section>
<p class="site-footer__lab"><a href="${labPath(locale)}">${labTexts[locale].title}</a></p>
</div></footer>`;
}
