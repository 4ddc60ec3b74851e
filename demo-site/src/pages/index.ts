import { decodedPart } from '../shop/fields.ts';
import type { PageContext, RenderPage } from '../shop/page-context.ts';
import { accountPage } from './account/page.ts';
import { categoryPage, shopPage } from './archive.ts';
import { cartPage } from './cart.ts';
import { checkoutPage } from './checkout/page.ts';
import { receivedPage } from './checkout/received.ts';
import { contentPages } from './content-pages.ts';
import { editedPage, editorPage } from './editor/page.ts';
import { eventPage, eventsPage, manageEventsPage } from './events/pages.ts';
import { favouritesPage, storeChangePage } from './favourites/page.ts';
import { newsletterPage } from './forms/newsletter.ts';
import { applyPage, contactPage, contactThanksPage } from './forms/pages.ts';
import { homePage } from './home/page.ts';
import { inboxPage } from './inbox/page.ts';
import { clocksPage, lastMinutePage } from './lab/clocks.ts';
import { collectionPage } from './lab/collections.ts';
import { labPage } from './lab/index-page.ts';
import { linksPage } from './lab/links.ts';
import { listingPopupsPage } from './lab/listing-popups.ts';
import { pluginPopupPage, popupPage, popupsPage } from './lab/popup-pages.ts';
import { magazineRoutes } from './magazine/routes.ts';
import { notFoundPage } from './not-found.ts';
import type { Page } from './page.ts';
import { productPage } from './product/page.ts';
import { salePage } from './sale/page.ts';
import { searchPage } from './search.ts';
import { pageDocument } from './shell/document.ts';
import { themeFile } from './theme-files.ts';

interface Route {
  /** Matches the path without its language. */
  readonly pattern: RegExp;
  /** Returns null if the path matches but no such page exists. */
  readonly render: (context: PageContext, parts: readonly string[]) => Page | null;
}

const pageNumber = (part: string | undefined) => (part ? Number(part) : 1);

const routes: readonly Route[] = [
  ...Object.values(contentPages).map(({ path, render }) => ({
    pattern: new RegExp(`^${path('he')}$`),
    render,
  })),
  {
    pattern: /^\/(?:page\/(\d+)\/)?$/,
    render: (context, [page]) =>
      context.query.has('s') ? searchPage(context, pageNumber(page)) : page ? null : homePage(context),
  },
  {
    pattern: /^\/shop\/(?:page\/(\d+)\/)?$/,
    render: (context, [page]) => shopPage(context, pageNumber(page)),
  },
  {
    pattern: /^\/product-category\/([^/]+)\/(?:page\/(\d+)\/)?$/,
    render: (context, [slug = '', page]) => categoryPage(context, slug, pageNumber(page)),
  },
  { pattern: /^\/product\/([^/]+)\/$/, render: (context, [slug = '']) => productPage(context, slug) },
  { pattern: /^\/cart\/$/, render: cartPage },
  { pattern: /^\/checkout\/$/, render: checkoutPage },
  {
    pattern: /^\/checkout\/order-received\/(\d+)\/$/,
    render: (context, [id]) => receivedPage(context, Number(id)),
  },
  { pattern: /^\/my-account\//, render: accountPage },
  ...magazineRoutes,
  { pattern: /^\/lab\/$/, render: labPage },
  {
    pattern: /^\/lab\/collections\/([^/]+)\/$/,
    render: (context, [name = '']) => collectionPage(context, name),
  },
  { pattern: /^\/events\/$/, render: eventsPage },
  { pattern: /^\/events\/manage\/$/, render: manageEventsPage },
  { pattern: /^\/events\/([^/]+)\/$/, render: (context, [slug = '']) => eventPage(context, slug) },
  { pattern: /^\/contact\/$/, render: contactPage },
  { pattern: /^\/contact\/thanks\/$/, render: contactThanksPage },
  { pattern: /^\/apply\/$/, render: applyPage },
  { pattern: /^\/newsletter\/$/, render: newsletterPage },
  { pattern: /^\/inbox\/$/, render: inboxPage },
  { pattern: /^\/lab\/popups\/$/, render: popupsPage },
  { pattern: /^\/lab\/popups\/listing\/$/, render: listingPopupsPage },
  {
    pattern: /^\/lab\/popups\/listing\/([^/]+)\/$/,
    render: (context, [slug = '']) => pluginPopupPage(context, slug),
  },
  { pattern: /^\/lab\/popups\/([^/]+)\/$/, render: (context, [slug = '']) => popupPage(context, slug) },
  { pattern: /^\/lab\/links\/$/, render: linksPage },
  { pattern: /^\/sale\/$/, render: salePage },
  { pattern: /^\/editor\/$/, render: editorPage },
  { pattern: /^\/editor\/page\/$/, render: editedPage },
  { pattern: /^\/lab\/clocks\/$/, render: clocksPage },
  { pattern: /^\/lab\/clocks\/last-minute\/$/, render: lastMinutePage },
  { pattern: /^\/favourites\/$/, render: favouritesPage },
  { pattern: /^\/favourites\/(?:add|remove)\/$/, render: storeChangePage },
];

/** Renders the page, or the theme's file, at an address; a 404 page for any other address. */
export const renderPage: RenderPage = async (_request, context) => {
  const file = await themeFile(context);
  return file ?? pageDocument(context, findPage(context) ?? notFoundPage(context));
};

function findPage(context: PageContext): Page | null {
  for (const { pattern, render } of routes) {
    const parts = pattern.exec(context.path);
    if (parts)
      return render(
        context,
        parts.slice(1).map((part = '') => decodedPart(part, part)),
      );
  }
  return null;
}
