import type { DataStores, Island } from '@iyim/runtime';
import type { StoreLink } from './read.ts';

const told = new WeakSet<DataStores>();

/** Tells the visitor, once a page and beside the link, that the browser does not keep the list (DS-10). */
export function tellNotKept({ changes, text }: Island, { link }: StoreLink, stores: DataStores): void {
  if (stores.isKept.peek() || told.has(stores)) return;
  told.add(stores);
  const notice = changes.slot(link, 'after', 'span');
  notice.className = 'iyim-data-store-notice';
  notice.setAttribute('role', 'status');
  notice.textContent = text('notKept');
}
