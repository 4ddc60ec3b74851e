import { coerceText, pageSlot, siteConfig } from '@iyim/runtime/widget';
import { listingNames } from './names.ts';

/** Posts whose styles are on the page: the server leaves those of them out of its answers. One list a page. */
export function postCss(): Set<string> {
  return pageSlot('post-css', () => {
    const posts = siteConfig().global(listingNames.settings).value('addedPostCSS');
    return new Set(Array.isArray(posts) ? posts.map(coerceText).filter((id) => id !== undefined) : []);
  });
}
