import { fill } from '../../content/fill.ts';
import { type Html, html } from '../../markup/html.ts';
import { favouritesPath } from '../../shop/data-stores.ts';
import { accountPath } from '../../shop/links.ts';
import { itemTitle } from '../../shop/listed-item.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import { hasStore, idsIn } from '../../shop/store-contents.ts';
import { type StoreChange, storeChange, storeNonce } from '../../shop/store-form.ts';
import type { Page } from '../page.ts';
import { favouritesTexts } from './texts.ts';

/** `/favourites/add/` and `/favourites/remove/`: asks before a list of the server changes, for visitors without scripts. */
export function storeChangePage(context: PageContext): Page | null {
  const wanted = storeChange(context);
  if (wanted === null) return null;
  const { locale } = context;
  const say = favouritesTexts[locale];
  const { change, store, item } = wanted;
  const title = fill(say.change[change].question, {
    item: itemTitle(item)[locale],
    list: store.name[locale],
  });
  const crumbs = [{ label: say.title, href: favouritesPath(locale) }, { label: store.name[locale] }];
  const main = html`<section class="card confirm"><h1>${title}</h1>${answer(context, wanted)}</section>`;
  return { title, postId: 0, bodyClasses: ['page'], crumbs, main };
}

function answer(context: PageContext, { change, store, item, back }: StoreChange): Html {
  const { locale } = context;
  const say = favouritesTexts[locale];
  if (!hasStore(context, store))
    return html`<p>${say.guest} <a href="${accountPath(locale)}">${say.login}</a></p>`;
  const isFull = change === 'add' && store.size > 0 && idsIn(context, store).length >= store.size;
  if (isFull && !store.isOnView)
    return html`<p>${fill(say.full, { size: store.size })}</p><a class="button" href="${favouritesPath(locale, store)}">${say.toList}</a>`;
  return html`<form method="post"><input type="hidden" name="store" value="${store.slug}"><input type="hidden" name="post" value="${item.id}"><input type="hidden" name="back" value="${back}"><input type="hidden" name="nonce" value="${createNonce(context, storeNonce)}">
<button type="submit" class="button button--primary">${say.change[change].yes}</button> <a class="button" href="${back}">${say.no}</a></form>`;
}
