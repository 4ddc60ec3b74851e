import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Bindings } from '../bindings.ts';
import { useIsland } from '../island-context.ts';
import { pressable } from '../pressable.ts';
import { useStable } from './effects.ts';
import { useHeightMotion } from './use-height-motion.ts';

export interface Disclosure {
  readonly isOpen: boolean;
  set(open: boolean): void;
  /** For `<Enhance of={toggle}>`. */
  readonly toggleProps: Bindings;
  /** For `<Enhance of={panel}>`. */
  readonly panelProps: Bindings;
}

export interface DisclosureOptions {
  readonly toggle: HTMLElement | null;
  readonly panel: HTMLElement | null;
  /** The visitor has opened it; it can be seen when this is called. */
  readonly onOpen?: (() => unknown) | undefined;
}

/**
 * Lets one element of the server's show and hide another, as a button does. The panel starts as the server shows it, so that
 * nothing moves at mount; then its height grows and shrinks, unless the visitor wants less motion.
 */
export function useDisclosure({ toggle, panel, onOpen }: DisclosureOptions): Disclosure {
  const { id } = useIsland();
  /** Undefined until it was opened or closed: then the server's own way of hiding gives way to `hidden`. */
  const [wanted, setWanted] = useState<boolean>();
  const { isInline, startsOpen, ownId } = useMemo(() => {
    const isInline = panel?.style.display === 'none';
    const startsOpen = panel !== null && getComputedStyle(panel).display !== 'none';
    return { isInline, startsOpen, ownId: panel?.id || id('panel') };
  }, [panel, id]);
  const [of, setOf] = useState(panel);
  if (of !== panel) {
    // The server has put another in its place, which is as the server shows it.
    setOf(panel);
    setWanted(undefined);
  }
  const isOpen = wanted ?? startsOpen;
  const isMoving = useHeightMotion(panel, isOpen);
  const isTold = useRef(true);

  const tell = useStable(() => onOpen?.());
  useLayoutEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    if (isOpen) tell();
  }, [isOpen, tell]);

  const set = (open: boolean) => {
    if (open !== isOpen) setWanted(open);
  };
  return {
    isOpen,
    set,
    toggleProps: {
      'aria-controls': ownId,
      'aria-expanded': isOpen,
      ...(toggle &&
        pressable(toggle, (event) => {
          event.preventDefault();
          isTold.current = false;
          set(!isOpen);
        })),
    },
    panelProps: {
      id: ownId,
      hidden: wanted === undefined ? undefined : !isOpen && !isMoving,
      styles: wanted !== undefined && isInline ? { display: null } : undefined,
    },
  };
}
