import { editMode } from '@iyim/runtime/shop';
import { announce, goTo, type Island, isPlainClick } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { removeLink } from './read.ts';

/**
 * Removes lines in place, and puts them back; `show` shows what became of it. The code is fetched when the visitor comes to
 * the cart. While it can not be fetched, the link is followed.
 */
export function connectRemovals(island: Island, show: (bar: ReactNode) => void): void {
  const { host, signal } = island;
  let removals: Promise<(link: HTMLAnchorElement) => void> | undefined;
  const load = () => {
    removals ??= import('./removals.tsx').then(({ createRemovals }) => createRemovals(island, show));
    removals.catch(() => {
      removals = undefined; // the next click tries again
    });
    return removals;
  };

  const onClick = async (event: MouseEvent) => {
    const link = isPlainClick(event) ? removeLink(event.target) : null;
    if (!link) return;
    event.preventDefault();
    if (editMode().peek()) {
      announce(island.text('editMode'));
      return;
    }
    try {
      const remove = await load();
      if (!signal.aborted) remove(link);
    } catch (error) {
      island.report(error, 'loading what removes lines');
      goTo(link.href); // the server removes it by itself
    }
  };
  const onKeydown = (event: KeyboardEvent) => {
    const link = event.key === ' ' ? removeLink(event.target) : null;
    if (!link) return;
    event.preventDefault(); // newer shops call the link a button, and buttons answer Space
    link.click();
  };
  host.addEventListener('click', island.handler(onClick), { signal });
  host.addEventListener('keydown', onKeydown, { signal });
  for (const sign of ['pointerover', 'focusin'])
    host.addEventListener(sign, () => void load(), { once: true, passive: true, signal });
}
