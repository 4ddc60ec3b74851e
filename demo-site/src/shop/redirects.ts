import type { Visit } from './visit.ts';

/** Redirects to another page of this site. */
export const redirect = (location: string): Response =>
  new Response(null, { status: 302, headers: { location, 'content-type': 'text/html; charset=UTF-8' } });

/** Returns a requested redirect target as a path of this site; null if it is missing, invalid or on another site. */
export function localTarget(visit: Visit, target: string | null): string | null {
  if (target === null || target === '' || !URL.canParse(target, visit.url.origin)) return null;
  const url = new URL(target, visit.url.origin);
  if (url.origin !== visit.url.origin) return null;
  // Two leading slashes would refer to another host.
  return url.pathname.replace(/^\/+/, '/') + url.search;
}

/** Returns the path of the page that sent the request; null if it is unknown, or is the path of the requested page. */
export function refererPath(visit: Visit): string | null {
  const named = visit.fields.getAll('_wp_http_referer').at(-1) ?? null;
  const path = localTarget(visit, named ?? visit.request.headers.get('referer'));
  return path === visit.url.pathname + visit.url.search ? null : path;
}
