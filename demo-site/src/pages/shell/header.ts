import texts from '../../../content/texts/site.json' with { type: 'json' };
import { cartContents } from '../../markup/cart-contents.ts';
import { type Html, html } from '../../markup/html.ts';
import { liveSearch } from '../../markup/live-search.ts';
import { headerTemplateId, menuCartElementId, menuCartToggle } from '../../markup/menu-cart.ts';
import { accountPath, categoryPath, homePath } from '../../shop/links.ts';
import { localPath } from '../../shop/locale.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { editorTexts } from '../editor/texts.ts';
import type { Page } from '../page.ts';
import { brandIcon } from './icons.ts';
import { mainMenu } from './main-menu.ts';

export function siteHeader(context: PageContext, settings: Page['headerSettings']): Html {
  const { locale, shop } = context;
  const say = texts.header[locale];
  const language = otherLanguage(context);
  return html`<a class="skip-link" href="#content">${say.skip}</a>
<header class="site-header ${settings ? 'elementor-element' : 'elementor-sticky'} elementor elementor-${headerTemplateId} elementor-location-header"${settings && html` data-settings="${JSON.stringify(settings)}" data-widget="sticky"`} data-elementor-type="header" data-elementor-id="${headerTemplateId}"${context.query.has('elementor-preview') && html` data-elementor-title="${editorTexts[locale].page.header}"`}>
<div class="site-header__inner">
<a class="site-brand" href="${homePath(locale)}" rel="home">${brandIcon}<span>${shop.name[locale]}</span></a>
${mainMenu(context, language)}
<div class="elementor-element elementor-element-5d0e1aa elementor-widget elementor-widget-button site-account" data-id="5d0e1aa" data-element_type="widget" data-widget_type="button.default" data-widget="account-button">
<a class="site-link elementor-button elementor-button-link" href="${accountPath(locale)}"><span class="elementor-button-text">${say.account}</span></a>
</div>
<a class="site-link" href="${language.path}" lang="${language.language}" hreflang="${language.language}">${language.title}</a>
<div class="site-cart">${cartContents(context)}${menuCart(context, say)}</div>
</div>
</header>
${strip(context, say)}`;
}

/** The same page in the other language. A form that was posted there is not posted again. */
function otherLanguage({ locale, path, url }: PageContext) {
  const language = locale === 'he' ? 'en' : 'he';
  const query = url.searchParams.has('add-to-cart') ? '' : url.search;
  return {
    language,
    title: language === 'en' ? 'English' : 'עברית',
    path: `${localPath(path, language)}${query}`,
  };
}

const categoryLinks = ({ locale, shop, url }: PageContext): readonly Html[] =>
  shop.repository.categories().map((category) => {
    const path = categoryPath(category, locale);
    const current = url.pathname.startsWith(path) && html` aria-current="page"`;
    return html`<li><a class="site-link" href="${path}"${current}>${category.name[locale]}</a></li>\n`;
  });

const strip = (context: PageContext, say: (typeof texts.header)['he']): Html =>
  html`<div class="site-strip"><div class="site-strip__inner">
<nav class="site-categories" aria-label="${say.categories}"><ul>${categoryLinks(context)}</ul></nav>
${liveSearch(context)}
</div></div>`;

/** As the page builder renders it; the lines come with the cart's fragments. */
function menuCart(context: PageContext, say: (typeof texts.header)['he']): Html {
  const settings = { open_cart: 'click', automatically_open_cart: 'yes', cart_type: 'mini-cart' };
  const classes = [
    `elementor-element-${menuCartElementId}`,
    'elementor-menu-cart--items-indicator-bubble',
    'elementor-menu-cart--cart-type-mini-cart',
    'elementor-menu-cart--show-remove-button-yes',
    'elementor-widget',
    'elementor-widget-woocommerce-menu-cart',
  ];
  return html`<div class="elementor-element ${classes.join(' ')}" data-id="${menuCartElementId}" data-element_type="widget" data-widget_type="woocommerce-menu-cart.default" data-settings="${JSON.stringify(settings)}" data-widget="mini-cart">
<div class="elementor-menu-cart__wrapper"><div class="elementor-menu-cart__toggle_wrapper">
<div class="elementor-menu-cart__container elementor-lightbox" aria-hidden="true">
<div class="elementor-menu-cart__main" aria-hidden="true">
<div class="elementor-menu-cart__close-button" role="button" tabindex="0" aria-label="${say.close}"></div>
<div class="widget_shopping_cart_content"></div>
</div>
</div>
${menuCartToggle(context)}
</div></div>
</div>`;
}
