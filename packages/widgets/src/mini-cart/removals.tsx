import { cart } from '@iyim/runtime/shop';
import { adoptStyles, announce, goTo, type Island, isAbort, site } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { fetchPage } from '../../shared/site/pages.ts';
import { cartContents } from './contents.ts';
import { type RemovedLine, readRemoval } from './read-removal.ts';
import styles from './removals.css?inline';
import { UndoBar } from './UndoBar.tsx';

/** What the bar above the lines says. */
export interface Word {
  readonly text: string;
  /** Puts back what was removed; absent where there is no way back. */
  readonly undo?: () => void;
  /** The visitor was on the line that is gone: the focus comes here. */
  readonly takesFocus: boolean;
}

/** Gives what removes the line of a link, and offers to put it back. `show` shows what became of it. */
export function createRemovals(
  island: Island,
  show: (bar: ReactNode) => void,
): (link: HTMLAnchorElement) => void {
  const { host, signal, changes } = island;
  const busy = new Set<string>();
  adoptStyles(host.ownerDocument, styles);
  const say = (word: Word) => show(<UndoBar island={island} word={word} onEnd={() => show(null)} />);

  const markBusy = ({ row, link }: RemovedLine, on: boolean) => {
    for (const element of [row, link])
      if (element) changes.attribute(element, 'aria-busy', on ? 'true' : null);
  };

  const remove = async (line: RemovedLine) => {
    const { key, link, undoUrl } = line;
    if (busy.has(key)) return;
    busy.add(key);
    markBusy(line, true);
    const name = line.name || (link.getAttribute('aria-label') ?? '');
    const takesFocus = line.row?.contains(host.ownerDocument.activeElement) ?? false;
    try {
      const outcome = await cart().remove(key, link);
      if (signal.aborted) return;
      if (outcome === 'refused') {
        say({ text: island.text('gone', { name }), takesFocus });
        await cart().refresh();
      } else {
        const text = island.text('removed', { name });
        announce(text);
        say({ text, takesFocus, ...(undoUrl === null ? {} : { undo: () => void undo(undoUrl, key, name) }) });
        island.emit('iyim:cart-changed');
      }
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      island.report(error, 'removing a line from the cart');
      goTo(link.href); // the server removes it by itself
    } finally {
      busy.delete(key);
      if (!signal.aborted) markBusy(line, false);
    }
  };

  /** The server keeps what was removed, with all that was chosen for it, and puts back exactly that. */
  const undo = async (undoUrl: string, key: string, name: string) => {
    if (busy.has(key)) return;
    busy.add(key);
    let isBack = false;
    try {
      await fetchPage(site(), undoUrl, signal);
      cart().invalidate();
      await cart().refresh();
      isBack =
        cartContents()
          .peek()
          ?.lines.some((line) => line.key === key) ?? false;
    } catch (error) {
      if (isAbort(error)) return;
      island.report(error, 'undoing a removal');
    } finally {
      busy.delete(key);
    }
    if (signal.aborted) return;
    const text = island.text(isBack ? 'undone' : 'undoFailed', { name });
    announce(text);
    say({ text, takesFocus: true });
    if (isBack) island.emit('iyim:cart-changed');
  };

  return (link) => void remove(readRemoval(link));
}
