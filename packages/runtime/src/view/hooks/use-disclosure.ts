import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Bindings } from '../bindings.ts';
import { useIsland } from '../island-context.ts';
import { pressable } from '../pressable.ts';
import { useStable } from './effects.ts';
import { useHeightMotion } from './use-height-motion.ts';

export interface Disclosure {
  readonly isOpen: boolean;
  set(open: boolean): void;
  /** Bindings for `<Enhance of={toggle}>`. */
  readonly toggleProps: Bindings;
  /** Bindings for `<Enhance of={panel}>`. */
  readonly panelProps: Bindings;
}

export interface DisclosureOptions {
  readonly toggle: HTMLElement | null;
  readonly panel: HTMLElement | null;
  /** Called after the visitor has opened the panel, when it is already visible. */
  readonly onOpen?: (() => unknown) | undefined;
}

/**
 * Makes one server-rendered element a button that shows and hides another, the panel. The panel keeps its server-rendered state,
 * so that nothing moves at mount; later changes animate its height, unless the visitor prefers reduced motion.
 */
export function useDisclosure({ toggle, panel, onOpen }: DisclosureOptions): Disclosure {
  const { id } = useIsland();
  /** Undefined until the panel is first opened or closed: from then on `hidden` replaces the server's way of hiding it. */
  const [requested, setRequested] = useState<boolean>();
  const { isInline, startsOpen, panelId } = useMemo(() => {
    const isInline = panel?.style.display === 'none';
    const startsOpen = panel !== null && getComputedStyle(panel).display !== 'none';
    return { isInline, startsOpen, panelId: panel?.id || id('panel') };
  }, [panel, id]);
  const [of, setOf] = useState(panel);
  if (of !== panel) {
    // The server has replaced the panel: the state of the new one applies.
    setOf(panel);
    setRequested(undefined);
  }
  const isOpen = requested ?? startsOpen;
  const isMoving = useHeightMotion(panel, isOpen);
  const isNotified = useRef(true);

  const notifyOpened = useStable(() => onOpen?.());
  useLayoutEffect(() => {
    if (isNotified.current) return;
    isNotified.current = true;
    if (isOpen) notifyOpened();
  }, [isOpen, notifyOpened]);

  const set = (open: boolean) => {
    if (open !== isOpen) setRequested(open);
  };
  return {
    isOpen,
    set,
    toggleProps: {
      'aria-controls': panelId,
      'aria-expanded': isOpen,
      ...(toggle &&
        pressable(toggle, (event) => {
          event.preventDefault();
          isNotified.current = false;
          set(!isOpen);
        })),
    },
    panelProps: {
      id: panelId,
      hidden: requested === undefined ? undefined : !isOpen && !isMoving,
      styles: requested !== undefined && isInline ? { display: null } : undefined,
    },
  };
}
