import { names } from '@iyim/runtime/page';
import { attempt, ownValue, safeUrl, siteConfig } from '@iyim/runtime/widget';
import type { Shared } from '../../shared/share/networks.ts';
import { withoutActions } from '../../shared/site/pages.ts';
import { plainText } from '../../shared/site/plain-text.ts';

/** Returns the data to share: this page's address, and the title, excerpt and picture of its post from the page builder. */
export function sharedPage(): Shared {
  const post = siteConfig().global(names.globals.builder).value('post');
  const textOf = (part: string) => String(ownValue(post, part) || '');
  const title = textOf('title');
  return {
    url: pageAddress(location.href),
    title: plain(attempt(() => decodeURIComponent(title)) ?? title),
    text: plain(textOf('excerpt')),
    image: webAddress(textOf('featuredImage')),
  };
}

/** Returns a configured address to share, without data about the page; null if it is not a web address. */
export const sharedAddress = (url: string): Shared | null => {
  const address = webAddress(url);
  return address ? { url: address } : null;
};

/**
 * Removes two kinds of parameters from an address: `u`, which networks would take for their own parameter, and parameters that
 * would change the recipient's cart.
 */
export function pageAddress(href: string): string {
  const url = new URL(withoutActions(href));
  if (url.searchParams.has('u')) url.searchParams.delete('u');
  return url.href;
}

/**
 * Returns a title or an excerpt as plain text, because excerpts of products may be HTML. Removes `#`, because networks would turn
 * the word after it into a hashtag.
 */
const plain = (html: string): string =>
  plainText(html.replace(/<\/?[a-z][^>]*>/gi, ' '))
    .replaceAll('#', '')
    .replace(/\s+/g, ' ')
    .trim();

const webAddress = (url: string): string => {
  const safe = url === '' ? null : safeUrl(url);
  return safe?.startsWith('http') ? safe : '';
};

/** Returns the page builder's name for a network, or the network's id if there is no name. */
export const networkTitle = (network: string): string =>
  siteConfig().global(names.globals.builderPro).text(`shareButtonsNetworks.${network}.title`) ?? network;
