import type { Locale } from './model.ts';

export const contactPath = (locale: Locale): string => localPath('/contact/', locale);
export const applyPath = (locale: Locale): string => localPath('/apply/', locale);
export const newsletterPath = (locale: Locale): string => localPath('/newsletter/', locale);
export const inboxPath = (locale: Locale): string => localPath('/inbox/', locale);
/** Returns the address of a file that a visitor sent. */
export const receivedFilePath = (id: string, locale: Locale): string =>
  localPath(`/inbox/files/${id}`, locale);

const isEnglish = (path: string): boolean => path === '/en' || path.startsWith('/en/');

function pathOf(url: string | null): string {
  return url !== null && URL.canParse(url) ? new URL(url).pathname : '';
}

/**
 * Returns the language of a request: English below `/en/`, otherwise Hebrew. Ajax calls to the site's root (admin-ajax) have the
 * language of the calling page, which is in the Referer.
 */
export function localeOf(request: Request): Locale {
  const url = new URL(request.url);
  if (isEnglish(url.pathname)) return 'en';
  const isAjax = url.pathname.startsWith('/wp-') || url.searchParams.has('wc-ajax');
  return isAjax && isEnglish(pathOf(request.headers.get('referer'))) ? 'en' : 'he';
}

/** Returns a path without its language: `/en/cart/` → `/cart/`. */
export const neutralPath = (path: string): string => (isEnglish(path) ? path.slice(3) || '/' : path);

/** Returns the path of a page in a language: `/cart/` → `/en/cart/`. */
export const localPath = (path: string, locale: Locale): string => (locale === 'en' ? `/en${path}` : path);
