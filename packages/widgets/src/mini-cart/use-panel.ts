import { goTo } from '@iyim/runtime/page';
import { cart, cartContents } from '@iyim/runtime/shop';
import { pressable, useIsland, useLifetime } from '@iyim/runtime/widget';
import { useLayoutEffect, useState } from 'react';
import { useAdded } from '../../shared/cart/use-added.ts';
import { menuCartSettled } from './page-cart.ts';
import { type MiniCartParts, readParts } from './read.ts';
import type { MiniCartSettings } from './settings.ts';

/** What opened the cart: only a visitor's own act moves the focus, unless the page behind can not be reached. */
type OpenedBy = 'click' | 'hover' | 'add';

/** Time the pointer may be away before what it opened closes again, as in the page builder's menus. */
const HOVER_GRACE_MS = 500;

/** Room in pixels between the panel and the window's edge. */
const EDGE = 8;

/**
 * Opens and closes the server's panel: by click, key and hover, and by itself after an add (MC-2, MC-3); not before it `isReady`.
 * `focused` is the host's element that has the focus.
 */
export function usePanel(
  { toggle, container: panel, opensOnHover }: MiniCartParts,
  { modal, onHover, opensAfterAdd }: MiniCartSettings,
  isReady: boolean,
  focused: Element | null,
) {
  const { host, signal } = useIsland();
  const [by, setBy] = useState<OpenedBy | null>(null);
  const [isAway, setAway] = useState(false);
  const isWanted = by !== null && panel !== null;
  const isOpen = isWanted && isReady;

  const close = () => {
    if (!modal && panel?.contains(document.activeElement)) toggle.focus({ preventScroll: true });
    setBy(null);
  };
  useLayoutEffect(() => {
    if (by === 'click' && isOpen) panel?.focus({ preventScroll: true });
  }, [by, isOpen, panel]);

  // Closing it would lose the focus. A side cart that opens takes the focus itself: the visitor has not used it yet.
  const isUsed = panel?.contains(focused) && !(modal && focused === panel);
  useLayoutEffect(() => {
    if (!isAway || isUsed || by !== 'hover') return;
    const timer = setTimeout(() => setBy(null), HOVER_GRACE_MS);
    return () => clearTimeout(timer);
  }, [isAway, isUsed, by]);

  useAdded(() => opensAfterAdd && menuCartSettled().then(() => signal.aborted || setBy('add')));

  // A cart that could not be had with the page is asked for once more; failing that, the link leads where it did.
  useLifetime(
    async (own) => {
      if (by !== 'click' || cartContents().peek() !== undefined) return;
      await cart().refresh();
      const isUnknown = !own.aborted && cartContents().peek() === undefined;
      const href = isUnknown ? readParts(host)?.toggle.getAttribute('href') : null;
      if (href) goTo(href);
    },
    [by, host],
  );

  return {
    isOpen,
    /** Open, or about to be. */
    isWanted,
    /** What closes it, for `useDismissal` or, over the page, `useModality`. */
    leaving: {
      inside: [host],
      within: host,
      // The focus goes back to who had it before the cart took it by itself.
      returnTo: by === 'add' ? undefined : () => readParts(host)?.toggle,
      onDismiss: close,
    },
    /** How far it is moved so that the window does not cut it off, in px. */
    shift: useShift(modal || !isOpen ? null : panel),
    close,
    toggleProps: panel
      ? pressable(toggle, (event) => {
          event.preventDefault();
          // What the pointer has opened on its way to the click stays open.
          if (by === null || by === 'hover') setBy('click');
          else close();
        })
      : {},
    hoverProps: {
      onPointerEnter({ pointerType }: PointerEvent) {
        setAway(false);
        if ((onHover || opensOnHover) && pointerType === 'mouse') setBy((now) => now ?? 'hover');
      },
      onPointerLeave: () => setAway(true),
    },
  };
}

/** How far an open panel must be moved to be in the window, wherever the cart stands. */
function useShift(panel: HTMLElement | null): number {
  const [shift, setShift] = useState(0);
  // At every drawing: what is in it may have changed.
  useLayoutEffect(() => {
    if (!panel) return;
    const { left, right, width } = panel.getBoundingClientRect();
    if (width === 0) return; // it is drawn nowhere: its host is on its way out
    const start = EDGE - (left - shift);
    const wanted =
      start > 0
        ? start
        : Math.min(0, panel.ownerDocument.documentElement.clientWidth - EDGE - (right - shift));
    if (Math.abs(wanted - shift) >= 1) setShift(wanted);
  });
  return panel ? shift : 0;
}
