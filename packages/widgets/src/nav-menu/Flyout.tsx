import { autoUpdate, flip, shift, useFloating } from '@floating-ui/react-dom';
import { directionOf, Enhance } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { useSpaceBelow } from '../../shared/menu/use-space.ts';

export interface FlyoutProps {
  readonly panel: HTMLElement;
  /** The item that contains the submenu. */
  readonly beside: HTMLElement;
  /** Whether the submenu opens at the item's side instead of below the item. */
  readonly isBeside: boolean;
  readonly isOpen: boolean;
}

export type FlyoutView = (props: FlyoutProps) => ReactNode;

const MIDDLEWARE = [flip(), shift()];

/** Places a submenu beside or below its item, and flips or shifts it if it would leave the window. */
export function Flyout({ panel, beside, isBeside, isOpen }: FlyoutProps): ReactNode {
  const end = directionOf(beside) === 'rtl' ? 'left' : 'right';
  const { x, y, isPositioned } = useFloating({
    elements: { reference: beside, floating: panel },
    placement: isBeside ? `${end}-start` : 'bottom-start',
    transform: false,
    middleware: MIDDLEWARE,
    open: isOpen,
    ...(isOpen && { whileElementsMounted: autoUpdate }),
  });
  const isLast = !panel.querySelector('ul, ol');
  const space = useSpaceBelow(panel, isOpen && isPositioned && isLast);
  return (
    <Enhance
      of={panel}
      styles={{
        ...((isPositioned || !isOpen) && { left: `${x}px`, right: 'auto', top: `${y}px` }),
        ...(space && { maxHeight: space, overflowY: 'auto' }),
      }}
    />
  );
}
