import { names } from '@iyim/runtime/page';
import { attempt, own, safeUrl, siteConfig } from '@iyim/runtime/widget';
import type { Shared } from '../../shared/share/networks.ts';
import { withoutActions } from '../../shared/site/pages.ts';
import { plainText } from '../../shared/site/plain-text.ts';

/** What a page shares of itself: its address, and what the page builder says of its post. */
export function sharedPage(): Shared {
  const post = siteConfig().global(names.globals.builder).value('post');
  const say = (part: string) => String(own(post, part) || '');
  const title = say('title');
  return {
    url: pageAddress(location.href),
    title: plain(attempt(() => decodeURIComponent(title)) ?? title),
    text: plain(say('excerpt')),
    image: webAddress(say('featuredImage')),
  };
}

/** An address of the site's alone: nothing of the page goes with it. */
export const sharedAddress = (url: string): Shared | null => {
  const address = webAddress(url);
  return address ? { url: address } : null;
};

/** Without the parameter that a network has left in it, which it would take for its own, and without what would fill a friend's cart. */
export function pageAddress(href: string): string {
  const url = new URL(withoutActions(href));
  if (url.searchParams.has('u')) url.searchParams.delete('u');
  return url.href;
}

/** An excerpt may be HTML, as products have it. Networks read what follows `#` as a tag. */
const plain = (html: string): string =>
  plainText(html.replace(/<\/?[a-z][^>]*>/gi, ' '))
    .replaceAll('#', '')
    .replace(/\s+/g, ' ')
    .trim();

const webAddress = (url: string): string => {
  const safe = url === '' ? null : safeUrl(url);
  return safe?.startsWith('http') ? safe : '';
};

/** A network's name, as the page builder says it. */
export const networkTitle = (network: string): string =>
  siteConfig().global(names.globals.builderPro).text(`shareButtonsNetworks.${network}.title`) ?? network;
