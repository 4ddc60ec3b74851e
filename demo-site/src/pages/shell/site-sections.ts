import { favouritesPath } from '../../shop/data-stores.ts';
import { shopPath } from '../../shop/links.ts';
import { localPath } from '../../shop/locale.ts';
import { ideasPath, magazinePath } from '../../shop/magazine-links.ts';
import type { Locale } from '../../shop/model.ts';

const texts = {
  he: {
    shop: 'החנות',
    magazine: 'מגזין',
    ideas: 'רעיונות',
    events: 'אירועים',
    sale: 'מבצע',
    favourites: 'מועדפים',
  },
  en: {
    shop: 'Shop',
    magazine: 'Magazine',
    ideas: 'Ideas',
    events: 'Events',
    sale: 'Sale',
    favourites: 'Favourites',
  },
};

/** The site's sections, the shop first. */
export function siteSections(locale: Locale): readonly { readonly path: string; readonly label: string }[] {
  const say = texts[locale];
  return [
    { path: shopPath(locale), label: say.shop },
    { path: magazinePath(locale), label: say.magazine },
    { path: ideasPath(locale), label: say.ideas },
    { path: localPath('/events/', locale), label: say.events },
    { path: localPath('/sale/', locale), label: say.sale },
    { path: favouritesPath(locale), label: say.favourites },
  ];
}
