import type { DataStores } from '@iyim/runtime/shop';
import { adoptStyles, announce, type Island } from '@iyim/runtime/widget';
import styles from './not-kept.css?inline';

const told = new WeakSet<DataStores>();

/** Tells the visitor, once a page and until it is closed, that the browser does not keep the list (DS-10). */
export function tellNotKept({ changes, host, signal, text }: Island, stores: DataStores): void {
  if (signal.aborted || told.has(stores)) return;
  told.add(stores);
  const { body } = host.ownerDocument;
  adoptStyles(host.ownerDocument, styles);
  // Not beside the button: there may be no room for a sentence there.
  const notice = changes.slot(body, 'last', 'p');
  notice.className = 'iyim-data-store-notice';
  notice.setAttribute('role', 'status');
  notice.setAttribute('aria-live', 'off'); // `announce` says it, more reliably than a region that comes with its text
  const close = host.ownerDocument.createElement('button');
  close.type = 'button';
  close.className = 'iyim-data-store-close';
  close.textContent = '×';
  close.setAttribute('aria-label', text('close'));
  const renew = () => told.delete(stores);
  close.addEventListener(
    'click',
    () => {
      notice.remove();
      signal.removeEventListener('abort', renew);
    },
    { signal },
  );
  // The notice goes with this island, whose item may just have been taken out: the next change says so again.
  signal.addEventListener('abort', renew);
  notice.append(text('notKept'), close);
  announce(text('notKept'));
}
