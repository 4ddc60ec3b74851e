import { autoUpdate, flip, shift, useFloating } from '@floating-ui/react-dom';
import { directionOf, Enhance } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { useRoomBelow } from '../../shared/menu/use-room.ts';

export interface FlyoutProps {
  readonly panel: HTMLElement;
  /** Its item. */
  readonly beside: HTMLElement;
  /** Opens at the item's side instead of below it. */
  readonly isBeside: boolean;
  readonly isOpen: boolean;
}

export type FlyoutView = (props: FlyoutProps) => ReactNode;

const MIDDLEWARE = [flip(), shift()];

/** Places a submenu at its item, at the other side where it would leave the window. */
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
  const room = useRoomBelow(panel, isOpen && isPositioned && isLast);
  return (
    <Enhance
      of={panel}
      styles={{
        ...((isPositioned || !isOpen) && { left: `${x}px`, right: 'auto', top: `${y}px` }),
        ...(room && { maxHeight: room, overflowY: 'auto' }),
      }}
    />
  );
}
