import { dataStores, isFront, seen } from '../../shop/data-stores.ts';
import { createNonce } from '../../shop/nonces.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { Page, Params } from '../page.ts';

const adminAjax = '/wp-admin/admin-ajax.php';

/** Listings ask the page they stand on; the time keeps caches out of it. */
function listingUrl({ url, shop }: PageContext): string {
  const query = new URLSearchParams(url.search);
  query.set('nocache', String(Math.floor(shop.platform.now() / 1000)));
  return `${url.origin}${url.pathname}?${query}`;
}

/** What the listings plugin prints on every page. */
export function listingParams(context: PageContext, page: Page): readonly Params[] {
  const { url } = context;
  const front = dataStores.filter(isFront).map(({ slug, type }) => [slug, type] as const);
  return [
    {
      handle: 'jet-engine-frontend',
      name: 'JetEngineSettings',
      value: {
        ajaxurl: url.origin + adminAjax,
        ajaxlisting: listingUrl(context),
        restNonce: createNonce(context, 'wp_rest'),
        hoverActionTimeout: '400',
        addedPostCSS: [],
      },
    },
    { handle: 'jet-engine-data-stores', name: 'JetEngineRegisteredStores', value: Object.fromEntries(front) },
    ...viewsOf(page),
  ];
}

/** A product's own page tells which stores take it in because it is looked at. */
const viewsOf = ({ bodyClasses, postId }: Page): readonly Params[] =>
  bodyClasses.includes('single-product')
    ? [
        {
          handle: 'jet-engine-data-stores-on-view',
          name: 'JetEngineViewsData',
          value: [
            { slug: seen.slug, type: seen.type, is_front: isFront(seen), post_id: postId, size: seen.size },
          ],
        },
      ]
    : [];
