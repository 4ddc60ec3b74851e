import { pageSlot } from '@iyim/runtime/page';
import { useDismissal, useStable } from '@iyim/runtime/widget';
import { useEffect, useLayoutEffect, useState } from 'react';

export interface TooltipTriggers {
  /** The element that the tooltip describes and that opens it. */
  readonly of: HTMLElement;
  /** The tooltip's element, if it is outside `of`. */
  readonly box?: HTMLElement | null;
  /** Element that Escape focuses if the focus was inside the tooltip. @default `of` */
  readonly trigger?: HTMLElement | undefined;
  /** The tooltip, if it is inside `of`. @default `box` */
  readonly panel?: HTMLElement | null | undefined;
  readonly byHover: boolean;
  readonly byFocus: boolean;
  /** Milliseconds that the mouse rests on the element before the tooltip appears. */
  readonly delay?: number;
}

export interface TooltipState {
  readonly isOpen: boolean;
  readonly set: (open: boolean) => void;
  /** Pointer bindings for both elements. */
  readonly pointer: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
  readonly onFocusIn: () => unknown;
}

/** Milliseconds that the pointer may take from a trigger to its tooltip. */
const GRACE = 200;
/** Closes the open tooltip, of any copy of the script. */
const shown = () => pageSlot('tooltip', () => ({ close: (): void => {} }));

/**
 * Controls when a tooltip is shown: one at a time on a page. It stays while the pointer is on it or its element, and closes with
 * Escape (WCAG 1.4.13).
 */
export function useTooltip({
  of,
  box = null,
  trigger = of,
  panel = box,
  byHover,
  byFocus,
  delay = 0,
}: TooltipTriggers): TooltipState {
  const [isOpen, setOpen] = useState(false);
  const [pending, setPending] = useState<{ readonly open: boolean } | null>(null);
  const set = useStable((open: boolean) => {
    setPending(null);
    setOpen(open);
  });
  const turn = useStable(() => set(pending?.open ?? false));
  const wait = pending?.open ? delay : GRACE;
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(turn, wait);
    return () => clearTimeout(timer);
  }, [pending, wait, turn]);
  const close = useStable(() => set(false));
  useLayoutEffect(() => {
    if (!isOpen) return;
    shown().close();
    shown().close = close;
    return () => {
      if (shown().close === close) shown().close = () => {};
    };
  }, [isOpen, close]);
  useDismissal(isOpen, {
    inside: [of, box],
    onDismiss: (by) => {
      // Before closing, because the focus may open it.
      if (by === 'escape' && panel?.contains(document.activeElement)) trigger.focus();
      close();
    },
  });

  return {
    isOpen,
    set,
    pointer: {
      onPointerEnter({ pointerType }) {
        if (byHover && pointerType !== 'touch') setPending(isOpen ? null : { open: true });
      },
      onPointerLeave({ pointerType }) {
        if (byHover && pointerType !== 'touch' && !hasVisibleFocus(of)) setPending({ open: false });
      },
    },
    // A mouse press focuses the element before it becomes a click.
    onFocusIn: () => byFocus && hasVisibleFocus(of) && set(true),
  };
}

const hasVisibleFocus = (element: Element): boolean =>
  element.matches(':focus-visible') || element.querySelector(':focus-visible') !== null;
