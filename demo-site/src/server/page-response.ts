import { handlePageForms } from '../shop/forms.ts';
import type { RenderPage } from '../shop/page-context.ts';
import { withVisit } from '../shop/serve-visit.ts';
import type { Shop } from '../shop/shop.ts';
import type { Visit } from '../shop/visit.ts';

/**
 * Returns the Content-Security-Policy of the shop's pages. It does not enforce Trusted Types on pages with the original scripts,
 * because jQuery 3 writes to `innerHTML` while it loads.
 */
function contentSecurityPolicy(
  scriptNonce: string,
  { trustedTypes }: { readonly trustedTypes: boolean },
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${scriptNonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    ...(trustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types iyim'] : []),
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * Whether a page shows a visitor's data. Caches must revalidate such pages; other pages set no header, so that the back/forward
 * cache keeps them.
 */
const isPrivate = (path: string): boolean =>
  /^\/(cart|checkout|my-account|favourites|events\/manage|inbox)(\/|$)/.test(path);

interface Policy {
  /** Whether scripts can write HTML only through Trusted Types policies, which jQuery does not use. @default true */
  readonly trustedTypes: boolean;
}

function withPageHeaders(response: Response, visit: Visit, scriptNonce: string, policy: Policy): Response {
  const headers = new Headers(response.headers);
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', contentSecurityPolicy(scriptNonce, policy));
  }
  headers.set('x-content-type-options', 'nosniff');
  if (isPrivate(visit.path)) {
    const stored = visit.user === null ? '' : ', no-store';
    headers.set('expires', 'Wed, 11 Jan 1984 05:00:00 GMT');
    headers.set('cache-control', `no-cache, must-revalidate, max-age=0${stored}, private`);
  }
  return new Response(response.body, { status: response.status, headers });
}

/** Handles a page's forms and renders it; null when there is no such page. */
export async function servePage(
  request: Request,
  shop: Shop,
  renderPage: RenderPage,
  policy: Policy = { trustedTypes: true },
): Promise<Response | null> {
  const scriptNonce = shop.platform.randomHex(16);
  return withVisit(request, shop, async (visit) => {
    // The context must be the visit itself, not a copy, because rendering removes the shown notices from the visit's session.
    const context = Object.assign(visit, { scriptNonce });
    const answer = (await handlePageForms(visit)) ?? (await renderPage(request, context));
    return answer === null ? null : withPageHeaders(answer, visit, scriptNonce, policy);
  });
}
