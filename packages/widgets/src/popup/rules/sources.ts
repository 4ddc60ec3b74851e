import type { Facts } from './facts.ts';
import type { Rules } from './timing.ts';

/** The original's search engines, and those that have come since. Each is a name in the host's last labels. */
const ENGINES = new Set([
  'google',
  'yahoo',
  'bing',
  'yandex',
  'baidu',
  'duckduckgo',
  'ecosia',
  'startpage',
  'qwant',
  'naver',
]);

/**
 * By the kind of place the visitor comes from (PO-3, PO-4). As in the original, `external` means every place but this
 * site, search engines and typed addresses too.
 */
export function sourcesPass({ sources }: Rules['sources'], { page }: Facts): boolean {
  const wants = (source: string) => sources.includes(source);
  if (wants('search') && wants('external') && wants('internal')) return true;
  const host = hostOf(page.referrer);
  if (host !== '' && bare(host) === bare(page.host)) return wants('internal');
  return wants('external') || (wants('search') && isSearchEngine(host));
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** `google.co.il` and `il.search.yahoo.com`, not `google.shop.example`. */
function isSearchEngine(host: string): boolean {
  const labels = host.toLowerCase().split('.');
  const at = labels.findLastIndex((label) => ENGINES.has(label));
  const suffix = labels.slice(at + 1);
  const isSuffix = suffix.length === 1 || (suffix.length === 2 && suffix.every((label) => label.length <= 3));
  return at >= 0 && isSuffix;
}
