import { handleContract } from '../../demo-site/src/contracts/handle.ts';
import { handleUpload } from '../../demo-site/src/contracts/uploads.ts';
import { renderPage } from '../../demo-site/src/pages/index.ts';
import { seed } from '../../demo-site/src/seed/index.ts';
import { servePage } from '../../demo-site/src/server/page-response.ts';
import { browserJar, browserPlatform } from '../../demo-site/src/shop/browser-platform.ts';
import { localPath } from '../../demo-site/src/shop/locale.ts';
import type { Locale } from '../../demo-site/src/shop/model.ts';
import { openShop, type Shop } from '../../demo-site/src/shop/shop.ts';
import { memoryRepository } from '../../demo-site/src/store/memory.ts';

/** The demo site, running in this browser tab with in-memory data and one visitor. */
export interface BrowserShop {
  readonly shop: Shop;
  /** Address of the visitor's page. */
  readonly pageUrl: URL;
  /** Returns the HTML of the visitor's page. Throws if the shop answers with an error. */
  page(): Promise<string>;
  /** Answers a request that the page sends, like the demo's server. */
  answer(request: Request): Promise<Response>;
  /** Posts a form on behalf of the visitor. */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Response>;
}

const pagePaths =
  /^\/(en\/)?((cart|checkout|shop|my-account|product|product-category|magazine|ideas|events|faq|lab|favourites|contact|apply|newsletter|inbox|captcha|page)\/.*)?$/;

/** Returns whether a request is for the shop rather than for Storybook, whose own addresses are `/?path=…`. */
export function isForShop(url: URL): boolean {
  if (url.pathname === '/' && url.searchParams.has('path')) return false;
  return url.pathname.startsWith('/wp-') || url.searchParams.has('wc-ajax') || pagePaths.test(url.pathname);
}

/** Opens a newly seeded demo shop for a visitor of one page. `path`, like the paths of `post`, has no language prefix. */
export async function openBrowserShop(locale: Locale, path: string): Promise<BrowserShop> {
  const repository = memoryRepository();
  seed(repository);
  const shop = await openShop(repository, browserPlatform, browserJar(document));
  const urlOf = (neutral: string) => new URL(localPath(neutral, locale), location.origin);
  const pageUrl = urlOf(path);

  const answer = async (request: Request) => {
    const referred = withReferer(request, pageUrl);
    return (
      (await handleContract(referred, shop)) ??
      handleUpload(referred, shop) ??
      (await servePage(referred, shop, renderPage)) ??
      new Response('Not found', { status: 404 })
    );
  };

  return {
    shop,
    pageUrl,
    answer,
    page: async () => {
      const response = await answer(new Request(pageUrl));
      if (!response.ok) throw new Error(`The demo shop answered ${response.status} for ${pageUrl}.`);
      return response.text();
    },
    post: (to, fields) =>
      answer(new Request(urlOf(to), { method: 'POST', body: new URLSearchParams(fields) })),
  };
}

/**
 * Returns the request with a Referer, which scripts cannot set. The shop reads it to find the language of ajax calls and the page
 * to return to.
 */
function withReferer(request: Request, page: URL): Request {
  const headers = new Headers(request.headers);
  headers.set('referer', page.href);
  return Object.defineProperty(request, 'headers', { value: headers });
}
