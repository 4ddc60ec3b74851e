import { dataStores } from './data-stores.ts';
import { addToStore } from './store-contents.ts';
import type { Visit } from './visit.ts';

const productPage = /^\/product\/([^/]+)\/$/;

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** The stores that take in what is looked at do so here, for visitors without scripts, too; once more changes nothing. */
export function rememberView(visit: Visit): void {
  const [, slug] = productPage.exec(visit.path) ?? [];
  const product = slug === undefined ? null : visit.shop.repository.productBySlug(decoded(slug));
  if (product === null || visit.request.method !== 'GET') return;
  for (const store of dataStores) if (store.isOnView) addToStore(visit, store, product.id);
}
