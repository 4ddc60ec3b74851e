import { openArea } from '../contracts/area.ts';
import { listingsArea } from '../contracts/listings-area.ts';
import { pageSlot } from '../page-slot.ts';

/** Posts whose styles are on the page: the server leaves those of them out of its answers. One list a page. */
export function postCss(): Set<string> {
  return pageSlot('post-css', () => new Set(openArea(listingsArea).config.postCss));
}
