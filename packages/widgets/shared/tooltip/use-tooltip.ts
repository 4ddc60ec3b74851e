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
  /** Element of the tooltip, if it is inside `of`. @default `box` */
  readonly panel?: HTMLElement | null | undefined;
  readonly byHover: boolean;
  readonly byFocus: boolean;
  /** How long the mouse must stay on the element before the tooltip appears, in ms. */
  readonly delay?: number;
}

export interface TooltipState {
  readonly isOpen: boolean;
  readonly set: (open: boolean) => void;
  /** Pointer bindings for the described element and the tooltip. */
  readonly pointer: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
  readonly onFocusIn: () => unknown;
}

/** Time that the pointer may take from a trigger to its tooltip, in ms. */
const GRACE = 200;
/** Returns the slot with the function that closes the open tooltip; shared by all copies of the script. */
const shown = () => pageSlot('tooltip', () => ({ close: (): void => {} }));

/**
 * Controls when a tooltip is shown. A page shows one tooltip at a time. It stays open while the pointer is on it or on the
 * described element, and closes with Escape (WCAG 1.4.13).
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
      // Moves the focus before closing, because focusing the trigger may open the tooltip.
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
    // Ignores focus caused by a mouse press, because the following click may toggle the tooltip.
    onFocusIn: () => byFocus && hasVisibleFocus(of) && set(true),
  };
}

const hasVisibleFocus = (element: Element): boolean =>
  element.matches(':focus-visible') || element.querySelector(':focus-visible') !== null;
