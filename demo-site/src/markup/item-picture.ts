import { picturePath } from '../shop/links.ts';
import type { ListedItem } from '../shop/listed-item.ts';
import type { Picture } from '../shop/model.ts';
import type { Repository } from '../shop/repository.ts';
import type { Visit } from '../shop/visit.ts';
import { type Html, html } from './html.ts';
import { pictureOf } from './picture.ts';

function pictureOfItem(repository: Repository, item: ListedItem): Picture | null {
  if (item.kind === 'product') return pictureOf(repository, item.product);
  return repository.picture((item.kind === 'post' ? item.post : item.event).pictureId);
}

/** The picture of an item beside its name; stories and events have one of their own. */
export function itemPicture({ shop }: Visit, item: ListedItem): Html | null {
  const picture = pictureOfItem(shop.repository, item);
  return (
    picture &&
    html`<img src="${picturePath(picture)}" width="${picture.width}" height="${picture.height}" alt="" loading="lazy" decoding="async">`
  );
}
