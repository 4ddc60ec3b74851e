import { names, type SiteConfig } from '@iyim/runtime/widget';
import { listingNames } from './names.ts';

/** The post this page shows; `0` on archives, empty when the page does not say. */
export function pagePost({ global }: SiteConfig): string {
  return global(names.globals.builder).text('post.id') ?? global(listingNames.settings).text('post_id') ?? '';
}
