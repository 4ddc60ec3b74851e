import { goTo } from '@iyim/runtime/page';
import { cart, cartContents } from '@iyim/runtime/shop';
import { pressable, useIsland, useLifetime } from '@iyim/runtime/widget';
import { useLayoutEffect, useState } from 'react';
import { useAdded } from '../../shared/cart/use-added.ts';
import { menuCartSettled } from './page-cart.ts';
import { type MiniCartParts, readParts } from './read.ts';
import type { MiniCartSettings } from './settings.ts';

/** The action that opened the cart. In a cart that is not modal, only a click moves the focus inside. */
type OpenedBy = 'click' | 'hover' | 'add';

/** Delay before a cart opened by hovering closes after the pointer has left it, in ms, as in the page builder's menus. */
const HOVER_GRACE_MS = 500;

/** Minimum space between the panel and the edge of the window, in px. */
const EDGE = 8;

/**
 * Opens and closes the server's panel by click, key and hover, and opens it after an add (MC-2, MC-3). The panel stays closed until
 * `isReady`. `focused` is the focused element inside the host.
 */
export function usePanel(
  { toggle, container: panel, opensOnHover, slidesOut }: MiniCartParts,
  { modal, onHover, opensAfterAdd, closesOutside }: MiniCartSettings,
  isReady: boolean,
  focused: Element | null,
) {
  const { host, signal } = useIsland();
  const [by, setBy] = useState<OpenedBy | null>(null);
  const [isAway, setAway] = useState(false);
  const isRequested = by !== null && panel !== null;
  const isOpen = isRequested && isReady;

  const close = () => {
    if (!modal && panel?.contains(document.activeElement)) toggle.focus({ preventScroll: true });
    setBy(null);
  };
  useLayoutEffect(() => {
    if (by === 'click' && isOpen) panel?.focus({ preventScroll: true });
  }, [by, isOpen, panel]);

  // A cart that contains the focus stays open, because closing it would lose the focus. The focus on the panel of a side cart does
  // not count, because opening the cart moves it there.
  const isUsed = panel?.contains(focused) && !(modal && focused === panel);
  useLayoutEffect(() => {
    if (!isAway || isUsed || by !== 'hover') return;
    const timer = setTimeout(() => setBy(null), HOVER_GRACE_MS);
    return () => clearTimeout(timer);
  }, [isAway, isUsed, by]);

  useAdded(() => opensAfterAdd && menuCartSettled().then(() => signal.aborted || setBy('add')));

  // Requests the cart again if it could not be loaded with the page. If this request also fails, follows the toggle's link.
  useLifetime(
    async (lifetime) => {
      if (by !== 'click' || cartContents().peek() !== undefined) return;
      await cart().refresh();
      const isUnknown = !lifetime.aborted && cartContents().peek() === undefined;
      const href = isUnknown ? readParts(host)?.toggle.getAttribute('href') : null;
      if (href) goTo(href);
    },
    [by, host],
  );

  return {
    isOpen,
    /** Whether the cart is open, or will open as soon as `isReady` is true. */
    isRequested,
    /** Options for `useDismissal` or, in a modal cart, for `useModality`, which close the panel. */
    leaving: {
      inside: [host],
      within: host,
      by: closesOutside ? undefined : (['escape'] as const),
      // A cart that an add opened returns the focus to the element that had it before.
      returnTo: by === 'add' ? undefined : () => readParts(host)?.toggle,
      onDismiss: close,
    },
    /** Distance by which the panel is moved to fit into the window, in px. */
    shift: useShift(modal || slidesOut || !isOpen ? null : panel),
    close,
    toggleProps: panel
      ? pressable(toggle, (event) => {
          event.preventDefault();
          // The first click after hovering keeps the cart open instead of closing it.
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

/** Returns the distance by which an open panel must be moved to fit into the window, in px. */
function useShift(panel: HTMLElement | null): number {
  const [shift, setShift] = useState(0);
  // Runs after every render, because the panel's content may have changed.
  useLayoutEffect(() => {
    if (!panel) return;
    const { left, right, width } = panel.getBoundingClientRect();
    if (width === 0) return; // the panel is not rendered, because its host is being removed
    const start = EDGE - (left - shift);
    const target =
      start > 0
        ? start
        : Math.min(0, panel.ownerDocument.documentElement.clientWidth - EDGE - (right - shift));
    if (Math.abs(target - shift) >= 1) setShift(target);
  });
  return panel ? shift : 0;
}
