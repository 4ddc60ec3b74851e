import { useMeasured } from '@iyim/runtime/page';
import {
  type Bindings,
  dispatchLegacy,
  pressable,
  useHeightMotion,
  useIsland,
  useListener,
} from '@iyim/runtime/widget';
import { useEffect, useRef, useState } from 'react';
import { atAddress, useAddress } from './address.ts';
import type { FoldMotion } from './fold-settings.ts';
import { disclosureNames } from './names.ts';

/** CSS easings by the plugins' names. An unknown name yields the default, `ease-out`. */
const EASINGS: Readonly<Record<string, string>> = {
  linear: 'linear',
  easeOutSine: 'cubic-bezier(0.61, 1, 0.88, 1)',
  easeInOutSine: 'cubic-bezier(0.37, 0, 0.63, 1)',
  easeOutExpo: 'cubic-bezier(0.16, 1, 0.3, 1)',
  easeInOutExpo: 'cubic-bezier(0.87, 0, 0.13, 1)',
  easeOutCirc: 'cubic-bezier(0, 0.55, 0.45, 1)',
  easeInOutCirc: 'cubic-bezier(0.85, 0, 0.15, 1)',
  easeOutBack: 'cubic-bezier(0.34, 1.56, 0.64, 1)',
  easeInOutBack: 'cubic-bezier(0.68, -0.6, 0.32, 1.6)',
};

export interface FoldOptions extends FoldMotion {
  /** Element that cuts off its content when folded. */
  readonly mask: HTMLElement;
  /** Elements inside the mask. Changes of their height change the mask's height. */
  readonly parts: readonly HTMLElement[];
  /** Whether the server renders the content unfolded. */
  readonly startsOpen: boolean;
  /** Returns the visible height when folded, in px; undefined if there is nothing to fold. */
  readonly measure: () => number | undefined;
}

export interface FoldState {
  readonly isOpen: boolean;
  /** Whether folding cuts off any content. */
  readonly isNeeded: boolean;
  /** Whether the content is unfolded, or the fold is still moving. */
  readonly isShown: boolean;
  readonly set: (open: boolean) => void;
  readonly maskProps: Bindings;
  /** Returns the bindings of a button. Pass the server's element, or null for a button that the widget renders. */
  readonly toggleProps: (button: HTMLElement | null) => Bindings;
}

/**
 * Shows only a part of the content until a button reveals the rest. Opens when the focus moves to the cut-off part, or when the
 * page's address leads to an element in the content. While open, the height adapts to content that is added later.
 */
export function useFold({ mask, parts, startsOpen, measure, ...motion }: FoldOptions): FoldState {
  const { id } = useIsland();
  const [isRequested, set] = useState(() => startsOpen || atAddress([mask], (part) => [part]).length > 0);
  const folded = useMeasured(parts, measure, measure);
  const isNeeded = folded !== undefined;
  const isOpen = isRequested || !isNeeded;
  const action = isOpen ? 'unfold' : 'fold';
  const isMoving = useHeightMotion(mask, isOpen, {
    duration: motion[`${action}Duration`],
    easing: EASINGS[motion[`${action}Easing`]],
    closed: `${folded ?? 0}px`,
  });
  useAddress(
    [mask],
    (part) => [part],
    () => set(true),
  );
  // Unfolds the content when a cut-off element receives the focus.
  useListener<FocusEvent>(mask, 'focusin', ({ target }) => {
    const isCutOff = (target as Element).getBoundingClientRect().bottom > mask.getBoundingClientRect().bottom;
    if (isCutOff) set(true);
  });

  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per motion
  useEffect(() => {
    if (!isFirst.current && !isMoving) dispatchLegacy(document, disclosureNames.measure);
    isFirst.current = false;
  }, [isMoving, isOpen]);

  const toggle = (event: Event) => {
    event.preventDefault();
    set(!isOpen);
  };
  const isShown = isOpen || isMoving;
  const maskId = mask.id || id('fold');
  return {
    isOpen,
    isNeeded,
    isShown,
    set,
    maskProps: {
      id: maskId,
      // While the fold moves, only the motion sets the height.
      classes: { 'iyim-fold': !isShown, 'iyim-unfolded': isOpen && !isMoving },
      styles: { maxHeight: 'none', height: 'auto', '--fold-height': isShown ? null : `${folded}px` },
    },
    toggleProps: (button) => ({
      ...(button ? pressable(button, toggle) : { onClick: toggle }),
      'aria-expanded': isOpen,
      'aria-controls': maskId,
    }),
  };
}
