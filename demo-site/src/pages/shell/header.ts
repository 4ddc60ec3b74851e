import menuPanels from '../../../content/menu.json' with { type: 'json' };
import siteTexts from '../../../content/texts/site.json' with { type: 'json' };
import { fill } from '../../content/fill.ts';
import { type Localised, localised } from '../../content/localised.ts';
import { cartContents } from '../../markup/cart-contents.ts';
import { type Html, html } from '../../markup/html.ts';
import { liveSearch } from '../../markup/live-search.ts';
import { type MenuEntry, megaMenu } from '../../markup/mega-menu.ts';
import { headerTemplateId, menuCartElementId, menuCartToggle } from '../../markup/menu-cart.ts';
import { image, pictureOf } from '../../markup/picture.ts';
import { listPrice } from '../../markup/price.ts';
import { accountPath, categoryPath, homePath, productPath } from '../../shop/links.ts';
import { localPath } from '../../shop/locale.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { editorTexts } from '../editor/texts.ts';
import type { Page } from '../page.ts';
import { siteSections } from './footer.ts';
import { brandIcon, menuIcon } from './icons.ts';

/**
 * Renders the site's sections; the shop and the magazine open panels. `language` is a link to the same page in the other
 * language.
 */
function mainMenu(
  context: PageContext,
  language: Required<Pick<MenuEntry, 'title' | 'path' | 'language'>>,
): Html {
  const { locale, url } = context;
  const texts = siteTexts.mainMenu[locale];
  const sections = siteSections(locale).filter(({ isInPanel }) => !isInPanel);
  const entries = sections.map(({ name, path, label: title }): MenuEntry => {
    const isHere = url.pathname.startsWith(path);
    const panel = menuPanels.find(({ section }) => section === name);
    return {
      title,
      path,
      current: isHere ? (url.pathname === path ? 'page' : 'true') : undefined,
      ...(panel && {
        open: fill(texts.open, { title }),
        close: fill(texts.close, { title }),
        panel: inside(context, localised(panel, locale)),
      }),
    };
  });
  return megaMenu({
    name: 'main menu',
    label: texts.main,
    toggle: texts.menu,
    toggleIcon: html`${menuIcon}`,
    classes: 'site-main-menu',
    entries: [...entries, { ...language, classes: 'site-menu-language' }],
  });
}

interface PanelLink {
  readonly path: string;
  readonly label: string;
  readonly about: string;
}

type MenuPanel = Localised<(typeof menuPanels)[number]>;

function inside(context: PageContext, { links, product, promise }: MenuPanel): Html {
  const { locale, shop, url } = context;
  const all: readonly PanelLink[] =
    typeof links === 'string'
      ? shop.repository.categories().map((category) => ({
          path: categoryPath(category, locale),
          label: category.name[locale],
          about: category.description[locale],
        }))
      : links.map(({ path, ...words }) => ({ path: localPath(path, locale), ...words }));
  return html`<div class="site-menu-panel"><ul class="site-menu-links">
${all.map(
  ({ path, label, about }) =>
    html`<li><a href="${path}"${url.pathname === path && html` aria-current="page"`}><strong>${label}</strong> <span>${about}</span></a></li>
`,
)}</ul>${promoted(context, product, promise)}</div>`;
}

function promoted({ locale, shop: { repository } }: PageContext, id: number, promise: string): Html | false {
  const product = repository.product(id);
  const picture = product && pictureOf(repository, product);
  return (
    product !== null &&
    html`<a class="site-menu-promo" href="${productPath(product, locale)}">${picture && image(picture, { classes: 'site-menu-picture', locale, lazy: true, decorative: true })}<span><strong>${product.name[locale]}</strong> <span>${promise}</span> <span class="price">${listPrice(repository, product, locale)}</span></span></a>`
  );
}

export function siteHeader(context: PageContext, settings: Page['headerSettings']): Html {
  const { locale, shop } = context;
  const texts = siteTexts.header[locale];
  const language = otherLanguage(context);
  return html`<a class="skip-link" href="#content">${texts.skip}</a>
<header class="site-header ${settings ? 'elementor-element' : 'elementor-sticky'} elementor elementor-${headerTemplateId} elementor-location-header"${settings && html` data-settings="${JSON.stringify(settings)}" data-widget="sticky"`} data-elementor-type="header" data-elementor-id="${headerTemplateId}"${context.query.has('elementor-preview') && html` data-elementor-title="${editorTexts[locale].page.header}"`}>
<div class="site-header__inner">
<a class="site-brand" href="${homePath(locale)}" rel="home">${brandIcon}<span>${shop.name[locale]}</span></a>
${mainMenu(context, language)}
<div class="elementor-element elementor-element-5d0e1aa elementor-widget elementor-widget-button site-account" data-id="5d0e1aa" data-element_type="widget" data-widget_type="button.default" data-widget="account-button">
<a class="site-link elementor-button elementor-button-link" href="${accountPath(locale)}"><span class="elementor-button-text">${texts.account}</span></a>
</div>
<a class="site-link" href="${language.path}" lang="${language.language}" hreflang="${language.language}">${language.title}</a>
<div class="site-cart">${cartContents(context)}${menuCart(context, texts)}</div>
</div>
</header>
${strip(context, texts)}`;
}

/** Returns the same page's address in the other language, without a parameter that would add a product again. */
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

const strip = (context: PageContext, texts: (typeof siteTexts.header)['he']): Html =>
  html`<div class="site-strip"><div class="site-strip__inner">
<nav class="site-categories" aria-label="${texts.categories}"><ul>${categoryLinks(context)}</ul></nav>
${liveSearch(context)}
</div></div>`;

/** Renders the menu cart in the page builder's markup; the cart's fragments fill in its items. */
function menuCart(context: PageContext, texts: (typeof siteTexts.header)['he']): Html {
  const settings = { open_cart: 'click', automatically_open_cart: 'yes', cart_type: 'mini-cart' };
  const classes =
    'elementor-menu-cart--items-indicator-bubble elementor-menu-cart--cart-type-mini-cart elementor-menu-cart--show-remove-button-yes elementor-widget elementor-widget-woocommerce-menu-cart';
  return html`<div class="elementor-element elementor-element-${menuCartElementId} ${classes}" data-id="${menuCartElementId}" data-element_type="widget" data-widget_type="woocommerce-menu-cart.default" data-settings="${JSON.stringify(settings)}" data-widget="mini-cart">
<div class="elementor-menu-cart__wrapper"><div class="elementor-menu-cart__toggle_wrapper">
<div class="elementor-menu-cart__container elementor-lightbox" aria-hidden="true">
<div class="elementor-menu-cart__main" aria-hidden="true">
<div class="elementor-menu-cart__close-button" role="button" tabindex="0" aria-label="${texts.close}"></div>
<div class="widget_shopping_cart_content"></div>
</div>
</div>
${menuCartToggle(context)}
</div></div>
</div>`;
}
