import { openArea, pageSlot } from '@iyim/runtime/widget';
import { listingsArea } from './listings-area.ts';

/** Posts whose styles are on the page: the server leaves those of them out of its answers. One list a page. */
export function postCss(): Set<string> {
  return pageSlot('post-css', () => new Set(openArea(listingsArea).config.postCss));
}
