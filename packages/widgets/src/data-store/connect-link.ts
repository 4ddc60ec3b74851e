import { dataStores } from '@iyim/runtime/shop';
import { effect, type Island, isPlainClick, safeUrl } from '@iyim/runtime/widget';
import { createChange } from './change.ts';
import { showCount } from './connect-count.ts';
import { isInStore, isRunning } from './is-in-store.ts';
import { createLinkView } from './link-view.ts';
import { openPopup } from './popup.ts';
import type { StoreLink } from './read.ts';
import { countsInside } from './read-count.ts';

/** Makes a link add, remove and lead to its list, and keeps it true. Returns what ends it. */
export function connectLink(island: Island, input: StoreLink): () => void {
  const { link, role, store } = input;
  const stores = dataStores();
  if (store.isFront) stores.watch(store);
  const view = createLinkView(island, input);
  const { add, remove } = createChange(island, input, stores);

  let shown: boolean | undefined;
  const stops = [
    effect(
      island.handler(() => {
        const isIn = isInStore(stores, input);
        if (isIn !== shown) view.show(isIn);
        shown = isIn;
        for (const count of countsInside(link)) showCount(island, stores, count);
      }),
    ),
    effect(island.handler(() => view.busy(isRunning(stores, input)))),
  ];

  /** What a click does now; null leaves it to the browser. */
  const actionOf = (isIn: boolean): (() => unknown) | null => {
    if (role === 'remove') return remove;
    if (!isIn) return add;
    if (role === 'toggle') return remove;
    if (role === 'hide') return () => {};
    if (input.popup) return () => openPopup(island, input);
    const href = link.getAttribute('href') ?? '';
    return href === '' || href === '#' || safeUrl(href) === null ? () => {} : null;
  };

  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const action = actionOf(isInStore(stores, input));
    if (!action) return;
    event.preventDefault();
    return action();
  };
  const onKeydown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || link.localName !== 'a' || link.getAttribute('role') !== 'button') return;
    event.preventDefault(); // a link that is called a button answers Space like one
    link.click();
  };

  const { signal } = island;
  link.addEventListener('click', island.handler(onClick), { signal });
  link.addEventListener('keydown', island.handler(onKeydown), { signal });
  return () => {
    for (const stop of stops) stop();
  };
}
