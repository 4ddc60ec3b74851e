import texts from '../../../content/texts/site.json' with { type: 'json' };
import { favouritesPath } from '../../shop/data-stores.ts';
import { shopPath } from '../../shop/links.ts';
import { localPath } from '../../shop/locale.ts';
import { ideasPath, magazinePath } from '../../shop/magazine-links.ts';
import type { Locale } from '../../shop/model.ts';

export interface SiteSection {
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
