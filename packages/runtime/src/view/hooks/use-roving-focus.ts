import { isPlainKey } from '../../host-page/dom/presses.ts';
import { directionOf } from '../../signals/direction.ts';
import type { Bindings } from '../bindings.ts';

/** Direction of a key's move in a group of items. */
export type Move = 'next' | 'previous' | 'first' | 'last';

/** Layout of the items: a row leaves ArrowUp and ArrowDown to page scrolling, a column ArrowLeft and ArrowRight. */
export type Axis = 'row' | 'column';

/**
 * Returns the move that a key makes in a group's writing direction: in rtl the next item is on the left (SW-3). Without an axis
 * all four arrow keys move, as in radio groups.
 */
export function moveOf(key: string, direction: 'rtl' | 'ltr', axis?: Axis): Move | undefined {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (axis !== 'row' && key === 'ArrowDown') return 'next';
  if (axis !== 'row' && key === 'ArrowUp') return 'previous';
  if (axis === 'column' || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined;
  return (key === 'ArrowLeft') === (direction === 'rtl') ? 'next' : 'previous';
}

/** Returns the index a move arrives at. Skips disabled items and wraps around at the ends; -1 if every item is disabled. */
export function destination(disabled: readonly boolean[], from: number, move: Move): number {
  const enabled = disabled.flatMap((off, index) => (off ? [] : [index]));
  const [first = -1] = enabled;
  const last = enabled.at(-1) ?? -1;
  if (move === 'first') return first;
  if (move === 'last') return last;
  if (move === 'next') return enabled.find((index) => index > from) ?? first;
  return enabled.findLast((index) => index < from) ?? last;
}

export interface RovingItem {
  readonly element: HTMLElement;
  /** Whether the keys skip the item. @default false */
  readonly isDisabled?: boolean;
}

export interface RovingOptions {
  /** Index of the item that Tab reaches. If that item is missing or disabled, Tab reaches the first enabled item. */
  readonly stop: number;
  /** Called after a key has moved the focus to another item. */
  readonly onMove: (index: number) => unknown;
  /** @default all four arrow keys move */
  readonly axis?: Axis;
}

/**
 * Gives a group of items one tab stop, and moves between them with the arrow keys, Home and End, as in the ARIA patterns for
 * radio groups and tabs. Returns the bindings of an item by its index. Keys with a modifier, and keys pressed in a control
 * inside an item, are ignored.
 */
export function useRovingFocus(
  items: readonly RovingItem[],
  { stop, onMove, axis }: RovingOptions,
): (index: number) => Pick<Bindings, 'tabIndex' | 'onKeyDown'> {
  const disabled = items.map(({ isDisabled = false }) => isDisabled);
  const at = disabled[stop] === false ? stop : destination(disabled, -1, 'first');
  return (index) => ({
    tabIndex: index === at ? 0 : -1,
    onKeyDown(event) {
      const { key, target, currentTarget } = event;
      if (!isPlainKey(event)) return;
      const move = target === currentTarget && moveOf(key, directionOf(currentTarget as Element), axis);
      const next = move ? destination(disabled, index, move) : -1;
      if (next < 0) return;
      event.preventDefault();
      items[next]?.element.focus();
      onMove(next);
    },
  });
}
