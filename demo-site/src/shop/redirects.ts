import type { Visit } from './visit.ts';

/** Sends the browser elsewhere on this site. */
export const redirect = (location: string): Response =>
  new Response(null, { status: 302, headers: { location, 'content-type': 'text/html; charset=UTF-8' } });

/** A path of this site out of something a visitor sent; null for anything that leads elsewhere. */
export function localTarget(visit: Visit, target: string | null): string | null {
  if (target === null || target === '' || !URL.canParse(target, visit.url.origin)) return null;
  const url = new URL(target, visit.url.origin);
  if (url.origin !== visit.url.origin) return null;
  // Two slashes in front would name another host.
  return url.pathname.replace(/^\/+/, '/') + url.search;
}

/** The page the request came from: the form's own field, else the Referer; null when it is this very address. */
export function refererPath(visit: Visit): string | null {
  const named = visit.fields.getAll('_wp_http_referer').at(-1) ?? null;
  const path = localTarget(visit, named ?? visit.request.headers.get('referer'));
  return path === visit.url.pathname + visit.url.search ? null : path;
}
