/** Where a key goes in a group of radio items. */
export type Move = 'next' | 'previous' | 'first' | 'last';

/** A key's meaning in the group's writing direction: in rtl the next item is on the left (SW-3). */
export function moveOf(key: string, direction: 'rtl' | 'ltr'): Move | undefined {
  switch (key) {
    case 'ArrowDown':
      return 'next';
    case 'ArrowUp':
      return 'previous';
    case 'ArrowLeft':
      return direction === 'rtl' ? 'next' : 'previous';
    case 'ArrowRight':
      return direction === 'rtl' ? 'previous' : 'next';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}

/** The item a move arrives at: disabled items are passed over, and the ends meet. -1 when no item can be chosen. */
export function destination(disabled: readonly boolean[], from: number, move: Move): number {
  const enabled = disabled.flatMap((off, index) => (off ? [] : [index]));
  const [first = -1] = enabled;
  const last = enabled.at(-1) ?? -1;
  if (move === 'first') return first;
  if (move === 'last') return last;
  if (move === 'next') return enabled.find((index) => index > from) ?? first;
  return enabled.findLast((index) => index < from) ?? last;
}
