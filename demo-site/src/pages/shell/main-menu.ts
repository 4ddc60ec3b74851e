import menuPanels from '../../../content/menu.json' with { type: 'json' };
import texts from '../../../content/texts/site.json' with { type: 'json' };
import { fill } from '../../content/fill.ts';
import { type Localised, localised } from '../../content/localised.ts';
import { type Html, html } from '../../markup/html.ts';
import { type MenuEntry, megaMenu } from '../../markup/mega-menu.ts';
import { pictureOf } from '../../markup/picture.ts';
import { listPrice } from '../../markup/price.ts';
import { categoryPath, productPath } from '../../shop/links.ts';
import { localPath } from '../../shop/locale.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { image } from '../picture.ts';
import { menuIcon } from './icons.ts';
import { siteSections } from './site-sections.ts';

/** The site's sections; the shop and the magazine open panels. `language` leads to the same page in the other one. */
export function mainMenu(
  context: PageContext,
  language: Required<Pick<MenuEntry, 'title' | 'path' | 'language'>>,
): Html {
  const { locale, url } = context;
  const say = texts.mainMenu[locale];
  const sections = siteSections(locale).filter(({ isInPanel }) => !isInPanel);
  const entries = sections.map(({ name, path, label: title }): MenuEntry => {
    const isHere = url.pathname.startsWith(path);
    const panel = menuPanels.find(({ section }) => section === name);
    return {
      title,
      path,
      current: isHere ? (url.pathname === path ? 'page' : 'true') : undefined,
      ...(panel && {
        open: fill(say.open, { title }),
        close: fill(say.close, { title }),
        panel: inside(context, localised(panel, locale)),
      }),
    };
  });
  return megaMenu({
    name: 'main menu',
    label: say.main,
    toggle: say.menu,
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
