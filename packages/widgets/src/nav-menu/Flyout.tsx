import { autoUpdate, flip, shift, size, useFloating } from '@floating-ui/react-dom';
import { directionOf, Enhance, useStable } from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { useSpaceBelow } from '../../shared/menu/use-space.ts';

/** Measures the left and right edge of an element in the window, in px. */
export type Across = () => { readonly left: number; readonly right: number };

export interface FlyoutProps {
  readonly panel: HTMLElement;
  /** The item that contains the submenu. */
  readonly beside: HTMLElement;
  /** Whether the submenu opens at the item's side instead of below the item. */
  readonly isBeside: boolean;
  /** Side of the item where the submenu opens. @default the inline end */
  readonly side: 'left' | 'right' | undefined;
  /**
   * Measures the left and right edge of a submenu that is as wide as another element; null if it is placed at its item and has
   * its own width.
   */
  readonly across: Across | null;
  readonly isOpen: boolean;
}

export type FlyoutView = (props: FlyoutProps) => ReactNode;

/** Places a submenu beside or below its item, and flips or shifts it if it would leave the window. */
export function Flyout({ panel, beside, isBeside, side, across, isOpen }: FlyoutProps): ReactNode {
  const [width, setWidth] = useState<number | null>(null);
  const end = side ?? (directionOf(beside) === 'rtl' ? 'left' : 'right');
  // In the menu plugin's markup, a submenu with `data-position="relative"` starts at its item.
  const isAligned = panel.dataset.position === 'relative';
  const reference = useMemo(() => {
    if (!across) return beside;
    return {
      contextElement: beside,
      getBoundingClientRect() {
        const row = beside.getBoundingClientRect();
        const { left, right } = across();
        return isAligned ? row : new DOMRect(left, row.top, right - left, row.height);
      },
    };
  }, [across, beside, isAligned]);
  const measureWidth = useStable(() => {
    if (!across) return;
    const { left, right } = across();
    setWidth(right - left);
  });
  const middleware = useMemo(() => [size({ apply: measureWidth }), flip(), shift()], [measureWidth]);
  const { x, y, isPositioned } = useFloating({
    elements: { reference, floating: panel },
    placement: isBeside ? `${end}-start` : 'bottom-start',
    transform: false,
    middleware,
    open: isOpen,
    ...(isOpen && { whileElementsMounted: autoUpdate }),
  });
  const isLast = !panel.querySelector('.iyim-submenu');
  const space = useSpaceBelow(panel, isOpen && isPositioned && isLast);
  return (
    <Enhance
      of={panel}
      styles={{
        ...((isPositioned || !isOpen) && { left: `${x}px`, right: 'auto', top: `${y}px` }),
        ...(across && width !== null && { width: `${width}px` }),
        ...(space && { maxHeight: space, overflowY: 'auto' }),
      }}
    />
  );
}
